import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { latin1 } from '../utf8.ts';
import { readMarkdown } from './read-markdown.ts';
import type { Structure } from './structure.ts';

/**
 * How many characters reading `text` looks at, by whatever method of a string. A slice looks at none:
 * it is a reference.
 */
function work(text: string): number {
  let looked = 0;
  const { charCodeAt, indexOf, includes, replace, startsWith } = String.prototype;
  const counting = {
    charCodeAt(this: string, at: number): number {
      looked += 1;
      return charCodeAt.call(this, at);
    },
    indexOf(this: string, what: string, from = 0): number {
      const found = indexOf.call(this, what, from);
      looked += (found < 0 ? this.length : found) - from;
      return found;
    },
    includes(this: string, what: string): boolean {
      looked += this.length;
      return includes.call(this, what);
    },
    replace(this: string, what: RegExp, by: () => string): string {
      looked += this.length;
      return replace.call(this, what, by);
    },
    startsWith(this: string, what: string, at?: number): boolean {
      looked += what.length;
      return startsWith.call(this, what, at);
    },
  };
  Object.assign(String.prototype, counting);
  try {
    readMarkdown(text);
  } finally {
    Object.assign(String.prototype, { charCodeAt, indexOf, includes, replace, startsWith });
  }
  return looked;
}

const bare = (text: string): string => text;
const afterText = (text: string): string => `x ${text}\n\n[a]: b\n`;
const inHtml = (text: string): string => `<div>\n${text}`;

test.each([
  ...['[', '![', '[[', ']', '[]', '[a]', '[a][', '[a](', '[a](b', '[a](<b', '[a](b "', "[a](b '"],
  ...[
    '[a](b (',
    '[\\]',
    '[a\n',
    '![[a](b)',
    '(',
    '\\',
    '`',
    '` ',
    '`` ` ',
    '<',
    '<a',
    '<a ',
    '</a ',
  ],
  ...['<a b="', "<a b='", '<a b="c" ', '<a b=\'" ', '<a\nb=c\n', '<!--', '<!-- -', '<?', '<!A'],
  ...['<![CDATA[', '<a:', '<a@', '{/*', '{', '*', '_', '&', '&#', '|', '\\|', '|a\n', '|a\n|-\n'],
  ...['|-|\n', '|[a](b)', '>', '> ', '>\n', '> a\n', '> [a\n', '- ', '- a\n', '-\n', '1. ', '-\t'],
  ...[
    '- <!--\n',
    '> <!-- a\n',
    '<div>\n',
    '<div>[',
    '<div><',
    '<script>',
    '<script>\n',
    '<p>a\n\n',
  ],
  ...['# a}\n', '# {\n', '# #', '#', '=\n', 'a\n=\n', '[a]:', '[a]: b\n', '[a]:\n', '[a]: b "\n'],
  ...['```\n', '```', '``` `\n', '~~~\n', '    a\n', '\t', ' ', ' \n', '\r', '\r\n', '\n', '---\n'],
  ...['é', '{#a}\n', 'import a from\n', '* * ', '<a href="b">\n', '<A b={', '<A {', 'a <b c="d\n'],
])('reading a repeated %j looks at no more characters than in proportion', (unit) => {
  for (const around of [bare, afterText, inHtml]) {
    const once = work(around(unit.repeat(500)));
    const twice = work(around(unit.repeat(1000)));
    const fourfold = work(around(unit.repeat(2000)));
    // Limits are reached at first; from then on twice the text is twice the work.
    expect(fourfold - twice).toBeLessThan(2.2 * (twice - once) + 20_000);
    expect(fourfold).toBeLessThan(100 * around(unit.repeat(2000)).length);
  }
});

// biome-ignore format: a table is read by column
test.each([
  ['openings before closings',        (n: number) => `${'['.repeat(n)}${'](b)'.repeat(n)}`],
  ['images in images',                (n: number) => `${'!['.repeat(n)}${'](b)'.repeat(n)}`],
  ['brackets before links',           (n: number) => `${'['.repeat(n)}${'[a](b)'.repeat(n)}`],
  ['runs of every length',            (n: number) => ladder('`', n)],
  ['runs of every length, twice',     (n: number) => ladder('`', n) + ladder('`', n)],
  ['one quote open, others to come',  (n: number) => `<a b="${"<a b='x".repeat(n)}`],
  ['tags within quotes of tags',      (n: number) => `<a k="<a k=' " k=' `.repeat(n)],
  ['a tag of many attributes',        (n: number) => `${'<a '.repeat(10)}${'b '.repeat(n)}`],
  ['a row of many cells',             (n: number) => `${'|[a]'.repeat(n)}|\n${'|-'.repeat(n)}|\n${'|`b`'.repeat(n)}|`],
  ['a quote deeper than any',         (n: number) => `${'> '.repeat(n)}[a](b)\n`.repeat(2)],
  ['items deeper than any',           (n: number) => Array.from({ length: 150 }, (_, at) => `${'  '.repeat(at)}- a\n`).join('').repeat(n / 1000)],
  ['a title over many lines',         (n: number) => `[a]: b "${'c\n'.repeat(n)}`],
  ['a heading of blanks',             (n: number) => `a${' '.repeat(n)}b\n===\n`],
  ['code of blanks',                  (n: number) => `\`a${' '.repeat(n)}b\nc\``],
] as const)('reading %s takes work in proportion', (_case, text) => {
  const once = work(text(1000));
  const fourfold = work(text(4000));
  expect(fourfold / text(4000).length).toBeLessThan(1.3 * (once / text(1000).length) + 2);
});

function ladder(unit: string, characters: number): string {
  let text = '';
  for (let length = 1; text.length < characters; length += 1) text += `${unit.repeat(length)} `;
  return text;
}

test('whatever the text, it has a structure that lies within it', () => {
  const pieces = fc.constantFrom(
    ...'[]()!<>`\\|{}#*-+_=:"\'&;/?~^ab1. \t\n\r\u0000é文'.split(''),
    ...['\n\n', '    ', '<!--', '-->', '{/*', '*/}', '```', '> ', '- ', '1. ', '[a]: b', '---\n'],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (all) => {
      const text = latin1(all.join(''));
      expect(outside(readMarkdown(text), text)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

/** What of a structure is not where it says. */
function outside(structure: Structure, text: string): unknown[] {
  const { links, codeSpans, fences, headings, prose, lines } = structure;
  const lineAt = (at: number) => text.slice(0, at).replace(/\r\n?/g, '\n').split('\n').length;
  const ranges = [...links, ...codeSpans, ...fences];
  const wrong: unknown[] = ranges.filter(
    ({ start, end }) => !(0 <= start && start <= end && end <= text.length),
  );
  wrong.push(...links.filter(({ line, start }) => lineAt(start) !== line));
  wrong.push(...codeSpans.filter(({ line, start }) => line > lineAt(start)));
  wrong.push(...headings.filter(({ line, start }) => lineAt(start) !== line));
  wrong.push(...fences.filter(({ line, endLine }) => line > endLine || endLine > lines));
  for (let at = 0; at < prose.length; at += 3) {
    const [line = 0, start = 0, end = 0] = prose.slice(at, at + 3);
    if (lineAt(start) !== line || start > end || /\n/.test(text.slice(start, end)))
      wrong.push(line);
  }
  const starts = links.map(({ start }) => start);
  if (starts.some((start, index) => start < (starts[index - 1] ?? 0))) wrong.push('order');
  return wrong;
}
