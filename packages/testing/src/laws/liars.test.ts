import {
  type AbsolutePath,
  absolutePath,
  child,
  type FileKind,
  type FileStat,
  type FileSystem,
  FileSystemError,
  type FileSystemErrorCode,
  parent,
} from '@dochygiene/ports';
import { type DiskCalls, fileSystemOver } from '@dochygiene/ports/node';
import { memfs } from 'memfs';
import { expect, test } from 'vitest';
import { type MemoryFileSystem, memoryFileSystem } from '../memory-file-system.ts';
import { fileSystemLaws } from './file-system-laws.ts';
import type { Makers } from './law.ts';
import { testFileSystem } from './test-adapter.ts';

const PLACE = absolutePath('/laws');

/** Names of the laws that `fs` is found to break. */
function broken(fs: FileSystem, make: Partial<Makers>): readonly string[] {
  try {
    testFileSystem(fs, PLACE, make);
    return [];
  } catch (error) {
    return (error as { readonly laws: readonly string[] }).laws;
  }
}

/** A disk that is true but for what `lie` makes of it. */
function liar(lie: (disk: MemoryFileSystem) => Partial<FileSystem>): readonly string[] {
  const disk = memoryFileSystem({ [PLACE]: { kind: 'directory' } });
  return broken({ ...disk, ...lie(disk) }, disk.make);
}

const isLink = (fs: FileSystem, path: AbsolutePath) => fs.lstat(path)?.kind === 'symlink';

/** `path`, or what it links to. */
function followed(fs: FileSystem, path: AbsolutePath): AbsolutePath {
  return fs.realPath(path) ?? path;
}

const refused = (code: FileSystemErrorCode, operation: string, path: AbsolutePath) =>
  new FileSystemError(code, operation, path);

function missing(operation: string, path: AbsolutePath): never {
  throw refused('NOT_FOUND', operation, path);
}

/** What a disk knows of `path` if `kind` is all that it can tell. */
function blurred(stat: FileStat | undefined, kind: FileKind): FileStat | undefined {
  return stat === undefined ? undefined : { ...stat, kind };
}

/** Runs `act`; if it is refused with `from`, then with `to` instead. */
function swapped<T>(from: FileSystemErrorCode, to: FileSystemErrorCode, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof FileSystemError) || error.code !== from) throw error;
    throw new FileSystemError(to, error.operation, error.path);
  }
}

type Row = readonly [
  lie: string,
  made: (disk: MemoryFileSystem) => Partial<FileSystem>,
  laws: readonly string[],
];

const rows: readonly Row[] = [
  ['no lie at all', () => ({}), []],
  [
    'lists in the order of making',
    (disk) => ({
      list: (path) =>
        [...disk.list(path)].sort(
          (a, b) =>
            (disk.lstat(absolutePath(`${path}/${a.name}`))?.inode ?? 0) -
            (disk.lstat(absolutePath(`${path}/${b.name}`))?.inode ?? 0),
        ),
    }),
    [
      'list is in code-unit order of name, whatever was made first',
      'list tells links as links, whatever they lead to',
      'rename refuses to replace a directory, and keeps both',
      'rename refuses to move a directory, and keeps it',
      'rename moves a link and not what it leads to',
    ],
  ],
  [
    'lists by bytes',
    (disk) => ({
      list: (path) =>
        [...disk.list(path)].sort((a, b) =>
          Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)),
        ),
    }),
    ['list is in code-unit order of name, whatever was made first'],
  ],
  [
    'names by bytes',
    (disk) => ({
      names: (path) =>
        [...disk.names(path)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    }),
    ['names are in code-unit order, whatever was made first'],
  ],
  [
    'names files alone, and of nothing none',
    (disk) => ({
      names: (path) => {
        if (disk.stat(path)?.kind !== 'directory') return [];
        return disk
          .list(path)
          .filter(({ kind }) => kind === 'file')
          .map(({ name }) => name);
      },
    }),
    ['names are those of whatever is there', 'names refuses what is no directory, or nothing'],
  ],
  [
    'lists what links lead to',
    (disk) => ({
      list: (path) =>
        disk.list(path).map((entry) => ({
          ...entry,
          kind: disk.stat(absolutePath(`${path}/${entry.name}`))?.kind ?? entry.kind,
        })),
    }),
    [
      'list tells links as links, whatever they lead to',
      'create refuses where a link is, and makes nothing where it leads',
      'makeDirectory refuses where a link is, even one that leads nowhere',
      'rename moves a link and not what it leads to',
    ],
  ],
  [
    'creates over what is there',
    (disk) => ({
      create(path, content) {
        if (disk.lstat(path)?.kind === 'file') disk.remove(path);
        disk.create(path, content);
      },
    }),
    ['create refuses where a file is, and keeps it'],
  ],
  [
    'creates through links',
    (disk) => ({
      create(path, content) {
        disk.create(isLink(disk, path) ? absolutePath(`${PLACE}/lost`) : path, content);
      },
    }),
    ['create refuses where a link is, and makes nothing where it leads'],
  ],
  [
    'creates the directory too',
    (disk) => ({
      create(path, content) {
        const above = parent(path);
        if (above !== undefined && disk.stat(above) === undefined) disk.makeDirectory(above);
        disk.create(path, content);
      },
    }),
    ['create refuses where the directory is missing, and does not make it'],
  ],
  [
    'writes latin1',
    (disk) => ({
      create(path, content) {
        const latin1 = typeof content === 'string' ? content.replace(/[^\0-\xff]/gu, '?') : content;
        disk.create(path, latin1);
      },
    }),
    [
      'stat tells a file and its size in bytes',
      'readInto reads all of a file that fits, and tells its size',
      'create makes a file with its content in UTF-8, of every plane',
      'create takes names of every plane',
    ],
  ],
  [
    'writes bytes as if they were text',
    (disk) => ({
      create(path, content) {
        const text = typeof content === 'string' ? content : String.fromCharCode(...content);
        disk.create(path, text);
      },
    }),
    ['create makes a file of bytes that are no text'],
  ],
  [
    'reads through links',
    (disk) => ({ readInto: (path, buffer) => disk.readInto(followed(disk, path), buffer) }),
    ['readInto follows no link in the last place'],
  ],
  [
    'reads on from where it stopped',
    (disk) => {
      const read = new Set<string>();
      return {
        readInto(path, buffer) {
          const reading = disk.readInto(path, buffer);
          const again = read.has(path);
          read.add(path);
          return again ? { ...reading, length: 0 } : reading;
        },
      };
    },
    [
      'readInto reads all of a file that fits, and tells its size',
      'readInto reads no more than the buffer holds',
      'readInto reads from the start, every time, and long files whole',
    ],
  ],
  [
    'reads a block and calls it all',
    (disk) => ({
      readInto(path, buffer) {
        const { stat, length } = disk.readInto(path, buffer);
        return { stat, length: Math.min(length, 65_536) };
      },
    }),
    [
      'readInto reads from the start, every time, and long files whole',
      'create makes a file with its content in UTF-8, of every plane',
    ],
  ],
  [
    'drops the byte order mark',
    (disk) => ({
      buffer(capacity) {
        const buffer = disk.buffer(capacity);
        return { ...buffer, utf8: (start, end) => buffer.utf8(start, end).replace(/^\ufeff/, '') };
      },
    }),
    [
      'buffer decodes UTF-8, with U+FFFD for what is none, and keeps a byte order mark',
      'create makes a file with its content in UTF-8, of every plane',
    ],
  ],
  [
    'follows links where it should not',
    (disk) => ({ lstat: (path) => disk.stat(path) }),
    ['lstat tells a link itself'],
  ],
  [
    'knows nothing of links',
    (disk) => ({ stat: (path) => disk.lstat(path) }),
    [
      'stat follows links, in every place',
      'stat is undefined for a link that leads nowhere',
      'stat refuses links that lead in circles',
    ],
  ],
  [
    'tells times in seconds',
    (disk) => ({
      stat(path) {
        const stat = disk.stat(path);
        return stat && { ...stat, modified: stat.modified / 1000 };
      },
    }),
    [
      'times are milliseconds since 1970, and a later file is not older',
      'readInto reads all of a file that fits, and tells its size',
    ],
  ],
  [
    'replaces directories',
    (disk) => ({
      rename(from, to) {
        const clear = disk.lstat(to)?.kind === 'directory' && disk.stat(from)?.kind === 'file';
        disk.rename(from, clear ? absolutePath(`${to}-replaced`) : to);
      },
    }),
    ['rename refuses to replace a directory, and keeps both'],
  ],
  [
    'replaces nothing',
    (disk) => ({
      rename(from, to) {
        const moved = disk.lstat(from)?.kind ?? 'directory';
        const inTheWay = from !== to && disk.lstat(to)?.kind === 'file';
        if (inTheWay && moved !== 'directory') throw refused('ALREADY_EXISTS', 'rename', to);
        disk.rename(from, to);
      },
    }),
    ['rename replaces a file'],
  ],
  [
    'renames by copying',
    (disk) => ({
      rename(from, to) {
        if (disk.lstat(from)?.kind !== 'file' || from === to) return disk.rename(from, to);
        const buffer = disk.buffer(1000);
        const { length } = disk.readInto(from, buffer);
        if (disk.lstat(to)?.kind === 'file') disk.remove(to);
        else if (disk.lstat(to) !== undefined) return disk.rename(from, to);
        disk.create(to, buffer.utf8(0, length));
        disk.remove(from);
      },
    }),
    ['an inode is one file, whatever its name'],
  ],
  [
    'renames what a link leads to',
    (disk) => ({ rename: (from, to) => disk.rename(followed(disk, from), to) }),
    ['rename moves a link and not what it leads to'],
  ],
  [
    'removes what is not there',
    (disk) => ({
      remove(path) {
        if (disk.lstat(path) !== undefined) disk.remove(path);
      },
    }),
    ['remove refuses where nothing is'],
  ],
  [
    'removes what a link leads to',
    (disk) => ({ remove: (path) => disk.remove(followed(disk, path)) }),
    ['remove removes a link and not what it leads to'],
  ],
  [
    'has the code of another system for directories',
    (disk) => ({
      remove: (path) => swapped('IS_A_DIRECTORY', 'PERMISSION_DENIED', () => disk.remove(path)),
    }),
    ['remove refuses a directory, and keeps it'],
  ],
  [
    'makes directories over anything',
    (disk) => ({
      makeDirectory(path) {
        if (disk.lstat(path) === undefined) disk.makeDirectory(path);
      },
    }),
    [
      'makeDirectory refuses where anything is, and keeps it',
      'makeDirectory refuses where a link is, even one that leads nowhere',
    ],
  ],
  [
    'syncs nothing and says so of anything',
    () => ({ syncDirectory: () => {} }),
    ['syncDirectory refuses what is no directory'],
  ],
  [
    'blames another path',
    (disk) => ({
      list: (path) => {
        try {
          return disk.list(path);
        } catch {
          throw refused('NOT_FOUND', 'list', PLACE);
        }
      },
    }),
    ['list refuses a file', 'list refuses where nothing is'],
  ],
  [
    'calls a directory other',
    (disk) => ({
      stat(path) {
        const stat = disk.stat(path);
        return stat?.kind === 'directory' ? blurred(stat, 'other') : stat;
      },
    }),
    ['stat tells a directory', 'stat follows links, in every place'],
  ],
  [
    'calls a FIFO a file',
    (disk) => ({
      stat(path) {
        const stat = disk.stat(path);
        return stat?.kind === 'other' ? blurred(stat, 'file') : stat;
      },
      list: (path) =>
        disk
          .list(path)
          .map((entry) => (entry.kind === 'other' ? { ...entry, kind: 'file' } : entry)),
    }),
    ['stat tells a FIFO as other', 'list tells a FIFO as other'],
  ],
  [
    'throws where it should shrug',
    (disk) => ({
      stat: (path) => disk.stat(path) ?? missing('stat', path),
      lstat: (path) => disk.lstat(path) ?? missing('stat', path),
      realPath: (path) => disk.realPath(path) ?? missing('resolve', path),
    }),
    [
      'stat is undefined where nothing is, beneath a file too',
      'stat is undefined for a link that leads nowhere',
      'lstat is undefined where nothing is, beneath a file too',
      'realPath is undefined where nothing is, beneath a file too',
      'realPath is undefined for a link that leads nowhere',
    ],
  ],
  [
    'knows no owner of files',
    (disk) => ({
      stat(path) {
        const stat = disk.stat(path);
        return stat?.kind === 'file' ? { ...stat, owner: -1 } : stat;
      },
    }),
    ['what one makes has one owner', 'readInto reads all of a file that fits, and tells its size'],
  ],
  [
    'lets everybody run everything',
    (disk) => ({
      stat(path) {
        const stat = disk.stat(path);
        return stat === undefined ? stat : { ...stat, mode: 0o777 };
      },
    }),
    [
      'stat tells that nobody may run a made file, if it tells what anybody may',
      'readInto reads all of a file that fits, and tells its size',
    ],
  ],
  [
    'resolves nothing',
    (disk) => ({
      realPath: (path) => (disk.stat(path) === undefined ? undefined : path),
    }),
    ['realPath resolves links, in every place'],
  ],
  [
    'gives up on circles',
    (disk) => ({
      realPath: (path) =>
        isLink(disk, path) && disk.readLink(path) === 'link' ? undefined : disk.realPath(path),
    }),
    ['realPath refuses links that lead in circles'],
  ],
  [
    'resolves to another name',
    (disk) => ({
      realPath(path) {
        const real = disk.realPath(path);
        return real && child(real, 'real');
      },
    }),
    ['realPath of what has no link in it is itself'],
  ],
  [
    'tells where links lead and not what they hold',
    (disk) => ({
      readLink: (path) => absolutePath(`${PLACE}/${disk.readLink(path)}`),
    }),
    [
      'readLink gives what a link holds, as written',
      'rename moves a link and not what it leads to',
    ],
  ],
  [
    'tells any name for a link',
    (disk) => ({
      readLink: (path) => (isLink(disk, path) ? disk.readLink(path) : path),
    }),
    ['readLink refuses what is no link', 'readLink refuses where nothing is'],
  ],
  [
    'finds something in every new directory',
    (disk) => {
      const listed = new Set<string>();
      return {
        list(path) {
          const entries = disk.list(path);
          const first = !listed.has(path) && entries.length === 0;
          listed.add(path);
          return first ? [{ name: '.', kind: 'directory' }] : entries;
        },
      };
    },
    [
      'list is empty for an empty directory',
      'create refuses where a directory is',
      'create refuses where the directory is missing, and does not make it',
      'makeDirectory makes an empty directory',
      'makeDirectory refuses where the parent is missing, and does not make it',
      'rename refuses to move a directory, and keeps it',
      'rename replaces a link and not what it leads to',
    ],
  ],
  [
    'lists no directories',
    (disk) => ({
      list: (path) => disk.list(path).filter(({ kind }) => kind !== 'directory'),
    }),
    [
      'list tells files and directories, and nothing of what is in those',
      'makeDirectory makes an empty directory',
      'rename moves a file to a free name',
      'rename refuses to replace a directory, and keeps both',
      'rename refuses to move a directory, and keeps it',
      'remove removes a link and not what it leads to',
      'remove refuses a directory, and keeps it',
    ],
  ],
  [
    'does not list links',
    (disk) => ({
      list(path) {
        if (isLink(disk, path)) throw refused('NOT_A_DIRECTORY', 'list', path);
        return disk.list(path);
      },
    }),
    ['list lists what a link to a directory leads to'],
  ],
  [
    'has a buffer of its own size',
    (disk) => ({
      buffer: (capacity) => disk.buffer(capacity + 1),
    }),
    [
      'buffer has as many bytes as were asked for',
      'buffer gives its bytes as latin1, one character a byte',
      'readInto reads no more than the buffer holds',
    ],
  ],
  [
    'takes latin1 for UTF-8',
    (disk) => ({
      buffer(capacity) {
        const buffer = disk.buffer(capacity);
        return { ...buffer, latin1: buffer.utf8 };
      },
    }),
    ['buffer gives its bytes as latin1, one character a byte'],
  ],
  [
    'reads no path with a link in it',
    (disk) => ({
      readInto(path, buffer) {
        if (disk.realPath(path) !== path) throw refused('IS_A_LINK', 'read', path);
        return disk.readInto(path, buffer);
      },
    }),
    [
      'readInto follows no link in the last place',
      'readInto follows links on the way to the last place',
      'readInto refuses where nothing is',
    ],
  ],
  [
    'reads FIFOs',
    (disk) => ({
      readInto(path, buffer) {
        if (disk.lstat(path)?.kind !== 'other') return disk.readInto(path, buffer);
        throw refused('BUSY', 'read', path);
      },
    }),
    ['readInto refuses a FIFO and does not wait for it'],
  ],
  [
    'has one word for all it cannot read',
    (disk) => ({
      readInto(path, buffer) {
        try {
          return disk.readInto(path, buffer);
        } catch {
          throw refused('NOT_A_FILE', 'read', path);
        }
      },
    }),
    [
      'readInto follows no link in the last place',
      'readInto refuses a directory',
      'readInto refuses where nothing is',
    ],
  ],
  [
    'takes ASCII names only',
    (disk) => ({
      create(path, content) {
        if (/[^ -~]/.test(path)) throw refused('UNKNOWN', 'create', path);
        disk.create(path, content);
      },
    }),
    [
      'list is in code-unit order of name, whatever was made first',
      'names are in code-unit order, whatever was made first',
      'create takes names of every plane',
    ],
  ],
  [
    'has another word for a directory in the way',
    (disk) => ({
      create: (path, content) => {
        if (disk.stat(path)?.kind === 'directory') throw refused('IS_A_DIRECTORY', 'create', path);
        disk.create(path, content);
      },
    }),
    ['create refuses where a directory is'],
  ],
  [
    'makes directories with something in them',
    (disk) => ({
      makeDirectory(path) {
        disk.makeDirectory(path);
        if (path.endsWith('/inner')) disk.create(child(path, '.keep'), '');
      },
    }),
    [
      'list lists what a link to a directory leads to',
      'makeDirectory makes an empty directory',
      'rename replaces a link and not what it leads to',
    ],
  ],
  [
    'makes the directories above too',
    (disk) => ({
      makeDirectory(path) {
        const above = parent(path);
        if (above !== undefined && disk.stat(above) === undefined) disk.makeDirectory(above);
        disk.makeDirectory(path);
      },
    }),
    ['makeDirectory refuses where the parent is missing, and does not make it'],
  ],
  [
    'leaves a mark on syncing',
    (disk) => ({
      syncDirectory(path) {
        disk.syncDirectory(path);
        disk.create(child(path, '.synced'), '');
      },
    }),
    ['syncDirectory leaves a directory as it is'],
  ],
  [
    'leaves what it moved',
    (disk) => ({
      rename(from, to) {
        const kept =
          disk.lstat(from)?.kind === 'file' && from !== to && disk.lstat(to) === undefined;
        disk.rename(from, to);
        if (kept) disk.create(from, '');
      },
    }),
    ['rename moves a file to a free name'],
  ],
  [
    'loses a file renamed to its own name',
    (disk) => ({
      rename(from, to) {
        disk.rename(from, to);
        if (from === to) disk.remove(to);
      },
    }),
    ['rename of a file to its own name keeps it'],
  ],
  [
    'moves directories',
    (disk) => ({
      rename(from, to) {
        if (disk.lstat(from)?.kind !== 'directory') {
          disk.rename(from, to);
          return;
        }
        disk.makeDirectory(to);
      },
    }),
    ['rename refuses to move a directory, and keeps it'],
  ],
  [
    'clears the way before it looks',
    (disk) => ({
      rename(from, to) {
        if (
          disk.lstat(to)?.kind === 'file' &&
          from !== to &&
          disk.lstat(from)?.kind !== 'directory'
        )
          disk.remove(to);
        disk.rename(from, to);
      },
    }),
    ['rename refuses where nothing is, and keeps what it would have replaced'],
  ],
  [
    'makes the directory to move into',
    (disk) => ({
      rename(from, to) {
        const above = parent(to);
        if (
          above !== undefined &&
          disk.stat(above) === undefined &&
          disk.lstat(from)?.kind === 'file'
        )
          disk.makeDirectory(above);
        disk.rename(from, to);
      },
    }),
    ['rename refuses to move into a directory that is missing, and keeps the file'],
  ],
  [
    'removes nothing',
    (disk) => ({
      remove(path) {
        if (disk.lstat(path)?.kind !== 'file') disk.remove(path);
      },
    }),
    ['remove removes a file'],
  ],
];

test.each(rows)('a disk that %s is found out', (_lie, lie, laws) => {
  expect(liar(lie)).toEqual(laws);
});

// The first three by `mkdir -p`, the others whatever one does.
const rawMemfsLies = [
  'makeDirectory refuses where anything is, and keeps it',
  'makeDirectory refuses where a link is, even one that leads nowhere',
  'makeDirectory refuses where the parent is missing, and does not make it',
  'rename refuses to replace a directory, and keeps both',
  'rename refuses to move a directory, and keeps it',
  'rename moves a link and not what it leads to',
  'remove refuses a directory, and keeps it',
];

test('memfs as it comes is found out', () => {
  const { fs } = memfs({ [PLACE]: {} });
  const calls: DiskCalls = {
    ...{ constants: fs.constants, openSync: fs.openSync, closeSync: fs.closeSync },
    ...{ fstatSync: fs.fstatSync, statSync: fs.statSync, lstatSync: fs.lstatSync },
    ...{ readSync: fs.readSync, writeSync: fs.writeSync, fsyncSync: fs.fsyncSync },
    ...{ renameSync: fs.renameSync, unlinkSync: fs.unlinkSync, mkdirSync: fs.mkdirSync },
    realpathSync: (path) => String(fs.realpathSync(path)),
    readlinkSync: (path) => String(fs.readlinkSync(path)),
    readdirSync: fs.readdirSync as unknown as DiskCalls['readdirSync'],
  };
  const disk: FileSystem = {
    ...fileSystemOver(calls, { windows: false, sleep: () => {} }),
    rename: (from, to) =>
      plainly('rename', fs.existsSync(from) ? to : from, () => fs.renameSync(from, to)),
    remove: (path) => plainly('remove', path, () => fs.unlinkSync(path)),
    makeDirectory: (path) =>
      plainly('make directory', path, () => fs.mkdirSync(path, { recursive: true })),
  };
  const symlink = (to: string, path: AbsolutePath) => fs.symlinkSync(to, path);
  expect(broken(disk, { symlink })).toEqual(rawMemfsLies);
});

/** What a thin adapter does with errors: the code's own name, and no look at what is there. */
function plainly(operation: string, path: AbsolutePath, act: () => void): void {
  try {
    act();
  } catch (error) {
    const { code } = error as { readonly code: string };
    const codes = {
      ENOENT: 'NOT_FOUND',
      EEXIST: 'ALREADY_EXISTS',
      EISDIR: 'IS_A_DIRECTORY',
    } as const;
    throw refused(code in codes ? codes[code as keyof typeof codes] : 'UNKNOWN', operation, path);
  }
}

test('every law is broken by some lie', () => {
  const found = new Set(rows.flatMap(([, , laws]) => laws));
  const unbroken = fileSystemLaws.map(({ name }) => name).filter((name) => !found.has(name));
  expect(unbroken).toEqual([]);
});
