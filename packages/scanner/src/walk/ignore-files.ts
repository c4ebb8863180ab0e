import { type AbsolutePath, child, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { GIT_IGNORE_FILE, type IgnoreHere, OWN_IGNORE_FILE } from '../exclusions/ignore-match.ts';
import { gitExcludeFile } from '../ignore/git-exclude.ts';
import { ALL_ROOM, ignoreFileReader, type Room } from '../ignore/ignore-file.ts';
import { type Layer, topLayer } from '../ignore/layer.ts';
import { type Entries, entryKind } from './entries.ts';
import type { Findings } from './findings.ts';
import { type Place, pathIn } from './place.ts';

/** The ignore files that a walk comes by. */
export interface IgnoreFiles {
  /** The rules that hold for the project as a whole. */
  atRoot(root: AbsolutePath): IgnoreHere;
  /** The rules in `place`, where `entries` are, by the ignore file in it too. */
  inside(place: Place, entries: Entries): IgnoreHere;
}

/** Reads ignore files on `fs`; what is odd in them is noted in `found`. */
export function ignoreFiles(fs: ReadOnlyFileSystem, found: Findings): IgnoreFiles {
  const read = ignoreFileReader(fs);

  function layerOf(absolute: AbsolutePath, file: string, room: Room): Layer | undefined {
    const { set, problems } = read(absolute, file, room);
    found.problems.push(...problems);
    return set.rules.length === 0 ? undefined : topLayer(set);
  }

  return {
    atRoot(root) {
      const exclude = gitExcludeFile(fs, root);
      const git = exclude && layerOf(exclude, '.git/info/exclude', ALL_ROOM);
      const own = layerOf(child(root, OWN_IGNORE_FILE), OWN_IGNORE_FILE, ALL_ROOM);
      return { git: git === undefined ? [] : [git], own, outer: undefined, agents: false };
    },
    inside(place, entries) {
      const { ignore } = place;
      // Like git, which never looks for rules where it leaves out everything.
      if (ignore.outer !== undefined || ignore.agents) return ignore;
      const kind = entryKind(entries, GIT_IGNORE_FILE);
      if (kind === undefined || kind === 'directory') return ignore;

      const file = pathIn(place, GIT_IGNORE_FILE);
      const layer = layerOf(child(place.absolute, GIT_IGNORE_FILE), file, roomLeft(ignore));
      return layer === undefined ? ignore : { ...ignore, git: [layer, ...ignore.git] };
    },
  };
}

/** How much another of git's files may hold besides those of `ignore`. */
function roomLeft({ git }: IgnoreHere): Room {
  return git.reduce(
    ({ rules, weight }, { set }) => ({
      rules: rules - set.rules.length,
      weight: weight - set.weight,
    }),
    ALL_ROOM,
  );
}
