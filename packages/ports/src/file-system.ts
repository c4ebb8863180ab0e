import type { AbsolutePath } from './path.ts';

/** What kind of thing a path leads to. `other` is a FIFO, a socket or a device: never open it. */
export type FileKind = 'file' | 'directory' | 'symlink' | 'other';

/** What the file system knows of a file without opening it. */
export interface FileStat {
  readonly kind: FileKind;
  /** In bytes. */
  readonly size: number;
  /** When the content changed last, in milliseconds since 1970, with a fraction where known. */
  readonly modified: number;
  /** When content or metadata changed last, in the same unit. */
  readonly changed: number;
  /** Identifies the file on its device, while it lives. */
  readonly inode: number;
  /** Identifies the device, while it is mounted; `undefined` where nobody asked. */
  readonly device?: number | undefined;
  /** Numeric owner; -1 where the system has none. */
  readonly owner: number;
  /** Permission bits, such as 0o644; `undefined` where the system has none or nobody asked. */
  readonly mode?: number | undefined;
}

/** A name in a directory, and what it is; a link is a `symlink`, whatever it leads to. */
export interface DirectoryEntry {
  readonly name: string;
  readonly kind: FileKind;
}

/**
 * Bytes to read into, used again for every file so that reading allocates nothing.
 *
 * Made by {@link ReadOnlyFileSystem.buffer}, because only the outside can decode fast.
 */
export interface ReadBuffer {
  readonly bytes: Uint8Array;
  /** Bytes `start` to `end` as text, one character a byte: offsets stay offsets. */
  latin1(start: number, end: number): string;
  /** Bytes `start` to `end` as UTF-8: what is none becomes U+FFFD, a byte order mark stays. */
  utf8(start: number, end: number): string;
}

/** What one `readInto` found. */
export interface Reading {
  /** Of the file as opened, hence of the very bytes read. */
  readonly stat: FileStat;
  /** Bytes read: all of the file, or the buffer's length if the file is longer. */
  readonly length: number;
}

/**
 * The part of {@link FileSystem} that cannot change anything.
 *
 * Every adapter keeps the laws of `fileSystemLaws` in `@dochygiene/testing`. Whatever is refused
 * throws a `FileSystemError` with the path at fault; absence that callers expect is `undefined`.
 * Links that lead in circles are refused wherever links are followed (`LINK_LOOP`). Names that are
 * not UTF-8 are listed with U+FFFD in them, and nothing is found under such a name.
 */
export interface ReadOnlyFileSystem {
  /** What `path` leads to, links followed; `undefined` where nothing is. */
  stat(path: AbsolutePath): FileStat | undefined;
  /** What `path` itself is, a link being a `symlink`; `undefined` where nothing is. */
  lstat(path: AbsolutePath): FileStat | undefined;
  /** The path of the same thing without any link; `undefined` where nothing is. */
  realPath(path: AbsolutePath): AbsolutePath | undefined;
  /** What the link `path` holds, as written. `NOT_A_LINK` for anything else. */
  readLink(path: AbsolutePath): string;
  /**
   * The entries of directory `path`, or of what it links to, in code-unit order of name; entries
   * that are links are not followed. `NOT_A_DIRECTORY` for anything else.
   */
  list(path: AbsolutePath): readonly DirectoryEntry[];
  /** The names in directory `path`: what {@link list} tells, but for kinds, in half the time. */
  names(path: AbsolutePath): readonly string[];
  /** A buffer of `capacity` bytes for {@link readInto}. */
  buffer(capacity: number): ReadBuffer;
  /**
   * Reads the regular file `path` into `buffer`, from its start, at most the buffer's length.
   *
   * Never follows a link in the last place (`IS_A_LINK`), never waits on a FIFO, never reads what
   * is not a regular file (`IS_A_DIRECTORY`, `NOT_A_FILE`).
   */
  readInto(path: AbsolutePath, buffer: ReadBuffer): Reading;
}

/** A disk to keep things on. There is no in-place write, since that could not be atomic. */
export interface FileSystem extends ReadOnlyFileSystem {
  /**
   * Makes file `path` with `content`, a text in UTF-8, which is durable once it returns (fsync); that the
   * directory has the file is durable after {@link syncDirectory}.
   *
   * Exclusive: `ALREADY_EXISTS` if anything, a dangling link included, is there. If writing fails
   * halfway, the torn file stays for the caller to remove.
   */
  create(path: AbsolutePath, content: string | Uint8Array): void;
  /**
   * Moves file or link `from` to `to` in one step, replacing a file or link there.
   *
   * Directories are neither moved nor replaced (`IS_A_DIRECTORY`); whatever is refused leaves both
   * as they were.
   */
  rename(from: AbsolutePath, to: AbsolutePath): void;
  /** Removes file or link `path`; `NOT_FOUND` where nothing is, `IS_A_DIRECTORY` for a directory. */
  remove(path: AbsolutePath): void;
  /** Makes directory `path`, whose parent exists. `ALREADY_EXISTS` if anything is there. */
  makeDirectory(path: AbsolutePath): void;
  /** Makes earlier creations, renames and removals in directory `path` durable. */
  syncDirectory(path: AbsolutePath): void;
}
