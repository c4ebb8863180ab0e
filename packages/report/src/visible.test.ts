import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
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

// biome-ignore format: a table is read by column
test.each([
  // case                        text                               as Markdown
  ['parentheses',                'a (line 3)',                      'a (line 3)'],
  ['a number sign in a line',    'fixed in #299',                   'fixed in #299'],
  ['... and at the beginning',   '# 299',                           '\\# 299'],
  ['a low line in a word',       'test_auth of a__b_c',             'test_auth of a__b_c'],
  ['... and at its ends',        '_test_ __init__.py a_',           '\\_test\\_ \\_\\_init\\_\\_.py a\\_'],
  ['... beside a sign',          'a_-_b',                           'a\\_-\\_b'],
  ['a star by itself',           '3 * 4',                           '3 * 4'],
  ['... and others',             '* a *b* **c**',                   '\\* a \\*b\\* \\*\\*c\\*\\*'],
  ['exclamation marks',          'so! ![a](b)',                     'so! ![a\\](b)'],
  ['brackets',                   'a [x] and [1]',                   'a [x] and [1]'],
  ['... of a link',              'a [b](c) [d][e] f[g]: h',         'a [b\\](c) [d\\][e] f[g\\]: h'],
  ['... at the beginning',       '[x] done',                        '\\[x] done'],
  ['braces, plus and minus',     'a {b} + c - d, e-f, --g',         'a {b} + c - d, e-f, --g'],
  ['an option first',            '-v is gone',                      '-v is gone'],
  ['items of a list',            '- a',                             '\\- a'],
  ['... of another kind',        '+ a',                             '\\+ a'],
  ['... with numbers',           '12. a',                           '12\\. a'],
  ['... and parentheses',        '1) a',                            '1\\) a'],
  ['a version first',            '1.2 is out',                      '1.2 is out'],
  ['a quotation',                '> a',                             '\\> a'],
  ['an arrow',                   'a -> b, a > b, a => b',           'a -> b, a > b, a => b'],
  ['a rule',                     '---',                             '\\---'],
  ['an underline',               '==',                              '\\=='],
  ['a tag',                      'a <b>c</b> < d',                  'a \\<b>c\\</b> < d'],
  ['an address',                 '<1@evil.test>',                   '\\<1@evil.test>'],
  ['an entity',                  '&lt; &#60; &#x3c; a & b &c AT&T', '\\&lt; \\&#60; \\&#x3c; a & b &c AT&T'],
  ['... without its end',         'a &lt and AT&T',                  'a &lt and AT&T'],
  ['code',                       'a `b`',                           'a \\`b\\`'],
  ['bars and tildes',            'a | b ~c~',                       'a \\| b \\~c\\~'],
  ['a backslash in a path',      'C:\\docs\\a.md',                  'C:\\docs\\a.md'],
  ['... before a sign',          '\\* \\_ \\',                      '\\\\\\* \\\\\\_ \\\\'],
  ['what was made visible',      'a\u202eb',                        'a\\u{202e}b'],
  ['spaces at either end',       '    a  ',                         'a'],
] as const)('Markdown text: %s', (_case, text, shown) => {
  expect(markdownText(text)).toBe(shown);
});

// As lenient as a reader of Markdown can be: HTML is let through.
const markdown = new MarkdownIt({ html: true });

/** Where a text may stand, and what a reader of Markdown makes of it there if it is nothing but text. */
// biome-ignore format: a table is read by column
const FRAMES: readonly (readonly [string, (text: string) => string, (shown: string) => string])[] = [
  ['after words',     (text) => `Why: ${text}\n`,          (shown) => `<p>Why: ${shown}</p>\n`],
  ['before words',    (text) => `${text} (line 3).\n`,     (shown) => `<p>${shown} (line 3).</p>\n`],
  ['alone',           (text) => `${text}\n`,               (shown) => `<p>${shown}</p>\n`],
  ['on a later line', (text) => `a\n${text}\nb\n`,         (shown) => `<p>a\n${shown}\nb</p>\n`],
  ['in a list',       (text) => `- ${text}\n`,             (shown) => `<ul>\n<li>${shown}</li>\n</ul>\n`],
  ['twice in a cell', (text) => `|a|\n|-|\n| ${text}<br>${text} |\n`, (shown) => `<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>${shown}<br>${shown}</td>\n</tr>\n</tbody>\n</table>\n`],
];

/** Spaces of any kind make no markup, and of those at an end some go. */
const unspaced = (text: string) => text.replace(/\s+/gu, '');

function showsAsItIs(text: string): void {
  const shown = markdown.utils.escapeHtml(visible(text));
  if (unspaced(shown) === '') return;
  for (const [place, put, html] of FRAMES) {
    const rendered = markdown.render(put(markdownText(text)));
    expect([place, unspaced(rendered)]).toEqual([place, unspaced(html(shown))]);
  }
}

describe('Markdown text shows as it is', () => {
  const SIGNS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
  // biome-ignore format: a table is read by column
  const AROUND: readonly ((sign: string) => string)[] = [
    (sign) => sign,
    (sign) => `${sign} a`,            (sign) => `a ${sign}`,            (sign) => `a ${sign} b`,
    (sign) => `${sign}a${sign}`,      (sign) => `a${sign}b${sign}c`,    (sign) => `a ${sign}b${sign} c`,
    (sign) => `${sign}${sign}a${sign}${sign}`, (sign) => `${sign.repeat(3)}`, (sign) => `${sign.repeat(3)} a`,
    (sign) => `${sign} ${sign} ${sign}`, (sign) => `\\${sign}a\\${sign}`, (sign) => `1${sign} a`,
    (sign) => `(${sign}a${sign})`,    (sign) => `a${sign} b ${sign}c`,  (sign) => `é${sign}漢${sign}字`,
  ];

  test.each(SIGNS)('%s, wherever it stands', (sign) => {
    for (const around of AROUND) showsAsItIs(around(sign));
    for (const other of SIGNS) {
      for (const text of [`${sign}${other}`, `${sign}a${other}`, `a${sign}${other}b`]) {
        showsAsItIs(text);
      }
    }
  });

  // biome-ignore format: a table is read by column
  test.each([
    '[a](b)', '![a](b)', '[a] (b)', '[a][b]', '[a]: b', '[^1]: a', '[x] a', '[[a](b)](c)', '[`a`](b)', '[a](<b c>)',
    '<b>', '</b>', '<!-- a', '<!-- a -->', '<?a?>', '<!A b>', '<![CDATA[a]]>', '<https://a.b>', '<a@b.c>', '<1@b.c>', '<\\@b.c>', '<a\\>b>',
    '&lt;', '&lt', '&#60;', '&#x3c;', '&amp;lt;', '\\&lt;', '1. a', '1) a', '123456789. a', '1234567890. a', '1.', '- - -', '* * *', '_ _ _',
    '# a #', '###### a', '####### a', '> [!NOTE]', '~~~', '```', '~~a~~', '=', '===', '- [ ] a', '| a | b |', ':-:', '--- | ---', '|-|',
    '***a***', '*a _b* c_', '**a*b**', '_a_b_', '__a__b', 'a*b*c', '*(*a*)*', '"*a*"', '\\', '\\\\', 'a\\', '\\`', '`\\`', '`` ` ``',
    'a\nb', 'a  \nb', '\ta', '\u00a0# a', '\u3000- a', '\u2003*a*',
  ])('%j', showsAsItIs);

  test('whatever it is made of', () => {
    const part = fc.constantFrom(
      ...SIGNS,
      ...SIGNS,
      ' ',
      ' ',
      'a',
      'b',
      '1',
      '\\',
      'é',
      '漢',
      '😀',
      '\u00a0',
      '\n',
      'lt;',
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      anyText,
    );
    fc.assert(fc.property(text, showsAsItIs), { numRuns: 10_000 });
  });
});
