import { FileSystemError } from '@dochygiene/ports';

/** What `ask` answers; `undefined` where the disk does not let us look, which marks no root. */
export function unlessRefused<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof FileSystemError) return undefined;
    throw error;
  }
}
