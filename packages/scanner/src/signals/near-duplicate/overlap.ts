import { rangeOf } from './sampling.ts';
import { SHINGLE_WORDS } from './shingler.ts';
import { fingerprintOf, type Sketch, sectionsOf, shiftOf } from './sketch.ts';

/** From how much on two documents are told to overlap. */
export interface OverlapLimits {
  readonly leastWords: number;
  readonly containmentPercent: number;
  readonly jaccardPercent: number;
}

/** A section of one document that stands, nearly word by word, in another. */
export interface SharedSection {
  readonly line: number;
  readonly endLine: number;
  readonly words: number;
  /** The section of the other document that has the most of it. */
  readonly otherLine: number;
  readonly otherEndLine: number;
}

/** What two documents share, as one of them sees it. */
export interface Overlap {
  readonly identical: boolean;
  /** How much of this document's shingles the other has, from 0 to 1. */
  readonly here: number;
  /** ... and of the other's shingles this one. */
  readonly there: number;
  readonly jaccard: number;
  /** In order of line. Sections of the other that stand here are told by where they stand here. */
  readonly sections: readonly SharedSection[];
}

/**
 * What `one` and `other` share; `undefined` if it is too little to tell.
 *
 * Symmetric: it is told of both or of none, whichever way around they are asked.
 */
export function overlap(
  one: Sketch,
  other: Sketch,
  isBoilerplate: (hash: number) => boolean,
  limits: OverlapLimits,
): Overlap | undefined {
  const range = rangeOf(Math.max(shiftOf(one), shiftOf(other)));
  const left = view(one, range, isBoilerplate);
  const right = view(other, range, isBoilerplate);
  const common = [...left.sectionOf.keys()].filter((hash) => right.sectionOf.has(hash)).length;
  const union = left.sectionOf.size + right.sectionOf.size - common;
  const jaccard = union === 0 ? 0 : common / union;
  const identical = fingerprintOf(one) === fingerprintOf(other);

  const sections = [
    ...contained(left, right, limits),
    ...contained(right, left, limits).map(turned),
  ];
  const alike = jaccard * 100 >= limits.jaccardPercent && common >= LEAST_SAMPLES;
  if (!identical && !alike && sections.length === 0) return undefined;
  return {
    identical,
    here: identical ? 1 : share(common, left.sectionOf.size),
    there: identical ? 1 : share(common, right.sectionOf.size),
    jaccard: identical ? 1 : jaccard,
    sections: distinct(sections),
  };
}

/** The same overlap as the other document sees it. */
export function turnedOverlap({ identical, here, there, jaccard, sections }: Overlap): Overlap {
  return { identical, here: there, there: here, jaccard, sections: distinct(sections.map(turned)) };
}

/** Fewer samples than this say too little of a section. */
const LEAST_SAMPLES = 8;

interface View {
  /** The section of the sketch in which a hash first stands, of those in range. */
  readonly sectionOf: ReadonlyMap<number, number>;
  readonly sections: readonly ViewedSection[];
}

interface ViewedSection {
  readonly line: number;
  readonly endLine: number;
  readonly words: number;
  readonly hashes: readonly number[];
}

/** The samples of `own` that can be compared: within `range`, and not boilerplate. */
function view(own: Sketch, range: number, isBoilerplate: (hash: number) => boolean): View {
  const sectionOf = new Map<number, number>();
  const sections = sectionsOf(own).map((section, index): ViewedSection => {
    const inRange = [...own.subarray(section.start, section.end)].filter((hash) => hash < range);
    const hashes = inRange.filter((hash) => !isBoilerplate(hash));
    for (const hash of hashes) {
      if (!sectionOf.has(hash)) sectionOf.set(hash, index);
    }
    const telling = share(hashes.length, inRange.length);
    const words = Math.round((section.shingles + SHINGLE_WORDS - 1) * telling);
    return { line: section.line, endLine: section.endLine, words, hashes };
  });
  return { sectionOf, sections };
}

function contained(
  from: View,
  within: View,
  { leastWords, containmentPercent }: OverlapLimits,
): readonly SharedSection[] {
  return from.sections.flatMap(({ line, endLine, words, hashes }) => {
    if (words < leastWords || hashes.length < LEAST_SAMPLES) return [];
    const hits = new Map<number, number>();
    let shared = 0;
    for (const hash of hashes) {
      const section = within.sectionOf.get(hash);
      if (section === undefined) continue;
      shared += 1;
      hits.set(section, (hits.get(section) ?? 0) + 1);
    }
    if (shared * 100 < hashes.length * containmentPercent) return [];
    const [most] = [...hits].sort(([a, aHits], [b, bHits]) => bHits - aHits || a - b);
    const place = within.sections[most?.[0] ?? 0];
    if (place === undefined) return [];
    const { line: otherLine, endLine: otherEndLine } = place;
    return [{ line, endLine, words, otherLine, otherEndLine }];
  });
}

function turned({ line, endLine, words, otherLine, otherEndLine }: SharedSection): SharedSection {
  return { line: otherLine, endLine: otherEndLine, words, otherLine: line, otherEndLine: endLine };
}

/** In order of line, each pair of places once. */
function distinct(sections: readonly SharedSection[]): readonly SharedSection[] {
  const byPlace = new Map<string, SharedSection>();
  for (const section of sections) {
    const place = `${section.line}:${section.otherLine}`;
    const known = byPlace.get(place);
    if (known === undefined || known.words < section.words) byPlace.set(place, section);
  }
  return [...byPlace.values()].sort(
    (a, b) => a.line - b.line || a.otherLine - b.otherLine || a.words - b.words,
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
