import { directoryOf } from '../../resolve/project-path.ts';
import { type Sketch, samplesOf } from './sketch.ts';

/** What stands in too many documents to tell any two apart. */
export interface BoilerplateLimits {
  /** A shingle is boilerplate in more than so many percent of the documents, */
  readonly boilerplatePercent: number;
  /** and in at least so many: of five documents, two that agree are no boilerplate. */
  readonly boilerplateDocuments: number;
}

/** Whether a shingle is boilerplate: in the project, or in the directory of the document at `path`. */
export type Boilerplate = (path: string) => (hash: number) => boolean;

/** How many documents are counted; of more, evenly spread ones. */
const COUNTED_LIMIT = 512;

/** Above every number of a counted document. */
const DOCUMENTS_RANGE = 2 * COUNTED_LIMIT;

/**
 * Finds the boilerplate among `sketches`: of the whole project, and of each directory, since pages of
 * one kind stand together and share a notice, a parameter, a list of what else there is.
 */
export function boilerplate(
  sketches: ReadonlyMap<string, Sketch>,
  limits: BoilerplateLimits,
): Boilerplate {
  const everywhere = commonTo([...sketches.values()], limits);
  const byDirectory = new Map<string, Sketch[]>();
  for (const [path, own] of sketches) {
    const directory = directoryOf(path);
    const neighbours = byDirectory.get(directory);
    if (neighbours === undefined) byDirectory.set(directory, [own]);
    else neighbours.push(own);
  }
  const within = new Map<string, ReadonlySet<number>>();
  for (const [directory, neighbours] of byDirectory) {
    if (neighbours.length < limits.boilerplateDocuments) continue;
    within.set(directory, commonTo(neighbours, limits));
  }
  return (path) => {
    const here = within.get(directoryOf(path));
    return (hash) => everywhere.has(hash) || here?.has(hash) === true;
  };
}

function commonTo(
  sketches: readonly Sketch[],
  { boilerplatePercent, boilerplateDocuments }: BoilerplateLimits,
): ReadonlySet<number> {
  const step = Math.max(1, sketches.length / COUNTED_LIMIT);
  // Each count with the number of the document that was counted last, so that none counts twice.
  const counts = new Map<number, number>();
  let counted = 0;
  for (let at = 0; Math.floor(at) < sketches.length; at += step) {
    const own = sketches[Math.floor(at)];
    if (own === undefined) continue;
    counted += 1;
    for (const hash of samplesOf(own)) {
      const known = counts.get(hash) ?? 0;
      if (known % DOCUMENTS_RANGE === counted) continue;
      counts.set(hash, known - (known % DOCUMENTS_RANGE) + DOCUMENTS_RANGE + counted);
    }
  }
  const limit = Math.max((counted * boilerplatePercent) / 100, boilerplateDocuments - 1);
  const common = new Set<number>();
  for (const [hash, count] of counts) {
    if (Math.floor(count / DOCUMENTS_RANGE) > limit) common.add(hash);
  }
  return common;
}
