import type { AbsolutePath, FileSystem } from '@dochygiene/ports';

/** One thing that a file system was asked, refused or not. */
export interface Operation {
  readonly name: Exclude<keyof FileSystem, 'buffer'>;
  readonly path: AbsolutePath;
  /** Where a `rename` leads. */
  readonly to?: AbsolutePath;
}

/** A file system that remembers what it was asked. */
export interface RecordingFileSystem extends FileSystem {
  /** Everything so far, in order. */
  readonly log: readonly Operation[];
  /** The paths that operation `name` was asked about, in order. */
  paths(name: Operation['name']): readonly AbsolutePath[];
}

/** A file system that does what `inner` does and takes note of it: a spy on reading and changing. */
export function recordingFileSystem(inner: FileSystem): RecordingFileSystem {
  const log: Operation[] = [];
  const noted = (name: Operation['name'], path: AbsolutePath): void => {
    log.push({ name, path });
  };
  return {
    log,
    paths: (name) => log.filter((one) => one.name === name).map(({ path }) => path),
    stat(path) {
      noted('stat', path);
      return inner.stat(path);
    },
    lstat(path) {
      noted('lstat', path);
      return inner.lstat(path);
    },
    realPath(path) {
      noted('realPath', path);
      return inner.realPath(path);
    },
    readLink(path) {
      noted('readLink', path);
      return inner.readLink(path);
    },
    list(path) {
      noted('list', path);
      return inner.list(path);
    },
    names(path) {
      noted('names', path);
      return inner.names(path);
    },
    buffer: (capacity) => inner.buffer(capacity),
    readInto(path, buffer) {
      noted('readInto', path);
      return inner.readInto(path, buffer);
    },
    create(path, content) {
      noted('create', path);
      inner.create(path, content);
    },
    rename(from, to) {
      log.push({ name: 'rename', path: from, to });
      inner.rename(from, to);
    },
    remove(path) {
      noted('remove', path);
      inner.remove(path);
    },
    makeDirectory(path) {
      noted('makeDirectory', path);
      inner.makeDirectory(path);
    },
    syncDirectory(path) {
      noted('syncDirectory', path);
      inner.syncDirectory(path);
    },
  };
}
