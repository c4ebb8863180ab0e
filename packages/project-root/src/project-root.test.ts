import { absolutePath, FileSystemError, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { findProjectRoot, projectRoot } from './project-root.ts';

const GIT = (folder: string): MemoryTree => ({
  [`${folder}/.git/HEAD`]: 'ref: refs/heads/main\n',
  [`${folder}/.git/objects/x`]: '',
});

// Layouts that a test on the real disk cannot make, or not everywhere.
// biome-ignore format: a table is read by column
test.each([
  // case                                   disk                                        start       home         root         because
  ['the root of the file system',           { '/a/x': '' },                             '/',        undefined,   undefined,   'file-system-root'],
  ['... which is a repository',             { ...GIT(''), '/a/x': '' },                 '/',        undefined,   '/',         'git-directory'],
  ['... asked from below',                  { ...GIT(''), '/a/x': '' },                 '/a',       undefined,   '/',         'git-directory'],
  ['a home that is the file-system root',   { '/a/b/x': '' },                           '/a/b',     '/',         '/a/b',      'nothing-found'],
  ['... and a repository',                  { ...GIT(''), '/a/b/x': '' },               '/a/b',     '/',         '/a/b',      'nothing-found'],
  ['... and the start',                     { ...GIT(''), '/a/b/x': '' },               '/',        '/',         '/',         'git-directory'],
  ['... and no repository',                 { '/a/b/x': '' },                           '/',        '/',         undefined,   'home'],
  ['home that is a link to the start',      { '/a/x': '', '/h': { kind: 'symlink', to: '/a' } }, '/a', '/h',     undefined,   'home'],
  ['home that is a file',                   { '/a/x': '', '/h': '' },                   '/a',       '/h',        '/a',        'nothing-found'],
  ['home inside a bare repository',         { '/b/HEAD': '', '/b/objects/x': '', '/b/refs/x': '', '/b/h/x': '' }, '/b/h', '/b/h', undefined, 'home'],
] as const)('%s', (_case, tree, start, home, root, because) => {
  const answer = findProjectRoot(memoryFileSystem(tree), {
    start: absolutePath(start),
    home: home === undefined ? undefined : absolutePath(home),
    ceilings: [],
  });
  expect(answer).toEqual({ root, because });
});

test('only the first bytes of a regular file named .git are read, and nothing else', () => {
  const disk = memoryFileSystem({
    ...GIT('/r'),
    '/r/a/.git': { kind: 'fifo' },
    '/r/a/b/.git': 'gitdirs: '.padEnd(4_095, 'x'),
    '/r/a/b/c/.git/HEAD': 'ref: refs/heads/main\n',
    '/r/a/b/c/README.md': '',
  });
  const opened: string[] = [];
  const spy: ReadOnlyFileSystem = {
    ...disk,
    list: () => {
      throw new Error('listed');
    },
    readInto: (path, buffer) => {
      opened.push(`${path}: ${buffer.bytes.length}`);
      return disk.readInto(path, buffer);
    },
  };
  const start = absolutePath('/r/a/b/c');
  expect(projectRoot(spy, { start, home: undefined, ceilings: [] })).toBe('/r');
  // One more than is looked at tells whether the file is longer.
  expect(opened).toEqual(['/r/a/b/.git: 9']);
});

// biome-ignore format: a table is read by column
test.each([
  // where the disk refuses       root       because
  ['/r/a/.git',                   '/r',      'git-directory'],
  ['/r/.git/objects',             '/r/a/b',  'nothing-found'],
  ['/r/.git',                     '/r/a/b',  'nothing-found'],
  ['/r/a/HEAD',                   '/r',      'git-directory'],
  ['/r/a/b',                      undefined, 'no-such-folder'],
] as const)('refused at %s: not a root, and no error', (refused, root, because) => {
  const disk = memoryFileSystem({ ...GIT('/r'), '/r/a/b/x': '' });
  const refusing: ReadOnlyFileSystem = {
    ...disk,
    stat: (path) => answer(path, () => disk.stat(path)),
    lstat: (path) => answer(path, () => disk.lstat(path)),
    realPath: (path) => answer(path, () => disk.realPath(path)),
  };
  function answer<T>(path: string, ask: () => T): T {
    if (path === refused) {
      throw new FileSystemError('PERMISSION_DENIED', 'stat', absolutePath(path));
    }
    return ask();
  }
  const start = absolutePath('/r/a/b');
  expect(findProjectRoot(refusing, { start, home: undefined, ceilings: [] })).toEqual({
    root,
    because,
  });
});

test('a bug of the disk is not taken for an answer', () => {
  const disk = memoryFileSystem({ '/a/x': '' });
  const broken: ReadOnlyFileSystem = {
    ...disk,
    stat: () => {
      throw new TypeError('a bug');
    },
  };
  const question = { start: absolutePath('/a'), home: undefined, ceilings: [] };
  expect(() => projectRoot(broken, question)).toThrow(TypeError);
});
