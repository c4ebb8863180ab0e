import { fingerprintOf, type Sketch } from './sketch.ts';
import type { View, ViewedSection } from './view.ts';

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

/** A document with what of it can be compared with the other. */
export interface Compared {
  readonly sketch: Sketch;
  readonly view: View;
}

/**
 * What `one` and `other`, seen within the same range, share; `undefined` if it is too little to tell.
 *
 * Symmetric: it is told of both or of none, whichever way around they are asked.
 */
export function overlap(
  { sketch: one, view: left }: Compared,
  { sketch: other, view: right }: Compared,
  limits: OverlapLimits,
): Overlap | undefined {
  const { inRight, inLeft, common } = meet(left, right);
  const union = left.hashes.length + right.hashes.length - common;
  const jaccard = union === 0 ? 0 : common / union;
  const identical = fingerprintOf(one) === fingerprintOf(other);

  const sections = [
    ...contained(left, right, inRight, limits),
    ...contained(right, left, inLeft, limits).map(turned),
  ];
  const alike = jaccard * 100 >= limits.jaccardPercent && common >= LEAST_SAMPLES;
  if (!identical && !alike && sections.length === 0) return undefined;
  return {
    identical,
    here: identical ? 1 : share(common, left.hashes.length),
    there: identical ? 1 : share(common, right.hashes.length),
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

interface Meeting {
  /** By index of a hash of the left view, the section of the right one it stands in; -1 for none. */
  readonly inRight: readonly number[];
  /** ... and the other way around. */
  readonly inLeft: readonly number[];
  readonly common: number;
}

/** Goes through the hashes of both views side by side. */
function meet(left: View, right: View): Meeting {
  const [a, b] = [left.hashes, right.hashes];
  const inRight = new Array<number>(a.length).fill(-1);
  const inLeft = new Array<number>(b.length).fill(-1);
  let common = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [one, other] = [a[i] ?? 0, b[j] ?? 0];
    if (one === other) {
      inRight[i] = right.firstSection[j] ?? 0;
      inLeft[j] = left.firstSection[i] ?? 0;
      common += 1;
    }
    if (one <= other) i += 1;
    if (other <= one) j += 1;
  }
  return { inRight, inLeft, common };
}

function contained(
  from: View,
  within: View,
  sectionThere: readonly number[],
  { leastWords, containmentPercent }: OverlapLimits,
): readonly SharedSection[] {
  return from.sections.flatMap(({ line, endLine, words, at }) => {
    if (words < leastWords || at.length < LEAST_SAMPLES) return [];
    const hits = new Array<number>(within.sections.length).fill(0);
    let shared = 0;
    for (const index of at) {
      const section = sectionThere[index] ?? -1;
      if (section < 0) continue;
      shared += 1;
      hits[section] = (hits[section] ?? 0) + 1;
    }
    if (shared * 100 < at.length * containmentPercent) return [];
    const place = mostHit(within.sections, hits);
    if (place === undefined) return [];
    const { line: otherLine, endLine: otherEndLine } = place;
    return [{ line, endLine, words, otherLine, otherEndLine }];
  });
}

/** The section with the most hits, of several the first. */
function mostHit(
  sections: readonly ViewedSection[],
  hits: readonly number[],
): ViewedSection | undefined {
  let most = 0;
  for (const [section, count] of hits.entries()) if (count > (hits[most] ?? 0)) most = section;
  return sections[most];
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
