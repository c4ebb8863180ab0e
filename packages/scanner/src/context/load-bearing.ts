import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadBuffer,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import { baseName, directoryOf } from '../resolve/project-path.ts';
import { latin1 } from '../utf8.ts';
import { nameFinder } from './load-bearing/name-finder.ts';
import { baseNames, nameTree } from './load-bearing/name-tree.ts';
import { mayLean } from './load-bearing/readable.ts';

/** What leans on a document, besides other documents. */
export interface LoadBearing {
  /** How many files name it. */
  readonly files: number;
  /** The first {@link PLACES_LIMIT} of them, by path, each with the first line that names it. */
  readonly places: readonly { readonly path: string; readonly line: number }[];
}

/** What was found, and how much was looked through. */
export interface LoadBearingSearch {
  /** By path of the document; one that nothing names is absent. */
  readonly found: ReadonlyMap<string, LoadBearing>;
  /** How many files were read, of how many that could name a document. */
  readonly read: number;
  readonly of: number;
}

/** How many files are shown. */
const PLACES_LIMIT = 5;

/** How many files are read at most, those nearest to the root, and how many bytes of them in all. */
export const FILES_LIMIT = 8192;
const BYTES_LIMIT = 64 * 1024 * 1024;

/** How much of one file is looked at, in bytes: longer ones are data, or made by a program. */
const FILE_BYTES = 256 * 1024;

/** A NUL in so many bytes makes a file binary, as it does for git. */
const BINARY_BYTES = 8192;

/** What {@link loadBearing} goes by. */
export interface LoadBearingInput {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  /** The documents to look for. */
  readonly wanted: ReadonlySet<string>;
  /** Every file of the project, documents too, in the order in which to read them. */
  readonly files: Iterable<string>;
  /** Which of them are documents, or otherwise not to be read. */
  readonly isOut: (path: string) => boolean;
}

/**
 * Which files that are no documents name one of `wanted`: code, tests, CI, hooks, manifests,
 * navigation. It is named by its path, as seen from the file or from the root, or by an end of it, of
 * two segments or more, that no other file has.
 *
 * Each file is read once, into one buffer. What cannot be read names nothing.
 */
export function loadBearing({
  fs,
  root,
  wanted,
  files,
  isOut,
}: LoadBearingInput): LoadBearingSearch {
  if (wanted.size === 0) return { found: new Map(), read: 0, of: 0 };
  const all = [...files];
  const search = searcher(wanted, all);
  const buffer = fs.buffer(FILE_BYTES);
  const readable = all.filter((path) => mayLean(path) && !isOut(path));
  let read = 0;
  let bytes = 0;
  for (const path of readable) {
    if (read >= FILES_LIMIT || bytes >= BYTES_LIMIT) break;
    read += 1;
    const text = textOf(fs, child(root, path), buffer);
    bytes += text.length;
    search.look(path, text);
  }
  return { found: search.found(), read, of: readable.length };
}

interface Searcher {
  look(path: string, text: string): void;
  found(): ReadonlyMap<string, LoadBearing>;
}

function searcher(wanted: ReadonlySet<string>, all: readonly string[]): Searcher {
  const names = baseNames(wanted);
  const bytes = new Map<string, string>();
  for (const path of all) if (names.has(baseName(path))) bytes.set(latin1(path), path);
  const tree = nameTree(bytes.keys());
  const findNames = nameFinder([...names].map(latin1));
  const places = new Map<string, { path: string; line: number }[]>();
  return {
    look(path, text) {
      const directory = latin1(directoryOf(path));
      const told = new Set<string>();
      let line = 1;
      let newline = text.indexOf('\n');
      findNames(text, (end) => {
        const named = bytes.get(tree.named(text, end, directory) ?? '');
        if (named === undefined || told.has(named) || !wanted.has(named)) return;
        told.add(named);
        for (; newline >= 0 && newline < end; newline = text.indexOf('\n', newline + 1)) line += 1;
        const own = places.get(named);
        if (own === undefined) places.set(named, [{ path, line }]);
        else own.push({ path, line });
      });
    },
    found: () => new Map([...places].map(([path, own]) => [path, shown(own)])),
  };
}

function shown(places: { path: string; line: number }[]): LoadBearing {
  places.sort((one, other) => (one.path < other.path ? -1 : 1));
  return { files: places.length, places: places.slice(0, PLACES_LIMIT) };
}

/** The start of a text file, one character a byte; nothing of what is binary or cannot be read. */
function textOf(fs: ReadOnlyFileSystem, path: AbsolutePath, buffer: ReadBuffer): string {
  try {
    const { length } = fs.readInto(path, buffer);
    const start = buffer.bytes.subarray(0, Math.min(length, BINARY_BYTES));
    return start.includes(0) ? '' : buffer.latin1(0, length);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    return '';
  }
}
