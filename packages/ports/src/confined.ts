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
    // Bound, since a hook would have to compile a function of ours for each.
    stat: inner.stat.bind(inner),
    lstat: inner.lstat.bind(inner),
    realPath: inner.realPath.bind(inner),
    readLink: inner.readLink.bind(inner),
    list: inner.list.bind(inner),
    names: inner.names.bind(inner),
    buffer: inner.buffer.bind(inner),
    readInto: inner.readInto.bind(inner),
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
