import type { Commit, Removal } from '../history.ts';
import { once } from '../once.ts';
import { baseName } from '../resolve/project-path.ts';
import type { Table } from './arrange.ts';
import { ADDED, DELETED, type Draft } from './draft.ts';
import { changesOf } from './past.ts';

/** Paths of history that are gone. */
export interface Removals {
  of(path: string): Removal | undefined;
  endingIn(end: string): readonly Removal[];
  below(directory: string): Removal | undefined;
  hadDirectory(directory: string): boolean;
}

/** More removed paths than this with one name are not looked through. */
const SAME_NAME_LIMIT = 256;

/** Removals of all paths but those that `tracked` has. Indexes are made when first asked for. */
export function removals(draft: Draft, table: Table, tracked: ReadonlySet<string>): Removals {
  const of = (path: string): Removal | undefined => {
    const number = table.paths.get(path);
    if (number === undefined || tracked.has(path)) return undefined;
    const { kind, other } = draft.changes;
    const changes = changesOf(table, number);
    const at = changes.findLastIndex((change) => kind.at(change) === DELETED);
    const change = changes[at];
    const commit = commitOf(table, change);
    if (change === undefined || commit === undefined) return undefined;
    const made = changes.subarray(0, at).findLast((each) => kind.at(each) === ADDED);
    const target = other.at(change);
    return {
      path,
      commit,
      made: commitOf(table, made),
      movedTo: target > 0 ? draft.paths[target - 1] : undefined,
    };
  };
  const byName = once(() => namesOf(draft.paths, tracked));
  const directories = once(() => directoriesOf(draft.paths, tracked));
  return {
    of,
    endingIn(end) {
      const named = byName().get(baseName(end)) ?? [];
      return named
        .slice(0, SAME_NAME_LIMIT)
        .filter((path) => path === end || path.endsWith(`/${end}`))
        .flatMap((path) => of(path) ?? [])
        .sort((a, b) => b.commit.order - a.commit.order || (a.path < b.path ? -1 : 1));
    },
    below(directory) {
      const files = directories().get(directory);
      if (files === undefined || files.lives) return undefined;
      let newest: Removal | undefined;
      for (const path of files.gone) {
        const removal = of(path);
        if (removal === undefined) continue;
        if (newest === undefined || removal.commit.order > newest.commit.order) newest = removal;
      }
      return newest;
    },
    hadDirectory: (directory) => directories().has(directory),
  };
}

function commitOf({ commits, order }: Table, change: number | undefined): Commit | undefined {
  return change === undefined ? undefined : commits[order[change] ?? 0];
}

function namesOf(
  paths: readonly string[],
  tracked: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const path of paths) {
    if (tracked.has(path)) continue;
    const name = baseName(path);
    const same = names.get(name);
    if (same === undefined) names.set(name, [path]);
    else same.push(path);
  }
  return names;
}

interface DirectoryPast {
  /** Whether anything lies below it. */
  lives: boolean;
  /** Some of the paths that did. */
  readonly gone: string[];
}

/** Of so many paths that are gone, the newest speaks for a directory. */
const GONE_LIMIT = 64;

function directoriesOf(
  paths: readonly string[],
  tracked: ReadonlySet<string>,
): ReadonlyMap<string, DirectoryPast> {
  const directories = new Map<string, DirectoryPast>();
  for (const path of paths) {
    const lives = tracked.has(path);
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const directory = path.slice(0, end);
      let past = directories.get(directory);
      if (past === undefined) {
        past = { lives: false, gone: [] };
        directories.set(directory, past);
      }
      // What a directory has been told, those above it have been told too.
      if (lives ? past.lives : past.gone.length >= GONE_LIMIT) break;
      if (lives) past.lives = true;
      else past.gone.push(path);
    }
  }
  return directories;
}
