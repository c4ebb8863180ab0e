import type { Reading } from '../../document.ts';

/** Headings that nothing stands beneath. */
export interface EmptySections {
  /** Their lines. */
  readonly empty: readonly number[];
  /** How many headings have no deeper heading right beneath them, empty or not. */
  readonly leaves: number;
}

/**
 * A title that is all there is to say: it gives a value, names a type or is a whole sentence, or stands
 * in capitals as those of a form do.
 */
const SPEAKS = /:\s*\S|^[A-Z][A-Z ]+$|^\W*$|^\w+(?:\.\w+)+$|(?:\S+\s+){8}/;

/** The headings of a document that lead to nothing, not even to a deeper heading or a comment. */
export function emptySections({ structure, text }: Reading): EmptySections {
  const { headings } = structure;
  const blank = blankLines(text, structure.lines);
  const empty: number[] = [];
  let leaves = 0;
  const linked = new Set(structure.links.map(({ line }) => line));
  for (const [index, { line, level, setext, text: title }] of headings.entries()) {
    const next = headings[index + 1];
    if (next !== undefined && next.level > level) continue;
    leaves += 1;
    if (linked.has(line) || SPEAKS.test(title)) continue;
    const last = (next?.line ?? structure.lines + 1) - 1;
    if (isBlank(blank, line + (setext ? 2 : 1), last)) empty.push(line);
  }
  return { empty, leaves };
}

/** By line from 1, whether there is nothing in it. */
function blankLines(text: string, lines: number): Uint8Array {
  const blank = new Uint8Array(lines + 2);
  for (const [index, line] of text.split('\n').entries()) {
    if (index < lines && /^[\s*_-]*$/.test(line)) blank[index + 1] = 1;
  }
  return blank;
}

function isBlank(blank: Uint8Array, first: number, last: number): boolean {
  for (let line = first; line <= last; line += 1) {
    if (blank[line] !== 1) return false;
  }
  return true;
}
