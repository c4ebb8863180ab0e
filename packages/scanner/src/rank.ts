import type { SignalFinding } from './judgement.ts';
import type { Project } from './signal.ts';
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
  'near-duplicate':       { weight: 0.8, because: 'two texts that must agree will not for long' },
  'dead-link':            { weight: 0.7, because: 'a reader who follows it is lost; one link may be a slip' },
  'stub':                 { weight: 0.6, because: 'there is little to lose, and little to gain' },
  'unreachable':          { weight: 0.4, because: 'many good documents are found by search alone' },
  'context-cost':         { weight: 0.3, because: 'long is not wrong' },
};
const OTHER: Weight = { weight: 0.5, because: 'not in the table' };

/** Each file that leans on a document takes this share off its weight, five at the most. */
const INBOUND_SHARE = 0.04;
const INBOUND_COUNTED = 5;

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
export function rank({ project, findings }: Survey): readonly Ranked[] {
  return [...project.documents.keys()]
    .map((path) => placeOf(path, findings.get(path) ?? [], project))
    .sort(byDesert);
}

function placeOf(path: string, said: readonly SignalFinding[], project: Project): Ranked {
  const counted = said.filter(({ finding }) => finding.record !== true);
  const deciding = counted.filter(({ signal }) => signal.deciding).length;
  const families = new Set(counted.map(({ signal }) => signal.family)).size;
  const evidence = counted.reduce((sum, { signal, finding }) => {
    const { weight } = weightOf(signal.id);
    // Half for the fact, half for how much of it there is.
    return sum + weight * (0.5 + 0.5 * Math.min(1, Math.max(0, finding.strength)));
  }, 0);
  const sources = new Set(project.inbound(path).map(({ from }) => from)).size;
  const weight = evidence * (1 - INBOUND_SHARE * Math.min(INBOUND_COUNTED, sources));
  return { path, deciding, families, weight, shortlisted: deciding >= 1 || families >= 2 };
}

function byDesert(a: Ranked, b: Ranked): number {
  return (
    b.deciding - a.deciding ||
    b.families - a.families ||
    b.weight - a.weight ||
    (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)
  );
}
