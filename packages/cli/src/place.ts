import {
  type AbsolutePath,
  absolutePath,
  FileSystemError,
  isWithin,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import { projectRoot } from '@dochygiene/project-root';
import { Failure } from './failure.ts';
import type { Outside } from './outside.ts';

/**
 * The directory that `text` names, relative to where the person stands; that place itself without it.
 *
 * @throws Failure if there is no such directory or it cannot be opened.
 */
export function directoryNamed(text: string | undefined, outside: Outside): AbsolutePath {
  const { directory, fs } = outside;
  if (directory === undefined && (text === undefined || !text.startsWith('/'))) {
    throw new Failure('Cannot tell the current directory: it is gone', 'Change to another one.');
  }
  const path = resolvePath(directory, text ?? '.');
  const stat = refusable('open', path, () => fs.stat(path));
  if (stat === undefined) {
    throw new Failure(`Cannot open "${path}": no such directory`, 'Name a directory of a project.');
  }
  if (stat.kind !== 'directory') {
    throw new Failure(
      `Cannot scan "${path}": it is a file`,
      `For one document: dochygiene why "${text}"`,
    );
  }
  refusable('open', path, () => fs.list(path));
  return path;
}

/** `text` as a path, relative to `directory`. */
export function resolvePath(directory: AbsolutePath | undefined, text: string): AbsolutePath {
  try {
    return absolutePath(text);
  } catch {
    return absolutePath(`${directory ?? '/'}/${text}`);
  }
}

/**
 * The root of the project that directory `start` belongs to.
 *
 * @throws Failure where there is none: the home directory, the root of the disk, inside `.git`.
 */
export function rootOf(start: AbsolutePath, outside: Outside): AbsolutePath {
  const root = findRoot(outside.fs, start, outside);
  if (root !== undefined) return root;
  throw new Failure(
    `Cannot scan "${start}": it belongs to no project (a home directory, the root of a disk or the inside of .git)`,
    'Name the directory of a project: dochygiene scan <dir>',
  );
}

/** The root of the project that directory `start` belongs to; `undefined` where there is none. */
export function findRoot(
  fs: ReadOnlyFileSystem,
  start: AbsolutePath,
  { env, home }: Pick<Outside, 'env' | 'home'>,
): AbsolutePath | undefined {
  return projectRoot(fs, { start, home, ceilings: ceilings(env['GIT_CEILING_DIRECTORIES']) });
}

function ceilings(list: string | undefined): readonly AbsolutePath[] {
  return (list ?? '')
    .split(':')
    .filter((path) => path.startsWith('/'))
    .map((path) => absolutePath(path));
}

/**
 * The path of file `text`, relative to `root` with `/`: as seen from where the person stands, else as
 * a path from the root. `verb` is what the person wants done with it.
 *
 * @throws Failure if it lies outside the project.
 */
export function pathInProject(
  text: string,
  root: AbsolutePath,
  outside: Outside,
  verb: string,
): string {
  const { directory, fs } = outside;
  const here = resolvePath(directory, text);
  const real = directory === undefined ? here : resolvePath(fs.realPath(directory), text);
  for (const path of [here, real]) {
    if (isWithin(root, path) && path !== root && fs.lstat(path) !== undefined) {
      return below(root, path);
    }
  }
  if (!text.startsWith('/') && !text.split('/').includes('..')) {
    return below(root, resolvePath(root, text));
  }
  if (isWithin(root, here) && here !== root) return below(root, here);
  throw new Failure(
    `Cannot ${verb} "${text}": it is not in the project "${root}"`,
    'Name a document of this project, or change to its own.',
  );
}

function below(root: AbsolutePath, path: AbsolutePath): string {
  return path.slice(root.length).replaceAll('\\', '/').replace(/^\/+/, '');
}

/** What `act` gives; a refusal of the file system becomes a message for the person. */
export function refusable<T>(operation: string, path: AbsolutePath, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const why = error.code.toLowerCase().replaceAll('_', ' ');
    throw new Failure(`Cannot ${operation} "${path}": ${why}`, REMEDIES[error.code]);
  }
}

// biome-ignore format: a table is read by column
const REMEDIES: Readonly<Partial<Record<FileSystemError['code'], string>>> = {
  PERMISSION_DENIED: 'Check its permissions.',
  NOT_FOUND:         'Check how it is spelled.',
  NOT_A_DIRECTORY:   'Check how it is spelled.',
  IS_A_DIRECTORY:    'Name a file in it.',
  NOT_A_FILE:        'Name a regular file.',
  IS_A_LINK:         'Name what it leads to.',
  LINK_LOOP:         'Name what it was to lead to.',
  READ_ONLY:         'Name a place that can be written to.',
  NO_SPACE:          'Make room on the disk.',
};
