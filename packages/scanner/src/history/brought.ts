import type { Commit, History } from '../history.ts';
import type { Table } from './arrange.ts';
import type { Draft } from './draft.ts';

/** How many commits are looked at for one merge. */
const LOOKED_AT_LIMIT = 10_000;

/** Answers what a merge brought; who is whose parent is looked up when that is first asked. */
export function brought(draft: Draft, { commits }: Table): History['brought'] {
  let made: ReadonlyMap<number, readonly number[]> | undefined;
  return (merge) => {
    made ??= parentsByOrder(draft, commits);
    return between(commits, made, merge);
  };
}

function parentsByOrder(
  draft: Draft,
  commits: readonly Commit[],
): ReadonlyMap<number, readonly number[]> {
  const orders = new Map(commits.map(({ id, order }) => [id, order] as const));
  return new Map(
    draft.commits.map(({ id, parents }) => [
      orders.get(id) ?? -1,
      // The parents of where a shallow history begins are not known.
      parents.flatMap((parent) => orders.get(parent) ?? []),
    ]),
  );
}

function between(
  commits: readonly Commit[],
  parents: ReadonlyMap<number, readonly number[]>,
  merge: Commit,
): readonly Commit[] | undefined {
  const [first = -1, ...others] = parents.get(merge.order) ?? [];
  const there = new Set([first]);
  const coming = new Set(others);
  const found: Commit[] = [];
  // A parent comes before its children, so that who has a commit is known when it is looked at.
  for (let order = merge.order - 1; coming.size > 0; order -= 1) {
    const commit = commits[order];
    if (commit === undefined || order < merge.order - LOOKED_AT_LIMIT) return undefined;
    const side = there.delete(order) ? there : coming.has(order) ? coming : undefined;
    coming.delete(order);
    if (side === undefined) continue;
    if (side === coming) found.push(commit);
    for (const parent of parents.get(order) ?? []) side.add(parent);
  }
  return found;
}
