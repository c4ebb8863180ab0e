import { baseName, withoutExtension } from './project-path.ts';

/** Files of the project by their name, for a target that is not where it was said to be. */
export interface Names {
  /** Paths whose base name is `name`, in any case. */
  named(name: string): readonly string[];
  /** Paths whose base name without its extension is `stem`, in any case. */
  stemmed(stem: string): readonly string[];
  /** Base names of the files right in `directory`. */
  within(directory: string): readonly string[];
}

/** How many files are indexed by name: of a larger project, the first by path. */
export const NAMES_LIMIT = 262_144;

/** Indexes `files` by name when first asked, since most projects have no broken reference. */
export function namesOf(files: ReadonlySet<string>): Names {
  let byName: Index | undefined;
  let byStem: Index | undefined;
  let byDirectory: Index | undefined;
  return {
    named(name) {
      byName ??= indexBy(files, (path) => baseName(path).toLowerCase());
      return byName.get(name.toLowerCase()) ?? [];
    },
    stemmed(stem) {
      byStem ??= indexBy(files, (path) => withoutExtension(baseName(path)).toLowerCase());
      return byStem.get(stem.toLowerCase()) ?? [];
    },
    within(directory) {
      byDirectory ??= indexBy(files, (path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
      return (byDirectory.get(directory) ?? []).map(baseName);
    },
  };
}

type Index = ReadonlyMap<string, readonly string[]>;

function indexBy(files: ReadonlySet<string>, key: (path: string) => string): Index {
  const index = new Map<string, string[]>();
  let count = 0;
  for (const path of files) {
    count += 1;
    if (count > NAMES_LIMIT) break;
    const at = key(path);
    const paths = index.get(at);
    if (paths === undefined) index.set(at, [path]);
    else paths.push(path);
  }
  return index;
}
