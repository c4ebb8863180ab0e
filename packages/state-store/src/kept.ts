import { child, FileSystemError, readText, type TextFile } from '@dochygiene/ports';
import { atomicWrite } from './atomic-write.ts';
import { ensureDirectory } from './ensure-directory.ts';
import type { KeptName } from './kept-name.ts';
import { sweepScratch } from './scratch.ts';
import { isPresent, type StateDirectory } from './state-directory.ts';
import { StateStoreError } from './state-store-error.ts';
import { utf8Length } from './utf8-length.ts';

/** The longest file that is kept, in bytes of UTF-8. */
export const KEPT_LIMIT: number = 16 * 1_048_576;

/** In bytes. Few are longer. */
const USUAL_SIZE = 65_536;

/**
 * The text of kept file `name`; `undefined` if there is none. What it says is the caller's to check.
 *
 * @throws StateStoreError `KEPT_TOO_LARGE`.
 * @throws FileSystemError as the disk refuses, a link and what is no file too; `CONFINED` if the
 * directory is not fit to be used.
 */
export function readKept(directory: StateDirectory, name: KeptName): string | undefined {
  if (!isPresent(directory)) return undefined;
  const whole = wholeText(directory, name);
  if (whole?.truncated === true) throw new StateStoreError('KEPT_TOO_LARGE', 'read', name);
  return whole?.text;
}

function wholeText({ fs, path }: StateDirectory, name: KeptName): TextFile | undefined {
  const file = child(path, name);
  try {
    const usual = readText(fs, file, USUAL_SIZE);
    return usual.truncated ? readText(fs, file, KEPT_LIMIT) : usual;
  } catch (error) {
    if (error instanceof FileSystemError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * Makes or replaces kept file `name`, durable once it returns: at every moment, the old text is there
 * or the new, whole. Also sweeps what crashes left behind.
 *
 * @throws StateStoreError `KEPT_TOO_LARGE`, before anything is written.
 * @throws FileSystemError as the disk refuses; `CONFINED` as `ensureDirectory` does.
 */
export function writeKept(directory: StateDirectory, name: KeptName, text: string): void {
  if (utf8Length(text) > KEPT_LIMIT) throw new StateStoreError('KEPT_TOO_LARGE', 'write', name);
  ensureDirectory(directory);
  sweepScratch(directory);
  atomicWrite(directory, name, text);
}

/**
 * Removes kept file `name`, durably; nothing happens if there is none.
 *
 * @throws FileSystemError as the disk refuses; `CONFINED` if the directory is not fit to be used.
 */
export function removeKept(directory: StateDirectory, name: KeptName): void {
  if (!isPresent(directory)) return;
  const { fs, path } = directory;
  try {
    fs.remove(child(path, name));
  } catch (error) {
    if (error instanceof FileSystemError && error.code === 'NOT_FOUND') return;
    throw error;
  }
  fs.syncDirectory(path);
}
