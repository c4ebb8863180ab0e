/** A directory that was opened, and the files in it. */
export interface Folder {
  /** Relative to the project root, with `/`; empty for the root. */
  readonly path: string;
  /** Of files and whatever else is no directory, one after the other, with a NUL between them. */
  readonly names: string;
}

/** What a walk saw, as sets of paths in the order of the walk. */
export interface Seen {
  readonly files: ReadonlySet<string>;
  readonly directories: ReadonlySet<string>;
}

/**
 * The files in `folders`, `size` in all, and the folders themselves.
 *
 * What is in a folder is made a set when somebody asks for it: few folders are ever asked for, and
 * keeping a million names apart, let alone paths, takes longer than listing them.
 */
export function seen(folders: readonly Folder[], size: number): Seen {
  let index: Map<string, string | ReadonlySet<string>> | undefined;

  function hasFile(path: string): boolean {
    const cut = path.lastIndexOf('/');
    if (cut === 0) return false;
    index ??= indexOf(folders);
    const folder = path.slice(0, Math.max(cut, 0));
    let names = index.get(folder);
    if (typeof names === 'string') {
      names = new Set(split(names));
      index.set(folder, names);
    }
    return names?.has(path.slice(cut + 1)) === true;
  }

  function hasDirectory(path: string): boolean {
    index ??= indexOf(folders);
    return index.has(path);
  }

  function* files(): Generator<string, undefined> {
    for (const { path, names } of folders) {
      for (const name of split(names)) yield path === '' ? name : `${path}/${name}`;
    }
  }

  function* directories(): Generator<string, undefined> {
    for (const { path } of folders) yield path;
  }

  return {
    files: setOf(size, hasFile, files),
    directories: setOf(folders.length, hasDirectory, directories),
  };
}

function indexOf(folders: readonly Folder[]): Map<string, string> {
  return new Map(folders.map(({ path, names }) => [path, names]));
}

function split(names: string): readonly string[] {
  return names === '' ? [] : names.split('\0');
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
