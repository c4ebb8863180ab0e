import { deepStrictEqual, throws } from 'node:assert/strict';
import type { AbsolutePath, FileSystem, FileSystemErrorCode } from '@dochygiene/ports';
import { child, readText } from '@dochygiene/ports';

/** What a port cannot make and a law needs to be there. */
export interface Makers {
  /** Makes the link `path`, which holds `to`. */
  symlink(to: string, path: AbsolutePath): void;
  /** Makes the FIFO `path`. */
  fifo(path: AbsolutePath): void;
}

/** One promise of {@link FileSystem}, to be kept by whatever implements it. */
export interface Law {
  /** The promise, in words. */
  readonly name: string;
  /** What has to be made for it, if anything: the law does not apply where that cannot be. */
  readonly needs?: readonly (keyof Makers)[];
  /** Throws an assertion if `fs` breaks the law. `directory` exists and is empty. */
  check(fs: FileSystem, directory: AbsolutePath, make: Makers): void;
}

/** More than anything that a law writes. */
const MUCH = 1_000_000;

/** The text of file `name` in `directory`. */
export function textOf(fs: FileSystem, directory: AbsolutePath, name: string): string {
  return readText(fs, child(directory, name), MUCH).text;
}

/** Asserts that `directory` lists exactly `entries`, each as `name kind`. */
export function holds(fs: FileSystem, directory: AbsolutePath, entries: readonly string[]): void {
  const listed = fs.list(directory).map(({ name, kind }) => `${name} ${kind}`);
  deepStrictEqual(listed, entries);
}

/** Asserts that `act` is refused with `code`, and that `path` is named as the one at fault. */
export function refuses(code: FileSystemErrorCode, path: AbsolutePath, act: () => unknown): void {
  throws(act, { name: 'FileSystemError', code, path });
}
