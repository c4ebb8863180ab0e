import { type Entries, entryKind } from './entries.ts';

/** A directory that was opened, and what was in it. */
export interface Folder {
  /** Relative to the project root, with `/`; empty for the root. */
  readonly path: string;
  readonly entries: Entries;
}

/** What a walk saw, as sets of paths in the order of the walk. */
export interface Seen {
  readonly files: ReadonlySet<string>;
  readonly directories: ReadonlySet<string>;
}

/**
 * The files in `folders`, and the folders themselves.
 *
 * The sets answer from the lists that the walk was given, by an index of the folders that is made
 * when it is first needed: sets of their own would take longer to fill than all the rest of the
 * walk, and a hundred bytes for each of a million files.
 *
 * @param size how many files there are in them, links that lead to directories not counted.
 * @param links paths of links that lead to directories, which are no files, among others.
 */
export function seen(folders: readonly Folder[], size: number, links: ReadonlySet<string>): Seen {
  let index: ReadonlyMap<string, Entries> | undefined;
  function within(path: string): Entries | undefined {
    index ??= new Map(folders.map((folder) => [folder.path, folder.entries]));
    return index.get(path);
  }

  function hasFile(path: string): boolean {
    const cut = path.lastIndexOf('/');
    const entries = cut === 0 ? undefined : within(path.slice(0, Math.max(cut, 0)));
    const kind = entries && entryKind(entries, path.slice(cut + 1));
    return kind !== undefined && kind !== 'directory' && !links.has(path);
  }

  function* files(): Generator<string, undefined> {
    for (const { path: folder, entries } of folders) {
      for (const { name, kind } of entries) {
        const path = folder === '' ? name : `${folder}/${name}`;
        if (kind !== 'directory' && !links.has(path)) yield path;
      }
    }
  }

  function* directories(): Generator<string, undefined> {
    for (const { path } of folders) yield path;
  }

  const hasDirectory = (path: string): boolean => within(path) !== undefined;
  return {
    files: setOf(size, hasFile, files),
    directories: setOf(folders.length, hasDirectory, directories),
  };
}

/** The set of `size` texts that `values` tells one by one and `has` knows. */
function setOf(
  size: number,
  has: (text: string) => boolean,
  values: () => Generator<string, undefined>,
): ReadonlySet<string> {
  function* entries(): Generator<[string, string], undefined> {
    for (const text of values()) yield [text, text];
  }

  const set: ReadonlySet<string> = {
    size,
    has,
    values,
    keys: values,
    entries,
    [Symbol.iterator]: values,
    forEach(callback, self) {
      for (const text of values()) callback.call(self, text, text, set);
    },
  };
  return set;
}
