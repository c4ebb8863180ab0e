import type {
  AbsolutePath,
  DirectoryEntry,
  ReadBuffer,
  ReadOnlyFileSystem,
} from '@dochygiene/ports';
import type { CarrierProblem } from '../carrier.ts';
import {
  type Found,
  inFolder,
  lookedAt,
  normalPath,
  realRootOf,
  standing,
  whyRefused,
} from './looking.ts';

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
  /**
   * Reads `path`, of which both is wanted, what it leads to and its text: the same, sooner. Does
   * nothing where that is no plain file, or not as short as one should be.
   */
  readAhead(path: string): void;
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
  // One for all files: what is allocated for each is what garbage collection goes by.
  let buffer: ReadBuffer | undefined;
  const room = (): ReadBuffer => {
    buffer ??= fs.buffer(FILE_LIMIT + 1);
    return buffer;
  };

  return {
    root,
    look,
    text(path) {
      if (texts.has(path)) return texts.get(path);
      const text =
        texts.size < READ_LIMIT ? textAt(fs, path, look(path), room(), note) : tooMany(note);
      texts.set(path, text);
      return text;
    },
    readAhead(path) {
      if (looks.has(path) || texts.size >= READ_LIMIT || normalPath(path) !== path) return;
      const place = inFolder({ look }, path);
      if (typeof place !== 'string') return;
      try {
        const { stat, length } = fs.readInto(place, room());
        if (length > FILE_LIMIT) return;
        looks.set(path, standing(place, stat));
        texts.set(path, decoded(room(), length));
      } catch (error) {
        whyRefused(error);
      }
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
    return decoded(buffer, Math.min(length, FILE_LIMIT));
  } catch (error) {
    return cannot('UNREADABLE', whyRefused(error));
  }
}

function decoded(buffer: ReadBuffer, length: number): string {
  const text = buffer.utf8(0, length);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function leadsOut(path: string): CarrierProblem {
  const message = `Cannot read "${path}": it leads out of the project`;
  return { path, code: 'LEADS_OUT', message };
}

function tooMany(note: (problem: CarrierProblem) => void): undefined {
  const message = `Cannot read all carriers: there are more than ${READ_LIMIT} files of them`;
  note({ path: '.', code: 'LIMIT_REACHED', message });
}
