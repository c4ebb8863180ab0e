import { counted, thousands } from './html/words.ts';
import type { Report } from './report.ts';

/**
 * How many documents were read and what came of it, after `the scan judged 120 documents; `: `4 were read (3
 * to change, 1 to stay), 2 were not (1 to change by signals alone)`.
 */
export function readInWords({ entries, cleared, unread }: Report): string {
  const change = entries.filter(({ by }) => by === 'reader').length;
  const suggested = entries.length - change;
  const read = change + cleared.length;
  const others = suggested + unread.length;
  const alone = suggested === 0 ? '' : ` (${thousands(suggested)} to change by signals alone)`;
  if (read + others === 0) return 'none was to be read';
  if (read === 0) return `none of ${thousands(others)} was read${alone}`;
  const not = others === 0 ? '' : `, ${thousands(others)} ${were(others)} not${alone}`;
  return `${thousands(read)} ${were(read)} read (${thousands(change)} to change, ${thousands(cleared.length)} to stay)${not}`;
}

/** The documents that deserve a look and have no part in `report`, a sentence without its full stop for each kind. */
export interface LeftOutInWords {
  /** Those that the next `dochygiene check begin` hands out. */
  readonly waiting: string | undefined;
  readonly others: readonly string[];
}

/** What `report` leaves out of all that deserves a look, so that a batch does not pass for the whole. */
export function leftOutInWords({ left_out }: Report): LeftOutInWords {
  const { over_budget, unreadable, acknowledged } = left_out;
  const more = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${counted(count, 'more document')} ${count === 1 ? one : many}`];
  const [waiting] = more(
    over_budget,
    'deserves a look and waits to be read',
    'deserve a look and wait to be read',
  );
  return {
    waiting,
    others: [
      ...more(
        unreadable,
        'deserves a look and could not be read',
        'deserve a look and could not be read',
      ),
      ...more(acknowledged, 'is acknowledged and stays', 'are acknowledged and stay'),
    ],
  };
}

function were(count: number): string {
  return count === 1 ? 'was' : 'were';
}
