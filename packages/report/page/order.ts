import type { Known } from './known.ts';

/** The columns of the table. */
export const COLUMNS = ['path', 'tokens', 'lines', 'age', 'signals', 'verdict'] as const;

/** One of {@link COLUMNS}. */
export type Column = (typeof COLUMNS)[number];

/** In which order documents stand. */
export interface Order {
  readonly column: Column;
  readonly descending: boolean;
}

/** The order that a first click on the head of a column asks for: of numbers, the greatest first. */
export function firstOrder(column: Column): Order {
  return { column, descending: column !== 'path' && column !== 'verdict' };
}

/** `documents` in `order`; what is unknown is last either way, and of equals the one before in path. */
export function ordered(documents: readonly Known[], order: Order): readonly Known[] {
  const keyed = documents.map((document) => ({ document, key: KEYS[order.column](document) }));
  const direction = order.descending ? -1 : 1;
  keyed.sort(({ key: one, document: a }, { key: other, document: b }) => {
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined) || a.at - b.at;
    }
    return (one - other) * direction || a.at - b.at;
  });
  return keyed.map(({ document }) => document);
}

const VERDICTS = ['safe', 'review', 'manual', 'unread', 'cleared'];

// Documents come in order of path, so that the place is the path.
const KEYS: Readonly<Record<Column, (document: Known) => number | undefined>> = {
  path: ({ at }) => at,
  tokens: ({ tokens }) => tokens,
  lines: ({ lines }) => lines,
  age: ({ age }) => age,
  signals: ({ signals, deciding }) => signals.length + (deciding ? 1000 : 0),
  verdict: ({ verdict }) =>
    verdict === undefined ? undefined : VERDICTS.indexOf(verdict.tier ?? verdict.kind),
};
