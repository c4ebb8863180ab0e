import * as realFs from 'node:fs';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileSystem } from './file-system.ts';
import { type DiskCalls, fileSystemOver, nodeFileSystem } from './node.ts';
import { type AbsolutePath, absolutePath, child } from './path.ts';
import { readText } from './read-text.ts';

let scratch: AbsolutePath;

beforeEach(() => {
  scratch = absolutePath(realpathSync(mkdtempSync(join(tmpdir(), 'ports-node-'))));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const at = (name: string) => child(scratch, name);
const real: DiskCalls = { ...realFs, realpathSync: realFs.realpathSync.native };

interface Spoiled {
  readonly fs: FileSystem;
  readonly slept: readonly number[];
}

/** The real disk with some calls or flags replaced, on Windows or not. */
function disk(calls: Partial<DiskCalls>, windows = false): Spoiled {
  const slept: number[] = [];
  const sleep = (milliseconds: number) => {
    slept.push(milliseconds);
  };
  return { fs: fileSystemOver({ ...real, ...calls }, { windows, sleep }), slept };
}

/** A call that is refused `times` times, or always, and then does what `then` does. */
function refusing(code: string, times = Number.POSITIVE_INFINITY, then: () => void = () => {}) {
  let left = times;
  return (): never => {
    if (left > 0) {
      left -= 1;
      throw Object.assign(new Error(`${code}: no`), { code });
    }
    return then() as never;
  };
}

const error = (code: string) => expect.objectContaining({ name: 'FileSystemError', code });

// biome-ignore format: a table is read by column
test.each([
  ['ENOENT',       'NOT_FOUND'],
  ['EEXIST',       'ALREADY_EXISTS'],
  ['ENOTDIR',      'NOT_A_DIRECTORY'],
  ['EISDIR',       'IS_A_DIRECTORY'],
  ['ENXIO',        'NOT_A_FILE'],
  ['ELOOP',        'LINK_LOOP'],
  ['EACCES',       'PERMISSION_DENIED'],
  ['EPERM',        'PERMISSION_DENIED'],
  ['EROFS',        'READ_ONLY'],
  ['ENOSPC',       'NO_SPACE'],
  ['EDQUOT',       'NO_SPACE'],
  ['EBUSY',        'BUSY'],
  ['ETXTBSY',      'BUSY'],
  ['EMFILE',       'TOO_MANY_OPEN'],
  ['ENFILE',       'TOO_MANY_OPEN'],
  ['EXDEV',        'CROSS_DEVICE'],
  ['ENAMETOOLONG', 'NAME_TOO_LONG'],
  ['E2BIG',        'UNKNOWN'],
  ['EIO',          'UNKNOWN'],
] as const)('%s is told as %s, with what the system said', (system, code) => {
  const { fs } = disk({ mkdirSync: refusing(system) });
  const cause = expect.objectContaining({ code: system });
  const refused = { name: 'FileSystemError', code, path: at('a'), operation: 'make directory', cause };
  expect(() => fs.makeDirectory(at('a'))).toThrow(expect.objectContaining(refused));
});

test('what the system refuses is told by every operation, and a bug is not', () => {
  const operations: readonly (readonly [keyof DiskCalls, (fs: FileSystem) => unknown])[] = [
    ['statSync', (fs) => fs.stat(at('a'))],
    ['lstatSync', (fs) => fs.lstat(at('a'))],
    ['realpathSync', (fs) => fs.realPath(at('a'))],
    ['readlinkSync', (fs) => fs.readLink(at('none'))],
    ['readdirSync', (fs) => fs.list(scratch)],
    ['readdirSync', (fs) => fs.names(scratch)],
    ['openSync', (fs) => fs.readInto(at('a'), fs.buffer(1))],
    ['fstatSync', (fs) => fs.readInto(at('a'), fs.buffer(1))],
    ['readSync', (fs) => fs.readInto(at('a'), fs.buffer(1))],
    ['openSync', (fs) => fs.create(at('b'), '')],
    ['writeSync', (fs) => fs.create(at('c'), 'x')],
    ['fsyncSync', (fs) => fs.create(at('d'), 'x')],
    ['renameSync', (fs) => fs.rename(at('a'), at('b'))],
    ['unlinkSync', (fs) => fs.remove(at('a'))],
    ['mkdirSync', (fs) => fs.makeDirectory(at('b'))],
    ['openSync', (fs) => fs.syncDirectory(scratch)],
    ['fsyncSync', (fs) => fs.syncDirectory(scratch)],
  ];
  writeFileSync(at('a'), 'text');
  for (const [call, ask] of operations) {
    expect(() => ask(disk({ [call]: refusing('EIO') }).fs)).toThrow(error('UNKNOWN'));
    for (const torn of ['c', 'd']) rmSync(at(torn), { force: true });
    expect(() => ask(disk({ [call]: refusing('ERR_INVALID_ARG') }).fs)).toThrow(/^ERR_INVALID_ARG/);
  }
});

test('a torn file stays, and every descriptor is closed', () => {
  const open = new Set<number>();
  const counted: Partial<DiskCalls> = {
    openSync(path, flags, mode) {
      const fd = real.openSync(path, flags, mode);
      open.add(fd);
      return fd;
    },
    closeSync(fd) {
      open.delete(fd);
      real.closeSync(fd);
    },
  };
  const full = disk({ ...counted, writeSync: tornAfter(3) }).fs;
  expect(() => full.create(at('torn'), 'content')).toThrow(error('NO_SPACE'));
  expect(readText(nodeFileSystem, at('torn'), 99).text).toBe('con');

  const { fs } = disk(counted);
  fs.create(at('whole'), 'content');
  expect(readText(fs, at('whole'), 99).text).toBe('content');
  expect(() => fs.readInto(scratch, fs.buffer(1))).toThrow();
  fs.syncDirectory(scratch);
  const unread = disk({ ...counted, readSync: refusing('EIO') }).fs;
  expect(() => unread.readInto(at('whole'), unread.buffer(1))).toThrow();
  const unsynced = disk({ ...counted, fsyncSync: refusing('EIO') }).fs;
  expect(() => unsynced.syncDirectory(scratch)).toThrow();
  expect(open.size).toBe(0);
});

/** Writes `bytes` bytes, one a call, and then finds the disk full. */
function tornAfter(bytes: number): DiskCalls['writeSync'] {
  let left = bytes;
  return (fd, content, offset) => {
    if (left === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    left -= 1;
    return real.writeSync(fd, content, offset, 1);
  };
}

test('a file that was read and cannot be closed has been read', () => {
  writeFileSync(at('a'), 'all of it');
  const { fs } = disk({ closeSync: refusing('EIO') });
  expect(readText(fs, at('a'), 100).text).toBe('all of it');
  expect(() => readText(fs, at('gone'), 100)).toThrow(error('NOT_FOUND'));
});

test('a write that comes in pieces is put together, and one that stops is an error', () => {
  const piecemeal = disk({
    writeSync: (fd, bytes, offset) => real.writeSync(fd, bytes, offset, 1),
  });
  piecemeal.fs.create(at('a'), 'é😀');
  expect(readText(nodeFileSystem, at('a'), 99).text).toBe('é😀');
  const stuck = disk({ writeSync: () => 0 });
  expect(() => stuck.fs.create(at('b'), 'x')).toThrow(error('UNKNOWN'));
});

test('content is on the disk before create returns, and before the file is closed', () => {
  const calls: string[] = [];
  const noted = disk({
    writeSync(fd, bytes, offset, length) {
      calls.push('write');
      return real.writeSync(fd, bytes, offset, length);
    },
    fsyncSync(fd) {
      calls.push('sync');
      real.fsyncSync(fd);
    },
    closeSync(fd) {
      calls.push('close');
      real.closeSync(fd);
    },
  });
  noted.fs.create(at('a'), 'text');
  noted.fs.syncDirectory(scratch);
  expect(calls).toEqual(['write', 'sync', 'close', 'sync', 'close']);
});

test('an empty file has nothing to wait for', () => {
  const calls: string[] = [];
  const noted = disk({
    fsyncSync(fd) {
      calls.push('sync');
      real.fsyncSync(fd);
    },
    closeSync(fd) {
      calls.push('close');
      real.closeSync(fd);
    },
  });
  noted.fs.create(at('a'), '');
  expect(calls).toEqual(['close']);
  expect(() => noted.fs.create(at('a'), '')).toThrow(error('ALREADY_EXISTS'));
});

test('a read that comes in pieces is put together', () => {
  writeFileSync(at('a'), 'content');
  const { fs } = disk({
    readSync: (fd, bytes, offset) => real.readSync(fd, bytes, offset, 1, null),
  });
  expect(readText(fs, at('a'), 99).text).toBe('content');
  expect(readText(fs, at('a'), 3)).toMatchObject({ text: 'con', truncated: true });
});

test('a file is read in one call if its size is true, and to its end if it is not', () => {
  writeFileSync(at('a'), 'content');
  let reads = 0;
  const readSync: DiskCalls['readSync'] = (...args) => {
    reads += 1;
    return real.readSync(...args);
  };
  expect(readText(disk({ readSync }).fs, at('a'), 99).text).toBe('content');
  expect(reads).toBe(1);
  // As in /proc, whose files have no size.
  const fstatSync: DiskCalls['fstatSync'] = (fd) => ({ ...statOf(real.fstatSync(fd)), size: 0 });
  expect(readText(disk({ fstatSync, readSync }).fs, at('a'), 99).text).toBe('content');
});

function statOf({ mode, size, mtimeMs, ctimeMs, ino, uid }: ReturnType<DiskCalls['fstatSync']>) {
  return { mode, size, mtimeMs, ctimeMs, ino, uid };
}

test('a system that cannot open without following looks first', () => {
  const { O_NOFOLLOW: _, O_NONBLOCK: __, ...constants } = realFs.constants;
  const opened: string[] = [];
  const { fs } = disk({
    constants,
    openSync(path, flags, mode) {
      opened.push(path);
      return real.openSync(path, flags, mode);
    },
  });
  writeFileSync(at('file'), 'text');
  symlinkSync('file', at('link'));
  symlinkSync('none', at('dangling'));
  expect(readText(fs, at('file'), 9).text).toBe('text');
  expect(() => readText(fs, at('link'), 9)).toThrow(error('IS_A_LINK'));
  expect(() => readText(fs, at('dangling'), 9)).toThrow(error('IS_A_LINK'));
  expect(() => readText(fs, scratch, 9)).toThrow(error('IS_A_DIRECTORY'));
  expect(() => readText(fs, at('none'), 9)).toThrow(error('NOT_FOUND'));
  expect(opened).toEqual([at('file'), at('none')]);
});

// biome-ignore format: a table is read by column
test.each([
  // code      times  windows  outcome
  ['EPERM',    3,     true,    { slept: [10, 20, 40],                       code: undefined }],
  ['EACCES',   1,     true,    { slept: [10],                               code: undefined }],
  ['EBUSY',    7,     true,    { slept: [10, 20, 40, 80, 160, 320, 370],    code: undefined }],
  ['EBUSY',    8,     true,    { slept: [10, 20, 40, 80, 160, 320, 370],    code: 'BUSY' }],
  ['ENOSPC',   1,     true,    { slept: [],                                 code: 'NO_SPACE' }],
  ['EPERM',    1,     false,   { slept: [],                                 code: 'PERMISSION_DENIED' }],
] as const)('a rename refused with %s %i times, on Windows: %s', (code, times, windows, outcome) => {
  writeFileSync(at('from'), 'text');
  const rename = () => real.renameSync(at('from'), at('to'));
  const { fs, slept } = disk({ renameSync: refusing(code, times, rename) }, windows);
  if (outcome.code === undefined) fs.rename(at('from'), at('to'));
  else expect(() => fs.rename(at('from'), at('to'))).toThrow(error(outcome.code));
  expect(slept).toEqual(outcome.slept);
  expect(slept.reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(1000);
  expect(nodeFileSystem.stat(at('to'))?.size).toBe(outcome.code === undefined ? 4 : undefined);
});

test('a directory in the way of a rename is told at once, on Windows too', () => {
  writeFileSync(at('from'), 'text');
  mkdirSync(at('to'));
  const { fs, slept } = disk({ renameSync: refusing('EPERM') }, true);
  expect(() => fs.rename(at('from'), at('to'))).toThrow(error('IS_A_DIRECTORY'));
  expect(slept).toEqual([]);
});

test('on Windows there are no owners, no permissions and no directories to sync', () => {
  writeFileSync(at('file'), '');
  const { fs } = disk({ openSync: refusing('EPERM') }, true);
  expect(fs.stat(at('file'))).toMatchObject({ owner: -1, mode: undefined });
  fs.syncDirectory(scratch);
  expect(() => fs.syncDirectory(at('file'))).toThrow(error('NOT_A_DIRECTORY'));
  expect(() => fs.syncDirectory(at('none'))).toThrow(error('NOT_FOUND'));
});

test.each(['EINVAL', 'ENOTSUP', 'ENOSYS'])(
  'a disk without directory sync (%s) is none the worse',
  (code) => {
    const { fs } = disk({ fsyncSync: refusing(code) });
    fs.syncDirectory(scratch);
    expect(() => fs.create(at('file'), 'x')).toThrow(error('UNKNOWN'));
  },
);

test('a directory is told from a file that may not be removed, whatever the system says', () => {
  mkdirSync(at('directory'));
  writeFileSync(at('file'), '');
  const { fs } = disk({ unlinkSync: refusing('EPERM') });
  expect(() => fs.remove(at('directory'))).toThrow(error('IS_A_DIRECTORY'));
  expect(() => fs.remove(at('file'))).toThrow(error('PERMISSION_DENIED'));
});

test('a link loop further up is no link in the last place', () => {
  symlinkSync('loop', at('loop'));
  expect(() => readText(nodeFileSystem, at('loop/file'), 9)).toThrow(error('LINK_LOOP'));
  expect(() => readText(nodeFileSystem, at('loop'), 9)).toThrow(error('IS_A_LINK'));
});

test('a name that is not UTF-8 is listed, and found to be nothing', () => {
  const bytes = Buffer.concat([Buffer.from(`${scratch}/`), Buffer.from([0x61, 0xff, 0x62])]);
  writeFileSync(bytes, '');
  const [entry] = nodeFileSystem.list(scratch);
  expect(entry).toEqual({ name: 'a\ufffdb', kind: 'file' });
  expect(nodeFileSystem.lstat(at('a\ufffdb'))).toBeUndefined();
});

test('a listing out of order is put in order', () => {
  const names = ['b', 'a', '～', '😀', 'c'];
  const entry = (name: string) => ({ name, isFile: yes, isDirectory: no, isSymbolicLink: no });
  const readdirSync = (_path: string, options?: object) => (options ? names.map(entry) : names);
  const { fs } = disk({ readdirSync: readdirSync as DiskCalls['readdirSync'] });
  const sorted = ['a', 'b', 'c', '😀', '～'];
  expect(fs.list(scratch).map(({ name }) => name)).toEqual(sorted);
  expect(fs.names(scratch)).toEqual(sorted);
});

const yes = () => true;
const no = () => false;

test('tells which device a file is on', () => {
  writeFileSync(at('file'), 'x');
  const { dev } = realFs.statSync(at('file'));
  const buffer = nodeFileSystem.buffer(1);
  const told = [
    nodeFileSystem.stat(at('file')),
    nodeFileSystem.lstat(at('file')),
    nodeFileSystem.readInto(at('file'), buffer).stat,
  ];
  expect(told.map((stat) => stat?.device)).toEqual([dev, dev, dev]);
});
