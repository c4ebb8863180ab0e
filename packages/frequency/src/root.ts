import type { Frequency } from './frequency.ts';

/** The clock that a frequency is counted by. Frequencies of two roots cannot be compared. */
export type Root = 'lifecycle' | 'tool-call' | 'repository' | 'external-event' | 'none';

/** The members of each root, the most frequent first. */
const MEMBERS: Readonly<Record<Root, readonly Frequency[]>> = {
  lifecycle: ['per-turn', 'per-task', 'per-session'],
  'tool-call': ['per-edit', 'per-file-write'],
  repository: ['per-commit'],
  'external-event': ['per-event'],
  none: ['none'],
};

const ROOTS: ReadonlyMap<Frequency, readonly [Root, number]> = new Map(
  (Object.keys(MEMBERS) as Root[]).flatMap((root) =>
    MEMBERS[root].map((frequency, rank) => [frequency, [root, rank] as const] as const),
  ),
);

/** The clock of `frequency`. Throws a RangeError for what is no frequency. */
export function rootOf(frequency: Frequency): Root {
  return placed(frequency)[0];
}

/** How many members of its root are more frequent than `frequency`. */
export function rankInRoot(frequency: Frequency): number {
  return placed(frequency)[1];
}

function placed(frequency: Frequency): readonly [Root, number] {
  const place = ROOTS.get(frequency);
  if (place === undefined) throw new RangeError(`Cannot place "${frequency}": no frequency`);
  return place;
}
