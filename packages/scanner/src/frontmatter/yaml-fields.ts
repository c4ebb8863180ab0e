import { latin1 } from '../utf8.ts';

/** A scalar as read from a metadata block, not yet decoded from UTF-8. */
export interface RawField {
  readonly key: string;
  /** Counted from 0 at the first line of the content. */
  readonly line: number;
  readonly value: string;
}

/** The top-level scalars of YAML `content`, read line by line. */
export function* yamlFields(content: string): Generator<RawField> {
  const lines = content.split(/\r?\n/);
  for (const [line, text] of lines.entries()) {
    const found = ENTRY.exec(text);
    if (found === null) continue;
    const [, double, single, plain = '', rest = ''] = found;
    const value = scalar(lines, line, rest.trim());
    if (value === undefined) continue;
    yield { key: unescaped(double) ?? single?.replaceAll("''", "'") ?? plain, line, value };
  }
}

// A key at the start of its line, double quoted, single quoted or plain, its colon, and the rest.
const ENTRY =
  /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|((?:[^\s"'#\-?:,[\]{}&*!|>%@`]|[-?:](?=[^\s:#]))(?:[^:#]|:(?=\S)){0,255}))[ \t]*:(?:[ \t]+(.*))?$/;

/** The value that begins with `rest` on line `line`; `undefined` if it is no scalar on that line. */
function scalar(lines: readonly string[], line: number, rest: string): string | undefined {
  if (rest === '' || rest.startsWith('#')) return undefined;
  if (rest.startsWith('"')) {
    return unescaped(/^"((?:[^"\\]|\\.)*)"[ \t]*(?:$|[ \t]#)/.exec(rest)?.[1]);
  }
  if (rest.startsWith("'")) {
    return /^'((?:[^']|'')*)'[ \t]*(?:$|[ \t]#)/.exec(rest)?.[1]?.replaceAll("''", "'");
  }
  if (/^[[\]{}&*!|>%@`,]/.test(rest)) return undefined;
  const comment = rest.search(/[ \t]#/);
  if (comment >= 0) return rest.slice(0, comment).trimEnd();
  return folded(lines, line, rest);
}

/** A plain scalar with the indented lines that continue it, as YAML folds them. */
function folded(lines: readonly string[], line: number, first: string): string {
  let value = first;
  let empty = 0;
  for (let at = line + 1; at < lines.length && value.length < FOLDED_LIMIT; at += 1) {
    const text = lines[at] ?? '';
    const content = text.trim();
    if (content === '') {
      empty += 1;
      continue;
    }
    if (!/^[ \t]/.test(text) || content.startsWith('#')) break;
    value += (empty === 0 ? ' ' : '\n'.repeat(empty)) + content.replace(/[ \t]+#.*$/, '');
    if (/[ \t]#/.test(content)) break;
    empty = 0;
  }
  return value;
}

/** How far a scalar is followed over lines, in bytes. */
const FOLDED_LIMIT = 4096;

function unescaped(quoted: string | undefined): string | undefined {
  return quoted?.replace(/\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|(.))/g, decodeEscape);
}

function decodeEscape(
  whole: string,
  byte: string | undefined,
  unit: string | undefined,
  letter: string | undefined,
): string {
  const code = byte ?? unit;
  if (code !== undefined) return latin1(String.fromCodePoint(Number.parseInt(code, 16)));
  return letter === undefined ? whole : (ESCAPES[letter] ?? letter);
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1B',
  f: '\f',
  v: '\v',
  _: '\xC2\xA0',
  N: '\xC2\x85',
};
