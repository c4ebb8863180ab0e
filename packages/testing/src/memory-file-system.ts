import {
  type AbsolutePath,
  absolutePath,
  type Clock,
  type FileSystem,
  parent,
} from '@dochygiene/ports';
import { fileSystemOver } from '@dochygiene/ports/node';
import type { Makers } from './laws/law.ts';
import { type MemoryCalls, memoryCalls } from './memory-calls.ts';
import type { MemoryAttributes, MemoryEntry, MemoryTree } from './memory-tree.ts';

/** What time it is on a memory disk. */
export interface MemoryOptions {
  /** The time of each change. Left out, each change comes a millisecond after the one before. */
  readonly clock?: Pick<Clock, 'now'>;
}

/** A disk in memory, with means to make on it what the port cannot. */
export interface MemoryFileSystem extends FileSystem {
  readonly make: Makers;
}

const FIRST_CHANGE = Date.UTC(2026, 0, 1);

/**
 * A disk in memory that holds `tree` and keeps the laws of `fileSystemLaws`, links and FIFOs and
 * refusals included.
 *
 * It depends on nothing of the machine: paths are POSIX paths, files belong to user 1000, and times
 * count up from 2026 unless `clock` tells them.
 *
 * @throws RangeError if a path of `tree` is not absolute.
 */
export function memoryFileSystem(
  tree: MemoryTree = {},
  options: MemoryOptions = {},
): MemoryFileSystem {
  let latest = FIRST_CHANGE;
  const { clock } = options;
  const calls = memoryCalls(() => clock?.now().getTime() ?? latest++);
  const fs = fileSystemOver(calls, { windows: false, sleep: () => {} });

  const entries = Object.entries(tree).map(([path, entry]) => [absolutePath(path), entry] as const);
  for (const [path, entry] of entries) plant(fs, calls, path, entry);
  // Only now, or a directory that cannot be changed could not be filled.
  for (const [path, entry] of entries) calls.setAttributes(path, attributes(entry));
  return { ...fs, make: { symlink: calls.symlink, fifo: calls.fifo } };
}

function plant(fs: FileSystem, calls: MemoryCalls, path: AbsolutePath, entry: MemoryEntry): void {
  makeDirectories(fs, parent(path));
  if (typeof entry === 'string' || entry instanceof Uint8Array) fs.create(path, entry);
  else if (entry.kind === 'file') plant(fs, calls, path, entry.content);
  else if (entry.kind === 'directory') makeDirectories(fs, path);
  else if (entry.kind === 'symlink') calls.symlink(entry.to, path);
  else calls.fifo(path);
}

function makeDirectories(fs: FileSystem, path: AbsolutePath | undefined): void {
  if (path === undefined || fs.stat(path) !== undefined) return;
  makeDirectories(fs, parent(path));
  fs.makeDirectory(path);
}

function attributes(entry: MemoryEntry): MemoryAttributes {
  if (typeof entry === 'string' || entry instanceof Uint8Array) return {};
  return entry.kind === 'file' || entry.kind === 'directory' ? entry : {};
}
