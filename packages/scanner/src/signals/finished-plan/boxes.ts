import type { Reading } from '../../document.ts';
import { headingsOver } from '../sections.ts';

/** The boxes of a plan. */
export interface Boxes {
  readonly all: number;
  readonly ticked: number;
  /** How many are open in the whole document, whatever they stand for. */
  readonly open: number;
  /** Lines of the first and the last. */
  readonly first: number;
  readonly last: number;
}

/** The boxes of a document that stand for work to be done. */
export function boxes({ document, structure }: Reading): Boxes {
  const { tasks } = structure;
  const own = tasks.filter(({ line }) => isWork(document.headings, line));
  return {
    all: own.length,
    ticked: own.filter(({ checked }) => checked).length,
    open: tasks.filter(({ checked }) => !checked).length,
    first: own[0]?.line ?? 0,
    last: own.at(-1)?.line ?? 0,
  };
}

function isWork(headings: Reading['document']['headings'], line: number): boolean {
  const over = headingsOver(headings, line);
  return !over.some(({ level, text }) => (level > 1 && CHECKS.test(text)) || DONE.test(text));
}

/** Sections whose boxes say that the plan itself is fit, and not that it was carried out. */
const CHECKS =
  /\b(?:review|quality|readiness|completeness|compliance|constitution|gates?|approval|sign-?off|prerequisites?|assumptions|execution status|acceptance checklist)\b/i;

/** A section of what is done has ticks only; what is open stands elsewhere. */
const DONE =
  /^\W*(?:already\s+|what(?:'s| is)\s+)?(?:work\s+)?(?:completed|done|finished)(?:\s+\w+)?\W*$/i;
