import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { stub } from './stub.ts';

const root = absolutePath('/p');
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

function said(
  text: string,
  path = 'docs/a.md',
  more: Readonly<Record<string, string>> = {},
): Finding | undefined {
  const texts = { 'docs/other.md': words(50), ...more, [path]: text };
  const tree = Object.entries(texts).map(([at, content]) => [`/p/${at}`, content]);
  const fs = memoryFileSystem(Object.fromEntries(tree));
  return survey({ fs, root, signals: [stub] }).findings.get(path)?.[0]?.finding;
}

// biome-ignore format: a table is read by column
describe('a stub', () => {
  test.each([
    // case                                  text                                                     summary
    ['nothing',                              '',                                                      undefined],
    ['a heading alone',                      '# A\n',                                                 '0 words of prose'],
    ['one word',                             '# A\n\nSoon.\n',                                        '1 word of prose'],
    ['two words, and one of the title',      `# A\n\n${words(2)}\n`,                                  '2 words of prose'],
    ['three words, and one of the title',    `# A\n\n${words(3)}\n`,                                  undefined],
    ['a promise in a list of other things',  `# A\n\n- WIP ${words(9)}\n`,                            undefined],
    ['a promise in a comment',               `# A page\n\n${words(9)}\n\n<!-- WIP -->\n`,             '9 words of prose, and more promised'],
    ['a title that says it all',             '# Parses the data of pictures\n',                       undefined],
    ['29 words and a promise',               `# A\n\nTODO: ${words(28)}\n`,                           '29 words of prose, and more promised'],
    ['30 words and a promise',               `# A\n\nTODO: ${words(29)}\n`,                           undefined],
    ['a promise in a sentence',              `# A\n\n${words(9)}. Coming soon.\n`,                    '11 words of prose, and more promised'],
    ['two words beside metadata',            `---\ntitle: ${words(50)}\n---\n\n${words(2)}\n`,        '2 words of prose'],
    ['a comment alone',                      `<!-- ${words(50)} -->\n`,                               '0 words of prose'],
    ['filler text',                          `# A\n\n${words(40)}\n\nLorem ipsum dolor sit amet.\n`,  undefined],
    ['filler text in lower case',            `# A\n\n${words(40)}\n\nand lorem ipsum dolor sit.\n`,   '1 gap to fill in'],
    ['gaps of a scaffold',                   `# A\n\n${words(40)} <TBD> [INSERT NAME] {{PROJECT_NAME}}\n`, '2 gaps to fill in'],
    ['empty sections',                       '# A\n\n## B\n\n## C\n\n## D\n',                          '3 of 3 sections empty'],
    ['mostly empty sections',                `# A\n\n## B\n\n## C\n\n## D\n\n## E\n\n${words(40)}\n`,  '3 of 4 sections empty'],
  ] as const)('%s', (_case, text, summary) => {
    expect(said(text)?.summary).toBe(summary);
  });
});

// biome-ignore format: a table is read by column
test.each([
  // case                                    text
  ['code to look at',                        '# A\n\n```\nmake\n```\n'],
  ['a picture',                              '# A\n\n![x](x.png)\n'],
  ['a table',                                '# A\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'],
  ['a component',                            '# A\n\n<Cards />\n'],
  ['a shortcode',                            '# A\n\n{{< cards >}}\n'],
  ['a mark of a generator',                  '# A\n\n> MODULE: $app/env\n'],
  ['an include of Hugo',                     '{{ partial "a.md" . }}\n'],
  ['an address',                             '# A\n\nhttps://example.com/a\n'],
  ['sections that are links',                '# A\n\n## [B](b.md)\n\n## [C](c.md)\n\n## [D](d.md)\n'],
  ['sections that give a value',             '# A\n\n## Tests: PASS\n\n## Gate: PASS\n\n## All: PASS\n'],
  ['sections of a form',                     '# A\n\n## INPUTS\n\n## OUTPUTS\n\n## RELATED LINKS\n'],
  ['sections that name types',               '# A\n\n## System.Object\n\n## System.String\n\n## System.Int32\n'],
  ['a word for a gap',                       `# A\n\n${words(40)} no [INSERT] or [PLACEHOLDER]\n`],
  ['metadata alone',                         '---\nlayout: list\n---\n'],
  ['a page that has moved',                  '# A\n\nThis has moved to [other](other.md).\n'],
  ['a page that points on',                  'See [the wiki](https://example.com).\n'],
  ['template syntax in lower case',          `# A\n\n${words(40)} {{ site.title }}\n`],
  ['a gap in code',                          `# A\n\n${words(40)} \`<TBD>\`\n`],
  ['two empty sections',                     `# A\n\n## B\n\n## C\n\n${words(40)}\n\n# D\n\n${words(40)}\n`],
  ['three empty sections of seven',          `# A\n\n## B\n\n## C\n\n## D\n\n${'## E\n\none two three four five six seven eight\n\n'.repeat(4)}`],
  ['a heading over deeper ones',             `# A\n\n## B\n\n### C\n\n${words(20)}\n\n### D\n\n${words(20)}\n`],
] as const)('none: %s', (_case, text) => {
  expect(said(text)).toBeUndefined();
});

test.each([
  'docs/_index.md',
  'docs/index.md',
  'LICENSE.md',
  '.claude/commands/x.md',
  '.github/pull_request_template.md',
  'docs/includes/x.md',
  'tests/fixtures/x.md',
  'docs/template.md',
  'news/1.md',
  'tests/a/x.md',
  'examples/x.md',
  'src/fix-prompt.md',
  'CHANGELOG_PENDING.md',
])('not judged: %s', (path) => {
  expect(said('# A\n', path)).toBeUndefined();
});

test('the opening page of a section, which its metadata names, is kept', () => {
  expect(said('---\norder: 1\n---\n\n# A\n', 'docs/README.md')).toBeUndefined();
  expect(said('# A\n', 'docs/README.md')?.summary).toBe('0 words of prose');
});

test('a page that a program writes is not judged', () => {
  expect(said('<!-- Do not edit -->\n# A\n')).toBeUndefined();
});

test('of a record it is told, and never ranked', () => {
  expect(said('# A\n\nNo notes.\n', 'meetings/2024-01-02.md')?.record).toBe(true);
});

test('tells the first line after the metadata', () => {
  expect(said('---\nx: 1\n---\n# A\n')?.evidence[0]?.line).toBe(4);
});
