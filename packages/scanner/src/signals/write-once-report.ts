import { isRecord } from '../context/record.ts';
import type { Reading } from '../document.ts';
import { type Commit, DAY, dayOf, type Past } from '../history.ts';
import type { Finding, Signal } from '../signal.ts';
import { settle } from './settle.ts';
import { type ReportShape, reportShape } from './shapes/report-shape.ts';
import { type Mark, marks } from './write-once-report/marks.ts';

const THRESHOLDS = {
  /** All changes lie within so many hours. */
  windowHours: 48,
  /** The last of them is at least so many days ago. */
  quietDays: 14,
  /** So many things must show it, if the name says so too; one more if it does not. */
  leastMarks: 2,
} as const;

/** A report, as it was read. */
interface Report extends ReportShape {
  readonly marks: readonly Mark[];
}

/** Says that a document reports on work that was done, and was never looked after since. */
export const writeOnceReport: Signal<Report> = {
  id: 'write-once-report',
  deciding: true,
  family: 'age',
  explanation: {
    says: 'The document reports on some work, was written in one go, and nothing links to it.',
    definition:
      'Its name or title is that of a report on work (report, summary, complete, findings, results; or analysis, audit, final, status, session, handoff, retro), its text shows it (a date, a status that is over, check marks, a section on what was done), all its content commits lie within 48 hours, the last at least 14 days ago, and no document links to it. Two such signs if the name says both what it is and of what work, a name in capitals counted; else three, and one of them that it is over.',
    traps: [
      'records: decisions, releases, incidents, minutes, whatever has a date or the number of an issue or a version in its name',
      'product documentation whose subject is a report: guides, references, policies, commands, templates',
      'audits of security, papers, research, benchmarks, and what says that it is kept as history, or that the work is to come',
      'what an agent, a folder or a generator reads by its name; translations, fixtures, archives',
      'a past that is not whole, a file that is not tracked, changes that are not committed: unknown',
    ],
  },
  thresholds: THRESHOLDS,
  observe: (reading, given) => report(reading, settle(THRESHOLDS, given).leastMarks),
  judge(project, seen, given) {
    const { windowHours, quietDays } = settle(THRESHOLDS, given);
    const history = project.history();
    const now = project.now();
    return ({ path }) => {
      const own = seen.get(path);
      const past = history.past(path);
      if (own === undefined || past === undefined || !past.whole) return undefined;
      if (project.uncommitted(path) || project.inbound(path).length > 0) return undefined;
      const written = writing(past);
      if (written === undefined) return undefined;
      const { first, last } = written;
      if (last.time - first.time > windowHours * HOUR) return undefined;
      return now - last.time < quietDays * DAY ? undefined : finding(own, written);
    };
  },
};

const HOUR = 60 * 60 * 1000;

/** What `reading` has of a report; what records a day, a release or a decision is none. */
function report(reading: Reading, leastMarks: number): Report | undefined {
  const { path } = reading.document;
  const shape = isRecord(path) ? undefined : reportShape(reading.document);
  if (shape === undefined) return undefined;
  const found = marks(reading);
  const count = found.length === 0 ? 0 : found.length + (shape.loud ? 1 : 0);
  const least = shape.sure ? leastMarks : leastMarks + 1;
  const isOver = shape.sure || found.some(({ kind }) => kind === 'over');
  return isOver && count >= least ? { ...shape, marks: found } : undefined;
}

interface Writing {
  readonly first: Commit;
  readonly last: Commit;
  readonly commits: number;
}

function writing({ revisions }: Past): Writing | undefined {
  const commits = revisions.flatMap(({ content, commit }) => (content ? [commit] : []));
  const [first, last] = [commits[0], commits.at(-1)];
  return first === undefined || last === undefined
    ? undefined
    : { first, last, commits: commits.length };
}

function finding({ shown, marks: found }: Report, { first, last, commits }: Writing): Finding {
  const hours = Math.ceil((last.time - first.time) / HOUR);
  const when =
    commits === 1 ? '' : ` in ${commits} commits within ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return {
    summary: `a report written on ${dayOf(first.time)}${when}, and not since; nothing links to it`,
    evidence: [
      { detail: shown },
      ...found.map(({ line, says }) => ({ line, detail: says })),
      { commit: first.id, date: dayOf(first.time), detail: `written: ${first.subject}` },
      ...(commits === 1
        ? []
        : [
            { commit: last.id, date: dayOf(last.time), detail: `its last change: ${last.subject}` },
          ]),
    ],
    strength: Math.min(1, 0.4 + 0.15 * found.length),
  };
}
