import {
  type AbsolutePath,
  absolutePath,
  child,
  FileSystemError,
  parent,
  type ReadOnlyFileSystem,
  readText,
} from '@dochygiene/ports';

/** How much of the small files that say where a repository lies is read. */
const MAX_POINTER_BYTES = 4_096;

/**
 * Where the repository of the checkout at `root` keeps the ignore rules that are not committed;
 * `undefined` where there is no repository to be found.
 *
 * A linked worktree and a submodule hold a `.git` file that says where the repository lies; all
 * worktrees of a repository share its one `info/exclude`.
 */
export function gitExcludeFile(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
): AbsolutePath | undefined {
  try {
    const repository = commonDirectory(fs, child(root, '.git'));
    if (repository === undefined) return undefined;
    return fs.realPath(child(repository, 'info/exclude'));
  } catch (error) {
    if (error instanceof FileSystemError) return undefined;
    throw error;
  }
}

function commonDirectory(fs: ReadOnlyFileSystem, git: AbsolutePath): AbsolutePath | undefined {
  const found = fs.stat(git);
  if (found?.kind === 'directory') return git;
  const directory = found?.kind === 'file' ? gitDirectory(fs, git) : undefined;
  if (directory === undefined) return undefined;

  const common = child(directory, 'commondir');
  if (fs.lstat(common)?.kind !== 'file') return directory;
  return relativeTo(directory, readText(fs, common, MAX_POINTER_BYTES).text);
}

/** Where the `.git` file `git` says the repository lies; `undefined` if it does not say. */
export function gitDirectory(fs: ReadOnlyFileSystem, git: AbsolutePath): AbsolutePath | undefined {
  const real = fs.realPath(git);
  if (real === undefined) return undefined;
  const { text } = readText(fs, real, MAX_POINTER_BYTES);
  const directory = parent(git);
  if (!text.startsWith('gitdir: ') || directory === undefined) return undefined;
  return relativeTo(directory, text.slice('gitdir: '.length));
}

/** The path that the first line of `written` names, seen from `directory`. */
function relativeTo(directory: AbsolutePath, written: string): AbsolutePath | undefined {
  const path = (written.split('\n', 1)[0] ?? '').replace(/\r$/, '');
  if (path === '' || path.includes('\0')) return undefined;
  const absolute = /^(?:[\\/]|[A-Za-z]:[\\/])/.test(path);
  return absolutePath(absolute ? path : `${directory}/${path}`);
}
