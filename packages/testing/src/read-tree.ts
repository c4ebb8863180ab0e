import { type AbsolutePath, child, type FileSystem, readText } from '@dochygiene/ports';

/** Files, links and the rest below a directory, by their path relative to it with `/`. */
export type Tree = Readonly<Record<string, string>>;

/** The largest file that a tree shows whole, in bytes. */
const MOST_BYTES = 1_000_000;
const MOST_LEVELS = 64;

/**
 * Everything below `directory` in one value to compare: a file as its text, a link as `-> target`,
 * an empty directory as `/`, anything else as `?`.
 *
 * @throws RangeError if there are more than 64 levels of directories, or a file of more than 1 MB.
 */
export function readTree(fs: FileSystem, directory: AbsolutePath): Tree {
  return Object.fromEntries(below(fs, directory, '', MOST_LEVELS));
}

function below(
  fs: FileSystem,
  directory: AbsolutePath,
  prefix: string,
  levels: number,
): readonly (readonly [string, string])[] {
  if (levels === 0) throw new RangeError(`Cannot read "${directory}" as a tree: it is too deep`);
  const entries = fs.list(directory);
  if (entries.length === 0 && prefix !== '') return [[prefix.slice(0, -1), '/']];
  return entries.flatMap(({ name, kind }) => {
    const path = child(directory, name);
    if (kind === 'directory') return below(fs, path, `${prefix}${name}/`, levels - 1);
    if (kind === 'symlink') return [[prefix + name, `-> ${fs.readLink(path)}`] as const];
    return [[prefix + name, kind === 'file' ? whole(fs, path) : '?'] as const];
  });
}

function whole(fs: FileSystem, path: AbsolutePath): string {
  const { text, truncated } = readText(fs, path, MOST_BYTES);
  if (truncated) throw new RangeError(`Cannot read "${path}" as part of a tree: it is too long`);
  return text;
}
