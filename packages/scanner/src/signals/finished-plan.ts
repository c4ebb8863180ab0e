import { isRecord } from '../context/record.ts';
import type { Document, Reading } from '../document.ts';
import { type Commit, DAY, dayOf, type Past } from '../history.ts';
import type { Evidence, Finding, Signal } from '../signal.ts';
import { type Boxes, boxes } from './finished-plan/boxes.ts';
import { finishing, named } from './finished-plan/finishing.ts';
import { wasReset } from './finished-plan/reset.ts';
import { slugOf } from './finished-plan/slug.ts';
import { settle } from './settle.ts';
import { isInPlans, type PlanShape, planShape } from './shapes/plan-shape.ts';
import { isKeptAsHistory, topLines } from './shapes/put-away.ts';
import { nameWords } from './shapes/words.ts';

const THRESHOLDS = {
  /** Fewer boxes than this are no list of work. */
  leastBoxes: 3,
  /** A plan whose text changed within so many days may still be at work. */
  quietDays: 30,
  /** With more lines for each box than this, the boxes are not what the document is about. */
  mostLines: 60,
} as const;

/** A plan, as it was read. */
interface Plan extends Boxes {
  readonly shape: PlanShape;
}

/** Says that what a document plans has been done. */
export const finishedPlan: Signal<Plan> = {
  id: 'finished-plan',
  deciding: true,
  family: 'age',
  explanation: {
    says: 'What the document plans is done: every box is ticked, or history says that the work came in.',
    definition:
      'A plan, specification, todo, roadmap, handoff, task list or checklist by its name, folder or title. Either it has at least 3 boxes, no more than 60 lines for each, all ticked, and no content commit for 30 days. Or the telling words of its name stand, whole and in order, in the subject of a commit after its last change that merges a branch of that name or announces just that, and that brings more than documents.',
    traps: [
      'a plan whose boxes end with one of its stages, and later ones have none',
      'boxes that say that the plan itself is fit, or a section that lists only what is done',
      'lists that are ticked time and again: boxes that were ticked once and open later, checklists for releases and set-up, runbooks, templates',
      'roadmaps, todos and specifications that have been kept for months',
      'specifications that are a reference, and entries of a tracker',
      'a name of one word, or of words that half of all work is about',
      'work that had its name before the plan, that comes in parts or was taken back',
      'commits of the plan itself, or of documents alone',
      'plans that say that they are at work or kept as history; records, translations, archives',
    ],
  },
  thresholds: THRESHOLDS,
  observe(reading) {
    const shape = planShape(reading.document);
    return shape === undefined || isOpen(reading) ? undefined : { shape, ...boxes(reading) };
  },
  judge(project, seen, given) {
    const thresholds = settle(THRESHOLDS, given);
    const history = project.history();
    const now = project.now();
    const slugs = slugsOf(seen);
    const commits = named(history, slugs);
    const judged = (document: Document, past: Past, touched: number) => {
      const { path } = document;
      const plan = seen.get(path);
      const last = history.lastContent(path);
      if (plan === undefined || last === undefined) return undefined;
      const days = (now - touched) / DAY;
      if (days >= thresholds.quietDays && isTicked(document, plan, thresholds)) {
        return ticked(plan, last);
      }
      const slug = mayBeNamed(path, plan) ? slugs.get(path) : undefined;
      const commit =
        slug === undefined ? undefined : finishing(history, past, slug, commits.get(path) ?? []);
      return commit === undefined ? undefined : done(plan, commit, last);
    };
    return (document) => {
      const { path } = document;
      if (!seen.has(path) || project.uncommitted(path) || isRecord(path)) return undefined;
      const past = history.past(path);
      const touched = project.touched(path);
      if (past === undefined || touched === undefined || isKept(path, past)) return undefined;
      const found = judged(document, past, touched);
      return found === undefined || wasReset(history, past) ? undefined : found;
    };
  },
};

function slugsOf(seen: ReadonlyMap<string, Plan>): ReadonlyMap<string, readonly string[]> {
  const slugs = new Map<string, readonly string[]>();
  for (const path of seen.keys()) {
    const slug = slugOf(path);
    if (slug !== undefined) slugs.set(path, slug);
  }
  return slugs;
}

/** The plan itself says that it is at work, or that it is kept for what it was. */
function isOpen(reading: Reading): boolean {
  const top = topLines(reading);
  return isKeptAsHistory(top) || top.some(({ text }) => AT_WORK.test(text));
}

const AT_WORK =
  /^[\s>|*_+-]*(?:\w+\s+)?status\b[^:|]{0,10}[:|].{0,20}\b(?:active|in[-_ ]progress|on[-_ ]?going|blocked|paused|wip|draft|plann(?:ing|ed)|proposed|pending|not started|execution[- ]ready|ready (?:to|for) (?:start|implement\w*|execut\w*))\b/i;

function isTicked(
  { lines }: Document,
  { all, ticked: count, open, more }: Boxes,
  { leastBoxes, mostLines }: typeof THRESHOLDS,
): boolean {
  const done = open === 0 && count === all && !more;
  return all >= leastBoxes && done && lines <= all * mostLines;
}

/** Lists that a project keeps: they go on for months, and are not over when nothing is open. */
const KEPT = /^(?:roadmaps?|todos?|checklists?|specs?|specification)$/;
const KEPT_REVISIONS = 5;
const KEPT_DAYS = 90;

function isKept(path: string, { revisions }: Past): boolean {
  const content = revisions.filter((revision) => revision.content);
  const [first, last] = [content[0], content.at(-1)];
  if (first === undefined || last === undefined || content.length < KEPT_REVISIONS) return false;
  return (
    last.commit.time - first.commit.time >= KEPT_DAYS * DAY &&
    nameWords(path).some((word) => KEPT.test(word))
  );
}

/** Whether history may name the work by the name of the plan; a specification may be a reference. */
function mayBeNamed(path: string, { shape }: Plan): boolean {
  if (shape === 'title' || TRUTH.test(path)) return false;
  const words = nameWords(path);
  return (
    !words.some((word) => SPECIFICATION.test(word)) || words.includes('feature') || isInPlans(path)
  );
}

const SPECIFICATION = /^spec(?:s|ification)?$/;

/** Where a convention keeps the specifications of what is, beside those of what is to come. */
const TRUTH = /(?:^|\/)openspec\/specs\//;

function ticked({ all, first, last }: Plan, commit: Commit): Finding {
  return {
    summary: `all ${all} boxes are ticked, and nothing has changed since ${dayOf(commit.time)}`,
    evidence: [
      { line: first, detail: `first of ${all} boxes, all ticked` },
      { line: last, detail: 'the last of them' },
      changedLast(commit),
    ],
    strength: 1,
  };
}

function done({ all, ticked: count, first }: Plan, commit: Commit, last: Commit): Finding {
  const day = dayOf(commit.time);
  return {
    summary: `the work it plans came in on ${day}, and it has not changed since`,
    evidence: [
      { commit: commit.id, date: day, detail: commit.subject },
      changedLast(last),
      ...(all > 0 ? [{ line: first, detail: `${count} of ${all} boxes ticked` }] : []),
    ],
    strength: 0.8,
  };
}

function changedLast({ id, time, subject }: Commit): Evidence {
  return { commit: id, date: dayOf(time), detail: `its last change: ${subject}` };
}
