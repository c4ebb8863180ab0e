import {
  type AbsolutePath,
  type FileSystem,
  FileSystemError,
  type FileSystemErrorCode,
} from '@dochygiene/ports';

/** A change that fails. Changes are counted from 1, each of the five kinds alike. */
export interface Fault {
  /** Which change fails. */
  readonly call: number;
  /**
   * How far the change has come when it fails.
   *
   * `before`: nothing has happened. `halfway`: a `create` leaves the first half of the content, as
   * on a full disk; every other change has been done, and only the answer is lost.
   */
  readonly when: 'before' | 'halfway';
  /** What the change is refused with; `UNKNOWN` if left out. */
  readonly code?: FileSystemErrorCode;
  /** Whether every change after it fails too, with nothing done: the process has died there. */
  readonly forever?: boolean;
}

/** A file system with a fault in it. */
export interface FaultyFileSystem extends FileSystem {
  /** How many changes were asked for so far, failed ones included. */
  readonly changes: number;
}

/** A file system that changes `inner` until a change fails as `fault` says; reading never fails. */
export function faultyFileSystem(inner: FileSystem, fault: Fault): FaultyFileSystem {
  const { call, when, code = 'UNKNOWN', forever = false } = fault;
  let changes = 0;

  /** Does `whole`, or what the fault makes of it; `half` is how far it then comes. */
  const change = (operation: string, path: AbsolutePath, whole: () => void, half = whole): void => {
    changes += 1;
    const failing = changes === call || (forever && changes > call);
    if (!failing) {
      whole();
      return;
    }
    if (when === 'halfway' && changes === call) half();
    throw new FileSystemError(code, operation, path);
  };

  return {
    get changes() {
      return changes;
    },
    stat: (path) => inner.stat(path),
    lstat: (path) => inner.lstat(path),
    realPath: (path) => inner.realPath(path),
    readLink: (path) => inner.readLink(path),
    list: (path) => inner.list(path),
    names: (path) => inner.names(path),
    buffer: (capacity) => inner.buffer(capacity),
    readInto: (path, buffer) => inner.readInto(path, buffer),
    create(path, content) {
      const torn = () => inner.create(path, firstHalf(content));
      change('create', path, () => inner.create(path, content), torn);
    },
    rename: (from, to) => change('rename', to, () => inner.rename(from, to)),
    remove: (path) => change('remove', path, () => inner.remove(path)),
    makeDirectory: (path) => change('make directory', path, () => inner.makeDirectory(path)),
    syncDirectory: (path) => change('sync directory', path, () => inner.syncDirectory(path)),
  };
}

/** By characters, since half of a surrogate pair cannot be written. */
function firstHalf(content: string | Uint8Array): string | Uint8Array {
  if (typeof content !== 'string') return content.subarray(0, Math.floor(content.length / 2));
  const characters = Array.from(content);
  return characters.slice(0, Math.floor(characters.length / 2)).join('');
}
