import type { AbsolutePath, DirectoryEntry, ReadOnlyFileSystem } from '@dochygiene/ports';
import { HIDDEN_DIRS } from './exclusions/dir-prune.ts';
import {
  directoryIgnoredBy,
  fileIgnoredBy,
  ignoreBelow,
  mayComeBack,
  ruleDetail,
} from './exclusions/ignore-match.ts';
import type { Listing } from './listing.ts';
import { type Findings, listingOf, noFindings } from './walk/findings.ts';
import { type IgnoreFiles, ignoreFiles } from './walk/ignore-files.ts';
import { leadsToDirectory } from './walk/links.ts';
import { listEntries, MAX_DEPTH } from './walk/list-entries.ts';
import { below, type Place, pathIn } from './walk/place.ts';
import type { WalkRules } from './walk/rules.ts';

export { type WalkRules, type WalkRulesOf, type WalkSettings, walkRules } from './walk/rules.ts';

/** What a walk holds on to. */
interface Walking {
  readonly fs: ReadOnlyFileSystem;
  readonly rules: WalkRules;
  readonly ignoring: IgnoreFiles;
  readonly found: Findings;
  /** Directories to be looked at, in order; it grows behind the one that is being looked at. */
  readonly queue: Place[];
}

/**
 * Looks at everything in and below `root`, and tells which files are documents by `rules`.
 *
 * It lists directories and reads ignore files, and opens nothing else; a directory that is left out
 * is not even listed, unless `.dochygiene-ignore` may bring back something in it. Links are not
 * followed. A linked worktree is left out, being the same project once more; a submodule or a
 * nested clone is walked like any directory. Oddities are problems, and the walk goes on.
 */
export function walk(fs: ReadOnlyFileSystem, root: AbsolutePath, rules: WalkRules): Listing {
  const found = noFindings();
  const ignoring = ignoreFiles(fs, found);
  const top = { path: '', absolute: root, depth: 0, ignore: ignoring.atRoot(root) };
  const walking: Walking = { fs, rules, ignoring, found, queue: [top] };
  // Breadth first, so that the limit on entries cuts off what lies deepest. The loop also comes to
  // what is put into the queue meanwhile.
  for (const place of walking.queue) visit(walking, place);
  return listingOf(found);
}

function visit(walking: Walking, outside: Place): void {
  const { fs, rules, found, ignoring } = walking;
  const entries = listEntries(fs, outside, found);
  if (entries === undefined) return;

  const place = { ...outside, ignore: ignoring.inside(outside, entries) };
  const covers = rules.scope.within(place.path);
  for (const entry of entries) {
    if (entry.kind === 'directory') {
      meetDirectory(walking, place, entry.name);
    } else if (entry.kind === 'symlink' && leadsToDirectory(fs, place, entry.name)) {
      found.unseen.add(pathIn(place, entry.name));
    } else {
      found.files += 1;
      if (covers(entry.name)) meetDocument(found, place, entry);
    }
  }
}

function meetDocument(found: Findings, place: Place, { name, kind }: DirectoryEntry): void {
  const rule = fileIgnoredBy(place.ignore, name);
  // What is in a directory that is left out is left out with it, and not listed by itself.
  if (rule !== undefined && rule === place.ignore.outer) return;

  found.inScope += 1;
  const path = pathIn(place, name);
  if (rule !== undefined) found.excluded.push({ path, by: 'ignore', detail: ruleDetail(rule) });
  else if (kind !== 'directory') found.candidates.push({ path, kind });
}

function meetDirectory({ rules, found, queue }: Walking, place: Place, name: string): void {
  const path = pathIn(place, name);
  const { outer } = place.ignore;
  if (rules.excludedDirs.has(name)) {
    found.unseen.add(path);
    if (outer === undefined && !HIDDEN_DIRS.has(name)) {
      found.excluded.push({ path: `${path}/`, by: 'dir-prune', detail: name });
    }
    return;
  }

  const rule = directoryIgnoredBy(place.ignore, name);
  if (rule !== undefined && rule !== outer) {
    found.excluded.push({ path: `${path}/`, by: 'ignore', detail: ruleDetail(rule) });
  }
  const ignore = ignoreBelow(place.ignore, name, rule);
  if (rule !== undefined && !mayComeBack(ignore)) {
    found.unseen.add(path);
  } else if (place.depth === MAX_DEPTH) {
    found.unseen.add(path);
    found.tooDeep.add(place.path);
  } else {
    queue.push(below(place, name, path, ignore));
  }
}
