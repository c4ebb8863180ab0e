import type { TakenAway } from '../history.ts';
import { once } from '../once.ts';
import { baseName } from '../resolve/project-path.ts';
import type { Table } from './arrange.ts';
import { ADDED, DELETED, type Draft } from './draft.ts';
import { changesOf } from './past.ts';

/** Answers which documents were taken away; they are looked for when that is first asked. */
export function takenAway(draft: Draft, table: Table): () => readonly TakenAway[] {
  return once(() => look(draft, table));
}

/** So many that went last are told: where lines of development meet, one goes time and again. */
const TOLD = 20_000;

/** A document at one path, from the commit that made it there to the one that took it away. */
interface Stay {
  readonly path: number;
  readonly since: number;
  readonly gone: number;
}

function look(draft: Draft, table: Table): readonly TakenAway[] {
  const { paths } = draft;
  const pathOf = ({ path }: Stay) => paths[path] ?? '';
  const stays = newest(staysOf(draft, table));
  const made = namesMade(draft, table, new Set(stays.map(({ gone }) => gone)));
  return (
    stays
      // The same name made elsewhere by the same commit: it was moved, with changes.
      .filter((stay) => made.get(stay.gone)?.has(baseName(pathOf(stay))) !== true)
      .sort((a, b) => a.gone - b.gone || (pathOf(a) < pathOf(b) ? -1 : 1))
      .flatMap((stay) => {
        const [first, last] = [table.commits[stay.since], table.commits[stay.gone]];
        return first && last ? [{ path: pathOf(stay), made: first, commit: last }] : [];
      })
  );
}

/** All that did not end with a move, in the order of their paths. */
function staysOf({ changes }: Draft, table: Table): readonly Stay[] {
  const stays: Stay[] = [];
  for (let path = 0; path < table.document.length; path += 1) {
    if (table.document[path] !== 1) continue;
    let since = -1;
    for (const change of changesOf(table, path)) {
      const kind = changes.kind.at(change);
      const order = table.order[change] ?? 0;
      if (kind === ADDED && since < 0) since = order;
      if (kind !== DELETED || since < 0) continue;
      if (changes.other.at(change) === 0) stays.push({ path, since, gone: order });
      since = -1;
    }
  }
  return stays;
}

/** Those that ended last; all of one commit, or none. */
function newest(stays: readonly Stay[]): readonly Stay[] {
  if (stays.length <= TOLD) return stays;
  const ends = Uint32Array.from(stays, ({ gone }) => gone).sort();
  const before = ends.at(-TOLD - 1) ?? 0;
  return stays.filter(({ gone }) => gone > before);
}

/** Names of documents that each of these commits made, other than by moving a file as it was. */
function namesMade(
  { changes, paths }: Draft,
  table: Table,
  commits: ReadonlySet<number>,
): ReadonlyMap<number, ReadonlySet<string>> {
  const made = new Map<number, Set<string>>();
  for (let change = 0; change < table.order.length; change += 1) {
    const order = table.order[change] ?? 0;
    if (changes.kind.at(change) !== ADDED || !commits.has(order)) continue;
    const path = changes.path.at(change);
    if (table.document[path] !== 1 || changes.other.at(change) > 0) continue;
    const names = made.get(order) ?? new Set();
    made.set(order, names.add(baseName(paths[path] ?? '')));
  }
  return made;
}
