import { type AbsolutePath, child, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { GIT_IGNORE_FILE, type IgnoreHere, OWN_IGNORE_FILE } from '../exclusions/ignore-match.ts';
import { gitExcludeFile } from '../ignore/git-exclude.ts';
import { ignoreFileReader, MAX_RULES } from '../ignore/ignore-file.ts';
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

  function layerOf(absolute: AbsolutePath, file: string, maxRules: number): Layer | undefined {
    const { set, problems } = read(absolute, file, maxRules);
    found.problems.push(...problems);
    return set.rules.length === 0 ? undefined : topLayer(set);
  }

  return {
    atRoot(root) {
      const exclude = gitExcludeFile(fs, root);
      const git = exclude && layerOf(exclude, '.git/info/exclude', MAX_RULES);
      const own = layerOf(child(root, OWN_IGNORE_FILE), OWN_IGNORE_FILE, MAX_RULES);
      return { git: git === undefined ? [] : [git], own, outer: undefined, agents: false };
    },
    inside(place, entries) {
      const { ignore } = place;
      // Like git, which never looks for rules where it leaves out everything.
      if (ignore.outer !== undefined || ignore.agents) return ignore;
      const kind = entryKind(entries, GIT_IGNORE_FILE);
      if (kind === undefined || kind === 'directory') return ignore;

      const room = ignore.git.reduce((left, { set }) => left - set.rules.length, MAX_RULES);
      const file = pathIn(place, GIT_IGNORE_FILE);
      const layer = layerOf(child(place.absolute, GIT_IGNORE_FILE), file, room);
      return layer === undefined ? ignore : { ...ignore, git: [layer, ...ignore.git] };
    },
  };
}
