import { child, FileSystemError, type ReadOnlyFileSystem } from '@dochygiene/ports';
import type { Place } from './place.ts';

/**
 * Whether the link called `name` in `place` leads to a directory. One that leads nowhere, to itself
 * or to where nobody may look does not.
 */
export function leadsToDirectory(fs: ReadOnlyFileSystem, place: Place, name: string): boolean {
  try {
    return fs.stat(child(place.absolute, name))?.kind === 'directory';
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}
