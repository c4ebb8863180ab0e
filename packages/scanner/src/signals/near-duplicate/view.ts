import { rangeOf } from './sampling.ts';
import { SHINGLE_WORDS } from './shingler.ts';
import { type Sketch, sectionsOf } from './sketch.ts';

/** What of a document can be compared: samples within a range that are no boilerplate. */
export interface View {
  /** Each once, in rising order. Plain arrays, since views are many and short-lived. */
  readonly hashes: readonly number[];
  /** By index of a hash, the first section in which it stands. */
  readonly firstSection: readonly number[];
  readonly sections: readonly ViewedSection[];
}

/** A section of a document in a {@link View}. */
export interface ViewedSection {
  readonly line: number;
  readonly endLine: number;
  /** How many words there are, but for boilerplate. */
  readonly words: number;
  /** Where its hashes are among those of the view, in rising order; one that repeats, repeatedly. */
  readonly at: readonly number[];
}

/** More sections than a document that is read has lines. */
const SECTIONS_RANGE = 2 ** 20;

/** The samples of `own` below `rangeOf(shift)` that are not boilerplate. */
export function view(own: Sketch, shift: number, isBoilerplate: (hash: number) => boolean): View {
  const range = rangeOf(shift);
  const spans = sectionsOf(own);
  if (scratch.length < own.length) scratch = new Float64Array(2 * own.length);
  const inRange: number[] = [];
  let count = 0;
  for (const [section, { start, end }] of spans.entries()) {
    let at = start;
    for (; at < end && (own[at] ?? 0) < range; at += 1) {
      const hash = own[at] ?? 0;
      if (isBoilerplate(hash)) continue;
      scratch[count] = hash * SECTIONS_RANGE + section;
      count += 1;
    }
    inRange.push(at - start);
  }
  const hashes: number[] = [];
  const firstSection: number[] = [];
  const at = spans.map((): number[] => []);
  for (const pair of scratch.subarray(0, count).sort()) {
    const hash = Math.floor(pair / SECTIONS_RANGE);
    const section = pair % SECTIONS_RANGE;
    if (hashes[hashes.length - 1] !== hash) {
      hashes.push(hash);
      firstSection.push(section);
    }
    at[section]?.push(hashes.length - 1);
  }
  const sections = spans.map(({ line, endLine, shingles }, index): ViewedSection => {
    const own = at[index] ?? [];
    const of = inRange[index] ?? 0;
    const words = Math.round((shingles + SHINGLE_WORDS - 1) * (of === 0 ? 0 : own.length / of));
    return { line, endLine, words, at: own };
  });
  return { hashes, firstSection, sections };
}

/** Hashes with their sections, while they are put in order: one for all views, a new one is dear. */
let scratch = new Float64Array(4096);

/** How many views are kept before all are forgotten: candidates mostly stand side by side. */
const KEPT_LIMIT = 64;

/** Views of `sketches`, by number and shift, each less its own boilerplate; some are kept. */
export function keptViews(
  sketches: readonly Sketch[],
  isBoilerplate: readonly ((hash: number) => boolean)[],
): (document: number, shift: number) => View {
  const kept = new Map<number, View>();
  return (document, shift) => {
    const key = document * SHIFTS + shift;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = view(
      sketches[document] ?? new Uint32Array(0),
      shift,
      isBoilerplate[document] ?? (() => false),
    );
    if (kept.size >= KEPT_LIMIT) kept.clear();
    kept.set(key, made);
    return made;
  };
}

/** More than there are shifts; see `sampling`. */
const SHIFTS = 8;
