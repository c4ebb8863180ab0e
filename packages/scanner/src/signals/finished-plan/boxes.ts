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
  /** Whether stages come after that of the last box which have none, and are not said to be done. */
  readonly more: boolean;
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
    more: hasMoreStages(document.headings, own.at(-1)?.line ?? 0),
  };
}

function hasMoreStages(headings: Reading['document']['headings'], line: number): boolean {
  const stage = headingsOver(headings, line).find(({ text }) => STAGE.test(text));
  if (stage === undefined) return false;
  return headings.some(
    (heading) =>
      heading.line > line &&
      heading.level === stage.level &&
      STAGE.test(heading.text) &&
      !OVER.test(heading.text),
  );
}

/** `Phase 2: moving in`, `阶段2：…`. */
const STAGE =
  /^\W{0,10}(?:(?:phase|stage|step|milestone|sprint|week|part|etapa|fase)\W{0,3}(?:\d|[IVX]+\b)|(?:阶段|階段|步骤|フェーズ|этап)\s*\d)/iu;

const OVER = /✅|✓|✔|☑|\b(?:done|completed?|finished|skipped|dropped|optional|future)\b|完成/i;

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
