import { byPath } from '../by-path.ts';
import type { Exclusion } from '../exclusion.ts';
import type { Listing } from '../listing.ts';
import type { Problem } from '../problem.ts';
import { type Block, inOrder } from './in-order.ts';
import { MAX_DEPTH, MAX_ENTRIES } from './list-entries.ts';
import { type Folder, seen } from './seen.ts';

/** What a walk has found so far. */
export interface Findings {
  readonly candidates: Block[];
  readonly excluded: Exclusion[];
  readonly problems: Problem[];
  /** Every directory that was opened, in order. */
  readonly folders: Folder[];
  /** Directories that were not opened, and links that lead to directories. */
  readonly unseen: Set<string>;
  /** Directories that hold others which lie too deep. */
  readonly tooDeep: Set<string>;
  /** How many entries were looked at. */
  entries: number;
  /** How many of them were files, or links that lead to no directory. */
  files: number;
  inScope: number;
  /** Whether there were more entries than a walk looks at. */
  cutOff: boolean;
  /** How many names were not UTF-8, and the first directory that has such. */
  mangled: number;
  mangledIn: string | undefined;
}

/** What a walk has found before it starts. */
export function noFindings(): Findings {
  return {
    candidates: [],
    excluded: [],
    problems: [],
    folders: [],
    // Also where there is none yet, so that its appearance changes nothing.
    unseen: new Set(['.dochygiene']),
    tooDeep: new Set(),
    entries: 0,
    files: 0,
    inScope: 0,
    cutOff: false,
    mangled: 0,
    mangledIn: undefined,
  };
}

/** What a walk has found in the end. */
export function listingOf(found: Findings): Listing {
  const { folders, files, unseen, inScope } = found;
  return {
    candidates: inOrder(found.candidates),
    ...seen(folders, files),
    unseen: new Set([...unseen].sort()),
    excluded: found.excluded.sort(byPath),
    inScope,
    problems: [...found.problems, ...limits(found)].sort(byPath),
  };
}

function limits({ tooDeep, cutOff, mangled, mangledIn }: Findings): readonly Problem[] {
  const problems: Problem[] = [...tooDeep].map((path) => ({
    path,
    code: 'TOO_DEEP',
    message: `Cannot look below "${path}": it lies ${MAX_DEPTH} directories deep; leave it out with an ignore rule`,
  }));
  if (cutOff) {
    const message = `Cannot look at more than ${MAX_ENTRIES} files and directories: leave some out with excluded_dirs or ignore rules`;
    problems.push({ path: '.', code: 'TOO_MANY_ENTRIES', message });
  }
  if (mangledIn !== undefined) {
    const path = mangledIn === '' ? '.' : mangledIn;
    const what = mangled === 1 ? 'a file or directory' : `${mangled} files or directories`;
    const where = mangled === 1 ? `in "${path}"` : `the first of them in "${path}"`;
    const message = `Cannot look at ${what}, ${where}: names that are not UTF-8; rename them`;
    problems.push({ path, code: 'NAME_NOT_UTF8', message });
  }
  return problems;
}
