import { FileSystemError } from '@dochygiene/ports';
import { atomicWrite } from './atomic-write.ts';
import { isScratch } from './scratch.ts';
import { isPresent, type StateDirectory } from './state-directory.ts';

/**
 * Makes the state directory unless it is there.
 *
 * A new one gets a `.gitignore` that hides all of it, itself included, so that the project's own is
 * never touched. It is the first file there, and whole or not there: an empty directory is one whose
 * making was cut short, and gets it now. Whoever removes it from a directory in use is obeyed.
 *
 * @throws FileSystemError `CONFINED` if something else has the name, or as the disk refuses.
 */
export function ensureDirectory(directory: StateDirectory): void {
  const { fs, path } = directory;
  if (!isPresent(directory)) make(directory);
  if (!fs.names(path).every(isScratch)) return;
  directory.syncRoot();
  atomicWrite(directory, '.gitignore', '*\n');
}

function make(directory: StateDirectory): void {
  try {
    directory.fs.makeDirectory(directory.path);
  } catch (error) {
    const made = error instanceof FileSystemError && error.code === 'ALREADY_EXISTS';
    if (!made) throw error;
    // Another session was faster; what it made is looked at as if it had always been there.
    isPresent(directory);
  }
}
