import type { SignalFinding } from './judgement.ts';
import { type TracedSurvey, traces } from './rank/traces.ts';
import { type CountedWeight, LEANING, signalWeight } from './rank/weights.ts';
import type { Survey } from './survey.ts';

/** A document and its place: more deserving ones have the higher numbers, compared in order. */
export interface Ranked {
  readonly path: string;
  readonly deciding: number;
  readonly families: number;
  readonly weight: number;
  /** Whether its signals put it on the shortlist. */
  readonly shortlisted: boolean;
}

/** What of a survey its order depends on. */
export type RankedSurvey = TracedSurvey & Pick<Survey, 'findings' | 'context'>;

/**
 * Every document that is judged, the most deserving first.
 *
 * Shortlisted: one deciding signal, or two supporting ones of different families; what a signal says
 * of a historical record does not count. Order of those that are: deciding signals, then families,
 * then weight: of evidence, less what leans on the document, and of its traces. All others follow by
 * weight; ties by path.
 */
export function rank(survey: RankedSurvey): readonly Ranked[] {
  const known = orders.get(survey);
  if (known !== undefined) return known;
  const order = orderOf(survey);
  orders.set(survey, order);
  return order;
}

/** The order of a survey, which does not change: whoever prints it and whoever gates on it ask for it. */
const orders = new WeakMap<object, readonly Ranked[]>();

function orderOf(survey: RankedSurvey): readonly Ranked[] {
  const { project, findings, context } = survey;
  const tracesOf = traces(survey);
  return [...project.documents.keys()]
    .map((path) => {
      const sources = new Set(project.inbound(path).map(({ from }) => from)).size;
      const leaning =
        share(LEANING.inbound, sources) +
        share(LEANING.loadBearing, context.loadBearing.get(path)?.files ?? 0);
      return placeOf(path, findings.get(path) ?? [], leaning, tracesOf(path, sources));
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

function share({ weight, counted }: CountedWeight, files: number): number {
  return weight * Math.min(counted, files);
}

function placeOf(
  path: string,
  said: readonly SignalFinding[],
  leaning: number,
  traced: number,
): Ranked {
  const evidence = said.filter(counts).reduce((sum, { signal, finding }) => {
    const { weight } = signalWeight(signal.id);
    // Half for the fact, half for how much of it there is.
    return sum + weight * (0.5 + 0.5 * Math.min(1, Math.max(0, finding.strength)));
  }, 0);
  const weight = evidence * (1 - leaning) + traced;
  return { path, ...tally(said), weight, shortlisted: isShortlisted(said) };
}

function byDesert(a: Ranked, b: Ranked): number {
  return (
    Number(b.shortlisted) - Number(a.shortlisted) ||
    (a.shortlisted ? b.deciding - a.deciding || b.families - a.families : 0) ||
    b.weight - a.weight ||
    (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)
  );
}
