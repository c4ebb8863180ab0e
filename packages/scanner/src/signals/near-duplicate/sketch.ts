import type { Reading } from '../../document.ts';
import { eachProse } from '../../markdown/structure.ts';
import { sampling } from './sampling.ts';
import { type Shingler, shingler } from './shingler.ts';

/**
 * What is kept of a document to compare it with others: packed in one array, since every document has
 * one. `header` numbers, then for each section its first and last line, how many shingles it has, and
 * where its sample ends; then all samples, each in rising order.
 */
export type Sketch = Uint32Array;

/** A part of a document, as it stands in a {@link Sketch}. */
export interface Section {
  readonly line: number;
  readonly endLine: number;
  /** How many shingles it has; the sample holds fewer of a long document. */
  readonly shingles: number;
  /** Where its sample is in the sketch. */
  readonly start: number;
  readonly end: number;
}

/** Sections are joined until they have this many words, and cut once they have that many. */
export interface SectionSize {
  readonly leastWords: number;
  readonly mostWords: number;
}

/** The sketch of a document; `undefined` of one too short to be compared. */
export function sketch(reading: Reading, size: SectionSize): Sketch | undefined {
  const { structure, text } = reading;
  if (structure.proseWords < size.leastWords) return undefined;

  const { shift, below } = sampling(structure.proseWords);
  const shingles = shingler(below);
  const sections: OpenSection[] = [];
  const headings = structure.headings.map(({ line }) => line);
  let heading = 0;
  let open = begin(shingles, 0);
  eachProse(structure, (line, start, end) => {
    const before = heading;
    while ((headings[heading] ?? Number.POSITIVE_INFINITY) <= line) heading += 1;
    const { words } = open;
    if ((heading > before && words >= size.leastWords) || words >= size.mostWords) {
      close(sections, open, shingles);
      shingles.restart();
      open = begin(shingles, line);
    }
    if (open.line === 0) open.line = line;
    open.endLine = line;
    open.words += shingles.read(text, start, end);
  });
  close(sections, open, shingles, size.leastWords);
  return pack(sections, shift, shingles);
}

/** How many numbers stand before the sections. */
const HEADER = 4;
const PER_SECTION = 4;

/** How many times the sample was halved: the sample has every hash below `2 ** 32 >> shift`. */
export function shiftOf(own: Sketch): number {
  return own[0] ?? 0;
}

/** A number that two documents with the same words share, and others do not but by chance. */
export function fingerprintOf(own: Sketch): number {
  return (own[1] ?? 0) * 0x100000 + ((own[2] ?? 0) & 0xfffff);
}

/** The sections of a sketch, in order. */
export function sectionsOf(own: Sketch): readonly Section[] {
  const sections: Section[] = [];
  const count = own[3] ?? 0;
  let start = HEADER + count * PER_SECTION;
  for (let at = HEADER; sections.length < count; at += PER_SECTION) {
    const end = own[at + 3] ?? start;
    sections.push({
      line: own[at] ?? 0,
      endLine: own[at + 1] ?? 0,
      shingles: own[at + 2] ?? 0,
      start,
      end,
    });
    start = end;
  }
  return sections;
}

/** All samples of a sketch: in rising order within each section. */
export function samplesOf(own: Sketch): Uint32Array {
  return own.subarray(HEADER + (own[3] ?? 0) * PER_SECTION);
}

interface OpenSection {
  line: number;
  endLine: number;
  words: number;
  /** How many shingles there were before it, and once it is closed, how many are its own. */
  shingles: number;
  /** Where its part of the sample begins, and once it is closed, ends. */
  readonly first: number;
  last: number;
}

function begin(shingles: Shingler, line: number): OpenSection {
  const first = shingles.sample.length;
  return { line, endLine: line, words: 0, shingles: shingles.count(), first, last: first };
}

/** Ends a section; a last one of fewer than `leastWords` joins the one before. */
function close(
  sections: OpenSection[],
  open: OpenSection,
  shingles: Shingler,
  leastWords = 0,
): void {
  open.last = shingles.sample.length;
  open.shingles = shingles.count() - open.shingles;
  const before = sections.at(-1);
  if (open.words >= leastWords || before === undefined) {
    sections.push(open);
    return;
  }
  before.endLine = open.endLine;
  before.shingles += open.shingles;
  before.last = open.last;
}

function pack(sections: readonly OpenSection[], shift: number, shingles: Shingler): Sketch {
  const offset = HEADER + sections.length * PER_SECTION;
  const { sample } = shingles;
  const packed = new Uint32Array(offset + sample.length);
  packed.set([shift, ...shingles.fingerprint(), sections.length]);
  packed.set(sample, offset);
  for (const [index, section] of sections.entries()) {
    const { line, endLine, first, last } = section;
    packed.set([line, endLine, section.shingles, offset + last], HEADER + index * PER_SECTION);
    packed.subarray(offset + first, offset + last).sort();
  }
  return packed;
}
