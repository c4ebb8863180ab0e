import type { ReadBuffer, ReadOnlyFileSystem } from './file-system.ts';
import { FileSystemError } from './file-system-error.ts';
import type { DiskCalls, DiskHost } from './node-disk.ts';
import { directoryEntries, fileKind, fileStat, kindAt, NO_THROW } from './node-kind.ts';
import { refusal, systemCode } from './node-refusal.ts';
import { type AbsolutePath, absolutePath } from './path.ts';

const WITH_KINDS = { withFileTypes: true } as const;

/** The reading half of the file system over `calls`. */
export function readingOver(calls: DiskCalls, host: DiskHost): ReadOnlyFileSystem {
  const open = opener(calls);

  return {
    stat(path) {
      try {
        return fileStat(calls.statSync(path, NO_THROW), host);
      } catch (error) {
        return absence(error, 'stat', path);
      }
    },
    lstat(path) {
      try {
        return fileStat(calls.lstatSync(path, NO_THROW), host);
      } catch (error) {
        return absence(error, 'stat', path);
      }
    },
    realPath(path) {
      try {
        return absolutePath(calls.realpathSync(path));
      } catch (error) {
        return absence(error, 'resolve', path);
      }
    },
    readLink(path) {
      try {
        return calls.readlinkSync(path);
      } catch (error) {
        // What is there decides, since systems differ in the code for "not a link".
        const kind = kindAt(calls, path);
        if (kind === undefined || kind === 'symlink') throw refusal(error, 'read link', path);
        throw new FileSystemError('NOT_A_LINK', 'read link', path, error);
      }
    },
    list(path) {
      try {
        return directoryEntries(calls.readdirSync(path, WITH_KINDS));
      } catch (error) {
        throw refusal(error, 'list', path);
      }
    },
    names(path) {
      try {
        const names = calls.readdirSync(path);
        return names.length < 2 ? names : [...names].sort();
      } catch (error) {
        throw refusal(error, 'list', path);
      }
    },
    buffer: readBuffer,
    readInto(path, { bytes }) {
      const fd = open(path);
      try {
        const stat = fileStat(calls.fstatSync(fd), host);
        if (stat.kind !== 'file') throw notAFile(stat.kind, path);
        return { stat, length: fill(calls, fd, bytes, stat.size) };
      } catch (error) {
        throw refusal(error, 'read', path);
      } finally {
        closeReadOnly(calls, fd);
      }
    },
  };
}

/** Nothing where `error` says that nothing is at `path`, be it for want of a directory above. */
function absence(error: unknown, operation: string, path: AbsolutePath): undefined {
  const code = systemCode(error);
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw refusal(error, operation, path);
  return undefined;
}

/** How to open a file for reading, not following a link and not waiting for a FIFO's writer. */
function opener(calls: DiskCalls): (path: AbsolutePath) => number {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK = 0 } = calls.constants;
  const flags = O_RDONLY | O_NONBLOCK | (O_NOFOLLOW ?? 0);

  return (path) => {
    try {
      if (O_NOFOLLOW === undefined) {
        const stat = calls.lstatSync(path, NO_THROW);
        const kind = stat === undefined ? 'file' : fileKind(stat.mode);
        if (kind !== 'file') throw notAFile(kind, path);
      }
      return calls.openSync(path, flags);
    } catch (error) {
      // ELOOP may also be about links further up, and not every system says ELOOP.
      if (systemCode(error) !== undefined && kindAt(calls, path) === 'symlink') {
        throw new FileSystemError('IS_A_LINK', 'read', path, error);
      }
      throw refusal(error, 'read', path);
    }
  };
}

function notAFile(kind: 'directory' | 'symlink' | 'other', path: AbsolutePath): FileSystemError {
  const codes = { directory: 'IS_A_DIRECTORY', symlink: 'IS_A_LINK', other: 'NOT_A_FILE' } as const;
  return new FileSystemError(codes[kind], 'read', path);
}

/** Reads `fd` up to the end of `bytes` or of the file, and tells how much that was. */
function fill(calls: DiskCalls, fd: number, bytes: Uint8Array, size: number): number {
  let length = 0;
  while (length < bytes.length) {
    const count = calls.readSync(fd, bytes, length, bytes.length - length, null);
    length += count;
    // Its size read, a file is at its end. One of /proc has size 0 and content all the same.
    if (count === 0 || length === size) break;
  }
  return length;
}

/** Closes `fd`; what the system says of it takes nothing from what was read. */
function closeReadOnly(calls: DiskCalls, fd: number): void {
  try {
    calls.closeSync(fd);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
  }
}

function readBuffer(capacity: number): ReadBuffer {
  // Clearing a megabyte costs more than opening a file, and only what was read is looked at.
  const bytes = Buffer.allocUnsafeSlow(capacity);
  return {
    bytes,
    latin1: (start, end) => bytes.toString('latin1', start, end),
    utf8: (start, end) => bytes.toString('utf8', start, end),
  };
}
