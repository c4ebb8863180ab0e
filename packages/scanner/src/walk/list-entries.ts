import { child, FileSystemError, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { gitDirectory } from '../ignore/git-exclude.ts';
import { type Entries, entryKind } from './entries.ts';
import type { Findings } from './findings.ts';
import type { Place } from './place.ts';

/** How many directories down from the root the walk goes. */
export const MAX_DEPTH = 64;

/** How many names in directories the walk looks at. */
export const MAX_ENTRIES = 2_000_000;

/**
 * What is in `place`, noted in `found`; `undefined` if it is not to be looked at, which is noted as
 * well.
 */
export function listEntries(
  fs: ReadOnlyFileSystem,
  place: Place,
  found: Findings,
): Entries | undefined {
  if (found.entries >= MAX_ENTRIES) {
    found.unseen.add(place.path);
    found.cutOff = true;
    return undefined;
  }
  const all = list(fs, place, found);
  if (all === undefined) return undefined;
  if (isLinkedWorktree(fs, place, all)) {
    found.unseen.add(place.path);
    found.excluded.push({ path: `${place.path}/`, by: 'dir-prune', detail: 'a linked worktree' });
    return undefined;
  }

  const named = readable(fs, place, all, found);
  const room = MAX_ENTRIES - found.entries;
  const entries = named.length <= room ? named : named.slice(0, room);
  if (entries !== named) {
    found.unseen.add(place.path);
    found.cutOff = true;
  }
  found.entries += entries.length;
  return entries;
}

function list(fs: ReadOnlyFileSystem, place: Place, found: Findings): Entries | undefined {
  try {
    return fs.list(place.absolute);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const path = place.path === '' ? '.' : place.path;
    const message = `Cannot list "${path}": ${error.code}; nothing in it was looked at`;
    found.problems.push({ path, code: 'UNREADABLE', message });
    found.unseen.add(place.path);
    return undefined;
  }
}

/** Whether `place` is another checkout of a repository, which `git worktree add` put there. */
function isLinkedWorktree(fs: ReadOnlyFileSystem, place: Place, entries: Entries): boolean {
  if (place.path === '' || entryKind(entries, '.git') !== 'file') return false;
  try {
    const directory = gitDirectory(fs, child(place.absolute, '.git'));
    return directory !== undefined && /[\\/]worktrees[\\/][^\\/]+$/.test(directory);
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}

/** `entries` without those whose names are not UTF-8, by which nothing can be found. */
function readable(
  fs: ReadOnlyFileSystem,
  place: Place,
  entries: Entries,
  found: Findings,
): Entries {
  for (const { name } of entries) {
    if (name.includes(REPLACEMENT))
      return entries.filter((entry) => isNamed(fs, place, entry, found));
  }
  return entries;
}

/** What a decoder writes for bytes that are not UTF-8; a name may also hold it by itself. */
const REPLACEMENT = '\ufffd';

function isNamed(
  fs: ReadOnlyFileSystem,
  place: Place,
  { name }: Entries[number],
  found: Findings,
): boolean {
  if (!name.includes(REPLACEMENT) || exists(fs, place, name)) return true;
  found.mangled += 1;
  found.mangledIn ??= place.path;
  return false;
}

function exists(fs: ReadOnlyFileSystem, place: Place, name: string): boolean {
  try {
    return fs.lstat(child(place.absolute, name)) !== undefined;
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}
