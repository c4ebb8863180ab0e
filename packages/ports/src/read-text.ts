import type { FileStat, ReadOnlyFileSystem } from './file-system.ts';
import type { AbsolutePath } from './path.ts';

/** The start of a small text file. */
export interface TextFile {
  /** At most `limit` bytes as UTF-8: a byte order mark stays, a character cut in two is U+FFFD. */
  readonly text: string;
  readonly stat: FileStat;
  /** Whether the file is longer than `limit`. */
  readonly truncated: boolean;
}

/**
 * Reads the first `limit` bytes of the regular file `path` as UTF-8, for a file that is read once:
 * settings, state, ignore rules.
 *
 * @throws FileSystemError as {@link ReadOnlyFileSystem.readInto} does: links are not followed.
 */
export function readText(fs: ReadOnlyFileSystem, path: AbsolutePath, limit: number): TextFile {
  const buffer = fs.buffer(limit + 1);
  const { stat, length } = fs.readInto(path, buffer);
  return { text: buffer.utf8(0, Math.min(length, limit)), stat, truncated: length > limit };
}
