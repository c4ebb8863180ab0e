import { leadingDate, startsWithDay } from './dates.ts';
import { eachLine, type Line, PLAIN_RANK } from './lines.ts';
import type { LogKind } from './name.ts';
import { entryNumber, inOrder } from './numbered.ts';
import { isVersionHeading } from './version.ts';

/** How many dated or version headings make a log. */
export const LOG_HEADINGS = 2;

/** How many numbered entries in order make a log. */
export const LOG_ENTRIES = 3;

/** How many lines that begin with a date make a log. */
export const LOG_LINES = 3;

/** What shows that `text` is a log of that kind, in words; `undefined` if nothing does. */
export function logEvidence(text: string, kind: LogKind): string | undefined {
  const seen: Seen = { headings: 0, dated: 0, numbered: new Map() };
  let evidence: string | undefined;
  eachLine(text, (line) => {
    evidence = look(line, kind, seen);
    return evidence === undefined;
  });
  return evidence;
}

interface Seen {
  headings: number;
  dated: number;
  /** Numbers of entries in order, by the rank of their headings; list items have rank 0. */
  readonly numbered: Map<number, number[]>;
}

function look({ rank, text }: Line, kind: LogKind, seen: Seen): string | undefined {
  const dated = leadingDate(text) > 0;
  if (rank > 0 && (dated || isHeadingOfLog(text, rank, kind))) {
    seen.headings += 1;
    if (seen.headings >= LOG_HEADINGS) return `${LOG_HEADINGS} or more dated or version headings`;
  }
  if (dated) {
    seen.dated += 1;
    if (seen.dated >= LOG_LINES) return `${LOG_LINES} or more lines that begin with a date`;
  }
  // Items of lists have numbers for many reasons; those of decisions are decisions.
  const counts = kind === 'decisions' || (rank > 0 && rank !== PLAIN_RANK);
  const number = counts ? entryNumber(text, kind) : undefined;
  if (number === undefined) return undefined;
  const numbers = seen.numbered.get(rank) ?? [];
  numbers.push(number);
  seen.numbered.set(rank, numbers);
  if (!inOrder(numbers.slice(-LOG_ENTRIES), LOG_ENTRIES)) return undefined;
  return `${LOG_ENTRIES} or more numbered entries in order`;
}

function isHeadingOfLog(text: string, rank: number, kind: LogKind): boolean {
  if (isVersionHeading(text, rank === PLAIN_RANK) || holdsDate(text, rank)) return true;
  return kind === 'entries' && rank !== PLAIN_RANK && startsWithDay(text);
}

/** Whether a heading holds a date after other words: `Agenda (2024-03-01)`. */
function holdsDate(text: string, rank: number): boolean {
  if (rank === PLAIN_RANK) return false;
  for (const { index } of text.slice(0, HEADING_LIMIT).matchAll(/[\s(]/g)) {
    if (leadingDate(text.slice(index + 1)) > 0) return true;
  }
  return false;
}

/** How much of a heading is looked at. */
const HEADING_LIMIT = 200;
