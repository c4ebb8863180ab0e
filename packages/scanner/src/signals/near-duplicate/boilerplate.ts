import { type Sketch, samplesOf } from './sketch.ts';

/** What stands in too many documents to tell any two apart. */
export interface BoilerplateLimits {
  /** A shingle is boilerplate in more than so many percent of the documents, */
  readonly boilerplatePercent: number;
  /** and in at least so many: of five documents, two that agree are no boilerplate. */
  readonly boilerplateDocuments: number;
}

/** How many documents are counted; of more, evenly spread ones. */
const COUNTED_LIMIT = 1024;

/** The shingles that are boilerplate among `sketches`. */
export function boilerplate(
  sketches: readonly Sketch[],
  { boilerplatePercent, boilerplateDocuments }: BoilerplateLimits,
): ReadonlySet<number> {
  const step = Math.max(1, sketches.length / COUNTED_LIMIT);
  const counts = new Map<number, number>();
  let counted = 0;
  for (let at = 0; Math.floor(at) < sketches.length; at += step) {
    counted += 1;
    const own = sketches[Math.floor(at)];
    if (own === undefined) continue;
    for (const hash of new Set(samplesOf(own))) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const limit = Math.max((counted * boilerplatePercent) / 100, boilerplateDocuments - 1);
  const common = new Set<number>();
  for (const [hash, count] of counts) if (count > limit) common.add(hash);
  return common;
}
