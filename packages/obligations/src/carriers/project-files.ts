import type {
  AbsolutePath,
  DirectoryEntry,
  ReadBuffer,
  ReadOnlyFileSystem,
} from '@dochygiene/ports';
import type { CarrierProblem } from '../carrier.ts';
import { type Found, lookedAt, realRootOf, whyRefused } from './looking.ts';

/** How much of one file of settings, workflows or hooks is read, in bytes. */
export const FILE_LIMIT: number = 1024 * 1024;

/** How many files are read in one audit, at most. */
export const READ_LIMIT = 5_000;

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
    const found = lookedAt({ fs, root, realRoot, look }, path);
    looks.set(path, found);
    return found;
  };
  let buffer: ReadBuffer | undefined;
  const read = (path: string): string | undefined => {
    // One for all files: what is allocated for each is what garbage collection goes by.
    buffer ??= fs.buffer(FILE_LIMIT + 1);
    return textAt(fs, path, look(path), buffer, note);
  };

  return {
    root,
    look,
    text(path) {
      if (texts.has(path)) return texts.get(path);
      const text = texts.size < READ_LIMIT ? read(path) : tooMany(note);
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

function textAt(
  fs: ReadOnlyFileSystem,
  path: string,
  found: Found,
  buffer: ReadBuffer,
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
    const { length } = fs.readInto(found.real, buffer);
    const text = buffer.utf8(0, Math.min(length, FILE_LIMIT));
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
