import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownCode, markdownCodeCell, markdownText, visible, visibleJson } from './visible.ts';

// What no output may hold raw: C0 (but the line break), DEL, C1, bidirectional and zero-width characters.
const RAW =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

// biome-ignore format: a table is read by column
test.each([
  // case                 text                        shown
  ['plain',               'docs/a.md',                'docs/a.md'],
  ['accents and CJK',     'docs/é漢字.md',            'docs/é漢字.md'],
  ['emoji with selector', '⚠️.md',                    '⚠️.md'],
  ['newline',             'a\nb.md',                  'a\\u{a}b.md'],
  ['escape',              'a\u001b[31mb.md',          'a\\u{1b}[31mb.md'],
  ['delete',              'a\u007fb',                 'a\\u{7f}b'],
  ['C1 CSI',              'a\u009b31mb',              'a\\u{9b}31mb'],
  ['right-to-left',       'a\u202egpj.md',            'a\\u{202e}gpj.md'],
  ['isolate',             'a\u2066b',                 'a\\u{2066}b'],
  ['zero width space',    'a\u200bb',                 'a\\u{200b}b'],
  ['zero width joiner',   'a\u200db',                 'a\\u{200d}b'],
  ['byte order mark',     '\ufeffa',                  '\\u{feff}a'],
  ['line separator',      'a\u2028b',                 'a\\u{2028}b'],
  ['soft hyphen',         'a\u00adb',                 'a\\u{ad}b'],
  ['Hangul filler',       'a\u3164b',                 'a\\u{3164}b'],
  ['tag character',       'a\u{e0041}b',              'a\\u{e0041}b'],
  ['lone surrogate',      'a\ud800b',                 'a\\u{d800}b'],
] as const)('%s', (_case, text, shown) => {
  expect(visible(text)).toBe(shown);
});

const anyText = fc.string({ unit: 'binary' });

test('no output holds such a character raw', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const outputs = [
        visible(text),
        visibleJson({ [text]: [text] }),
        markdownText(text),
        markdownCode(text),
        markdownCodeCell(text),
      ];
      for (const output of outputs) expect(output).not.toMatch(RAW);
    }),
    { numRuns: 2000 },
  );
});

test('the JSON is still the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), anyText, (value, text) => {
      expect(JSON.parse(visibleJson([value, text]))).toEqual(
        JSON.parse(JSON.stringify([value, text])),
      );
    }),
    { numRuns: 1000 },
  );
});

// biome-ignore format: a table is read by column
test.each([
  ['plain',            'docs/a.md',  '`docs/a.md`',       '`docs/a.md`'],
  ['a backtick',       'a`b.md',     '`` a`b.md ``',      '`` a`b.md ``'],
  ['two backticks',    'a``b`c',     '``` a``b`c ```',    '``` a``b`c ```'],
  ['a bar',            'a|b.md',     '`a|b.md`',          '`a\\|b.md`'],
  ['spaces around it', ' a.md ',     '`  a.md  `',        '`  a.md  `'],
  ['a space before',   ' a.md',      '` a.md`',           '` a.md`'],
] as const)('code span: %s', (_case, text, shown, cell) => {
  expect([markdownCode(text), markdownCodeCell(text)]).toEqual([shown, cell]);
});

test('nothing in Markdown text is markup', () => {
  expect(markdownText('<img src=x> [a](b) *c* `d` |')).toBe(
    '\\<img src=x\\> \\[a\\]\\(b\\) \\*c\\* \\`d\\` \\|',
  );
});
