import { DAY, dayOf } from '../history.ts';
import { EVIDENCE_LIMIT, type Evidence, type Finding, type Signal } from '../signal.ts';
import { isKeptAsIs } from './kept-as-is.ts';
import { settle } from './settle.ts';
import { type Outrun, outruns } from './stale-self-date/outrun.ts';
import {
  isAhead,
  type SelfDateKind,
  type SelfDates,
  type Statement,
  selfDates,
} from './stale-self-date/statements.ts';

const THRESHOLDS = {
  /** A document that changed so many days after the date it gives itself outran it ... */
  days: 90,
  /** ... if so many of its lines are new since then. */
  newLines: 5,
  /** A review is overdue so many days after the day that was set for it. */
  graceDays: 30,
} as const;

/** Says that the date a document gives itself is not true, or that the day of its review has passed. */
export const staleSelfDate: Signal<SelfDates> = {
  id: 'stale-self-date',
  deciding: false,
  family: 'age',
  explanation: {
    says: 'The document says when it was last updated or reviewed, and that is not so, or too long ago by its own rule.',
    definition:
      'A date in its metadata, in the first 20 or the last 15 lines, or on a badge, that it gives as its last update or review, is more than 90 days older than its last change, is no date, or is yet to come; or the day of the review that it names itself has passed.',
    traps: [
      'dates in code or in quotes, and dates of publication',
      'a date that belongs to something else: "As of March 2020 the service does ..."',
      '02/01/2026, which may be either of two days; a month counts to its last day',
      'tables of versions and entries of a changelog',
      'commits that changed most documents at once are no change of this one',
      'templates, examples, fixtures, records, archives, numbered versions, generated documents',
    ],
  },
  thresholds: THRESHOLDS,
  observe: selfDates,
  judge(project, seen, given) {
    const history = project.history();
    const now = project.now();
    const judged = [...project.documents.values()].filter((document) => !isKeptAsIs(document));
    const dated = new Map(
      judged.flatMap(({ path }) => {
        const own = seen.get(path);
        return own === undefined ? [] : [[path, own] as const];
      }),
    );
    const { graceDays, ...bounds } = settle(THRESHOLDS, given);
    const outrun = outruns(project, history, dated, bounds);
    return ({ path }) => {
      const own = dated.get(path);
      return own && finding(said(own, outrun, { now, grace: graceDays * DAY }));
    };
  },
};

/** One thing that is wrong with what a document says of its age. */
interface Wrong {
  readonly summary: string;
  readonly evidence: Evidence;
  readonly strength: number;
}

type Outruns = ReadonlyMap<Statement, Outrun>;

interface Today {
  readonly now: number;
  /** How long a review may be late, in milliseconds. */
  readonly grace: number;
}

function said({ statements, cycle }: SelfDates, outrun: Outruns, today: Today): readonly Wrong[] {
  const wrong = statements.flatMap(
    (statement) => wrongWith(statement, outrun.get(statement), today) ?? [],
  );
  const newest = statements
    .flatMap(({ kind, date: { days } }) => (isAhead(kind) || days === 'malformed' ? [] : days.end))
    .reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const due = newest + (cycle?.days ?? Number.POSITIVE_INFINITY) * DAY;
  const { now, grace } = today;
  if (cycle === undefined || !(due + grace < now)) return wrong;
  return [...wrong, overdue('due', cycle.line, due, cycle.quote, now)];
}

function wrongWith(
  statement: Statement,
  outrun: Outrun | undefined,
  { now, grace }: Today,
): Wrong | undefined {
  const { line, kind, date, quote } = statement;
  const says = `says it ${VERBS[kind]} ${date.text}`;
  if (date.days === 'malformed') {
    const evidence = { line, detail: quote };
    return { summary: `${says}, which is no date`, evidence, strength: 0.5 };
  }
  const { start, end } = date.days;
  if (isAhead(kind)) {
    return end + grace < now ? overdue(kind, line, end, quote, now) : undefined;
  }
  // A day ahead is another zone's today.
  if (start > now + DAY) {
    const evidence = { line, date: dayOf(start), detail: quote };
    return { summary: `${says}, which is yet to come`, evidence, strength: 0.5 };
  }
  return outrun && outrunBy(statement, end, says, outrun);
}

function outrunBy(
  { line, quote }: Statement,
  end: number,
  says: string,
  { changed, commit, lines }: Outrun,
): Wrong {
  const on = dayOf(changed);
  return {
    summary: `${says}, but ${lines} of its lines ${lines === 1 ? 'is' : 'are'} newer, the last of ${on}`,
    evidence: {
      line,
      ...(commit === undefined ? {} : { commit }),
      date: dayOf(end - 1),
      now: on,
      detail: quote,
    },
    strength: strengthOf(changed - end),
  };
}

const VERBS: Readonly<Record<SelfDateKind, string>> = {
  updated: 'was last updated',
  reviewed: 'was last reviewed',
  due: 'is to be reviewed',
  expires: 'expires',
};

/** `end` is just past the last day on which all was well. */
function overdue(kind: SelfDateKind, line: number, end: number, quote: string, now: number): Wrong {
  const date = dayOf(end - 1);
  return {
    summary: `${kind === 'expires' ? 'expired' : 'was due for review'} ${date}, as it says itself`,
    evidence: { line, date, detail: quote },
    strength: strengthOf(now - end),
  };
}

/** Two years behind are as far as it gets. */
function strengthOf(behind: number): number {
  return Math.min(1, 0.3 + (0.7 * behind) / (730 * DAY));
}

function finding(wrong: readonly Wrong[]): Finding | undefined {
  const [worst] = [...wrong].sort((one, other) => other.strength - one.strength);
  if (worst === undefined) return undefined;
  const evidence = wrong.map((each) => each.evidence);
  evidence.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return {
    summary: worst.summary,
    evidence: evidence.slice(0, EVIDENCE_LIMIT),
    strength: worst.strength,
  };
}
