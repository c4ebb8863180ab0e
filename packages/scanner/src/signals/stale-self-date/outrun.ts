import { DAY, type History, type Revision, revisionAt } from '../../history.ts';
import type { Project } from '../../signal.ts';
import { isAhead, type SelfDates, type Statement } from './statements.ts';

/** How a document went on after the date that it gives itself. */
export interface Outrun {
  /** When it changed last, in milliseconds since 1970. */
  readonly changed: number;
  /** The commit that did; absent if it is still to be committed. */
  readonly commit?: string;
  /** How many of its lines are new since, of those committed. */
  readonly lines: number;
}

/** Bounds of {@link outruns}. */
export interface OutrunBounds {
  /** Changes up to so many days after the date belong to it. */
  readonly days: number;
  /** Fewer new lines than this are a slip mended. */
  readonly newLines: number;
}

/** Of so many documents, in order of path, the past is looked at. */
const DOCUMENTS_LIMIT = 2048;

/** By statement, of the documents `seen`, how the document went on; one that it did not outrun is absent. */
export function outruns(
  project: Project,
  history: History,
  seen: ReadonlyMap<string, SelfDates>,
  bounds: OutrunBounds,
): ReadonlyMap<Statement, Outrun> {
  const asked = [...seen].flatMap(([path, { statements }]) =>
    statements.flatMap((statement) => ask(project, history, path, statement, bounds.days) ?? []),
  );
  asked.splice(DOCUMENTS_LIMIT);
  const blobs = asked.flatMap(({ then, now }) =>
    [then.blob, now.blob].flatMap((blob) => blob ?? []),
  );
  const texts = history.texts(blobs);
  return new Map(
    asked.flatMap(({ statement, then, now, ...times }) => {
      const before = texts.get(then.blob ?? '');
      const after = texts.get(now.blob ?? '');
      if (before === undefined || after === undefined) return [];
      const lines = newLines(before, after);
      return lines < bounds.newLines ? [] : [[statement, { ...times, lines }] as const];
    }),
  );
}

interface Asked extends Omit<Outrun, 'lines'> {
  readonly statement: Statement;
  /** The text while the date was true, or the first. */
  readonly then: Revision;
  readonly now: Revision;
}

function ask(
  project: Project,
  history: History,
  path: string,
  statement: Statement,
  days: number,
): Asked | undefined {
  const { kind, date } = statement;
  if (isAhead(kind) || date.days === 'malformed') return undefined;
  const until = date.days.end + days * DAY;
  const changed = project.touched(path);
  const past = history.past(path);
  const now = past?.revisions.findLast(({ content }) => content);
  if (changed === undefined || changed <= until || past === undefined || !now) return undefined;
  // A document that is younger than its date may have come from elsewhere: what came later counts.
  const then = revisionAt(past, until) ?? past.revisions[0] ?? now;
  const commit = project.uncommitted(path) ? {} : { commit: now.commit.id };
  return { statement, then, now, changed, ...commit };
}

/** How many lines with text `after` has that `before` has not, wherever they stand. */
function newLines(before: string, after: string): number {
  const known = new Set(before.split('\n').map((line) => line.trim()));
  let count = 0;
  for (const raw of after.split('\n')) {
    const line = raw.trim();
    if (line !== '' && !known.has(line)) count += 1;
  }
  return count;
}
