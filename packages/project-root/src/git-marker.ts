import {
  type AbsolutePath,
  child,
  type FileStat,
  type ReadOnlyFileSystem,
  readText,
} from '@dochygiene/ports';
import { unlessRefused } from './unless-refused.ts';

/** How the `.git` of a folder marks it as the root of a checkout. */
export type GitMarker = 'git-directory' | 'git-file';

/** A `.git` file this long or longer is none of git's: it would hold nothing but a path. */
const GIT_FILE_LIMIT = 4096;

const GIT_FILE_START = 'gitdir: ';

/**
 * How `folder` is marked as the root of a checkout; `undefined` if it is not.
 *
 * Either `.git` is a directory that holds `HEAD` and `objects`, or it is a small file that begins
 * with `gitdir: `, as worktrees and submodules have it. Where that leads is not asked: a checkout
 * whose repository is gone still ends there. Links are followed, and only a regular file is opened.
 */
export function gitMarker(fs: ReadOnlyFileSystem, folder: AbsolutePath): GitMarker | undefined {
  return unlessRefused(() => {
    const git = child(folder, '.git');
    const stat = fs.stat(git);
    if (stat?.kind === 'directory') {
      return holdsRepository(fs, git) ? 'git-directory' : undefined;
    }
    if (stat?.kind === 'file') return isGitFile(fs, git, stat) ? 'git-file' : undefined;
    return undefined;
  });
}

/**
 * Whether `folder` is itself what a `.git` directory is, as a bare repository is too.
 *
 * Asks for `refs` beside `HEAD` and `objects`, since here no name vouches for it.
 */
export function isGitDirectory(fs: ReadOnlyFileSystem, folder: AbsolutePath): boolean {
  const is = unlessRefused(
    () => holdsRepository(fs, folder) && fs.stat(child(folder, 'refs'))?.kind === 'directory',
  );
  return is === true;
}

function holdsRepository(fs: ReadOnlyFileSystem, folder: AbsolutePath): boolean {
  // HEAD may be a link to a branch that has no commit yet, so what it leads to is not asked.
  const head = fs.lstat(child(folder, 'HEAD'))?.kind;
  if (head !== 'file' && head !== 'symlink') return false;
  return fs.stat(child(folder, 'objects'))?.kind === 'directory';
}

function isGitFile(fs: ReadOnlyFileSystem, path: AbsolutePath, stat: FileStat): boolean {
  if (stat.size >= GIT_FILE_LIMIT) return false;
  const real = fs.realPath(path);
  if (real === undefined) return false;
  return readText(fs, real, GIT_FILE_START.length).text === GIT_FILE_START;
}
