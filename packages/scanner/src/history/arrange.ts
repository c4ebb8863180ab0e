import { groupBy } from '../growing.ts';
import type { Commit } from '../history.ts';
import { ADDED, DELETED, type Draft } from './draft.ts';

/** A history in order: what a {@link Draft} says, whatever the order in which it was said. */
export interface Table {
  /** The oldest first. */
  readonly commits: readonly Commit[];
  /** Whether commit `order` is to be ignored, by a list of the project's. */
  readonly ignored: ReadonlySet<number>;
  /** Orders of commits without parents. */
  readonly beginnings: ReadonlySet<number>;
  /** By path, its number. */
  readonly paths: ReadonlyMap<string, number>;
  /** By path number, 1 for a document. */
  readonly document: Uint8Array;
  /** By change, the order of its commit. */
  readonly order: Uint32Array;
  /** By path number, where its changes begin in `byPath`. */
  readonly starts: Uint32Array;
  /** Changes, by path and then by order. */
  readonly byPath: Uint32Array;
}

/** What decides whether a commit says anything of a single file. */
export interface BulkLimits {
  /** A commit that touches more files is bulk. */
  readonly files: number;
  /** A commit that touches a larger share of all documents is bulk. */
  readonly share: number;
  /** Below this number of documents, a share says nothing. */
  readonly documents: number;
}

/** More than 200 files, or more than half of at least ten documents. */
export const BULK: BulkLimits = { files: 200, share: 0.5, documents: 10 };

/** Puts `draft` in order. `isDocument` tells documents; `ignored` are hashes of commits to ignore. */
export function arrange(
  draft: Draft,
  isDocument: (path: string) => boolean,
  ignored: ReadonlySet<string>,
  limits: BulkLimits = BULK,
): Table {
  const { commits: logged, changes, paths } = draft;
  const { places, times } = inOrder(draft);
  const orderOf = new Uint32Array(logged.length);
  for (const [order, place] of places.entries()) orderOf[place] = order;
  const order = changes.commit.values().map((place) => orderOf[place] ?? 0);
  const byCommit = groupBy(order, logged.length);
  const document = Uint8Array.from(paths, (path) => (isDocument(path) ? 1 : 0));
  const bulk = bulkCommits(draft, byCommit, document, limits);
  const commits = Array.from(places, (place, at): Commit => {
    const { id = '', author = '', subject = '' } = logged[place] ?? {};
    return { id, author, subject, time: times[place] ?? 0, order: at, bulk: bulk.has(at) };
  });
  // Changes in order of commit, grouped by path, so that within a path they stay in that order.
  const pathOf = byCommit.order.map((change) => changes.path.at(change));
  const byPath = groupBy(pathOf, paths.length);
  return {
    commits,
    ignored: new Set(commits.filter(({ id }) => ignored.has(id)).map((commit) => commit.order)),
    beginnings: new Set(
      [...places.entries()]
        .filter(([, place]) => logged[place]?.parents.length === 0)
        .map(([at]) => at),
    ),
    document,
    paths: new Map(paths.map((path, number) => [path, number] as const)),
    order,
    starts: byPath.starts,
    byPath: byPath.order.map((index) => byCommit.order[index] ?? 0),
  };
}

/**
 * Commits by time, a parent before its children whatever the clocks said, and their own times: the
 * same order however many logs it took.
 */
function inOrder({ commits }: Draft): {
  readonly places: readonly number[];
  readonly times: Float64Array;
} {
  const placeOf = new Map(commits.map(({ id }, place) => [id, place] as const));
  const times = new Float64Array(commits.length);
  const keys = new Float64Array(commits.length);
  const depths = new Uint32Array(commits.length);
  const done = new Uint8Array(commits.length);
  const pending: number[] = [];
  for (const start of commits.keys()) {
    pending.push(start);
    while (pending.length > 0) {
      const place = pending.at(-1) ?? 0;
      const { parents = [], time: told = 0 } = commits[place] ?? {};
      const time = isTime(told) ? told : 0;
      const known = parents.flatMap((id) => placeOf.get(id) ?? []);
      const waiting = done[place] === 1 ? [] : known.filter((parent) => done[parent] === 0);
      pending.push(...waiting);
      if (waiting.length > 0) continue;
      pending.pop();
      done[place] = 1;
      times[place] = time;
      keys[place] = Math.max(time, ...known.map((parent) => keys[parent] ?? 0));
      depths[place] = Math.max(0, ...known.map((parent) => (depths[parent] ?? 0) + 1));
    }
  }
  const idOf = (place: number) => commits[place]?.id ?? '';
  const places = [...commits.keys()].sort(
    (a, b) =>
      (keys[a] ?? 0) - (keys[b] ?? 0) ||
      (depths[a] ?? 0) - (depths[b] ?? 0) ||
      (idOf(a) < idOf(b) ? -1 : 1),
  );
  return { places, times };
}

/** The end of the year 9999, in milliseconds since 1970: no commit that is meant is made later. */
const LAST_TIME = 253_402_300_799_000;

/** Whether `time` is one that a commit can have been made at; git takes any number. */
function isTime(time: number): boolean {
  return time >= 0 && time <= LAST_TIME;
}

function bulkCommits(
  { changes, paths }: Draft,
  byCommit: { readonly starts: Uint32Array; readonly order: Uint32Array },
  document: Uint8Array,
  limits: BulkLimits,
): ReadonlySet<number> {
  const there = new Uint8Array(paths.length);
  const bulk = new Set<number>();
  let documents = 0;
  for (let at = 0; at + 1 < byCommit.starts.length; at += 1) {
    const touched = byCommit.order.subarray(byCommit.starts[at], byCommit.starts[at + 1]);
    const before = documents;
    let touchedDocuments = 0;
    for (const change of touched) {
      const path = changes.path.at(change);
      if (document[path] === 0) continue;
      const kind = changes.kind.at(change);
      if (kind !== ADDED) touchedDocuments += 1;
      const stays = kind === DELETED ? 0 : 1;
      documents += stays - (there[path] ?? 0);
      there[path] = stays;
    }
    const most = before >= limits.documents && touchedDocuments > before * limits.share;
    if (most || touched.length > limits.files) bulk.add(at);
  }
  return bulk;
}
