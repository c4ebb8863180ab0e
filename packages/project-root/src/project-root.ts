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
  const start = unlessRefused(() => fs.realPath(question.start));
  if (start === undefined) return NO_SUCH_FOLDER;
  // Most sessions start at the root of a checkout, and then nothing else needs to be known.
  const marker = gitMarker(fs, start);
  if (marker !== undefined) return { root: start, because: marker };
  if (!isFolder(fs, start)) return NO_SUCH_FOLDER;
  return rootAbove(fs, start, question);
}

const NO_SUCH_FOLDER: RootAnswer = { root: undefined, because: 'no-such-folder' };

/** The answer for the folder `start`, without links, which is not itself marked as a root. */
function rootAbove(
  fs: ReadOnlyFileSystem,
  start: AbsolutePath,
  question: RootQuestion,
): RootAnswer {
  const home = question.home === undefined ? undefined : realFolder(fs, question.home);
  const stops = new Set([home, ...question.ceilings.map((ceiling) => realFolder(fs, ceiling))]);

  let folder = start;
  for (let level = 1; level <= MAX_LEVELS; level += 1) {
    if (isGitDirectory(fs, folder)) return { root: undefined, because: 'inside-git' };
    if (folder === home || level === MAX_LEVELS) break;
    const next = parent(folder);
    // A ceiling does not hide the start itself, nor stop a walk that begins at it: git's rule.
    if (next === undefined || stops.has(next)) break;
    folder = next;
    const marker = gitMarker(fs, folder);
    if (marker !== undefined) return { root: folder, because: marker };
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
    return folder !== undefined && isFolder(fs, folder) ? folder : undefined;
  });
}

function isFolder(fs: ReadOnlyFileSystem, path: AbsolutePath): boolean {
  return unlessRefused(() => fs.stat(path)?.kind === 'directory') === true;
}
