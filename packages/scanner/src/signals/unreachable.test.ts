import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import type { Finding } from '../signal.ts';
import { survey } from '../survey.ts';
import { unreachable } from './unreachable.ts';

const root = absolutePath('/p');

function said(
  path: string,
  more: Readonly<Record<string, string>> = {},
  text = '# Page\n',
): Finding | undefined {
  const texts = { 'README.md': '# Project\n', ...more, [path]: text };
  const tree = Object.entries(texts).map(([at, content]) => [`/p/${at}`, content]);
  const fs = memoryFileSystem(Object.fromEntries(tree));
  return survey({ fs, root, signals: [unreachable] }).findings.get(path)?.[0]?.finding;
}

// biome-ignore format: a table is read by column
test.each([
  // case                                    path                         other files                                         told
  ['nothing leads to it',                    'docs/a.md',                 {},                                                 true],
  ['a README does',                          'docs/a.md',                 { 'README.md': '[a](docs/a.md)' },                  false],
  ['a path in backticks does',               'docs/a.md',                 { 'README.md': 'see `docs/a.md`' },                 false],
  ['a page does that nothing leads to',      'docs/a.md',                 { 'docs/b.md': '[a](a.md)' },                       false],
  ['a page does that is protected',          'docs/a.md',                 { 'docs/b.md': '---\nhygiene: frozen\n---\n[a](a.md)' }, false],
  ['a link to another file of that name',    'docs/a.md',                 { 'README.md': '[a](a.md)' },                       true],
  ['a link to its directory',                'docs/a.md',                 { 'README.md': '[a](docs)' },                       false],
  ['a tree names it',                        'docs/a.md',                 { 'docs/b.md': '```\ndocs/\n\u251c\u2500\u2500 a.md\n```\n' }, false],
  ['a table of contents of MyST does',       'docs/more/a.md',            { 'docs/index.md': '```{toctree}\nmore/a\n```\n' }, false],
  ['a text does',                            'docs/a.md',                 { 'docs/b.md': 'Then read a.md.\n' },               false],
  ['... with a blank, in backticks',         'docs/a b.md',               { 'docs/b.md': 'Then read `a b.md`.\n' },           false],
  ['a longer name',                          'docs/a.md',                 { 'docs/b.md': 'Then read data.md.\n' },            true],
  ['it names itself',                        'docs/b.md',                 {},                                                 true, 'This is b.md.\n'],
  ['it is a design',                         'design/a.md',               {},                                                 false],
  ['instructions for an agent',              'eng/x.instructions.md',     {},                                                 false],
  ['a route of a site',                      'site/packages/[pkg].md',    {},                                                 false],
  ['a step of a walkthrough',                'editors/walkthrough-1.md',  {},                                                 false],
  ['it is an entry',                         'docs/index.md',             {},                                                 false],
  ['it is an instruction for agents',        'pkg/AGENTS.md',             {},                                                 false],
  ['it is a skill',                          'skills/x/extra.md',         {},                                                 false],
  ['it is for the forge',                    '.github/notes.md',          {},                                                 false],
  ['it is a fixture',                        'test/fixtures/a.md',        {},                                                 false],
  ['it is a template',                       'docs/templates/a.md',       {},                                                 false],
  ['it is a translation',                    'docs/fr/a.md',              {},                                                 false],
  ['... by its extension',                   'docs/a.zh-CN.md',           {},                                                 false],
  ['it is a version',                        'versioned_docs/version-1.2/a.md', {},                                           false],
  ['it is a numbered record',                'docs/adr/0001-a.md',        {},                                                 false],
  ['it is a dated record',                   'docs/2024-03-01-a.md',      {},                                                 false],
  ['it is part of pages',                    'docs/_includes/a.md',       {},                                                 false],
  ['its name stands in five directories',    'a/scope.md',                { 'b/scope.md': '', 'c/scope.md': '', 'd/scope.md': '', 'e/scope.md': '' }, false],
  ['... in four',                            'a/scope.md',                { 'b/scope.md': '', 'c/scope.md': '', 'd/scope.md': '' }, true],
  ['people look for it by its name',         'PRIVACY.md',                {},                                                 false],
  ['it is an example',                       'examples/x/a.md',           {},                                                 false],
  ['it stands among tests',                  'tests/unit/a.md',           {},                                                 false],
  ['it is a prompt',                         'src/fix_prompt.md',         {},                                                 false],
  ['it is in a hidden folder',               '.serena/memories/a.md',     {},                                                 false],
  ['it was put away',                        'docs/archive/a.md',         {},                                                 false],
  ['it is served as it lies',                'app/wwwroot/a.md',          {},                                                 false],
  ['a manual page',                          'man/a.md',                  {},                                                 false],
  ['its folder is listed by Hugo',           'docs/x/a.md',               { 'docs/_index.md': '' },                           false],
  ['... by Docusaurus, among other lists',   'docs/x/a.md',               { 'docusaurus.config.js': 'items: [x]', 'sidebars.js': "type: 'autogenerated'" }, false],
  ['... which spells out its pages',         'docs/x/a.md',               { 'docusaurus.config.js': '', 'sidebars.js': "items: ['b']" }, true],
] as const)('%s', (_case, path, more, told, text: string = '# Page\n') => {
  expect(said(path, more, text) !== undefined).toBe(told);
});

test('names the index that leaves it out, which is the stronger sign', () => {
  const found = said('docs/a.md', { 'docs/README.md': '# Docs\n' });
  expect(found?.evidence[0]?.path).toBe('docs/README.md');
  expect(found?.strength).toBeGreaterThan(said('docs/a.md')?.strength ?? 1);
});

test.each([
  ['with metadata', '---\ntitle: A\n---\n', 'docs/a.md'],
  ['... in a comment', '<!-- order: 1 -->\n# A\n', 'docs/a.md'],
  ['an orphan of Sphinx', ':orphan:\n\nA\n=\n', 'docs/a.rst'],
  ['a page that has moved', '# A\n\nThis has been moved to [b](b.md).\n', 'docs/a.md'],
  ['a part of others', '<!-- Snippet, not a page -->\n# A\n', 'docs/a.md'],
  ['written by a program', '<!-- Do not edit -->\n# A\n', 'docs/a.md'],
])('not told: %s', (_case, text, path) => {
  expect(said(path, {}, text)).toBeUndefined();
});

test.each([
  [19, true],
  [20, false],
])('of %i documents in a folder that nothing links to, it is told: %s', (count, told) => {
  const others = Array.from({ length: count - 1 }, (_, at) => [`notes/b${at}.md`, '# B\n']);
  expect(said('notes/a.md', Object.fromEntries(others)) !== undefined).toBe(told);
});
