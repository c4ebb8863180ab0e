import type { FileSystem, ReadOnlyFileSystem } from './file-system.ts';
import { FileSystemError } from './file-system-error.ts';
import type { DiskCalls, DiskHost } from './node-disk.ts';
import { kindAt } from './node-kind.ts';
import { refusal, systemCode } from './node-refusal.ts';
import type { AbsolutePath } from './path.ts';

/** What is left to the umask to narrow. */
const NEW_FILE_MODE = 0o666;

/** Waits between tries to rename, 1 s in all: about as long as a virus scanner holds a file. */
const RENAME_WAITS: readonly number[] = [10, 20, 40, 80, 160, 320, 370];

/** What a rename fails with on Windows while another program holds one of the files. */
const HELD: ReadonlySet<string | undefined> = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** What syncing a directory fails with on a disk that has no such thing. */
const UNSYNCABLE: ReadonlySet<string | undefined> = new Set(['EINVAL', 'ENOTSUP', 'ENOSYS']);

/** The changing half of the file system over `calls`. */
export function writingOver(
  calls: DiskCalls,
  host: DiskHost,
): Omit<FileSystem, keyof ReadOnlyFileSystem> {
  const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW = 0, O_DIRECTORY = 0 } = calls.constants;

  return {
    create(path, content) {
      const bytes = Buffer.from(content);
      try {
        const fd = calls.openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, NEW_FILE_MODE);
        try {
          // What is empty has no content to wait for, and its name becomes durable with the directory.
          if (bytes.length > 0) {
            writeAll(calls, fd, bytes, path);
            calls.fsyncSync(fd);
          }
        } finally {
          calls.closeSync(fd);
        }
      } catch (error) {
        throw refusal(error, 'create', path);
      }
    },
    rename(from, to) {
      const moved = kindAt(calls, from);
      if (moved === 'directory') throw new FileSystemError('IS_A_DIRECTORY', 'rename', from);
      // Linux says so itself; Windows would say that it may not, as it does of a file held.
      if (kindAt(calls, to) === 'directory') {
        throw new FileSystemError('IS_A_DIRECTORY', 'rename', to);
      }
      try {
        patiently(host, () => calls.renameSync(from, to));
      } catch (error) {
        throw refusal(error, 'rename', moved === undefined ? from : to);
      }
    },
    remove(path) {
      try {
        calls.unlinkSync(path);
      } catch (error) {
        // Only Linux has a code of its own for this.
        if (systemCode(error) === 'EPERM' && kindAt(calls, path) === 'directory') {
          throw new FileSystemError('IS_A_DIRECTORY', 'remove', path, error);
        }
        throw refusal(error, 'remove', path);
      }
    },
    makeDirectory(path) {
      try {
        calls.mkdirSync(path);
      } catch (error) {
        throw refusal(error, 'make directory', path);
      }
    },
    syncDirectory(path) {
      if (host.windows) {
        mustBeDirectory(calls, path);
        return;
      }
      try {
        const fd = calls.openSync(path, O_RDONLY | O_DIRECTORY);
        try {
          calls.fsyncSync(fd);
        } catch (error) {
          if (!UNSYNCABLE.has(systemCode(error))) throw error;
        } finally {
          calls.closeSync(fd);
        }
      } catch (error) {
        throw refusal(error, 'sync directory', path);
      }
    },
  };
}

function writeAll(calls: DiskCalls, fd: number, bytes: Uint8Array, path: AbsolutePath): void {
  for (let done = 0; done < bytes.length; ) {
    const count = calls.writeSync(fd, bytes, done, bytes.length - done);
    if (count === 0) throw new FileSystemError('UNKNOWN', 'create', path);
    done += count;
  }
}

/** Does `change`, on Windows again and again while another program may be in the way. */
function patiently(host: DiskHost, change: () => void): void {
  for (const wait of host.windows ? RENAME_WAITS : []) {
    try {
      change();
      return;
    } catch (error) {
      if (!HELD.has(systemCode(error))) throw error;
      host.sleep(wait);
    }
  }
  change();
}

function mustBeDirectory(calls: DiskCalls, path: AbsolutePath): void {
  const kind = kindAt(calls, path);
  if (kind === 'directory') return;
  const code = kind === undefined ? 'NOT_FOUND' : 'NOT_A_DIRECTORY';
  throw new FileSystemError(code, 'sync directory', path);
}
