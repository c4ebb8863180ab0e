import { expect, test } from 'vitest';
import { frozen } from './frozen.ts';

const judge = (text: string) => frozen.judge({ path: 'docs/a.md', text });

const fenced = (...lines: readonly string[]): string =>
  ['---', ...lines, '---', '', '# A', ''].join('\n');

// `frozen` or `-`, then what is doubted and on which line.
const verdict = (text: string): string => {
  const { detail, problems } = judge(text);
  const doubts = problems.map(
    ({ code, line }) => ` ${code === 'DOUBTFUL_FROZEN' ? 'doubt' : 'broken'} ${line}`,
  );
  return (detail === undefined ? '-' : 'frozen') + doubts.join('');
};

const long = (bytes: number, ...lines: readonly string[]): string => {
  const end = `${lines.join('\n')}\n`;
  return `---\n${'#'.repeat(bytes - end.length - 1)}\n${end}---\n`;
};
const closingAt = (bytes: number): string =>
  `---\nhygiene: frozen\n${'#'.repeat(bytes - 4 - 16 - 1 - 3)}\n---\n`;

// biome-ignore format: a table is read by column
test.each([
  // case                                 bytes                                                             verdict
  ['the marker',                          fenced('hygiene: frozen'),                                        'frozen'],
  ['... among other keys',                fenced('title: A', 'hygiene: frozen', 'tags: [a, b]'),            'frozen'],
  ['... after a byte order mark',         `\xEF\xBB\xBF${fenced('hygiene: frozen')}`,                       'frozen'],
  ['... after two of them',               `\xEF\xBB\xBF\xEF\xBB\xBF${fenced('hygiene: frozen')}`,           '- doubt 2'],
  ['... with CRLF',                       '---\r\nhygiene: frozen\r\n---\r\n',                              'frozen'],
  ['... with CR alone',                   '---\rhygiene: frozen\r---\r',                                    'frozen'],
  ['... with blanks after the fences',    '--- \t\nhygiene: frozen  \n---\t \n',                            'frozen'],
  ['... closed by dots',                  '---\nhygiene: frozen\n...\n',                                    'frozen'],
  ['... closed at the very end',          '---\nhygiene: frozen\n---',                                      'frozen'],
  ['... with a comment',                  fenced('hygiene: frozen # do not touch'),                         'frozen'],
  ['... in double quotes',                fenced('hygiene: "frozen"'),                                      'frozen'],
  ['... in single quotes',                fenced("hygiene: 'frozen'"),                                      'frozen'],
  ['... with a quoted key',               fenced('"hygiene": frozen'),                                      'frozen'],
  ['... with a blank before the colon',   fenced('hygiene : frozen'),                                       'frozen'],
  ['... with a tab after the colon',      fenced('hygiene:\tfrozen'),                                       'frozen'],
  ['... with many blanks',                fenced('hygiene:      frozen   '),                                'frozen'],
  ['... on the next line',                fenced('hygiene:', '  frozen'),                                   'frozen'],
  ['... folded',                          fenced('hygiene: >-', '  frozen'),                                'frozen'],
  ['... as an explicit key',              fenced('? hygiene', ': frozen'),                                  'frozen'],
  ['... in a flow map',                   fenced('{title: A, hygiene: frozen}'),                            'frozen'],
  ['... in a block indented as a whole',  fenced('  title: A', '  hygiene: frozen'),                        'frozen'],
  ['... with an anchor',                  fenced('hygiene: &a frozen'),                                     'frozen'],
  ['... through an alias',                fenced('a: &a frozen', 'hygiene: *a'),                            'frozen'],
  ['... with the tag of a string',        fenced('hygiene: !!str frozen'),                                  'frozen'],
  ['... in UTF-16, little end first',     `\xFF\xFE${[...fenced('hygiene: frozen')].join('\0')}\0`,         'frozen'],
  ['... in UTF-16, big end first',        `\xFE\xFF\0${[...fenced('hygiene: frozen')].join('\0')}`,         'frozen'],
  ['... beside bytes that are no UTF-8',  fenced('title: \xFF\xFE\x80', 'hygiene: frozen'),                 'frozen'],
  ['... beside a key that stands twice',  fenced('a: 1', 'a: 2', 'hygiene: frozen'),                        'frozen'],
  ['... beside a merge key',              fenced('<<: {a: 1}', 'hygiene: frozen'),                          'frozen'],

  ['another case',                        fenced('hygiene: Frozen'),                                        'frozen doubt 2'],
  ['... and a comment',                   fenced('hygiene: Frozen # comment'),                              'frozen doubt 2'],
  ['capitals',                            fenced('HYGIENE: FROZEN'),                                        'frozen doubt 2'],
  ['the key in another case',             fenced('Hygiene: frozen'),                                        'frozen doubt 2'],
  ['a blank within the quotes',           fenced('hygiene: "frozen "'),                                     'frozen doubt 2'],
  ['a no-break space',                    fenced('hygiene: \xC2\xA0frozen'),                                'frozen doubt 2'],
  ['a list in brackets',                  fenced('hygiene: [frozen]'),                                      'frozen doubt 2'],
  ['a list below',                        fenced('hygiene:', '  - frozen'),                                 'frozen doubt 2'],
  ['a list of more',                      fenced('hygiene: [append-only, frozen]'),                         'frozen doubt 2'],
  ['a map',                               fenced('hygiene: {frozen: true}'),                                'frozen doubt 2'],
  ['... that says no',                    fenced('hygiene: {frozen: false}'),                               '- doubt 2'],
  ['words behind',                        fenced('hygiene: frozen, by the board'),                          'frozen doubt 2'],
  ['another comment sign',                fenced('hygiene: frozen // signed'),                              'frozen doubt 2'],
  ['a tag nobody knows',                  fenced('hygiene: !state frozen'),                                 'frozen doubt 2'],
  ['a text block',                        fenced('hygiene: |', '  frozen'),                                 'frozen doubt 2'],
  ['twice, once otherwise',               fenced('hygiene: append-only', 'hygiene: frozen'),                'frozen'],
  ['no blank after the colon',            fenced('title: A', 'hygiene:frozen'),                             'frozen broken 3'],
  ['... and nothing else',                fenced('hygiene:frozen'),                                         'frozen broken 2'],
  ['an equals sign',                      fenced('title: A', 'hygiene = frozen'),                           'frozen broken 3'],
  ['a wide colon',                        fenced('title: A', 'hygiene\xEF\xBC\x9A frozen'),                 'frozen broken 3'],

  ['a bracket left open',                 fenced('tags: [a, b', 'hygiene: frozen'),                         'frozen broken 3'],
  ['a quote left open',                   fenced('title: "A', 'hygiene: frozen'),                           'frozen broken 4'],
  ['a colon too many',                    fenced('title: A: B', 'hygiene: frozen'),                         'frozen broken 2'],
  ['a tab for indentation',               fenced('a:', '\tb: 1', 'hygiene: frozen'),                        'frozen broken 3'],
  ['a tab before the marker',             fenced('title: A', '\thygiene: frozen'),                          'frozen broken 3'],
  ['a merge conflict',                    fenced('<<<<<<< HEAD', 'hygiene: frozen', '=======', '>>>>>>> b'), 'frozen broken 2'],
  ['a template',                          fenced('title: {{ title }}', 'hygiene: frozen'),                  'frozen'],
  ['a template left open',                fenced('title: {% if %', 'hygiene: frozen'),                      'frozen broken 2'],
  ['an alias of nothing',                 fenced('a: *b', 'hygiene: frozen'),                               'frozen'],
  ['a reserved sign',                     fenced('a: @b', 'hygiene: frozen'),                               'frozen broken 2'],
  ['prose',                               fenced('just words', 'hygiene: frozen'),                          'frozen broken 2'],
  ['broken, with another case',           fenced('a: [', 'hygiene: Frozen'),                                'frozen broken 3'],
  ['broken, with quotes and a comma',     fenced('{', '"hygiene": "frozen",', '"a": [', '}'),               'frozen broken 5'],
  ['broken, on the next line',            fenced('a: @b', 'hygiene:', '  frozen'),                          'frozen broken 2'],
  ['broken, as a list',                   fenced('a: @b', 'hygiene:', '- frozen'),                          'frozen broken 2'],
  ['broken, with a comment',              fenced('a: @b', 'hygiene: frozen # x'),                           'frozen broken 2'],
  ['broken, indented as a whole',         fenced('@a', '  b: 1', '  hygiene: frozen'),                      'frozen broken 2'],
  ['broken, but under another key',       fenced('a: @b', 'meta:', '  hygiene: frozen'),                    '- doubt 4'],
  ['broken, and of an unknown value',     fenced('a: @b', 'hygiene: cold'),                                 '- doubt 3'],
  ['nested deeper than a parser bears',   fenced('hygiene: frozen', `a: ${'['.repeat(4000)}`),              'frozen broken 2'],
  ['... in dashes',                       fenced('hygiene: frozen', `${'- '.repeat(4000)}a`),               'frozen broken 2'],

  ['at the limit of YAML',                long(8192, 'hygiene: frozen'),                                    'frozen'],
  ['... one byte over',                   long(8193, 'hygiene: frozen'),                                    'frozen broken 3'],
  ['... and under another key',           long(9000, 'a:', '  hygiene: frozen'),                            '- doubt 4'],
  ['closed at the reach',                 closingAt(65_536),                                                'frozen broken 2'],
  ['... one byte over',                   closingAt(65_537),                                                '- doubt 2'],

  ['nothing at all',                      '',                                                               '-'],
  ['no frontmatter',                      '# A\n\nhygiene is important\n',                                  '-'],
  ['frontmatter without the key',         fenced('title: A'),                                               '-'],
  ['an empty block',                      '---\n---\n',                                                     '-'],
  ['the other marker',                    fenced('hygiene: append-only'),                                   '-'],
  ['the key within another word',         fenced('oral-hygiene: frozen', 'hygienes: frozen'),               '-'],
  ['the words in a value',                fenced('title: on hygiene of frozen food'),                       '-'],
  ['commented out',                       fenced('# hygiene: frozen'),                                      '-'],
  ['an unknown value',                    fenced('hygiene: cold'),                                          '- doubt 2'],
  ['its opposite',                        fenced('hygiene: not frozen'),                                    '- doubt 2'],
  ['a longer word',                       fenced('hygiene: frozenish'),                                     '- doubt 2'],
  ['no value',                            fenced('hygiene:'),                                               '- doubt 2'],
  ['true',                                fenced('hygiene: true'),                                          '- doubt 2'],
  ['an alias of a list       ',           fenced('a: &a [x]', 'hygiene: *a'),                               '- doubt 3'],
  ['under another key',                   fenced('meta:', '  hygiene: frozen'),                             '- doubt 3'],
  ['in an item of a list',                fenced('a:', '  - hygiene: frozen'),                              '- doubt 3'],
  ['in a list alone',                     fenced('- hygiene: frozen'),                                      '- doubt 2'],
  ['merged in',                           fenced('a: &a', '  hygiene: frozen', '<<: *a'),                   '- doubt 3'],
  ['within a text',                       fenced('a: |', '  hygiene: frozen'),                              '- doubt 3'],
  ['TOML',                                '+++\nhygiene = "frozen"\n+++\n',                                 '- doubt 2'],
  ['JSON',                                '{\n  "hygiene": "frozen"\n}\n',                                  '- doubt 2'],
  ['JSON between semicolons',             ';;;\n"hygiene": "frozen"\n;;;\n',                                '- doubt 2'],
  ['TOML without the key',                '+++\ntitle = "hygiene"\n+++\n',                                  '-'],
  ['a block left open',                   '---\nhygiene: frozen\n\n# A\n',                                  '- doubt 2'],
  ['a line too early',                    '\n---\nhygiene: frozen\n---\n',                                  '- doubt 3'],
  ['after a comment',                     '<!-- (c) -->\n---\nhygiene: frozen\n---\n',                      '- doubt 3'],
  ['a fence of four',                     '----\nhygiene: frozen\n----\n',                                  '- doubt 2'],
  ['a fence with words',                  '---yaml\nhygiene: frozen\n---\n',                                '- doubt 2'],
  ['below the block',                     '---\ntitle: A\n---\nhygiene: frozen\n',                          '- doubt 4'],
  ['in a comment',                        '# A\n\n<!-- hygiene: frozen -->\n',                              '- doubt 3'],
  ['an example in a fence',               '# A\n\n```yaml\n---\nhygiene: frozen\n---\n```\n',               '-'],
  ['an example in indented code',         '# A\n\n    hygiene: frozen\n',                                   '-'],
  ['an example in a code span',           'Write `hygiene: frozen` at the top.\n',                          '-'],
] as const)('%s', (_case, text, expected) => {
  expect(verdict(text)).toBe(expected);
});

test('says which line protects, and what to mend', () => {
  expect(judge(fenced('title: A', 'hygiene: frozen')).detail).toBe(
    'hygiene: frozen in the frontmatter, line 3',
  );
  expect(judge(fenced('a: [', 'hygiene: frozen')).problems).toEqual([
    {
      path: 'docs/a.md',
      code: 'MALFORMED_FRONTMATTER',
      line: 3,
      message:
        'The frontmatter cannot be read as YAML; "hygiene: frozen" on line 3 is taken at its word: mend the block',
    },
  ]);
  expect(judge(fenced('meta:', '  hygiene: frozen')).problems[0]?.message).toBe(
    'Line 3 names "hygiene" but stands under another key, so it protects nothing: write "hygiene: frozen" or "hygiene: append-only" as a line of its own in the YAML frontmatter',
  );
});
