import { languageOf } from '../context/translation.ts';
import type { Document } from '../document.ts';
import { DAY, dayOf, type Past, type Revision, revisionAt } from '../history.ts';
import { baseName } from '../resolve/project-path.ts';
import {
  EVIDENCE_LIMIT,
  type Evidence,
  type Finding,
  type Project,
  type Signal,
} from '../signal.ts';
import { isKeptAsIs } from './kept-as-is.ts';
import { settle } from './settle.ts';
import { type Promised, promised, tellsOf } from './unkept-promise/promised.ts';

const THRESHOLDS = {
  /** A line that stood there so long ago is an unkept promise. */
  days: 180,
  /** So is one that so many content commits have left as it was ... */
  contentCommits: 5,
  /** ... if it is not younger than this, in days. */
  leastDays: 30,
} as const;

/** Of so many documents, in order of path, the past is looked at. */
const DOCUMENTS_LIMIT = 2048;

/** Says that a document has promised something for long, and nobody wrote it. */
export const unkeptPromise: Signal<readonly Promised[]> = {
  id: 'unkept-promise',
  deciding: false,
  family: 'age',
  explanation: {
    says: 'The document has long promised text that nobody has written.',
    definition:
      'A line with TODO, FIXME, TBD, TBA, WIP, "coming soon", "to be written" or the like already stood, as it is, in the text of 180 days ago, or five content commits ago and at least 30 days; of at most 2048 documents.',
    traps: [
      'the words in code, fenced or not, or in quotes',
      'the words as a topic: TODO comments, a to-do list, a label, what a reviewer is to look for',
      'a line that names several of them, as a list of markers does',
      'short lines, told apart by what stands before them',
      'templates, examples, fixtures, records, archives, translations, numbered versions, generated documents',
      'a line that links to an issue counts for less',
    ],
  },
  thresholds: THRESHOLDS,
  observe: promised,
  judge(project, seen, given) {
    const pasts = pastsOf(project, seen, settle(THRESHOLDS, given));
    return ({ path }) => {
      const own = seen.get(path);
      const past = pasts.get(path);
      if (own === undefined || past === undefined) return undefined;
      return finding(own, past);
    };
  },
};

/** An earlier text of a document: by what tells them apart, its lines. */
interface Earlier {
  readonly revision: Revision;
  readonly lines: ReadonlySet<string>;
}

function pastsOf(
  project: Project,
  seen: ReadonlyMap<string, unknown>,
  thresholds: typeof THRESHOLDS,
): ReadonlyMap<string, readonly Earlier[]> {
  const history = project.history();
  const now = project.now();
  const revisions = new Map<string, readonly Revision[]>();
  for (const document of project.documents.values()) {
    const { path } = document;
    if (!seen.has(path) || isExempt(document)) continue;
    if (revisions.size >= DOCUMENTS_LIMIT) break;
    const past = history.past(path);
    const earlier = past === undefined ? [] : earlierOf(past, now, thresholds);
    if (earlier.length > 0) revisions.set(path, earlier);
  }
  const texts = history.texts([...revisions.values()].flat().flatMap(({ blob }) => blob ?? []));
  return new Map(
    [...revisions].map(([path, all]) => [
      path,
      all.flatMap((revision): Earlier[] => {
        const text = texts.get(revision.blob ?? '');
        return text === undefined ? [] : [{ revision, lines: new Set(tellsOf(text)) }];
      }),
    ]),
  );
}

/** The revisions that show how old a line is, the oldest first. */
function earlierOf(
  past: Past,
  now: number,
  { days, contentCommits, leastDays }: typeof THRESHOLDS,
): readonly Revision[] {
  const longAgo = revisionAt(past, now - days * DAY);
  const contents = past.revisions.filter(({ content }) => content);
  const commits = contents.at(-contentCommits - 1);
  const enough = commits !== undefined && commits.commit.time <= now - leastDays * DAY;
  const both = [longAgo, enough ? commits : undefined].filter((each) => each !== undefined);
  return both.sort((one, other) => one.commit.order - other.commit.order);
}

function isExempt(document: Document): boolean {
  const { path } = document;
  if (isKeptAsIs(document) || ABOUT_TODO.test(baseName(path))) return true;
  return (languageOf(path) ?? 'en') !== 'en';
}

/** In a list of what is to be done the words are the topic. */
const ABOUT_TODO = /to-?do|backlog|^tasks?\b/i;

function finding(own: readonly Promised[], past: readonly Earlier[]): Finding | undefined {
  const unkept = own.flatMap((promise) => {
    const since = past.find(({ lines }) => lines.has(promise.tells));
    return since === undefined ? [] : [{ promise, commit: since.revision.commit }];
  });
  const first = [...unkept].sort((one, other) => one.commit.order - other.commit.order)[0];
  if (first === undefined) return undefined;
  const followed = unkept.every(({ promise }) => promise.issue);
  const since = `${dayOf(first.commit.time)} or longer`;
  return {
    summary:
      unkept.length === 1
        ? `1 promise stands unkept since ${since}`
        : `${unkept.length} promises stand unkept, one since ${since}`,
    evidence: unkept.slice(0, EVIDENCE_LIMIT).map(
      ({ promise: { line, quote }, commit: { id, time } }): Evidence => ({
        line,
        commit: id,
        date: dayOf(time),
        detail: quote,
      }),
    ),
    strength: Math.min(1, 0.5 + 0.1 * (unkept.length - 1)) * (followed ? 0.5 : 1),
  };
}
