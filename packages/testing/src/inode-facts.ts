import type { DiskStat } from '@dochygiene/ports/node';
import type { MemoryAttributes } from './memory-tree.ts';

/** What the memory disk keeps of its inodes: memfs would tell the machine's own time and user. */
export interface InodeFacts {
  /** Takes note that the file of `stat` is new, whatever had its inode before. */
  made(stat: DiskStat): void;
  /** Takes note that the content of inode `inode` changes now. */
  touched(inode: number): void;
  /** Makes a FIFO of inode `inode`. */
  fifo(inode: number): void;
  set(inode: number, attributes: MemoryAttributes): void;
  /** What is to be told of a file instead of `stat`. */
  tell(stat: DiskStat): DiskStat;
}

interface Facts {
  readonly uid: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly fifo: boolean;
}

const KIND_BITS = 0o170000;
const FIFO = 0o010000;
const USER = 1000;

/** Keeps facts of inodes, with `now` as the time of each change. */
export function inodeFacts(now: () => number): InodeFacts {
  const known = new Map<number, Facts>();
  const fresh = (time: number): Facts => ({ uid: USER, mtimeMs: time, ctimeMs: time, fifo: false });
  const start = fresh(now());
  const change = (inode: number, changes: Partial<Facts>): void => {
    known.set(inode, { ...(known.get(inode) ?? start), ...changes });
  };

  return {
    made: ({ ino }) => known.set(ino, fresh(now())),
    touched(inode) {
      const time = now();
      change(inode, { mtimeMs: time, ctimeMs: time });
    },
    fifo: (inode) => change(inode, { fifo: true }),
    set(inode, { owner, modified }) {
      if (owner !== undefined) change(inode, { uid: owner });
      if (modified !== undefined) change(inode, { mtimeMs: modified.getTime() });
    },
    tell({ mode, size, ino }) {
      const { fifo, ...facts } = known.get(ino) ?? start;
      return { size, ino, mode: fifo ? (mode & ~KIND_BITS) | FIFO : mode, ...facts };
    },
  };
}
