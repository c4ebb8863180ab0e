import type { Draft } from './draft.ts';

/** Whether commit `to` is among those that lead to `from`. */
export function leadsTo({ commits }: Draft, from: string, to: string): boolean {
  const parentsOf = new Map(commits.map(({ id, parents }) => [id, parents] as const));
  const pending = [from];
  const seen = new Set(pending);
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (id === to) return true;
    for (const parent of parentsOf.get(id) ?? []) {
      if (seen.has(parent)) continue;
      seen.add(parent);
      pending.push(parent);
    }
  }
  return false;
}
