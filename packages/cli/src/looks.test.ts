import { absolutePath, type FileStat, type FileSystem, FileSystemError } from '@dochygiene/ports';
import { type MemoryTree, memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { holds, watchedFileSystem } from './looks.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const NOW = Date.parse('2030-01-01T00:00:00Z');
const LATER = Date.parse('2100-01-01T00:00:00Z');

const TREE: MemoryTree = {
  '/p/a.md': { kind: 'file', content: 'a', modified: LONG_AGO },
  '/p/docs/b.md': 'b',
  '/p/docs/c.md': 'c',
  '/p/link': { kind: 'symlink', to: 'docs' },
  '/p/to-file': { kind: 'symlink', to: 'a.md' },
  '/p/shut': { kind: 'directory', mode: 0o000 },
};

const p = (path: string) => absolutePath(path === '' ? '/p' : `/p/${path}`);

const OWN = p('.own');

type Act = (fs: FileSystem) => unknown;

const read: Act = (fs) => fs.readInto(p('a.md'), fs.buffer(10));
const replace: Act = (fs) => {
  fs.create(p('new'), 'b');
  fs.rename(p('new'), p('a.md'));
};
const add: Act = (fs) => fs.create(p('docs/d.md'), '');
const remove: Act = (fs) => fs.remove(p('docs/b.md'));
const addTop: Act = (fs) => fs.create(p('d.md'), '');
const turn: Act = (fs) => {
  fs.remove(p('link'));
  fs.makeDirectory(p('link'));
};
const makeOwn: Act = (fs) => fs.makeDirectory(OWN);
const open: Act = (fs) => {
  fs.remove(p('a.md'));
  fs.makeDirectory(p('a.md'));
};
const grow: Act = (fs) => {
  fs.makeDirectory(p('none'));
};

/** What `ask` is refused is an answer too. */
function asked(ask: Act, fs: FileSystem): void {
  try {
    ask(fs);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
}

// biome-ignore format: a table is read by column
test.each<readonly [string, Act, string, Act, boolean]>([
  // what is asked             asked                                     what happens              happens   holds
  ['to read a file',           read,                                     'nothing',                () => 0,  true],
  ['to read a file',           read,                                     'another is added',       addTop,   true],
  ['to read a file',           read,                                     'it is replaced',         replace,  false],
  ['what a file is',           (fs) => fs.lstat(p('a.md')),              'it is replaced',         replace,  false],
  ['what a file leads to',     (fs) => fs.stat(p('a.md')),               'it is replaced',         replace,  false],
  ['what is in a folder',      (fs) => fs.list(p('docs')),               'nothing',                () => 0,  true],
  ['what is in a folder',      (fs) => fs.list(p('docs')),               'a file is added',        add,      false],
  ['what is in a folder',      (fs) => fs.list(p('docs')),               'a file is removed',      remove,   false],
  ['which names are in it',    (fs) => fs.names(p('docs')),              'a file is added',        add,      false],
  ['what is behind a link',    (fs) => fs.names(p('link')),              'a file is added there',  add,      false],
  ['what is behind a link',    (fs) => fs.names(p('link')),              'it is a folder now',     turn,     false],
  ['what is beside our own',   (fs) => fs.list(p('')),                   'nothing',                () => 0,  true],
  ['what is beside our own',   (fs) => fs.list(p('')),                   'our own is made',        makeOwn,  true],
  ['what is beside our own',   (fs) => fs.names(p('')),                  'our own is made',        makeOwn,  true],
  ['what is beside our own',   (fs) => fs.list(p('')),                   'a file is added',        addTop,   false],
  ['what is beside our own',   (fs) => fs.list(p('')),                   'a link becomes a folder', turn,    false],
  ['what our own is',          (fs) => fs.lstat(OWN),                    'our own is made',        makeOwn,  false],
  ['what a folder is',         (fs) => fs.lstat(p('docs')),              'a file is added',        add,      true],
  ['what a link leads to',     (fs) => fs.stat(p('link')),               'a file is added there',  add,      true],
  ['what a link leads to',     (fs) => fs.stat(p('link')),               'it is a folder now',     turn,     false],
  ['what a link says',         (fs) => fs.readLink(p('link')),           'it is a folder now',     turn,     false],
  ['where a link leads',       (fs) => fs.realPath(p('link/b.md')),      'nothing',                () => 0,  true],
  ['where a link leads',       (fs) => fs.realPath(p('link/b.md')),      'it is a folder now',     turn,     false],
  ['where nothing leads',      (fs) => fs.realPath(p('none')),           'something is there',     grow,     false],
  ['what nothing is',          (fs) => fs.lstat(p('none')),              'nothing',                () => 0,  true],
  ['what nothing is',          (fs) => fs.lstat(p('none')),              'something is there',     grow,     false],
  ['to read nothing',          (fs) => fs.readInto(p('none'), fs.buffer(1)), 'nothing',            () => 0,  true],
  ['to read nothing',          (fs) => fs.readInto(p('none'), fs.buffer(1)), 'something is there', grow,     false],
  ['to list nothing',          (fs) => fs.list(p('none')),               'something is there',     grow,     false],
  ['to list a link\'s end',    (fs) => fs.list(p('link')),               'it is a folder now',     turn,     false],
  ['to read a link',           (fs) => fs.readInto(p('link'), fs.buffer(1)), 'it is a folder now', turn,     false],
  ['what a file says as link', (fs) => fs.readLink(p('a.md')),           'nothing',                () => 0,  true],
  ['to list a file',           (fs) => fs.list(p('a.md')),               'it is replaced',         replace,  false],
  ['to list a file by a link', (fs) => fs.list(p('to-file')),            'nothing',                () => 0,  true],
  ['to list a file by a link', (fs) => fs.list(p('to-file')),            'it is a folder now',     open,     false],
])('%s: once %s happens, %s', (_asked, ask, _happens, act, same) => {
  const disk = memoryFileSystem(TREE);
  const watched = watchedFileSystem(disk, OWN, LATER);
  asked(ask, watched.fs);
  const looks = watched.looks();
  if (looks === undefined) throw new Error('it is certain what was asked');
  expect(holds(disk, looks)).toBe(true);
  act(disk);
  expect(holds(disk, looks)).toBe(same);
});

// biome-ignore format: a table is read by column
test.each<readonly [string, Act]>([
  ['a file',        read],
  ['a folder',      (fs) => fs.list(p('docs'))],
  ['what a link is', (fs) => fs.stat(p('link'))],
])('%s on another disk is another', (_case, ask) => {
  const disk = memoryFileSystem(TREE);
  const watched = watchedFileSystem(disk, OWN, LATER);
  ask(watched.fs);
  const onDisk = (stat: FileStat | undefined) => stat && { ...stat, device: 7 };
  const other: FileSystem = {
    ...disk,
    stat: (path) => onDisk(disk.stat(path)),
    lstat: (path) => onDisk(disk.lstat(path)),
  };
  expect(holds(disk, watched.looks() ?? new Map())).toBe(true);
  expect(holds(other, watched.looks() ?? new Map())).toBe(false);
});

/** A disk on which everything happens at once. */
function diskNow(): FileSystem {
  return memoryFileSystem(TREE, { clock: { now: () => new Date(NOW) } });
}

// biome-ignore format: a table is read by column
test.each<readonly [string, Act, number]>([
  ['a file is read, then replaced, and read',    (fs) => { read(fs); replace(fs); }, NOW],
  ['a file is there, then is not',               (fs) => { fs.lstat(p('docs/b.md')); remove(fs); fs.lstat(p('docs/b.md')); }, LATER],
  ['a file is not there, then is',               (fs) => { fs.lstat(p('d.md')); addTop(fs); fs.lstat(p('d.md')); }, LATER],
  ['a file is replaced after it was read',       (fs) => { read(fs); replace(fs); }, LATER],
  ['... after it was asked about',               (fs) => { fs.lstat(p('a.md')); replace(fs); }, LATER],
  ['a link leads to another file after that',    (fs) => { fs.stat(p('to-file')); replace(fs); }, LATER],
  ['a file goes after it was asked about',       (fs) => { fs.lstat(p('docs/b.md')); remove(fs); }, LATER],
  ['a file comes after it was asked about',      (fs) => { fs.lstat(p('d.md')); addTop(fs); }, LATER],
  ['a file comes beside our own in the end',     (fs) => { fs.list(p('')); addTop(fs); }, LATER],
  ['a link leads elsewhere in the end',          (fs) => { fs.realPath(p('link/b.md')); turn(fs); }, LATER],
  ['nobody may look',                            (fs) => fs.list(p('shut')), LATER],
])('where %s, it is not certain, or does not hold', (_case, ask, start) => {
  const disk = diskNow();
  const watched = watchedFileSystem(disk, OWN, start);
  asked(ask, watched.fs);
  const looks = watched.looks();
  expect(looks !== undefined && holds(disk, looks)).toBe(false);
});

test('our own may be made while we look', () => {
  const watched = watchedFileSystem(diskNow(), OWN, NOW);
  watched.fs.list(p(''));
  makeOwn(watched.fs);
  expect(watched.looks()?.size).toBe(1);
});

// biome-ignore format: a table is read by column
test.each<readonly [string, Act]>([
  ['what a file is',      (fs) => fs.lstat(p('docs/b.md'))],
  ['what it leads to',    (fs) => fs.stat(p('docs/b.md'))],
  ['what it says',        (fs) => fs.readInto(p('docs/b.md'), fs.buffer(9))],
  ['what a link says',    (fs) => fs.readLink(p('link'))],
  ['what is in a folder', (fs) => fs.list(p('docs'))],
  ['to list a file',      (fs) => fs.list(p('docs/b.md'))],
])('%s is certain if it changed long before, not if shortly', (_asked, ask) => {
  for (const [start, size] of [[NOW + 1000, undefined], [NOW + 10_000, 1]] as const) {
    const watched = watchedFileSystem(diskNow(), OWN, start);
    asked(ask, watched.fs);
    expect(watched.looks()?.size).toBe(size);
  }
});

test('a refusal that what is there does not explain is not certain', () => {
  const disk = memoryFileSystem(TREE);
  const gone: FileSystem['readInto'] = (path) => {
    throw new FileSystemError('NOT_FOUND', 'read', path);
  };
  const watched = watchedFileSystem({ ...disk, readInto: gone }, OWN, LATER);
  asked(read, watched.fs);
  expect(watched.looks()).toBeUndefined();
});

// biome-ignore format: a table is read by column
test.each<readonly [string, Act, Act]>([
  ['a folder is listed',          (fs) => fs.list(p('docs')),          add],
  ['names in it are asked for',   (fs) => fs.names(p('docs')),         add],
  ['what is beside our own is',   (fs) => fs.list(p('')),              addTop],
  ['a link is read',              (fs) => fs.readLink(p('link')),      turn],
])('what comes while %s is seen at the next look', (_case, ask, act) => {
  const disk = memoryFileSystem(TREE);
  const acts = [act];
  const meanwhile = <T>(answer: T): T => {
    acts.pop()?.(disk);
    return answer;
  };
  let looked = false;
  // Beside our own is looked at once more than it is asked about, and before that.
  const later: FileSystem['list'] = (path) => {
    const found = disk.list(path);
    if (looked) meanwhile(found);
    looked = true;
    return found;
  };
  const slow: FileSystem = {
    ...disk,
    readLink: (path) => meanwhile(disk.readLink(path)),
    list: (path) => (path === p('') ? later(path) : meanwhile(disk.list(path))),
    names: (path) => meanwhile(disk.names(path)),
  };
  const watched = watchedFileSystem(slow, OWN, LATER);
  ask(watched.fs);
  expect(holds(disk, watched.looks() ?? new Map())).toBe(false);
});
