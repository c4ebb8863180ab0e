import type { Commit, Past, Revision } from '../history.ts';
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
  let whole = false;
  for (const { changes, from, added } of lives(draft, table, path)) {
    revisions.unshift(...changes.map((change) => revisionOf(draft, table, change)));
    // What the first commit of a shallow history adds was there before.
    whole = added && from === undefined;
  }
  return revisions.length === 0 ? undefined : { revisions, whole };
}

/** Changes of the file that lies at path number `path`, wherever it lay then, the newest first. */
export function* changesBack(draft: Draft, table: Table, path: number): Generator<number> {
  for (const { changes } of lives(draft, table, path)) {
    for (let at = changes.length - 1; at >= 0; at -= 1) yield changes[at] ?? 0;
  }
}

/** What happened to a file while it lay at one path. */
interface Life {
  /** The oldest first; never empty. */
  readonly changes: readonly number[];
  /** Whether the first of them made the file there. */
  readonly added: boolean;
  /** The number of the path it was moved from. */
  readonly from: number | undefined;
}

/** Where the file at path number `path` has lain: here first, then where it came from. */
function* lives(draft: Draft, table: Table, path: number): Generator<Life> {
  let at: number | undefined = path;
  let until = Number.POSITIVE_INFINITY;
  for (let moves = 0; at !== undefined && moves < MOVES_LIMIT; moves += 1) {
    const changes = lifeOf(draft, table, at, until);
    const first = changes[0];
    if (first === undefined) return;
    until = table.order[first] ?? 0;
    const added = draft.changes.kind.at(first) === ADDED;
    const other = added ? draft.changes.other.at(first) : 0;
    at = other > 0 ? other - 1 : undefined;
    yield { changes, added, from: at };
  }
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
  return new LoggedRevision(
    draft,
    commitOf(table, change),
    draft.paths[draft.changes.path.at(change)] ?? '',
    draft.changes.blob.at(change),
    isContent(draft, table, change),
  );
}

/** A revision whose hash is put together when it is asked for: few are, and there are very many. */
class LoggedRevision implements Revision {
  readonly #draft: Draft;
  readonly #blob: number;
  readonly commit: Commit;
  readonly path: string;
  readonly content: boolean;

  constructor(draft: Draft, commit: Commit, path: string, blob: number, content: boolean) {
    this.#draft = draft;
    this.#blob = blob;
    this.commit = commit;
    this.path = path;
    this.content = content;
  }

  get blob(): string | undefined {
    return hashAt(this.#draft, this.#blob);
  }
}

/** The commit of `change`. */
export function commitOf(table: Table, change: number): Commit {
  const order = table.order[change] ?? 0;
  const commit = table.commits[order];
  if (commit === undefined) throw new RangeError(`no commit ${order}`);
  return commit;
}

/** Whether `change` makes its commit a content commit of the file. */
export function isContent({ changes }: Draft, table: Table, change: number): boolean {
  const kind = changes.kind.at(change);
  if (kind === ADDED && changes.other.at(change) === 0) return true;
  const { bulk, order } = commitOf(table, change);
  return kind === CHANGED && !bulk && !table.ignored.has(order);
}
