import { latin1, readMarkdown } from '@dochygiene/scanner';
import { describe, expect, test } from 'vitest';
import { UNITS_LIMIT, unitsOf } from './units.ts';

const units = (text: string) => unitsOf(latin1(text), readMarkdown(latin1(text)));

/** `kind slug first-last title` of each unit but the file. */
const shown = (text: string) =>
  units(text)
    .filter(({ kind }) => kind !== 'file')
    .map(({ kind, slug, line, endLine, title }) => `${kind} ${slug} ${line}-${endLine} ${title}`);

// biome-ignore format: a table is read by column
test.each([
  // case                            text                                           units
  ['a section',                      '# Build it\n\nText.\n',                       ['section build-it 1-3 Build it']],
  ['a heading of signs alone',       '# !!\n\nText.\n',                             ['section section 1-3 !!']],
  ['a setext heading',               'Build it\n========\n\nText.\n',               ['section build-it 1-4 Build it']],
  ['two of one name',                '# A\n\n# A\n',                                ['section a 1-2 A', 'section a-1 3-3 A']],
  ['markup in a heading',            '## **Run** `pnpm test` now\n',                ['section run-pnpm-test-now 1-1 Run pnpm test now']],
  ['letters beyond ASCII',           '# Überprüfung\n',                             ['section überprüfung 1-1 Überprüfung']],
  ['an item',                        '- Run the tests.\n',                          ['item run-the-tests 1-1 Run the tests.']],
  ['a numbered item',                '3) Run it\n',                                 ['item run-it 1-1 Run it']],
  ['a task',                         '- [ ] Run it\n',                              ['item run-it 1-1 Run it']],
  ['an item over two lines',         '- Run it\n  every time\n',                    ['item run-it 1-2 Run it']],
  ['a lazy line',                    '- Run it\nevery time\n\nNo more.\n',          ['item run-it 1-2 Run it']],
  ['a paragraph of an item',         '- Run it\n\n  Twice.\n\nNot it.\n',           ['item run-it 1-3 Run it']],
  ['code of an item',                '- Run it\n  ```\n  x\n  ```\n',               ['item run-it 1-4 Run it']],
  ['code after an item',             '- Run it\n```\nx\n```\n',                     ['item run-it 1-1 Run it']],
  ['an item in an item',             '- One\n  - Two\n- Three\n',                   ['item one 1-2 One', 'item two 2-2 Two', 'item three 3-3 Three']],
  ['an item in a quote',             '> - One\n> - Two\n',                          ['item one 1-1 One', 'item two 2-2 Two']],
  ['two items of one name',          '- One\n- One\n',                              ['item one 1-1 One', 'item one-1 2-2 One']],
  ['an item called as a heading',    '- One\n\n# One\n',                            ['item one-1 1-1 One', 'section one 3-3 One']],
  ['an item of signs alone',         '- !!\n',                                      ['item item 1-1 !!']],
  ['many words',                     `- ${'word '.repeat(30)}\n`,                   [`item ${'word-'.repeat(8).slice(0, -1)} 1-1 ${'word '.repeat(15)}word…`]],
  ['a list in code',                 '```\n- One\n# Two\n```\n',                    []],
  ['a list in a comment',            '<!--\n- One\n# Two\n-->\n',                   []],
  ['a number that is none',          'In\n2024. a year\n',                          []],
  ['a rule of dashes',               '- - -\n',                                     []],
  ['frontmatter',                    '---\na:\n  - one\n---\n- Two\n',              ['item two 5-5 Two']],
] as const)('%s', (_case, text, expected) => {
  expect(shown(text)).toEqual(expected);
});

describe('prose', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // case                         text                                      slug    prose                              lines
    ['heading first',               '# Each turn\n\nSay so.\n',               'each-turn', 'Each turn\n…\nSay so.',      [1, 3, 3]],
    ['a code span is crossed out',  '- Run `each edit` now\n',                'run-each-edit-now', 'Run … now',          [1]],
    ['no phrase across a span',     '- each `x` edit\n',                      'each-x-edit', 'each … edit',              [1]],
    ['emphasis goes',               '- after **every** *edit*\n',             'after-every-edit', 'after every edit',    [1]],
    ['a comment goes',              '- each <!-- x --> edit\n',               'each-edit', 'each … edit',                [1]],
    ['no phrase across paragraphs', '- each\n\n  edit\n',                     'each', 'each\n…\nedit',                   [1, 3, 3]],
    ['not of the item within',      '- Do\n  - each edit\n',                  'do', 'Do',                                [1]],
    ['code blocks go',              '# A\n\n```\neach edit\n```\n',           'a', 'A',                                  [1]],
  ] as const)('%s', (_case, text, slug, prose, lines) => {
    const unit = units(text).find((each) => each.slug === slug);
    expect(unit).toMatchObject({ prose, proseLines: lines });
  });
});

describe('names', () => {
  test('stay when lines move', () => {
    const text = '# A\n\n- Run the tests\n\n## B\n\nText.\n';
    const slugs = (of: string) => units(of).map(({ slug }) => slug);
    expect(slugs(`Preface.\n\n${text}`)).toEqual(slugs(text));
  });

  test('are each of one unit', () => {
    const text = '# a\n- a\n- a\n# a-1\n- a-1\n# a\n- A!\n';
    const slugs = units(text).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe('hostile documents', () => {
  // biome-ignore format: a table is read by column
  test.each([
    ['many headings',               '# a\n'.repeat(UNITS_LIMIT * 3)],
    ['many items',                  '- a\n'.repeat(UNITS_LIMIT * 3)],
    ['deep lists',                  Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth * 2)}- a\n`).join('')],
    ['open comments',               '<!-- '.repeat(100_000)],
    ['backticks',                   '` `` ``` '.repeat(50_000)],
    ['one line of HTML',            '<p>a</p>'.repeat(50_000)],
    ['one long heading',            `# ${'a `b` **'.repeat(50_000)}`],
    ['one long item',               `- ${'a'.repeat(500_000)}`],
    ['bytes that are no text',      '- \xff\xfe\x00\x80\n# \xc3\n'],
  ] as const)('%s: an end, and no more units than the limit', (_case, text) => {
    const found = unitsOf(text, readMarkdown(text));
    expect(found.length).toBeLessThanOrEqual(UNITS_LIMIT);
    for (const { slug, title } of found) {
      expect(slug.length).toBeLessThan(1100);
      expect(title.length).toBeLessThan(200);
    }
  });
});
