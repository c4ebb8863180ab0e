import type { SignalFinding } from './judgement.ts';
import type { Survey } from './survey.ts';

/** What one signal adds to the place of a document, and why that much. */
export interface Weight {
  readonly weight: number;
  readonly because: string;
}

// The whole ranking of signals. A signal that is not here, a caller's own, weighs OTHER.
// biome-ignore format: a table is read by column
const WEIGHTS: Readonly<Record<string, Weight>> = {
  'declared-end-of-life': { weight: 1.0, because: 'its own author says it is over' },
  'merge-conflict':       { weight: 0.9, because: 'nobody can have read it since the merge' },
  'vanished-reference':   { weight: 0.9, because: 'it was right when it was written, and git says since when it is not' },
  'code-drift':           { weight: 0.9, because: 'the code lost what the document says of it' },
  'near-duplicate':       { weight: 0.8, because: 'two texts that must agree will not for long' },
  'dead-link':            { weight: 0.7, because: 'a reader who follows it is lost; one link may be a slip' },
  'dead-command':         { weight: 0.7, because: 'a reader who runs it is stopped; it was right once' },
  'dead-index':           { weight: 0.6, because: 'it was kept to lead readers on, and no longer does' },
  'stub':                 { weight: 0.6, because: 'there is little to lose, and little to gain' },
  'unreachable':          { weight: 0.4, because: 'many good documents are found by search alone' },
  'archive-leak':         { weight: 0.4, because: 'a reader takes for valid what was put away' },
  'context-cost':         { weight: 0.3, because: 'long is not wrong' },
};
const OTHER: Weight = { weight: 0.5, because: 'not in the table' };

/** What leans on a document: each file takes a share off its weight, `counted` of them at the most. */
interface Leaning extends Weight {
  readonly counted: number;
}

// biome-ignore format: a table is read by column
const LEANING = {
  inbound:     { weight: 0.04, counted: 5, because: 'a reader of another document comes here' },
  loadBearing: { weight: 0.06, counted: 5, because: 'a program may read it, or tell people to' },
} as const satisfies Readonly<Record<string, Leaning>>;

/** What signal `id` weighs in the ranking. */
export function weightOf(id: string): Weight {
  return WEIGHTS[id] ?? OTHER;
}

/** A document and its place: more deserving ones have the higher numbers, compared in order. */
export interface Ranked {
  readonly path: string;
  readonly deciding: number;
  readonly families: number;
  readonly weight: number;
  /** Whether its signals put it on the shortlist. */
  readonly shortlisted: boolean;
}

/**
 * Every document that is judged, the most deserving first.
 *
 * Shortlisted: one deciding signal, or two supporting ones of different families; what a signal says
 * of a historical record does not count. Order: deciding signals, then families, then weight of
 * evidence less what leans on the document; ties by path.
 */
export function rank({
  project,
  findings,
  context,
}: Pick<Survey, 'project' | 'findings' | 'context'>): readonly Ranked[] {
  return [...project.documents.keys()]
    .map((path) => {
      const sources = new Set(project.inbound(path).map(({ from }) => from)).size;
      const leaning =
        share(LEANING.inbound, sources) +
        share(LEANING.loadBearing, context.loadBearing.get(path)?.files ?? 0);
      return placeOf(path, findings.get(path) ?? [], leaning);
    })
    .sort(byDesert);
}

/** How many deciding signals, and how many families, `said` counts of a document. */
function tally(said: readonly SignalFinding[]): Pick<Ranked, 'deciding' | 'families'> {
  const counted = said.filter(counts);
  const deciding = counted.filter(({ signal }) => signal.deciding).length;
  const families = new Set(counted.map(({ signal }) => signal.family)).size;
  return { deciding, families };
}

/** What is said of a historical record is told and does not count. */
function counts({ finding }: SignalFinding): boolean {
  return finding.record !== true;
}

/** Whether what signals say of a document puts it on the shortlist. */
export function isShortlisted(said: readonly SignalFinding[]): boolean {
  const { deciding, families } = tally(said);
  return deciding >= 1 || families >= 2;
}

function share({ weight, counted }: Leaning, files: number): number {
  return weight * Math.min(counted, files);
}

function placeOf(path: string, said: readonly SignalFinding[], leaning: number): Ranked {
  const evidence = said.filter(counts).reduce((sum, { signal, finding }) => {
    const { weight } = weightOf(signal.id);
    // Half for the fact, half for how much of it there is.
    return sum + weight * (0.5 + 0.5 * Math.min(1, Math.max(0, finding.strength)));
  }, 0);
  const weight = evidence * (1 - leaning);
  return { path, ...tally(said), weight, shortlisted: isShortlisted(said) };
}

function byDesert(a: Ranked, b: Ranked): number {
  return (
    b.deciding - a.deciding ||
    b.families - a.families ||
    b.weight - a.weight ||
    (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)
  );
}
