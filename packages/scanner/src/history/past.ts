import type { Past, Revision } from '../history.ts';
import type { Table } from './arrange.ts';
import { ADDED, CHANGED, DELETED, type Draft, hashAt } from './draft.ts';

/** How many moves of one file are followed. */
const MOVES_LIMIT = 32;

/** The changes of path number `path`, the oldest first, as indexes. */
export function changesOf({ starts, byPath }: Table, path: number): Uint32Array {
  return byPath.subarray(starts[path], starts[path + 1]);
}

/**
 * The past of the file that lies at path number `path`: since it was last made there, and before that
 * where it was moved from.
 */
export function pastOf(draft: Draft, table: Table, path: number): Past | undefined {
  const revisions: Revision[] = [];
  let at: number | undefined = path;
  let until = Number.POSITIVE_INFINITY;
  let whole = false;
  for (let moves = 0; at !== undefined && moves < MOVES_LIMIT; moves += 1) {
    const life = lifeOf(draft, table, at, until);
    const first = life[0];
    if (first === undefined) break;
    revisions.unshift(...life.map((change) => revisionOf(draft, table, change)));
    until = table.order[first] ?? 0;
    const added = draft.changes.kind.at(first) === ADDED;
    const from = added ? draft.changes.other.at(first) : 0;
    // What the first commit of a shallow history adds was there before.
    whole = added && from === 0;
    at = from > 0 ? from - 1 : undefined;
  }
  return revisions.length === 0 ? undefined : { revisions, whole };
}

/** Changes of a path before commit `until`, since the file was last made after it had gone. */
function lifeOf(draft: Draft, table: Table, path: number, until: number): readonly number[] {
  let life: number[] = [];
  let gone = false;
  for (const change of changesOf(table, path)) {
    if ((table.order[change] ?? 0) >= until) break;
    const kind = draft.changes.kind.at(change);
    if (kind === DELETED) gone = true;
    else {
      // One that merely changes a file that is gone comes from another branch.
      if (gone && kind === ADDED) life = [];
      gone = false;
      life.push(change);
    }
  }
  return life;
}

function revisionOf(draft: Draft, table: Table, change: number): Revision {
  const { changes, paths } = draft;
  const order = table.order[change] ?? 0;
  const commit = table.commits[order];
  if (commit === undefined) throw new RangeError(`no commit ${order}`);
  const moved = changes.other.at(change) > 0;
  const makes = changes.kind.at(change) === ADDED && !moved;
  const counts = !commit.bulk && !table.ignored.has(order);
  return {
    commit,
    path: paths[changes.path.at(change)] ?? '',
    blob: hashAt(draft, changes.blob.at(change)),
    content: makes || (counts && changes.kind.at(change) === CHANGED),
  };
}
