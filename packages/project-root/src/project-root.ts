import { type AbsolutePath, parent, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { type GitMarker, gitMarker, isGitDirectory } from './git-marker.ts';
import { unlessRefused } from './unless-refused.ts';

/** From where to look for a project root, and where to stop. */
export interface RootQuestion {
  readonly start: AbsolutePath;
  /** The user's home directory, which is a root only if it is the start. */
  readonly home: AbsolutePath | undefined;
  /** Folders that the walk must not climb up to, as git's `GIT_CEILING_DIRECTORIES`. */
  readonly ceilings: readonly AbsolutePath[];
}

/** The project root, or that there is none, and why. */
export type RootAnswer =
  | { readonly root: AbsolutePath; readonly because: GitMarker | 'nothing-found' }
  | {
      readonly root: undefined;
      readonly because: 'no-such-folder' | 'inside-git' | 'home' | 'file-system-root';
    };

/** The project root of a start folder, without links; `undefined` where nothing may be kept. */
export function projectRoot(
  fs: ReadOnlyFileSystem,
  question: RootQuestion,
): AbsolutePath | undefined {
  return findProjectRoot(fs, question).root;
}

/**
 * The project root of a start folder, and why it is that.
 *
 * The nearest folder at or above the start that git would call a work tree, judged by its `.git`
 * alone; else the start itself, unless that is home or the root of a file system. A repository in
 * the home directory counts only from home itself, so that dotfiles under version control do not
 * make a project of everything below. No process is run and no configuration read.
 */
export function findProjectRoot(fs: ReadOnlyFileSystem, question: RootQuestion): RootAnswer {
  const start = realFolder(fs, question.start);
  if (start === undefined) return { root: undefined, because: 'no-such-folder' };
  const home = question.home === undefined ? undefined : realFolder(fs, question.home);
  const stops = new Set([home, ...question.ceilings.map((ceiling) => realFolder(fs, ceiling))]);

  let folder: AbsolutePath | undefined = start;
  for (let level = 0; folder !== undefined && level < MAX_LEVELS; level += 1) {
    // A ceiling does not hide the start itself, nor stop a walk that begins at it: git's rule.
    if (folder !== start && stops.has(folder)) break;
    const marker = gitMarker(fs, folder);
    if (marker !== undefined) return { root: folder, because: marker };
    if (isGitDirectory(fs, folder)) return { root: undefined, because: 'inside-git' };
    if (folder === home) break;
    folder = parent(folder);
  }
  return unmarked(start, home);
}

/** How many folders are looked at, the start included. */
const MAX_LEVELS = 256;

function unmarked(start: AbsolutePath, home: AbsolutePath | undefined): RootAnswer {
  if (start === home) return { root: undefined, because: 'home' };
  if (parent(start) === undefined) return { root: undefined, because: 'file-system-root' };
  return { root: start, because: 'nothing-found' };
}

function realFolder(fs: ReadOnlyFileSystem, path: AbsolutePath): AbsolutePath | undefined {
  return unlessRefused(() => {
    const folder = fs.realPath(path);
    return folder !== undefined && fs.stat(folder)?.kind === 'directory' ? folder : undefined;
  });
}
