import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { VerdictQuote } from '../verdicts.ts';
import { linesOf, quotedLines, quoteFault, reportQuotes } from './quotes.ts';

const TEXT = '# Plan\n\n- [x] one\n- [x] two\n\n- [x] one\nend\n';
const lines = linesOf(TEXT);
const told = (first: number, last: number, text: string, of = lines): string => {
  const fault = quoteFault({ lines: [first, last], text }, of);
  return fault === undefined ? '-' : `${fault.field}: ${fault.problem}: ${fault.right}`;
};

// biome-ignore format: a table is read by column
test.each([
  // text              lines
  ['',                 []],
  ['a',                ['a']],
  ['a\n',              ['a']],
  ['a\n\n',            ['a', '']],
  ['a\r\nb\rc\n',      ['a', 'b', 'c']],
  ['\ufeffa\n',        ['a']],
  ['\n',               ['']],
] as const)('lines of %j', (text, expected) => {
  expect(linesOf(text)).toEqual(expected);
});

test('a typographic apostrophe stands for a plain one, and for nothing else', () => {
  const of = linesOf("It's ours.\nIt’s theirs.\n");
  expect(told(1, 2, 'It’s ours.\nIt’s theirs.', of)).toBe('-');
  expect(told(2, 2, "It's theirs.", of)).toBe('-');
  expect(told(1, 1, 'It`s ours.', of)).toContain('text: line 1 stands as');
});

const AS_THEY_STAND = 'these lines exactly as they stand';

// biome-ignore format: a table is read by column
test.each([
  // case                         first  last  text                     fault
  ['as it stands',                1,     1,    '# Plan',                '-'],
  ['several lines',               3,     4,    '- [x] one\n- [x] two',  '-'],
  ['... with CRLF',               3,     4,    '- [x] one\r\n- [x] two', '-'],
  ['... with the last line end',  3,     4,    '- [x] one\n- [x] two\n', '-'],
  ['an empty line',               2,     2,    '',                      '-'],
  ['... with its end',            2,     2,    '\n',                    '-'],
  ['all',                         1,     7,    TEXT,                    '-'],
  ['a blank more',                1,     1,    '# Plan ',               `text: line 1 stands as "# Plan": ${AS_THEY_STAND}`],
  ['a tick less',                 3,     4,    '- [x] one\n- [ ] two',  `text: line 4 stands as "- [x] two": ${AS_THEY_STAND}`],
  ['another case',                1,     1,    '# plan',                `text: line 1 stands as "# Plan": ${AS_THEY_STAND}`],
  ['a part of a line',            1,     1,    'Plan',                  `text: line 1 stands as "# Plan": ${AS_THEY_STAND}`],
  ['fewer lines',                 3,     4,    '- [x] one\n',           `text: line 4 stands as "- [x] two": ${AS_THEY_STAND}`],
  ['more lines than said',        3,     3,    '- [x] one\n- [x] two',  'lines: the text stands at lines [3, 4]: [3, 4]'],
  ['more lines, and others',      3,     3,    'a\nb',                  `text: the text has 2 lines, and [3, 3] are 1: ${AS_THEY_STAND}`],
  ['other lines',                 1,     1,    '- [x] two',             'lines: the text stands at lines [4, 4]: [4, 4]'],
  ['lines of twice',              7,     7,    '- [x] one',             'lines: the text stands at lines [3, 3], [6, 6]: [3, 3] or [6, 6]'],
  ['a line beyond the end',       8,     8,    'x',                     'lines: [8, 8], and the document has 7 lines: lines that are there'],
  ['... that stands elsewhere',   8,     8,    'end',                   'lines: the text stands at lines [7, 7]: [7, 7]'],
  ['... very far beyond',         1,     1e300, '# Plan',               'lines: the text stands at lines [1, 1]: [1, 1]'],
  ['... and empty',               8,     8,    '',                      'lines: [8, 8], and the document has 7 lines: lines that are there'],
  ['turned around',               4,     3,    '- [x] one\n- [x] two',  'lines: 4 comes after 3: [3, 4]'],
  ['nothing for something',       1,     1,    '',                      `text: line 1 stands as "# Plan": ${AS_THEY_STAND}`],
] as const)('%s', (_case, first, last, text, fault) => {
  expect(told(first, last, text)).toBe(fault);
});

test('what stands there is shortened', () => {
  expect(told(1, 1, 'y', linesOf('x'.repeat(5000)))).toMatch(/^text: line 1 stands as "x+…x+": /);
  expect(told(1, 1, 'y', linesOf('x'.repeat(5000))).length).toBeLessThan(200);
});

test('a byte order mark is no part of the first line', () => {
  expect(told(1, 1, '# Plan', linesOf(`\ufeff${TEXT}`))).toBe('-');
  expect(told(1, 1, '\ufeff# Plan')).toBe('-');
  expect(told(3, 3, '\ufeff- [x] one')).not.toBe('-');
});

test('a report keeps the hash of the lines, whatever their ends', () => {
  const kept = (text: string) =>
    reportQuotes([{ lines: [3, 4], text: '' }], linesOf(text), (hashed) => `hash of ${hashed}`);
  expect(kept(TEXT)).toEqual([{ lines: [3, 4], sha256: 'hash of - [x] one\n- [x] two' }]);
  expect(kept(TEXT.replaceAll('\n', '\r\n'))).toEqual(kept(TEXT));
});

test('lines that are quoted twice are counted once', () => {
  const quote = (first: number, last: number): VerdictQuote => ({ lines: [first, last], text: '' });
  expect(quotedLines([quote(6, 7), quote(2, 3), quote(3, 6)])).toEqual([1, 2, 3, 4, 5, 6]);
});

test('exactly what stands at the lines is right, and what is told as right is', () => {
  const line = fc.constantFrom('', 'a', 'b', 'a b', 'ä');
  const document = fc.array(line, { minLength: 1, maxLength: 8 });
  const said = fc.array(line, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(
      document,
      said,
      fc.integer({ min: 1, max: 9 }),
      fc.nat(3),
      (all, text, first, more) => {
        const of = linesOf(`${all.join('\n')}\n`);
        const last = first + more;
        const quote: VerdictQuote = { lines: [first, last], text: text.join('\n') };
        const fault = quoteFault(quote, of);
        const stands = of.slice(first - 1, last);
        const isThere = last <= of.length && stands.join('\n') === text.join('\n');
        if (isThere) expect(fault).toBeUndefined();
        for (const [, one, other] of (fault?.right ?? '').matchAll(/\[(\d+), (\d+)\]/g)) {
          const told: VerdictQuote = { ...quote, lines: [Number(one), Number(other)] };
          expect(quoteFault(told, of)).toBeUndefined();
        }
      },
    ),
    { numRuns: 3000 },
  );
});
