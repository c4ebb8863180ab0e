import type { FileSystem } from './file-system.ts';
import { FileSystemError } from './file-system-error.ts';
import { type AbsolutePath, isWithin } from './path.ts';

/**
 * A file system that can change directory `directory` and what lies below it, and nothing else.
 *
 * Reading is not confined. A change elsewhere throws `CONFINED` before anything happens. Links are
 * judged by spelling: whoever makes the directory looks that it is none.
 */
export function confined(inner: FileSystem, directory: AbsolutePath): FileSystem {
  const refuse = (operation: string, path: AbsolutePath): void => {
    if (!isWithin(directory, path)) throw new FileSystemError('CONFINED', operation, path);
  };
  return {
    stat: (path) => inner.stat(path),
    lstat: (path) => inner.lstat(path),
    realPath: (path) => inner.realPath(path),
    readLink: (path) => inner.readLink(path),
    list: (path) => inner.list(path),
    buffer: (capacity) => inner.buffer(capacity),
    readInto: (path, buffer) => inner.readInto(path, buffer),
    create(path, content) {
      refuse('create', path);
      inner.create(path, content);
    },
    rename(from, to) {
      refuse('rename', from);
      refuse('rename', to);
      inner.rename(from, to);
    },
    remove(path) {
      refuse('remove', path);
      inner.remove(path);
    },
    makeDirectory(path) {
      refuse('make directory', path);
      inner.makeDirectory(path);
    },
    syncDirectory(path) {
      refuse('sync directory', path);
      inner.syncDirectory(path);
    },
  };
}
