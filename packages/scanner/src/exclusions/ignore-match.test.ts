import { absolutePath } from '@dochygiene/ports';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { walk, walkRules } from '../walk.ts';

type Ignores = Readonly<Record<string, string>>;

// biome-ignore format: a table is read by column
test.each<readonly [string, Ignores, readonly string[], readonly string[]]>([
  // case                                ignore files                                                      candidates                left out
  ['nothing',                            {},                                                               ['a.md', 'd/a.md'],       []],
  ['a file',                             { '.gitignore': 'a.md' },                                         [],                       ['a.md .gitignore:1: a.md', 'd/a.md .gitignore:1: a.md']],
  ['a directory',                        { '.gitignore': '\nd/\n' },                                       ['a.md'],                 ['d/ .gitignore:2: d/']],
  ['nested',                             { 'd/.gitignore': 'a.md' },                                       ['a.md'],                 ['d/a.md d/.gitignore:1: a.md']],
  ['nested, brought back',               { '.gitignore': 'a.md', 'd/.gitignore': '!a.md' },                ['d/a.md'],               ['a.md .gitignore:1: a.md']],
  ['not committed',                      { '.git/info/exclude': '/a.md' },                                 ['d/a.md'],               ['a.md .git/info/exclude:1: /a.md']],
  ['... brought back by a file',         { '.git/info/exclude': 'a.md', '.gitignore': '!/a.md' },          ['a.md'],                 ['d/a.md .git/info/exclude:1: a.md']],
  ['... which brings nothing back',      { '.git/info/exclude': '!a.md', '.gitignore': 'a.md' },           [],                       ['a.md .gitignore:1: a.md', 'd/a.md .gitignore:1: a.md']],
  ['case counts',                        { '.gitignore': 'A.md\nD/' },                                     ['a.md', 'd/a.md'],       []],
  ['own file',                           { '.dochygiene-ignore': 'd/' },                                   ['a.md'],                 ['d/ .dochygiene-ignore:1: d/']],
  ['own file below the root',            { 'd/.dochygiene-ignore': 'a.md' },                               ['a.md', 'd/a.md'],       []],
  ['own file after a nested one',        { 'd/.gitignore': '!a.md', '.dochygiene-ignore': 'a.md' },        [],                       ['a.md .dochygiene-ignore:1: a.md', 'd/a.md .dochygiene-ignore:1: a.md']],
  ['own file brings a file back',        { '.gitignore': 'a.md', '.dochygiene-ignore': '!/a.md' },         ['a.md'],                 ['d/a.md .gitignore:1: a.md']],
  ['own file brings a directory back',   { '.gitignore': 'd/', '.dochygiene-ignore': '!d/' },              ['a.md', 'd/a.md'],       []],
  ['... and not what git says inside',   { '.gitignore': 'd/\nd/*.md', '.dochygiene-ignore': '!d/' },      ['a.md'],                 ['d/a.md .gitignore:2: d/*.md']],
  ['... or in its own ignore file',      { '.gitignore': 'd/', 'd/.gitignore': '*', '.dochygiene-ignore': '!d/' }, ['a.md'],         ['d/a.md d/.gitignore:1: *']],
  ['a document in a directory',          { '.gitignore': 'd/', '.dochygiene-ignore': '!d/a.md' },          ['a.md', 'd/a.md'],       ['d/ .gitignore:1: d/']],
  ['... wherever it is',                 { '.gitignore': 'd/', '.dochygiene-ignore': '!a.md' },            ['a.md', 'd/a.md'],       ['d/ .gitignore:1: d/']],
  ['... past an ignore file in it',      { '.gitignore': 'd/', 'd/.gitignore': '*', '.dochygiene-ignore': '!a.md' }, ['a.md', 'd/a.md'], ['d/ .gitignore:1: d/']],
  ['another document in it',             { '.gitignore': 'd/', '.dochygiene-ignore': '!d/b.md' },          ['a.md'],                 ['d/ .gitignore:1: d/']],
  ['own file as git reads one',          { '.dochygiene-ignore': 'd/\n!d/a.md' },                          ['a.md'],                 ['d/ .dochygiene-ignore:1: d/']],
  ['own file, the last line wins',       { '.dochygiene-ignore': 'a.md\n!a.md\n/a.md' },                   ['d/a.md'],               ['a.md .dochygiene-ignore:3: /a.md']],
  ['own file leaves out what it opens',  { '.gitignore': 'd/', '.dochygiene-ignore': '!*.md\nd/a.md' },    ['a.md'],                 ['d/ .gitignore:1: d/', 'd/a.md .dochygiene-ignore:2: d/a.md']],
  ['a blank in front',                   { '.gitignore': ' a.md' },                                        ['a.md', 'd/a.md'],       []],
])('%s', (_case, ignores, candidates, excluded) => {
  const listing = walked({ ...ignores, 'a.md': '', 'd/a.md': '' });
  expect(listing.candidates.map(({ path }) => path)).toEqual(candidates);
  expect(listing.excluded.map(({ path, by, detail }) => [path, by, detail])).toEqual(
    excluded.map((text) => {
      const cut = text.indexOf(' ');
      return [text.slice(0, cut), 'ignore', text.slice(cut + 1)];
    }),
  );
  expect(listing.problems).toEqual([]);
});

// What agents read counts, though git ignore it.
// biome-ignore format: a table is read by column
test.each<readonly [string, Ignores, readonly string[]]>([
  ['the personal file',          { '.gitignore': 'CLAUDE.local.md' },                                 ['.claude/a.md', '.claude/x/b.md', 'CLAUDE.local.md', 'd/.claude/c.md', 'd/CLAUDE.local.md']],
  ['the directory',              { '.gitignore': '.claude/' },                                        ['.claude/a.md', '.claude/x/b.md', 'CLAUDE.local.md', 'd/.claude/c.md', 'd/CLAUDE.local.md']],
  ['what is in it',              { '.gitignore': '.claude/*\n.claude/x/\nb.md' },                     ['.claude/a.md', '.claude/x/b.md', 'CLAUDE.local.md', 'd/.claude/c.md', 'd/CLAUDE.local.md']],
  ['an ignore file in it',       { '.claude/.gitignore': '*\n[' },                                       ['.claude/a.md', '.claude/x/b.md', 'CLAUDE.local.md', 'd/.claude/c.md', 'd/CLAUDE.local.md']],
  ['everything',                 { '.gitignore': '*' },                                               ['.claude/a.md', '.claude/x/b.md', 'CLAUDE.local.md']],
  ['not in an ignored one',      { '.gitignore': 'd/' },                                              ['.claude/a.md', '.claude/x/b.md', 'CLAUDE.local.md']],
  ['own file: the file',         { '.dochygiene-ignore': 'CLAUDE.local.md' },                         ['.claude/a.md', '.claude/x/b.md', 'd/.claude/c.md']],
  ['own file: the directory',    { '.dochygiene-ignore': '/.claude/' },                               ['CLAUDE.local.md', 'd/.claude/c.md', 'd/CLAUDE.local.md']],
  ['own file: what is in it',    { '.dochygiene-ignore': '.claude/x/\n' },                            ['.claude/a.md', 'CLAUDE.local.md', 'd/.claude/c.md', 'd/CLAUDE.local.md']],
])('agents: %s', (_case, ignores, candidates) => {
  const documents = {
    '.claude/a.md': '', '.claude/x/b.md': '', 'CLAUDE.local.md': '',
    'd/.claude/c.md': '', 'd/CLAUDE.local.md': '',
  };
  const listing = walked({ ...documents, ...ignores });
  expect(listing.candidates.map(({ path }) => path)).toEqual(candidates);
  expect(listing.problems).toEqual([]);
});

test('an ignored directory is opened only if something in it may come back', () => {
  const tree = {
    '.gitignore': 'd/\n',
    'd/e/a.md': '',
    'd/f/a.md': '',
    'd/f/.gitignore': '[',
    'a.md': '',
  };
  const shut = walked(tree);
  expect([...shut.unseen]).toEqual(['.dochygiene', 'd']);
  expect(shut.files.has('d/e/a.md')).toBe(false);

  const open = walked({ ...tree, '.dochygiene-ignore': '!/d/e/a.md' });
  expect(open.candidates.map(({ path }) => path)).toEqual(['a.md', 'd/e/a.md']);
  expect([...open.unseen]).toEqual(['.dochygiene', 'd/f']);
  expect([...open.directories]).toEqual(['', 'd', 'd/e']);
  expect(open.files.has('d/e/a.md')).toBe(true);

  const wide = walked({ ...tree, '.dochygiene-ignore': '!*.md' });
  expect([...wide.unseen]).toEqual(['.dochygiene']);
  // Git does not read the bad line, and neither does the walk.
  expect(wide.problems).toEqual([]);
});

test('what is left out with its directory is neither listed nor counted', () => {
  const tree = {
    '.gitignore': 'd/',
    'd/a.md': '',
    'd/b.md': '',
    'd/node_modules/c.md': '',
    'd/e/f.md': '',
  };
  const { excluded, inScope } = walked({ ...tree, '.dochygiene-ignore': '!a.md' });
  expect(excluded.map(({ path }) => path)).toEqual(['d/']);
  expect(inScope).toBe(1);
});

test('ignored files out of scope are not listed', () => {
  const listing = walked({ '.gitignore': '*.log\n', 'a.log': '', 'a.md': '' });
  expect(listing.excluded).toEqual([]);
  expect(listing.files.has('a.log')).toBe(true);
});

test('more rules than may hold at once are a problem of the file that has them', () => {
  const many = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => `${word}${index}.md`).join('\n');
  const { candidates, problems } = walked({
    '.gitignore': many(1_500, 'a'),
    'd/.gitignore': many(501, 'b'),
    'd/b499.md': '',
    'd/b500.md': '',
    'd/e/.gitignore': 'c.md',
    'd/e/c.md': '',
    'e/.gitignore': 'c.md',
    'e/c.md': '',
  });
  expect(candidates.map(({ path }) => path)).toEqual(['d/b500.md', 'd/e/c.md']);
  expect(problems).toMatchObject([
    { path: 'd/.gitignore', code: 'TOO_MANY_PATTERNS', line: 501 },
    { path: 'd/e/.gitignore', code: 'TOO_MANY_PATTERNS', line: 1 },
  ]);
});

test('hostile rules do not hold up the walk', () => {
  const lines = [
    '*a*a*a*a*a*a*a*a*b',
    `${'**/a/'.repeat(4)}b`,
    `${'a/'.repeat(500)}b`,
    `${'*a'.repeat(500)}*b`,
  ];
  const hostile = Array.from({ length: 120 }, () => lines).flat();
  const deep = Array.from({ length: 60 }, () => 'a').join('/');
  const listing = walked({
    '.gitignore': hostile.join('\n'),
    [`${deep}/${'a'.repeat(250)}.md`]: '',
    [`${'a'.repeat(250)}.md`]: '',
  });
  expect(listing.candidates).toHaveLength(2);
  expect(listing.problems).toMatchObject([{ path: '.gitignore', code: 'TOO_MANY_PATTERNS' }]);
});

function walked(files: Ignores) {
  const tree: MemoryTree = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [`/p/${path}`, content]),
  );
  return walk(memoryFileSystem(tree), absolutePath('/p'), walkRules({}).rules);
}
