import type { AbsolutePath, Git, GitAnswer } from '@dochygiene/ports';
import {
  type Commit,
  type History,
  type Past,
  placeName,
  type Removal,
  type Revision,
  UnknownFact,
} from '../history.ts';
import { arrange, type Table } from './arrange.ts';
import { brought } from './brought.ts';
import { changed } from './changed.ts';
import { type Draft, hashAt } from './draft.ts';
import { changesBack, commitOf, isContent, pastOf } from './past.ts';
import { removals } from './removals.ts';
import { takenAway } from './taken-away.ts';

/** The longest text that is asked of git, in bytes: no longer document is read either. */
const TEXT_BYTES = 1024 * 1024;

/** Removals that git is asked about; a move with changes is a nicety of the evidence. */
const RENAMES_LIMIT = 200;

/**
 * How many pasts are kept before all are forgotten: for who asks twice in a row. They are made anew in
 * no time, and a few hundred would be old enough by then to stay in memory.
 */
const PASTS_LIMIT = 16;

/** What a history is made of. */
export interface HistoryInput {
  readonly draft: Draft;
  readonly git: Git;
  readonly root: AbsolutePath;
  /** What git tracks now. */
  readonly tracked: ReadonlySet<string>;
  /** Whether the log reaches back to the first commit. */
  readonly whole: boolean;
  readonly isDocument: (path: string) => boolean;
  /** Hashes of commits that count as no change. */
  readonly ignored: ReadonlySet<string>;
}

/** The history that `input` tells. */
export function openHistory(input: HistoryInput): History {
  const { draft, git, root, tracked, whole } = input;
  const table = arrange(draft, input.isDocument, input.ignored);
  const gone = removals(draft, table, tracked);
  const numberOf = (path: string) => (tracked.has(path) ? table.paths.get(path) : undefined);
  const pasts = new Map<string, Past | undefined>();
  const past = (path: string): Past | undefined => {
    if (pasts.has(path)) return pasts.get(path);
    const number = numberOf(path);
    const found = number === undefined ? undefined : pastOf(draft, table, number);
    const known = whole || found === undefined ? found : cut(found, table.beginnings);
    if (pasts.size >= PASTS_LIMIT) pasts.clear();
    pasts.set(path, known);
    return known;
  };
  const newest = new Map<string, Commit>();
  return {
    whole,
    commits: table.commits,
    past,
    lastContent(path) {
      const known = newest.get(path);
      if (known !== undefined) return known;
      const number = numberOf(path);
      const found = number === undefined ? undefined : lastContent(input, table, number);
      if (found !== undefined) newest.set(path, found);
      return found;
    },
    lastBlob(path) {
      const number = numberOf(path);
      if (number === undefined) return undefined;
      const [change] = changesBack(draft, table, number);
      return change === undefined ? undefined : hashAt(draft, draft.changes.blob.at(change));
    },
    changed: changed(draft, table),
    brought: brought(draft, table),
    removal: gone.of,
    takenAway: takenAway(draft, table),
    removedEndingIn: gone.endingIn,
    removedDirectory: gone.below,
    hadDirectory: gone.hadDirectory,
    movedTo(asked) {
      return movedTo(asked, (ids) => given(git.renames(root, ids)));
    },
    texts: (blobs) => given(git.contents(root, [...new Set(blobs)], TEXT_BYTES)),
    textsAt(places) {
      const names = [...new Set(Array.from(places, placeName))];
      const objects = given(git.objects(root, names));
      const ids = new Set(Array.from(objects.values(), ({ id }) => id));
      const texts = given(git.contents(root, [...ids], TEXT_BYTES));
      return new Map(
        [...objects].flatMap(([name, { id }]) => {
          const text = texts.get(id);
          return text === undefined ? [] : [[name, text] as const];
        }),
      );
    },
    known: (names) => new Set(given(git.objects(root, names)).keys()),
    refs: () => given(git.refs(root)),
  };
}

/** The newest content commit of path number `path`; of where a shallow history begins, nothing counts. */
function lastContent({ draft, whole }: HistoryInput, table: Table, path: number) {
  for (const change of changesBack(draft, table, path)) {
    const commit = commitOf(table, change);
    const counts = whole || !table.beginnings.has(commit.order);
    if (!counts || !isContent(draft, table, change)) continue;
    // A commit that does not say when it was made tells nothing of when.
    return commit.time > 0 ? commit : undefined;
  }
  return undefined;
}

/** What the first commits of a shallow history add was there before, nobody knows since when. */
function cut(past: Past, beginnings: ReadonlySet<number>): Past {
  const revisions = past.revisions.map((revision) =>
    beginnings.has(revision.commit.order) ? uncounted(revision) : revision,
  );
  return { revisions, whole: past.whole && revisions[0]?.content === true };
}

function uncounted({ commit, path, blob }: Revision): Revision {
  return { commit, path, blob, content: false };
}

function movedTo(
  asked: readonly Removal[],
  renames: (
    ids: readonly string[],
  ) => readonly { readonly commit: string; readonly from: string; readonly to: string }[],
): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  const open = new Set<string>();
  for (const { path, commit, movedTo: target } of asked) {
    if (target !== undefined) targets.set(path, target);
    else if (open.size < RENAMES_LIMIT) open.add(commit.id);
  }
  const paths = new Set(asked.map(({ path }) => path));
  for (const { from, to } of renames([...open].sort())) if (paths.has(from)) targets.set(from, to);
  return targets;
}

function given<T>(answer: GitAnswer<T>): T {
  if (answer.ok) return answer.value;
  throw new UnknownFact(answer.failure.message);
}
