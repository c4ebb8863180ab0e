import { type AbsolutePath, absolutePath, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { type MemoryEntry, type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { DEFAULT_EXCLUDED_DIRS } from './exclusions/dir-prune.ts';
import { type WalkSettings, walk, walkRules } from './walk.ts';

const ROOT = absolutePath('/p');

test('finds documents in code-unit order of path, and says what else it saw', () => {
  const listing = walked({
    'b.md': '',
    'a/z.md': '',
    'a.md': '',
    'a-b/c.md': '',
    'a/b/c.md': '',
    'B.md': '',
    'é.md': '',
    '🎉.md': '',
    'ｚ.md': '',
    'src/index.ts': '',
    empty: { kind: 'directory' },
  });
  const paths = [
    'B.md',
    'a-b/c.md',
    'a.md',
    'a/b/c.md',
    'a/z.md',
    'b.md',
    'é.md',
    '🎉.md',
    'ｚ.md',
  ];
  expect(listing.candidates).toEqual(paths.map((path) => ({ path, kind: 'file' })));
  expect([...listing.files].sort()).toEqual([...paths, 'src/index.ts'].sort());
  expect(listing.files.size).toBe(10);
  expect([...listing.directories]).toEqual(['', 'a', 'a-b', 'empty', 'src', 'a/b']);
  expect([...listing.unseen]).toEqual(['.dochygiene']);
  expect(listing.excluded).toEqual([]);
  expect(listing.inScope).toBe(9);
  expect(listing.problems).toEqual([]);
});

test('finds nothing in an empty project', () => {
  expect(walked({ '': { kind: 'directory' } })).toMatchObject({
    candidates: [],
    excluded: [],
    inScope: 0,
    problems: [],
  });
});

test.each(DEFAULT_EXCLUDED_DIRS)('never opens %s, at any depth', (name) => {
  const listing = walked({ [`${name}/a.md`]: '', [`x/${name}/y/a.md`]: '', 'a.md': '' });
  expect(listing.candidates.map(({ path }) => path)).toEqual(['a.md']);
  expect(listing.directories).not.toContain(name);
  expect(listing.unseen).toContain(name);
  expect(listing.unseen).toContain(`x/${name}`);
  const hidden = name === '.git' || name === '.dochygiene';
  expect(listing.excluded).toEqual(
    hidden
      ? []
      : [
          { path: `${name}/`, by: 'dir-prune', detail: name },
          { path: `x/${name}/`, by: 'dir-prune', detail: name },
        ],
  );
});

test.each(['Build', 'build2', 'dist', 'target', 'out', 'docs', '.github'])('opens %s', (name) => {
  expect(walked({ [`${name}/a.md`]: '' }).candidates).toHaveLength(1);
});

test('a file that is called like a directory to leave out is a file', () => {
  const listing = walked({ build: '', 'x/vendor': '' });
  expect([...listing.files]).toEqual(['build', 'x/vendor']);
  expect(listing.excluded).toEqual([]);
});

test('leaves out by name before by rule, and opens neither', () => {
  const tree = {
    '.gitignore': 'd/\nbuild/',
    '.dochygiene-ignore': '!/build/',
    'build/a.md': '',
    'd/a.md': '',
  };
  const { opened, listing } = watched(tree, ['/p/build', '/p/d']);
  expect(listing.excluded).toEqual([
    { path: 'build/', by: 'dir-prune', detail: 'build' },
    { path: 'd/', by: 'ignore', detail: '.gitignore:1: d/' },
  ]);
  expect(opened).not.toContain('/p/build');
  expect(opened).not.toContain('/p/d');
});

test('reads ignore files and no other file', () => {
  const { read, opened } = watched({
    '.gitignore': 'b.md\nd/',
    '.git/info/exclude': 'c.md',
    '.dochygiene-ignore': '',
    'a.md': '',
    'b.md': '',
    'c.md': '',
    'd/.gitignore': '',
    'e/.gitignore': '',
    'e/a.md': '',
    'node_modules/.gitignore': '',
  });
  expect([...read].sort()).toEqual([
    '/p/.dochygiene-ignore',
    '/p/.git/info/exclude',
    '/p/.gitignore',
    '/p/e/.gitignore',
  ]);
  expect(opened).toEqual(['/p', '/p/e']);
});

test('opens what the settings open, and leaves out what they leave out', () => {
  const tree = { 'archive/a.md': '', 'generated/a.md': '', 'x/archive/b.txt': '', 'b.txt': '' };
  const settings = { scope: ['**/*.txt'], excludedDirs: ['!archive', 'generated'] };
  const listing = walked(tree, settings);
  expect(listing.candidates.map(({ path }) => path)).toEqual(['b.txt', 'x/archive/b.txt']);
  expect(listing.excluded).toEqual([{ path: 'generated/', by: 'dir-prune', detail: 'generated' }]);
});

test('tells what is left out in code-unit order of path, whatever the depth and the reason', () => {
  const listing = walked({
    '.gitignore': 'c.md\n/d/',
    'a/vendor/x': '',
    'a/c.md': '',
    'b/a/build/x': '',
    'build/x': '',
    'c.md': '',
    'd/x': '',
  });
  expect(listing.excluded.map(({ path }) => path)).toEqual([
    'a/c.md',
    'a/vendor/',
    'b/a/build/',
    'build/',
    'c.md',
    'd/',
  ]);
});

test('tells of every setting that is no good', () => {
  const { problems } = walkRules({ scope: ['(a)', '**/*.md'], excludedDirs: ['a/b', 'c'] });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('"(a)"'),
    expect.stringContaining('"a/b"'),
  ]);
});

// biome-ignore format: a table is read by column
test.each<readonly [string, MemoryEntry, string | undefined, 'file' | 'directory' | 'unseen']>([
  // case                         entry                                      candidate   seen as
  ['a file',                      '',                                        'file',     'file'],
  ['a link to a file',            { kind: 'symlink', to: 'real.md' },        'symlink',  'file'],
  ['a link out of the project',   { kind: 'symlink', to: '/other/a.md' },    'symlink',  'file'],
  ['a link to nothing',           { kind: 'symlink', to: 'gone' },           'symlink',  'file'],
  ['a link to itself',            { kind: 'symlink', to: 'x.md' },           'symlink',  'file'],
  ['a link to a directory',       { kind: 'symlink', to: '/other' },         undefined,  'unseen'],
  ['a link up',                   { kind: 'symlink', to: '..' },             undefined,  'unseen'],
  ['a FIFO',                      { kind: 'fifo' },                          'other',    'file'],
  ['a directory',                 { kind: 'directory' },                     undefined,  'directory'],
])('%s called x.md', (_case, entry, kind, seen) => {
  const fs = memoryFileSystem({ '/p/real.md': '', '/other/a.md': '', '/p/x.md': entry });
  const listing = walk(fs, ROOT, walkRules({}).rules);
  const found = listing.candidates.find(({ path }) => path === 'x.md');
  expect(found?.kind).toBe(kind);
  expect(listing.files.has('x.md')).toBe(seen === 'file');
  expect(listing.directories.has('x.md')).toBe(seen === 'directory');
  expect(listing.unseen.has('x.md')).toBe(seen === 'unseen');
  expect(listing.files.size).toBe([...listing.files].length);
  expect(listing.problems).toEqual([]);
});

// biome-ignore format: a table is read by column
test.each<readonly [string, MemoryEntry, boolean]>([
  // case                            .git of directory d                    walked
  ['a nested clone',                 { kind: 'directory' },                  true],
  ['a submodule',                    'gitdir: ../.git/modules/d\n',          true],
  ['... of a linked worktree',       'gitdir: /r/.git/worktrees/w/modules/d', true],
  ['a linked worktree',              'gitdir: /p/.git/worktrees/d\n',        false],
  ['... with a relative way',        'gitdir: ../.git/worktrees/d',          false],
  ['... of another repository',      'gitdir: /r/.git/worktrees/d\n',        false],
  ['junk',                           'worktrees/d',                          true],
  ['nothing to read',                { kind: 'file', content: '', mode: 0 }, true],
])('%s', (_case, git, opened) => {
  const listing = walked({ 'd/.git': git, 'd/.gitignore': '/b.md', 'd/a.md': '', 'd/b.md': '' });
  expect(listing.candidates.map(({ path }) => path)).toEqual(opened ? ['d/a.md'] : []);
  expect(listing.unseen.has('d')).toBe(!opened);
  expect(listing.excluded.map(({ path, by, detail }) => `${path} ${by} ${detail}`)).toEqual([
    opened ? 'd/b.md ignore d/.gitignore:1: /b.md' : 'd/ dir-prune a linked worktree',
  ]);
});

test('the project may itself be a linked worktree', () => {
  const fs = memoryFileSystem({
    '/p/.git': 'gitdir: /r/.git/worktrees/p\n',
    '/p/a.md': '',
    '/p/b.md': '',
    '/r/.git/worktrees/p/commondir': '../..\n',
    '/r/.git/info/exclude': 'b.md\n',
  });
  const listing = walk(fs, ROOT, walkRules({}).rules);
  expect(listing.candidates.map(({ path }) => path)).toEqual(['a.md']);
});

test('a directory that cannot be listed is a problem, and the walk goes on', () => {
  const listing = walked({ 'a/b.md': '', c: { kind: 'directory', mode: 0 }, 'd/e.md': '' });
  expect(listing.candidates.map(({ path }) => path)).toEqual(['a/b.md', 'd/e.md']);
  expect(listing.unseen).toContain('c');
  expect(listing.directories).not.toContain('c');
  expect(listing.problems).toEqual([
    {
      path: 'c',
      code: 'UNREADABLE',
      message: 'Cannot list "c": PERMISSION_DENIED; nothing in it was looked at',
    },
  ]);
});

test.each(['/gone', '/p/a.md'])('so is a root that is none: %s', (root) => {
  const fs = memoryFileSystem({ '/p/a.md': '' });
  const listing = walk(fs, absolutePath(root), walkRules({}).rules);
  expect(listing.candidates).toEqual([]);
  expect(listing.problems).toMatchObject([{ path: '.', code: 'UNREADABLE' }]);
});

test('a mistake of the program is not a problem of the project', () => {
  const fs = memoryFileSystem({ '/p/a.md': '' });
  const broken = {
    ...fs,
    list: () => {
      throw new TypeError('broken');
    },
  };
  expect(() => walk(broken, ROOT, walkRules({}).rules)).toThrow(TypeError);
});

test('the appearance of a cache changes nothing', () => {
  const tree = { 'a.md': '', 'b/c.md': '' };
  const before = walked(tree);
  const after = walked({ ...tree, '.dochygiene/state.json': '{}', '.dochygiene/cache/x.md': '' });
  const plain = ({ files, directories, ...rest }: typeof before) => ({
    ...rest,
    files: [...files],
    directories: [...directories],
  });
  expect(plain(after)).toEqual(plain(before));
});

function walked(files: Readonly<Record<string, MemoryEntry>>, settings: WalkSettings = {}) {
  return walk(memoryFileSystem(inProject(files)), ROOT, walkRules(settings).rules);
}

/** A walk, which directories it listed and which files it read; listing `shut` throws a bug. */
function watched(files: Readonly<Record<string, MemoryEntry>>, shut: readonly string[] = []) {
  const fs = memoryFileSystem(inProject(files));
  const opened: string[] = [];
  const read: string[] = [];
  const watching: ReadOnlyFileSystem = {
    ...fs,
    list(path: AbsolutePath) {
      if (shut.includes(path)) throw new TypeError(`${path} was opened`);
      opened.push(path);
      return fs.list(path);
    },
    readInto(path, buffer) {
      const reading = fs.readInto(path, buffer);
      read.push(path);
      return reading;
    },
  };
  return { opened, read, listing: walk(watching, ROOT, walkRules({}).rules) };
}

function inProject(files: Readonly<Record<string, MemoryEntry>>): MemoryTree {
  return Object.fromEntries(
    Object.entries(files).map(([path, entry]) => [path === '' ? '/p' : `/p/${path}`, entry]),
  );
}
