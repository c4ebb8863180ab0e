import type { FileSystem } from '@dochygiene/ports';

/** What is done to a disk, one call at a time. */
export interface Call {
  readonly operation: keyof FileSystem;
  readonly path: string;
  /** Where a `rename` leads. */
  readonly to: string | undefined;
}

/** A file system that tells `before` of each call; what it throws, the call throws. */
export function watched(fs: FileSystem, before: (call: Call) => void): FileSystem {
  const told = <A extends readonly unknown[], R>(
    operation: keyof FileSystem,
    call: (...args: A) => R,
  ): ((...args: A) => R) => {
    return (...args) => {
      const to = operation === 'rename' ? String(args[1]) : undefined;
      before({ operation, path: String(args[0]), to });
      return call(...args);
    };
  };
  return {
    stat: told('stat', (path) => fs.stat(path)),
    lstat: told('lstat', (path) => fs.lstat(path)),
    realPath: told('realPath', (path) => fs.realPath(path)),
    readLink: told('readLink', (path) => fs.readLink(path)),
    list: told('list', (path) => fs.list(path)),
    names: told('names', (path) => fs.names(path)),
    buffer: (capacity) => fs.buffer(capacity),
    readInto: told('readInto', (path, buffer) => fs.readInto(path, buffer)),
    create: told('create', (path, content) => fs.create(path, content)),
    rename: told('rename', (from, to) => fs.rename(from, to)),
    remove: told('remove', (path) => fs.remove(path)),
    makeDirectory: told('makeDirectory', (path) => fs.makeDirectory(path)),
    syncDirectory: told('syncDirectory', (path) => fs.syncDirectory(path)),
  };
}

/** Writes calls down as `operation name`, and a rename as `rename name to name`. */
export function recorded(fs: FileSystem, calls: string[]): FileSystem {
  return watched(fs, ({ operation, path, to }) => {
    const target = to === undefined ? '' : ` to ${nameOf(to)}`;
    calls.push(`${operation} ${nameOf(path)}${target}`);
  });
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * A file system on which another session acts just before each call that `when` picks, as if it had
 * been faster by a hair; the acts are counted from 1.
 */
export function meddled(
  fs: FileSystem,
  when: (call: Call) => boolean,
  act: (count: number) => void,
): FileSystem {
  let count = 0;
  let acting = false;
  return watched(fs, (call) => {
    if (acting || !when(call)) return;
    acting = true;
    count += 1;
    act(count);
    acting = false;
  });
}
