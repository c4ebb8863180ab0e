import { dayOf, type History, type Removal, UnknownFact } from '../history.ts';
import { EVIDENCE_LIMIT, type Evidence, type Finding, type Signal } from '../signal.ts';
import { isExemptDocument, isOfItsDay } from './its-day.ts';
import { settle } from './settle.ts';
import { type StandingLines, standingLines } from './vanished-reference/standing-lines.ts';
import { type Vanished, vanished } from './vanished-reference/vanished.ts';

const THRESHOLDS = {
  /** What was there for fewer days than this was never meant to stay. */
  leastDays: 1,
} as const;

/** Says that a document names what was removed after it was named. */
export const vanishedReference: Signal<StandingLines> = {
  id: 'vanished-reference',
  deciding: true,
  family: 'links',
  explanation: {
    says: 'The document names a file or directory that was removed or moved away after the line was written.',
    definition:
      'A path that a link, a path in code or an argument of a command names, that git knew once and that is there no more, on a line that the document already had, word for word, just before the commit that removed it.',
    traps: [
      'a path that never existed: a plan names files to come',
      'a line written or changed after the removal',
      'a line or a heading that says removed, moved, renamed, formerly, to be created, for example; a ticked box; a pair of old and new',
      'histories, migrations, reorganisations, old versions, generated pages, fixtures and templates',
      'records and work of its day (plans, reports, sessions, archives), and what says at its top that it is of the past: told as a record, never ranked',
      'entries of a log, under a heading that is a date or a version',
      'what a build makes, what `.gitignore` leaves out, personal settings, and what was there for less than a day',
      'code in tutorials and examples, and names that every project has, such as `CLAUDE.md` or `src/`',
      'what lies in a submodule, behind a link, or in a directory that was not opened',
      'a page in another language, whose original is there',
      'addresses of other repositories, and of one commit or release',
    ],
  },
  thresholds: THRESHOLDS,
  observe: (reading) => (isExemptDocument(reading.document) ? undefined : standingLines(reading)),
  judge(project, seen, given) {
    const { leastDays } = settle(THRESHOLDS, given);
    const history = project.history();
    const found = vanished(project, seen, leastDays);
    const now = placesNow(
      history,
      [...found.values()].flat().map(({ removal }) => removal),
    );
    return (document) => {
      const { path } = document;
      const record = seen.get(path)?.past === true || isOfItsDay(document);
      return finding(found.get(path) ?? [], now, record);
    };
  },
};

/** How often a file is followed from where it was moved to. */
const MOVES_LIMIT = 8;

/** Tells where a path of `removals` is now, if git knows and it is there. */
function placesNow(
  history: History,
  removals: readonly Removal[],
): (path: string) => string | undefined {
  const targets = movedTo(history, removals);
  return (path) => {
    let at = targets.get(path);
    for (let moves = 0; at !== undefined && moves < MOVES_LIMIT; moves += 1) {
      if (history.past(at) !== undefined) return at;
      at = targets.get(at) ?? history.removal(at)?.movedTo;
    }
    return undefined;
  };
}

/** Where files went; if git cannot say, as of a clone that lacks some, those moved as they were. */
function movedTo(history: History, removals: readonly Removal[]): ReadonlyMap<string, string> {
  try {
    return history.movedTo(removals);
  } catch (error) {
    if (!(error instanceof UnknownFact)) throw error;
    return history.movedTo(removals.filter((removal) => removal.movedTo !== undefined));
  }
}

function finding(
  gone: readonly Vanished[],
  now: (path: string) => string | undefined,
  record: boolean,
): Finding | undefined {
  const newest = gone.map(({ removal }) => removal).sort(newestFirst)[0];
  if (newest === undefined) return undefined;
  const paths = new Set(gone.map(({ removal }) => removal.path));
  const what = paths.size === 1 ? newest.path : `${paths.size} paths that are gone`;
  const when = paths.size === 1 ? 'removed on' : 'the last removed on';
  return {
    summary: `names ${what}, ${when} ${dayOf(newest.commit.time)}`,
    evidence: gone
      .slice(0, EVIDENCE_LIMIT)
      .map(({ line, removal }) => evidence(line, removal, now)),
    strength: Math.min(1, 0.5 + paths.size / 10),
    ...(record ? { record: true } : {}),
  };
}

function newestFirst({ commit: one }: Removal, { commit: other }: Removal): number {
  return other.order - one.order;
}

function evidence(
  line: number,
  { path, commit }: Removal,
  now: (path: string) => string | undefined,
): Evidence {
  const place = now(path);
  return {
    line,
    path,
    commit: commit.id,
    date: dayOf(commit.time),
    ...(place === undefined ? {} : { now: place }),
  };
}
