import { CLASSES, IDEOGRAPH, OPENS, STOPS, WORD } from './classes.ts';
import type { Draft, Passage } from './draft.ts';

/** Counts the words of `[start, end)`. */
export function countWords(text: string, start: number, end: number): number {
  let words = 0;
  let armed = WORD;
  for (let at = start; at < end; at += 1) {
    const kind = CLASSES[text.charCodeAt(at)] ?? 0;
    words += (armed & kind) + ((kind & IDEOGRAPH) >> 3);
    armed = ((armed & ~kind) | (kind >> 1)) & WORD;
  }
  return words;
}

/**
 * Takes a piece of a line into the prose, and where it has marks; answers whether it may hold inline
 * structure.
 */
export function addProse(
  draft: Draft,
  text: string,
  line: number,
  start: number,
  end: number,
): boolean {
  const { marks } = draft;
  const classes = CLASSES;
  let words = 0;
  let opens = 0;
  // Whether the next letter begins a word. Reckoned without a branch: what comes next is anyone's guess.
  let armed = WORD;
  for (let at = start; at < end; at += 1) {
    const kind = classes[text.charCodeAt(at)] ?? 0;
    words += armed & kind;
    armed = ((armed & ~kind) | (kind >> 1)) & WORD;
    if (kind >= IDEOGRAPH) {
      opens |= kind;
      if ((kind & STOPS) !== 0) marks.push(at);
      else if (kind === IDEOGRAPH) words += 1;
    }
  }
  draft.proseWords += words;
  draft.prose.push(line, start, end);
  return (opens & OPENS) !== 0;
}

/** Takes where `[start, end)` of a passage that is no prose has marks; answers as above. */
export function addMarks(
  draft: Draft,
  passage: Pick<Passage, 'source' | 'joined'>,
  start: number,
  end: number,
): boolean {
  const { source, joined } = passage;
  let opens = 0;
  for (let at = start; at < end; at += 1) {
    const kind = CLASSES[source.charCodeAt(at)] ?? 0;
    opens |= kind;
    if ((kind & STOPS) !== 0 && joined === undefined) draft.marks.push(at);
  }
  return (opens & OPENS) !== 0;
}
