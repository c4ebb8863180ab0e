import { type AbsolutePath, child, FileSystemError, type ReadBuffer } from '@dochygiene/ports';
import { ensureDirectory } from './ensure-directory.ts';
import { dropScratch, SCRATCH_AGE_MS } from './scratch.ts';
import { isPresent, type StateDirectory } from './state-directory.ts';

/** What is read of a cache file. */
export interface CacheReading {
  readonly buffer: ReadBuffer;
  /** Bytes of the buffer that are the file's. */
  readonly length: number;
}

/** A larger cache file is not read, in bytes. */
const CACHE_BYTES = 512 * 1024 * 1024;

const SCRATCH = /^scratch-[\dA-Za-z-]+$/;

/**
 * The content of cache file `name`; `undefined` if there is none, or none that can be read.
 *
 * A cache is never needed, so whatever is odd about it makes it absent: another user's, a link, too
 * long. What it says is the caller's to check; anybody may have written it.
 */
export function readCache(directory: StateDirectory, name: string): CacheReading | undefined {
  const { fs } = directory;
  try {
    if (!isPresent(directory) || !isCacheDirectory(directory)) return undefined;
    const path = child(cachePath(directory), name);
    const size = fs.lstat(path)?.size;
    if (size === undefined || size > CACHE_BYTES) return undefined;
    const buffer = fs.buffer(size + 1);
    const { length } = fs.readInto(path, buffer);
    return length > size ? undefined : { buffer, length };
  } catch (error) {
    if (error instanceof FileSystemError) return undefined;
    throw error;
  }
}

/**
 * Makes or replaces cache file `name` in one step; makes the state directory and its cache folder
 * where they are not there. Sweeps what crashes left behind.
 *
 * @throws FileSystemError as the disk refuses; `CONFINED` if something else has the folder's name, or
 * as `ensureDirectory` does.
 */
export function writeCache(directory: StateDirectory, name: string, content: Uint8Array): void {
  const { fs } = directory;
  const scratch = cacheScratch(directory);
  sweepCache(directory);
  try {
    fs.create(scratch, content);
    fs.rename(scratch, child(cachePath(directory), name));
  } catch (error) {
    dropScratch(directory, scratch);
    throw error;
  }
}

/**
 * A path in the cache folder at which nothing is, for a file that is to be gone soon. Makes the
 * folder where it is not there.
 *
 * @throws FileSystemError as {@link writeCache} does.
 */
export function cacheScratch(directory: StateDirectory): AbsolutePath {
  ensureDirectory(directory);
  if (!isCacheDirectory(directory)) makeCacheDirectory(directory);
  return child(cachePath(directory), `scratch-${directory.token()}`);
}

function makeCacheDirectory(directory: StateDirectory): void {
  try {
    directory.fs.makeDirectory(cachePath(directory));
  } catch (error) {
    const made = error instanceof FileSystemError && error.code === 'ALREADY_EXISTS';
    if (!made) throw error;
    // Another session was faster; what it made is looked at as if it had always been there.
    isCacheDirectory(directory);
  }
}

/** Whether the cache folder is there, and no link that leads elsewhere. */
function isCacheDirectory(directory: StateDirectory): boolean {
  const path = cachePath(directory);
  const kind = directory.fs.lstat(path)?.kind;
  if (kind !== undefined && kind !== 'directory') {
    throw new FileSystemError('CONFINED', 'use', path);
  }
  return kind === 'directory';
}

function cachePath({ path }: StateDirectory): AbsolutePath {
  return child(path, 'cache');
}

function sweepCache(directory: StateDirectory): void {
  const { fs, clock } = directory;
  const oldest = clock.now().getTime() - SCRATCH_AGE_MS;
  for (const { name, kind } of fs.list(cachePath(directory))) {
    if (kind !== 'file' || !SCRATCH.test(name)) continue;
    const scratch = child(cachePath(directory), name);
    const stat = fs.lstat(scratch);
    if (stat !== undefined && stat.modified < oldest) dropScratch(directory, scratch);
  }
}
