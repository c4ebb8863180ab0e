import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadOnlyFileSystem,
  readText,
} from '@dochygiene/ports';

/** A repository with more files and folders of branches and tags than that is not looked at. */
const MOST_REFS = 5000;

/** A longer configuration is not looked through, in bytes. */
const CONFIG_BYTES = 64 * 1024;

/** What in a configuration leads elsewhere, or keeps branches, commits or files in another way. */
const UNUSUAL_CONFIG = /\binclude|\[\s*extensions|worktree/i;

/** What answers depend on that is one file. */
const FILES = ['HEAD', 'index', 'packed-refs', 'shallow', 'info/attributes'];

/** What, if it is there, keeps a part of the repository elsewhere. */
const ELSEWHERE = ['commondir', 'objects/info/alternates', 'reftable'];

/**
 * Looks through `fs` at everything in the checkout at `root` that answers of git depend on: what is
 * checked out, what is staged, branches and tags, which objects are there, the configuration. Whoever
 * watches `fs` knows by it when git would answer differently. That it reads attributes in the work tree
 * is no matter here: whoever asks it for moves has looked at these files.
 *
 * @returns whether that is all there is to look at: not in a linked worktree, a submodule or a clone that
 * borrows from another, not where a part of the repository is a link, and not where git keeps branches in
 * another form.
 */
export function lookAtGit(fs: ReadOnlyFileSystem, root: AbsolutePath): boolean {
  const git = child(root, '.git');
  try {
    if (fs.lstat(git)?.kind !== 'directory') return false;
    if (ELSEWHERE.some((name) => fs.lstat(child(git, name)) !== undefined)) return false;
    const { text, truncated } = readText(fs, child(git, 'config'), CONFIG_BYTES);
    if (truncated || UNUSUAL_CONFIG.test(text)) return false;
    return (
      FILES.every((name) => fs.lstat(child(git, name))?.kind !== 'symlink') &&
      lookAtObjects(fs, child(git, 'objects')) &&
      lookBelow(fs, child(git, 'refs'))
    );
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}

/** Looks at which objects are in `objects`; whether none of them lies elsewhere. */
function lookAtObjects(fs: ReadOnlyFileSystem, objects: AbsolutePath): boolean {
  return fs.list(objects).every(({ name, kind }) => {
    if (kind !== 'directory') return kind === 'file';
    return fs.list(child(objects, name)).every((entry) => entry.kind !== 'symlink');
  });
}

/** Looks at all that lies below directory `start`; whether that is not too much. */
function lookBelow(fs: ReadOnlyFileSystem, start: AbsolutePath): boolean {
  const directories = [start];
  let count = 0;
  for (const directory of directories) {
    for (const { name, kind } of fs.list(directory)) {
      count += 1;
      if (count > MOST_REFS) return false;
      const path = child(directory, name);
      if (kind === 'directory') directories.push(path);
      else if (kind === 'file') fs.lstat(path);
      else return false;
    }
  }
  return true;
}
