import {
  type AbsolutePath,
  absolutePath,
  type DirectoryEntry,
  FileSystemError,
  isWithin,
  type ReadOnlyFileSystem,
  readText,
} from '@dochygiene/ports';
import type { CarrierProblem } from '../carrier.ts';

/** How much of one file of settings, workflows or hooks is read, in bytes. */
export const FILE_LIMIT: number = 1024 * 1024;

/** How many files are read in one audit, at most. */
export const READ_LIMIT = 5_000;

/** What a path of the project leads to. */
export type Found =
  | FoundFile
  | { readonly kind: 'directory'; readonly real: AbsolutePath }
  | { readonly kind: 'absent' }
  /** Out of the project, by its spelling or by a link. */
  | { readonly kind: 'outside' }
  /** There, and neither a file nor a directory, or refused. */
  | { readonly kind: 'odd'; readonly why: string };

/** A regular file within the project. */
export interface FoundFile {
  readonly kind: 'file';
  /** Its path without any link. */
  readonly real: AbsolutePath;
  /** In bytes. */
  readonly size: number;
  /** Permission bits; `undefined` where the system has none. */
  readonly mode: number | undefined;
}

/** The files of a project for one who reads carriers: confined, bounded, each looked at once. */
export interface ProjectFiles {
  readonly root: AbsolutePath;
  /** What `path`, relative to the root with `/`, leads to, links followed within the project. */
  look(path: string): Found;
  /**
   * The text of the file `path`; `undefined` where nothing is, and with a problem noted where
   * something is that cannot be read.
   */
  text(path: string): string | undefined;
  /** The entries of directory `path` in code-unit order; none where there is no such directory. */
  list(path: string): readonly DirectoryEntry[];
  /** Notes something odd, once. */
  note(problem: CarrierProblem): void;
  readonly problems: readonly CarrierProblem[];
}

/** The files below `root`, by `fs`. */
export function projectFiles(fs: ReadOnlyFileSystem, root: AbsolutePath): ProjectFiles {
  const problems = new Map<string, CarrierProblem>();
  const looks = new Map<string, Found>();
  const texts = new Map<string, string | undefined>();
  const realRoot = realRootOf(fs, root);

  const note = (problem: CarrierProblem): void => {
    const key = `${problem.path}\0${problem.line ?? ''}\0${problem.message}`;
    if (!problems.has(key)) problems.set(key, problem);
  };
  const look = (path: string): Found => {
    const known = looks.get(path);
    if (known !== undefined) return known;
    const found = lookedAt(fs, root, realRoot, path);
    looks.set(path, found);
    return found;
  };

  return {
    root,
    look,
    text(path) {
      if (texts.has(path)) return texts.get(path);
      const text = texts.size < READ_LIMIT ? read(fs, path, look(path), note) : tooMany(note);
      texts.set(path, text);
      return text;
    },
    list(path) {
      const found = look(path);
      if (found.kind === 'outside') note(leadsOut(path));
      if (found.kind !== 'directory') return [];
      try {
        return fs.list(found.real);
      } catch (error) {
        note({ path, code: 'UNREADABLE', message: `Cannot list "${path}": ${whyRefused(error)}` });
        return [];
      }
    },
    note,
    get problems() {
      return [...problems.values()];
    },
  };
}

/** `path` without `.`, `..` and repeated slashes; `undefined` if it leads out of the root. */
export function normalPath(path: string): string | undefined {
  // Most are, and taking them apart would cost more than all else that is done with them.
  if (!ODD.test(path)) return path;
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') {
      if (names.pop() === undefined) return undefined;
    } else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}

/** An empty name, a dot or two: what is not normal in a path. */
const ODD = /(?:^|\/)\.{0,2}(?:\/|$)/;

function realRootOf(fs: ReadOnlyFileSystem, root: AbsolutePath): AbsolutePath {
  try {
    return fs.realPath(root) ?? root;
  } catch (error) {
    whyRefused(error);
    return root;
  }
}

function lookedAt(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  realRoot: AbsolutePath,
  path: string,
): Found {
  const normal = path.includes('\0') ? undefined : normalPath(path);
  if (normal === undefined) return { kind: 'outside' };
  const absolute = normal === '' ? root : absolutePath(`${root}/${normal}`);
  try {
    const real = fs.realPath(absolute);
    if (real === undefined) return { kind: 'absent' };
    if (!isWithin(realRoot, real)) return { kind: 'outside' };
    const stat = fs.stat(real);
    if (stat === undefined) return { kind: 'absent' };
    if (stat.kind === 'directory') return { kind: 'directory', real };
    if (stat.kind === 'file') return { kind: 'file', real, size: stat.size, mode: stat.mode };
    return { kind: 'odd', why: 'it is no regular file' };
  } catch (error) {
    return { kind: 'odd', why: whyRefused(error) };
  }
}

function read(
  fs: ReadOnlyFileSystem,
  path: string,
  found: Found,
  note: (problem: CarrierProblem) => void,
): string | undefined {
  const cannot = (code: CarrierProblem['code'], why: string): undefined => {
    note({ path, code, message: `Cannot read "${path}": ${why}` });
  };

  if (found.kind === 'outside') note(leadsOut(path));
  if (found.kind === 'odd') return cannot('UNREADABLE', found.why);
  if (found.kind !== 'file') return undefined;
  if (found.size > FILE_LIMIT) return cannot('TOO_LARGE', `it is longer than ${FILE_LIMIT} bytes`);
  try {
    const { text } = readText(fs, found.real, Math.max(found.size, 1));
    return text.startsWith('\ufeff') ? text.slice(1) : text;
  } catch (error) {
    return cannot('UNREADABLE', whyRefused(error));
  }
}

function leadsOut(path: string): CarrierProblem {
  const message = `Cannot read "${path}": it leads out of the project`;
  return { path, code: 'LEADS_OUT', message };
}

function tooMany(note: (problem: CarrierProblem) => void): undefined {
  const message = `Cannot read all carriers: there are more than ${READ_LIMIT} files of them`;
  note({ path: '.', code: 'LIMIT_REACHED', message });
}

/** Why the disk refused; whatever is no refusal is a bug and thrown on. */
function whyRefused(error: unknown): string {
  if (error instanceof FileSystemError) return error.code;
  throw error;
}
