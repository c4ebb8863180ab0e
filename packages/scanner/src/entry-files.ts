import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadOnlyFileSystem,
  readText,
} from '@dochygiene/ports';
import { type EntryFile, entryFilePaths } from './graph.ts';
import type { Listing } from './listing.ts';

/** How much of a navigation file is read, in bytes. */
const ENTRY_FILE_BYTES = 256 * 1024;

/**
 * The navigation files of the project (a sidebar, a table of contents): they are no documents, and
 * what they name is reachable. One that cannot be read names nothing.
 */
export function readEntryFiles(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  listing: Listing,
): readonly EntryFile[] {
  const found: EntryFile[] = [];
  for (const path of entryFilePaths(listing)) {
    try {
      found.push({ path, text: readText(fs, child(root, path), ENTRY_FILE_BYTES).text });
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
    }
  }
  return found;
}
