import { isRuleDoc } from '../context/rule-doc.ts';
import { languageOf } from '../context/translation.ts';
import type { Document } from '../document.ts';
import { DAY, dayOf, type History, type Revision } from '../history.ts';
import type { Finding, Project, Signal } from '../signal.ts';
import { growthFrom, lineCount } from './accretion/growth.ts';
import { isKeptAsIs } from './kept-as-is.ts';
import { settle } from './settle.ts';

const THRESHOLDS = {
  /** It grew over so many content commits at least. */
  contentCommits: 8,
  /** It has so many times the lines at least. */
  times: 2,
  /** A commit that takes away a larger share of its lines ends the growth. */
  fall: 0.05,
  /** Shorter documents may grow as they like. */
  leastLines: 300,
  /** A README may be a manual: up to so many lines it is none to prune. */
  leastReadmeLines: 500,
  /** What was shorter was being written. */
  fromLines: 50,
  /** A document that grew for fewer days was being written too. */
  leastDays: 30,
  /** One that took longer than this, in days, took its time. */
  mostDays: 365,
} as const;

/** So many content commits of a document are looked at, the newest. */
const COMMITS_LIMIT = 24;

/** Of so many documents at most, the longest, the past is looked at. */
const DOCUMENTS_LIMIT = 256;

/** Says that a document only ever grew. */
export const accretion: Signal = {
  id: 'accretion',
  deciding: false,
  family: 'size',
  explanation: {
    says: 'The document, which is read as a whole, keeps growing, and nobody takes anything away.',
    definition:
      'It is a README of at least 500 lines, or instructions, prompts or memory of agents of at least 300, twice as many as 8 or more content commits ago, when it had 50 or more, 30 to 365 days before the newest, and none of those commits took away more than 5 % of its lines. The newest 24 content commits of the 256 longest documents are looked at.',
    traps: [
      'logs, which grow by nature, are not judged at all',
      'a document that is still being written',
      'pages to look things up in, which aim at completeness',
      'translations, which follow another text',
      'templates, examples, fixtures, records, archives, numbered versions, generated documents',
    ],
  },
  thresholds: THRESHOLDS,
  judge(project, _seen, given) {
    const found = growths(project, settle(THRESHOLDS, given));
    return ({ path }) => found.get(path);
  },
};

type Bounds = { readonly [name in keyof typeof THRESHOLDS]: number };

function growths(project: Project, bounds: Bounds): ReadonlyMap<string, Finding> {
  const history = project.history();
  const asked = [...project.documents.values()]
    .filter((document) => document.lines >= leastOf(document, bounds) && isReadWhole(document))
    .flatMap((document) => {
      const revisions = contentOf(history, document.path, bounds);
      return revisions === undefined ? [] : [{ document, revisions }];
    })
    .sort((one, other) => other.document.lines - one.document.lines)
    .slice(0, DOCUMENTS_LIMIT);
  const blobs = asked.flatMap(({ revisions }) => revisions.flatMap(({ blob }) => blob ?? []));
  const counts = new Map<string, number>();
  for (const [blob, text] of history.texts(blobs)) counts.set(blob, lineCount(text));
  return new Map(
    asked.flatMap(({ document, revisions }) => {
      const found = finding(document, revisions, counts, bounds);
      return found === undefined ? [] : [[document.path, found] as const];
    }),
  );
}

/** The newest content commits of `path`, the oldest first; `undefined` if there are too few. */
function contentOf(
  history: History,
  path: string,
  { contentCommits }: Bounds,
): readonly Revision[] | undefined {
  const all = history.past(path)?.revisions.filter(({ content }) => content) ?? [];
  return all.length > contentCommits ? all.slice(-COMMITS_LIMIT) : undefined;
}

function finding(
  document: Document,
  revisions: readonly Revision[],
  counts: ReadonlyMap<string, number>,
  bounds: Bounds,
): Finding | undefined {
  const lines = revisions.map(({ blob }) => counts.get(blob ?? ''));
  const { contentCommits: commits, times, fall, fromLines } = bounds;
  const from = growthFrom(lines, { commits, times, fall, fromLines });
  const first = from === undefined ? undefined : revisions[from]?.commit;
  const last = revisions.at(-1)?.commit;
  const before = lines[from ?? 0];
  const now = lines.at(-1);
  if (first === undefined || last === undefined || !before || !now) return undefined;
  // Commits that do not count may have pruned it.
  if (document.lines < now * (1 - fall)) return undefined;
  const days = (last.time - first.time) / DAY;
  if (now < bounds.leastLines || days < bounds.leastDays || days > bounds.mostDays)
    return undefined;
  const over = revisions.length - 1 - (from ?? 0);
  return {
    summary: `grew from ${before} to ${now} lines in ${over} commits, and never shrank`,
    evidence: [
      { commit: first.id, date: dayOf(first.time), detail: `${before} lines` },
      { commit: last.id, date: dayOf(last.time), detail: `${now} lines` },
    ],
    strength: Math.min(1, now / before / 8 + 0.25),
  };
}

function leastOf({ path }: Document, { leastLines, leastReadmeLines }: Bounds): number {
  return README.test(path) ? Math.max(leastLines, leastReadmeLines) : leastLines;
}

/** Whether readers or agents take the document in as a whole, and somebody keeps it. */
function isReadWhole(document: Document): boolean {
  const { path } = document;
  if (isKeptAsIs(document) || (languageOf(path) ?? 'en') !== 'en') return false;
  if (/(?:^|\/)references?\//i.test(path)) return false;
  return README.test(path) || isRuleDoc(path, NO_FILES) || READ_WHOLE.test(path);
}

/** What a plugin's manifest would add stands in folders that are named below. */
const NO_FILES: ReadonlySet<string> = new Set();

const README = /(?:^|\/)readme(?:\.[a-z]+)?$/i;

/** What agents take in beside their rules. */
const READ_WHOLE =
  /(?:^|\/)(?:agents?|prompts?|workflows|memory-bank|rules|skills|commands|microagents|routines)\//i;
