import { absolutePath, parent } from '@dochygiene/ports';
import type { DiskCalls, DiskEntry, DiskStat } from '@dochygiene/ports/node';
import { memfs } from 'memfs';
import { type InodeFacts, inodeFacts } from './inode-facts.ts';
import type { MemoryAttributes } from './memory-tree.ts';

/** A memory disk by the calls of `node:fs`, and what a test can make on it besides. */
export interface MemoryCalls extends DiskCalls {
  symlink(to: string, path: string): void;
  fifo(path: string): void;
  setAttributes(path: string, attributes: MemoryAttributes): void;
}

type Memfs = ReturnType<typeof memfs>['fs'];

const NO_THROW = { throwIfNoEntry: false } as const;
const OWNER_MAY_WRITE = 0o200;

/**
 * Calls that look like those of `node:fs`, by memfs, with `now` as the time of each change.
 *
 * Where memfs 4.80.1 lies, they tell the truth: its rename of a link moves what the link leads to,
 * its unlink does not ask whether the directory may be changed, and its inodes carry the machine's
 * own time and user. (Its rename onto a directory replaces it, and its unlink of a directory has
 * the code of another system: `fileSystemOver` sees to both, for real disks do them too.)
 */
export function memoryCalls(now: () => number): MemoryCalls {
  const { fs } = memfs();
  const facts = inodeFacts(now);
  const reading = readingCalls(fs, facts);
  return { ...reading, ...changingCalls(fs, facts, reading) };
}

type ChangeName = 'openSync' | 'writeSync' | 'renameSync' | 'unlinkSync' | 'mkdirSync';
type ReadingCalls = Omit<DiskCalls, ChangeName>;

function readingCalls(fs: Memfs, facts: InodeFacts): ReadingCalls {
  const told = (stat: DiskStat | undefined) => (stat === undefined ? undefined : facts.tell(stat));
  const lstatSync = (path: string) => told(fs.lstatSync(path, NO_THROW));
  return {
    constants: fs.constants,
    closeSync: (fd) => fs.closeSync(fd),
    fstatSync: (fd) => facts.tell(fs.fstatSync(fd)),
    statSync: (path) => told(fs.statSync(path, NO_THROW)),
    lstatSync,
    realpathSync: (path) => String(fs.realpathSync(path)),
    readlinkSync: (path) => String(fs.readlinkSync(path)),
    readdirSync: listing(fs, lstatSync),
    readSync: (fd, bytes, offset, length) => fs.readSync(fd, bytes, offset, length, null),
    fsyncSync: (fd) => fs.fsyncSync(fd),
  };
}

function listing(
  fs: Memfs,
  lstatSync: (path: string) => DiskStat | undefined,
): DiskCalls['readdirSync'] {
  function readdirSync(path: string): readonly string[];
  function readdirSync(path: string, options: object): readonly DiskEntry[];
  function readdirSync(path: string, options?: object): readonly (string | DiskEntry)[] {
    const names = fs.readdirSync(path).map(String);
    if (options === undefined) return names;
    return names.map((name) => entry(name, lstatSync(`${path}/${name}`)));
  }
  return readdirSync;
}

function entry(name: string, stat: DiskStat | undefined): DiskEntry {
  const isKind = (bits: number) => () => ((stat?.mode ?? 0) & 0o170000) === bits;
  return {
    name,
    isFile: isKind(0o100000),
    isDirectory: isKind(0o040000),
    isSymbolicLink: isKind(0o120000),
  };
}

function changingCalls(
  fs: Memfs,
  facts: InodeFacts,
  { lstatSync }: ReadingCalls,
): Omit<MemoryCalls, keyof ReadingCalls> {
  const inodeAt = (path: string): number => Number(fs.lstatSync(path).ino);
  const made = (path: string): void => {
    facts.made(fs.lstatSync(path));
    facts.touched(inodeAt(above(path)));
  };
  const unlinkSync = (path: string): void => {
    const directory = lstatSync(above(path), NO_THROW);
    const denied = directory !== undefined && (directory.mode & OWNER_MAY_WRITE) === 0;
    if (denied) throw accessDenied('unlink', path);
    fs.unlinkSync(path);
    facts.touched(inodeAt(above(path)));
  };
  const symlink = (to: string, path: string): void => {
    fs.symlinkSync(to, path);
    made(path);
  };

  return {
    openSync(path, flags, mode) {
      const fd = fs.openSync(path, flags, mode);
      if ((flags & fs.constants.O_CREAT) !== 0) made(path);
      return fd;
    },
    writeSync(fd, bytes, offset, length) {
      facts.touched(Number(fs.fstatSync(fd).ino));
      return fs.writeSync(fd, bytes, offset, length);
    },
    renameSync(from, to) {
      if (fs.lstatSync(from).isSymbolicLink() && from !== to) {
        if (lstatSync(to, NO_THROW) !== undefined) unlinkSync(to);
        symlink(String(fs.readlinkSync(from)), to);
        unlinkSync(from);
        return;
      }
      fs.renameSync(from, to);
      facts.touched(inodeAt(above(from)));
      facts.touched(inodeAt(above(to)));
    },
    unlinkSync,
    mkdirSync(path) {
      fs.mkdirSync(path);
      made(path);
    },
    symlink,
    fifo(path) {
      fs.writeFileSync(path, '');
      made(path);
      facts.fifo(inodeAt(path));
    },
    setAttributes(path, attributes) {
      if (attributes.mode !== undefined) fs.chmodSync(path, attributes.mode);
      facts.set(inodeAt(path), attributes);
    },
  };
}

function above(path: string): string {
  return parent(absolutePath(path)) ?? '/';
}

function accessDenied(call: string, path: string): Error {
  return Object.assign(new Error(`EACCES: permission denied, ${call} '${path}'`), {
    code: 'EACCES',
  });
}
