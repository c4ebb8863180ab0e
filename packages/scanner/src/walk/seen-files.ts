import { type Entries, entryKind } from './entries.ts';

/**
 * The files in `folders`, as a set of their paths.
 *
 * It answers from the lists that the walk was given: a set of its own would take longer to fill
 * than all the rest of the walk, and a hundred bytes for each of a million files. Its order is that
 * of the walk.
 *
 * @param folders by path, the root being empty.
 * @param size how many files there are in them, links that lead to directories not counted.
 * @param links paths of links that lead to directories, which are no files, among others.
 */
export function seenFiles(
  folders: ReadonlyMap<string, Entries>,
  size: number,
  links: ReadonlySet<string>,
): ReadonlySet<string> {
  function has(path: string): boolean {
    const cut = path.lastIndexOf('/');
    const entries = folders.get(path.slice(0, Math.max(cut, 0)));
    if (entries === undefined || cut === 0) return false;
    const kind = entryKind(entries, path.slice(cut + 1));
    return kind !== undefined && kind !== 'directory' && !links.has(path);
  }

  function* values(): Generator<string, undefined> {
    for (const [folder, entries] of folders) {
      for (const { name, kind } of entries) {
        const path = folder === '' ? name : `${folder}/${name}`;
        if (kind !== 'directory' && !links.has(path)) yield path;
      }
    }
  }

  function* entries(): Generator<[string, string], undefined> {
    for (const path of values()) yield [path, path];
  }

  const set: ReadonlySet<string> = {
    size,
    has,
    values,
    keys: values,
    entries,
    [Symbol.iterator]: values,
    forEach(callback, self) {
      for (const path of values()) callback.call(self, path, path, set);
    },
  };
  return set;
}
