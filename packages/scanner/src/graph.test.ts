import { absolutePath } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { isEntry } from './graph/entry.ts';
import { ENTRY_FILES_LIMIT, entryFilePaths } from './graph.ts';
import type { Project } from './signal.ts';
import { survey } from './survey.ts';

const root = absolutePath('/p');

function projectOf(texts: Readonly<Record<string, string>>): Project {
  const tree = Object.entries(texts).map(([path, text]) => [`/p/${path}`, text]);
  return survey({ fs: memoryFileSystem(Object.fromEntries(tree)), root, signals: [] }).project;
}

// What is asked of is always `docs/deep/page.md`.
// biome-ignore format: a table is read by column
describe('a page is reached', () => {
  test.each([
    // case                                     other files                                                        reached
    ['by nobody',                               { 'README.md': 'nothing' },                                        false],
    ['from a README',                           { 'README.md': '[x](docs/deep/page.md)' },                         true],
    ['... by a path in backticks',              { 'README.md': 'see `docs/deep/page.md`' },                        true],
    ['... over another page',                   { 'README.md': '[x](a.md)', 'a.md': '[x](docs/deep/page.md)' },    true],
    ['... in a circle, which ends',             { 'README.md': '[x](a.md)', 'a.md': '[x](README.md) [y](docs/deep/page.md)' }, true],
    ['from a page that nothing leads to',       { 'a.md': '[x](docs/deep/page.md)' },                              false],
    ['from an index beside it',                 { 'docs/deep/index.md': '[x](page.md)' },                          true],
    ['from the instructions of an agent',       { 'CLAUDE.md': '@docs/deep/page.md' },                             true],
    ['from a skill',                            { 'skills/x/SKILL.md': '[x](../../docs/deep/page.md)' },           true],
    ['from a protected document',               { 'a.md': '---\nhygiene: frozen\n---\n', 'README.md': '---\nhygiene: frozen\n---\n[x](docs/deep/page.md)' }, true],
    ['by a link to its directory',              { 'README.md': '[x](docs/deep/)' },                                true],
    ['... unless an index there leaves it out', { 'README.md': '[x](docs/deep/)', 'docs/deep/README.md': 'none' }, false],
    ['by a link to a directory above',          { 'README.md': '[x](docs)' },                                      true],
    ['by a pattern',                            { 'README.md': 'all of `docs/deep/*.md`' },                        true],
    ['by a pattern for other files',            { 'README.md': 'all of `docs/other/*.md`', 'docs/other/a.md': '' }, false],
    ['from the navigation of mkdocs',           { 'mkdocs.yml': 'nav:\n  - Page: deep/page.md\n' },                true],
    ['... which leaves it out',                 { 'mkdocs.yml': 'nav:\n  - Page: other.md\n' },                    false],
    ['by mkdocs without navigation',            { 'mkdocs.yml': 'site_name: X\n' },                                true],
    ['from a sidebar in code',                  { 'website/sidebars.js': "module.exports = { a: ['deep/page'] }" }, true],
    ['from a table of contents',                { 'docs/_toc.yml': 'root: intro\nchapters:\n- file: deep/page\n' }, true],
    ['from docs.json',                          { 'docs.json': '{"navigation": {"pages": ["docs/deep/page"]}}' },  true],
    ['from the configuration of VitePress',     { 'docs/.vitepress/config.ts': "link: '/deep/page'" },             true],
    ['from the summary of a book',              { 'docs/SUMMARY.md': '- [x](deep/page.md)' },                     true],
  ] as const)('%s', (_case, others, reached) => {
    const project = projectOf({ 'docs/deep/page.md': '# Page\n', ...others });
    expect(project.reachable('docs/deep/page.md')).toBe(reached);
  });
});

describe('edges', () => {
  const project = projectOf({
    'README.md':
      '[a](docs/a.md) and [a again](docs/a.md#x), [itself](README.md), [none](gone.md)\n',
    'docs/a.md': '![p](p.png)\n\n[home](..) `src/x.ts` [dir](sub)\n',
    'docs/p.png': '',
    'docs/sub/README.md': '',
    'src/x.ts': '',
    'z.md': '[a](docs/a.md)\n',
  });
  const ends = (edges: ReturnType<Project['outbound']>) =>
    edges.map(({ from, to, mention }) => `${from}:${mention.line} ${to}`);

  test('out of a document, in order, none to itself or to what is not there', () => {
    expect(ends(project.outbound('README.md'))).toEqual([
      'README.md:1 docs/a.md',
      'README.md:1 docs/a.md',
    ]);
  });

  test('to pictures and code, and for a directory to the page that is seen first', () => {
    expect(ends(project.outbound('docs/a.md'))).toEqual([
      'docs/a.md:1 docs/p.png',
      'docs/a.md:3 README.md',
      'docs/a.md:3 docs/sub/README.md',
      'docs/a.md:3 src/x.ts',
    ]);
  });

  test('into a document, by path of the other', () => {
    expect(ends(project.inbound('docs/a.md'))).toEqual([
      'README.md:1 docs/a.md',
      'README.md:1 docs/a.md',
      'z.md:1 docs/a.md',
    ]);
    expect(ends(project.inbound('docs/p.png'))).toEqual(['docs/a.md:1 docs/p.png']);
  });

  test('none of a document without any, or of no document', () => {
    expect(project.outbound('docs/sub/README.md')).toEqual([]);
    expect(project.outbound('nowhere.md')).toEqual([]);
    expect(project.inbound('z.md')).toEqual([]);
    expect(project.inbound('nowhere.md')).toEqual([]);
  });
});

test('a large project has as many edges as links', () => {
  const links = Array.from({ length: 3000 }, (_, at) => `[x](d${at % 7}.md)`).join('\n');
  const pages = Array.from({ length: 7 }, (_, at) => [`d${at}.md`, '']);
  const project = projectOf({ ...Object.fromEntries(pages), 'README.md': links });
  expect(project.outbound('README.md')).toHaveLength(3000);
  expect(project.inbound('d3.md')).toHaveLength(Math.ceil((3000 - 3) / 7));
  expect(project.inbound('d3.md')[1]?.mention.line).toBe(11);
});

test('a link that is a document leads on to its target', () => {
  const fs = memoryFileSystem({
    '/p/CLAUDE.md': { kind: 'symlink', to: 'docs/handbook.md' },
    '/p/docs/handbook.md': '[x](x.md)\n',
    '/p/docs/x.md': '',
  });
  const { project } = survey({ fs, root, signals: [] });
  expect(project.reachable('docs/x.md')).toBe(true);
});

// biome-ignore format: a table is read by column
test.each([
  // path                              an entry
  ['pkg/README.md',                    true],
  ['README.zh-CN.md',                  true],
  ['docs/index.rst',                   true],
  ['CLAUDE.md',                        true],
  ['CLAUDE.local.md',                  true],
  ['pkg/AGENTS.md',                    true],
  ['SECURITY.md',                      true],
  ['LICENSE-MIT.md',                   true],
  ['CODE_OF_CONDUCT.md',               true],
  ['.github/anything.md',              true],
  ['plugin/commands/scan.md',          true],
  ['docs/agents-guide.md',             false],
  ['docs/rules-of-hooks.md',           false],
  ['docs/readme-driven.md',            false],
  ['docs/guide.md',                    false],
] as const)('%s is an entry: %s', (path, entry) => {
  expect(isEntry(path)).toBe(entry);
});

test('reads the navigation files nearest to the root, at most so many', () => {
  const files = Array.from({ length: ENTRY_FILES_LIMIT + 5 }, (_, at) => `a/b/c${at}/mkdocs.yml`);
  const paths = entryFilePaths({ files: new Set([...files, 'z/mkdocs.yml', 'README.md']) });
  expect(paths[0]).toBe('z/mkdocs.yml');
  expect(paths).toHaveLength(ENTRY_FILES_LIMIT);
});
