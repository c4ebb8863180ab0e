import { directoryOf } from '../../resolve/project-path.ts';
import { type Sketch, samplesOf } from './sketch.ts';

/** What stands in too many documents to tell any two apart. */
export interface BoilerplateLimits {
  /** A shingle is boilerplate in more than so many percent of the documents, */
  readonly boilerplatePercent: number;
  /** and in at least so many: of five documents, two that agree are no boilerplate. */
  readonly boilerplateDocuments: number;
}

/**
 * Whether a shingle is boilerplate: in the project, or in the directory of the document at `path`. The
 * same function for documents of one directory.
 */
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
  const anywhere = (hash: number) => everywhere.has(hash);
  const within = new Map<string, (hash: number) => boolean>();
  for (const [directory, neighbours] of byDirectory) {
    if (neighbours.length < limits.boilerplateDocuments) continue;
    const here = commonTo(neighbours, limits);
    within.set(directory, (hash) => everywhere.has(hash) || here.has(hash));
  }
  return (path) => within.get(directoryOf(path)) ?? anywhere;
}

function commonTo(
  sketches: readonly Sketch[],
  { boilerplatePercent, boilerplateDocuments }: BoilerplateLimits,
): ReadonlySet<number> {
  const step = Math.max(1, sketches.length / COUNTED_LIMIT);
  const pairs: Float64Array[] = [];
  let counted = 0;
  for (let at = 0; Math.floor(at) < sketches.length; at += step) {
    const own = sketches[Math.floor(at)];
    if (own === undefined) continue;
    pairs.push(withDocument(samplesOf(own), counted));
    counted += 1;
  }
  const limit = Math.max((counted * boilerplatePercent) / 100, boilerplateDocuments - 1);
  return heldByMore(joined(pairs).sort(), limit);
}

function withDocument(hashes: Uint32Array, document: number): Float64Array {
  const pairs = new Float64Array(hashes.length);
  for (let at = 0; at < hashes.length; at += 1) {
    pairs[at] = (hashes[at] ?? 0) * DOCUMENTS_RANGE + document;
  }
  return pairs;
}

/** Hashes that more than `limit` documents hold; `pairs`, in order, are of a hash and a document. */
function heldByMore(pairs: Float64Array, limit: number): ReadonlySet<number> {
  const common = new Set<number>();
  let hash = -1;
  let holders = 0;
  let last = -1;
  for (const pair of pairs) {
    // That a document holds a hash twice makes it no more common.
    if (pair === last) continue;
    last = pair;
    const own = Math.floor(pair / DOCUMENTS_RANGE);
    holders = own === hash ? holders + 1 : 1;
    hash = own;
    if (holders > limit) common.add(hash);
  }
  return common;
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
