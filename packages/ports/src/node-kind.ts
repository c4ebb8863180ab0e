import type { DirectoryEntry, FileKind, FileStat } from './file-system.ts';
import type { DiskCalls, DiskEntry, DiskHost, DiskStat } from './node-disk.ts';
import type { AbsolutePath } from './path.ts';

/** Asks a call to answer `undefined` where nothing is, which is cheaper than an error. */
export const NO_THROW = { throwIfNoEntry: false } as const;

const KIND_BITS = 0o170000;
const PERMISSION_BITS = 0o777;
const KINDS: ReadonlyMap<number, FileKind> = new Map([
  [0o100000, 'file'],
  [0o040000, 'directory'],
  [0o120000, 'symlink'],
]);

/** The kind that a `mode` holds. */
export function fileKind(mode: number): FileKind {
  return KINDS.get(mode & KIND_BITS) ?? 'other';
}

/** What the disk knows of a file, in the port's terms. */
export function fileStat(stat: DiskStat, host: DiskHost): FileStat;
export function fileStat(stat: DiskStat | undefined, host: DiskHost): FileStat | undefined;
export function fileStat(stat: DiskStat | undefined, host: DiskHost): FileStat | undefined {
  if (stat === undefined) return undefined;
  return {
    kind: fileKind(stat.mode),
    size: stat.size,
    modified: stat.mtimeMs,
    changed: stat.ctimeMs,
    inode: stat.ino,
    device: stat.dev,
    owner: host.windows ? -1 : stat.uid,
    mode: host.windows ? undefined : stat.mode & PERMISSION_BITS,
  };
}

/** What `path` itself is, for one who already knows that something is wrong; never throws. */
export function kindAt(calls: DiskCalls, path: AbsolutePath): FileKind | undefined {
  try {
    const stat = calls.lstatSync(path, NO_THROW);
    return stat === undefined ? undefined : fileKind(stat.mode);
  } catch {
    return undefined;
  }
}

/** What the disk lists, in code-unit order; Node has asked after names whose kind was unknown. */
export function directoryEntries(found: readonly DiskEntry[]): readonly DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  let sorted = true;
  let last = '';
  for (const entry of found) {
    const { name } = entry;
    if (name < last) sorted = false;
    last = name;
    entries.push({ name, kind: entryKind(entry) });
  }
  // Systems mostly list in the order of bytes, which is that of code units below U+D800.
  return sorted ? entries : entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function entryKind(entry: DiskEntry): FileKind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'directory';
  return entry.isSymbolicLink() ? 'symlink' : 'other';
}
