import { Buffer } from 'node:buffer';

/** What a terminal or a reader would act on or not show, written out. */
const HOSTILE: readonly string[] = [
  ...range(0x01, 0x1f),
  ...range(0x7f, 0x9f),
  ...range(0x200b, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x2064),
  ...range(0x2066, 0x206f),
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180e', '\u3164'],
  ...['\ufeff', '\uffa0', '\ufff9', '\ufffa', '\ufffb', '\u{e0001}', '\u{e0041}', '\u{1d173}'],
];

/** Sequences that mean something to a terminal, a log of CI or a reader of Markdown. */
const SEQUENCES: readonly string[] = [
  ...[
    '\u001b[2J',
    '\u001b]0;title\u0007',
    '\u001b]8;;http:x\u0007',
    '\u009b31m',
    '\r\n',
    '\n\n# x',
  ],
  ...[
    '::error::x',
    '##[error]x',
    '`',
    '```',
    '|',
    '[x](y)',
    '<b>',
    '*',
    '_',
    '&lt;',
    '\\',
    '"',
    "'",
  ],
  ...['$(id)', ';id', '--format=json', '%0a', '\t', ' ', '~', '{}', '!', 'é', '日本', '👩‍👩‍👧'],
];

/** 500 names of documents, each of which nobody would choose; no slash, no NUL, 255 bytes at most. */
export const HOSTILE_NAMES: readonly string[] = distinct([
  ...HOSTILE.flatMap((code) => [`${code}.md`, `a${code}b.md`, `${code}${code}${code}.md`]),
  ...SEQUENCES.flatMap((text) => [`${text}.md`, `a${text}b.md`, `-${text}.md`]),
  `${'n'.repeat(252)}.md`,
  `${'\u202e'.repeat(84)}.md`,
  ...Array.from({ length: 500 }, (_, n) => {
    const [one, other] = [HOSTILE[n % HOSTILE.length], SEQUENCES[n % SEQUENCES.length]];
    return `${n}${one}${other}${HOSTILE[(n * 7) % HOSTILE.length]}.md`;
  }),
]).slice(0, 500);

/** Names that are no UTF-8, as bytes. */
export const UNDECODABLE_NAMES: readonly Buffer[] = [
  [0xff, 0x2e, 0x6d, 0x64],
  [0xc3, 0x28, 0x2e, 0x6d, 0x64],
  [0xed, 0xa0, 0x80, 0x2e, 0x6d, 0x64],
  [0xc0, 0xaf, 0x2e, 0x6d, 0x64],
].map((bytes) => Buffer.from(bytes));

function range(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
