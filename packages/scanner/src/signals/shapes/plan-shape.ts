import type { Document } from '../../document.ts';
import { baseName } from '../../resolve/project-path.ts';
import { isNoWorkingPaper } from './exempt.ts';
import { nameWords, PLAN_WORDS, titleOf, wordsOf } from './words.ts';

/** By what a document is a plan. */
export type PlanShape = 'name' | 'folder' | 'title';

/** By what `document` is a plan; `undefined` if it is none. */
export function planShape(document: Document): PlanShape | undefined {
  const { path } = document;
  const title = titleOf(document);
  if (!MAY_BE.test(path) && !MAY_BE.test(title)) return undefined;
  if (isNoWorkingPaper(document)) return undefined;
  const words = nameWords(path);
  if ([...words, ...wordsOf(title)].some((word) => OTHER_WORDS.has(word))) return undefined;
  if (isEntryOfTracker(document) || isRepeated([...words, ...wordsOf(title)])) return undefined;
  if (isNamedPlan(words)) return 'name';
  if (isInPlans(path)) return 'folder';
  return isTitledPlan(title) ? 'title' : undefined;
}

/** A cheap look before the dear one: most documents have none of the words. */
const MAY_BE = /plan|spec|prd|todo|roadmap|handoff|task|checklist/i;

/** Whether the document at `path` lies in a folder of plans, or of those of one sprint or issue. */
export function isInPlans(path: string): boolean {
  return PLANS.test(path);
}

const PLANS =
  /(?:^|\/)\.?(?:[\w-]+[-_])?(?:plans?|specs|prds?|todos?|roadmaps?|handoffs?|tasks)\/(?:[a-z]*[-_]?\d[^/]*\/)?[^/]+$/i;

/**
 * What speaks of a plan or of the work and is none; and lists that are ticked each time anew, or
 * once for all by whoever reads them.
 */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  ...['report', 'summary', 'critique', 'review', 'reviews', 'interview', 'retrospective', 'audit'],
  ...['analysis', 'adr', 'rfc', 'runbook', 'playbook', 'guide', 'guidelines', 'howto', 'tutorial'],
  ...['release', 'releasing', 'contributing', 'contribution', 'onboarding', 'template', 'example'],
  ...['log', 'session', 'sessions', 'results', 'startup', 'restore', 'recovery'],
  ...['examples', 'openapi', 'swagger', 'format', 'protocol', 'contract', 'reference', 'manual'],
]);

/** A tool keeps it, done or not: its metadata are the tool's, or its name is a number. */
function isEntryOfTracker({ path, frontmatter }: Document): boolean {
  const fields = frontmatter?.fields;
  return (fields?.has('id') === true && fields.has('status')) || NUMBER_ALONE.test(baseName(path));
}

const NUMBER_ALONE = /^[a-z]{1,8}[-_]?\d+\.[a-z]+$/i;

/** A checklist for what is done time and again. */
function isRepeated(words: readonly string[]): boolean {
  return words.includes('checklist') && words.some((word) => REPEATED.test(word));
}

const REPEATED =
  /^(?:setup|deploy(?:ment|ing)?|launch|publish(?:ing)?|security|accessibility|production|testing|maintenance|upgrade|upgrading|pr|commit)$/;

function isNamedPlan(words: readonly string[]): boolean {
  const named = words.filter((word) => !/^v?\d+$/.test(word));
  const [first = '', last = ''] = [named[0], named.at(-1)];
  if (PLAN_WORDS.has(last)) return true;
  // A task queue is no task: in front, the word is followed by a number.
  return first === 'task' ? /^\d+$/.test(words[1] ?? '') : PLAN_WORDS.has(first);
}

/** `Plan: x`, `Implementation plan - x`, `X plan`, `X plan (draft)`. */
function isTitledPlan(title: string): boolean {
  return title
    .replace(/\([^)]*\)/g, ' ')
    .split(/[:|\u2013\u2014]|\s-\s/)
    .some((part) => PLAN_WORDS.has(wordsOf(part).at(-1) ?? ''));
}
