import type { AbsolutePath, DirectoryEntry, ReadOnlyFileSystem } from '@dochygiene/ports';
import { HIDDEN_DIRS } from './exclusions/dir-prune.ts';
import {
  directoryIgnoredBy,
  fileIgnoredBy,
  type IgnoreHere,
  mayComeBack,
  ruleDetail,
} from './exclusions/ignore-match.ts';
import type { Candidate, Listing } from './listing.ts';
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
  const walking: Walking = { fs, rules, ignoring, found };
  const { root: scope } = rules.scope;
  // Breadth first, so that the limit on entries cuts off what lies deepest.
  let level: Place[] = [
    { path: '', absolute: root, depth: 0, ignore: ignoring.atRoot(root), scope },
  ];
  while (level.length > 0) {
    const next: Place[] = [];
    for (const place of level) visit(walking, place, next);
    level = next;
  }
  return listingOf(found);
}

/** Looks at what is in `place`, and puts the directories to be looked at after it into `next`. */
function visit(walking: Walking, place: Place, next: Place[]): void {
  const { fs, found, ignoring } = walking;
  const entries = listEntries(fs, place, found);
  if (entries === undefined) return;

  const ignore = ignoring.inside(place, entries);
  const names: string[] = [];
  const candidates: Candidate[] = [];
  for (const entry of entries) {
    if (entry.kind === 'directory') {
      meetDirectory(walking, place, ignore, entry.name, next);
    } else if (entry.kind === 'symlink' && leadsToDirectory(fs, place, entry.name)) {
      found.unseen.add(pathIn(place, entry.name));
    } else {
      names.push(entry.name);
      if (place.scope.covers(entry.name)) meetDocument(found, candidates, place, ignore, entry);
    }
  }
  if (candidates.length > 0) found.candidates.push({ start: pathIn(place, ''), candidates });
  found.files += names.length;
  found.folders.push({ path: place.path, names: names.join('\0') });
}

function meetDocument(
  found: Findings,
  candidates: Candidate[],
  place: Place,
  ignore: IgnoreHere,
  { name, kind }: DirectoryEntry,
): void {
  const rule = fileIgnoredBy(ignore, name);
  // What is in a directory that is left out is left out with it, and not listed by itself.
  if (rule !== undefined && rule === ignore.outer) return;

  found.inScope += 1;
  const path = pathIn(place, name);
  if (rule !== undefined) found.excluded.push({ path, by: 'ignore', detail: ruleDetail(rule) });
  else if (kind !== 'directory') candidates.push({ path, kind });
}

function meetDirectory(
  { rules, found }: Walking,
  place: Place,
  here: IgnoreHere,
  name: string,
  next: Place[],
): void {
  const path = pathIn(place, name);
  if (rules.excludedDirs.has(name)) {
    found.unseen.add(path);
    if (here.outer === undefined && !HIDDEN_DIRS.has(name)) {
      found.excluded.push({ path: `${path}/`, by: 'dir-prune', detail: name });
    }
    return;
  }

  const { rule, ignore } = directoryIgnoredBy(here, name);
  if (rule !== undefined && rule !== here.outer) {
    found.excluded.push({ path: `${path}/`, by: 'ignore', detail: ruleDetail(rule) });
  }
  if (rule !== undefined && !mayComeBack(ignore)) {
    found.unseen.add(path);
  } else if (place.depth === MAX_DEPTH) {
    found.unseen.add(path);
    found.tooDeep.add(place.path);
  } else {
    next.push(below(place, name, path, ignore));
  }
}
