import { groupBy } from '../growing.ts';
import type { History } from '../history.ts';
import type { Table } from './arrange.ts';
import type { Draft } from './draft.ts';

/** Answers what a commit changed; the changes are put in order when that is first asked. */
export function changed({ changes, paths }: Draft, table: Table): History['changed'] {
  let made: ReturnType<typeof groupBy> | undefined;
  return ({ order }) => {
    made ??= groupBy(table.order, table.commits.length);
    const own = made.order.subarray(made.starts[order], made.starts[order + 1]);
    return Array.from(own, (change) => paths[changes.path.at(change)] ?? '');
  };
}
