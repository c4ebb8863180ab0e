import { FileSystemError } from '@dochygiene/ports';

/** What `act` gives; `undefined` where the disk refuses, as a read-only one does: for what is only a help. */
export function unlessRefused<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof FileSystemError) return undefined;
    throw error;
  }
}
