import { CLASSES, IDEOGRAPH, OPENS, WORD } from './classes.ts';
import type { Draft } from './draft.ts';

/** Counts the words of `[start, end)`. */
export function countWords(text: string, start: number, end: number): number {
  let words = 0;
  let inside = 0;
  for (let at = start; at < end; at += 1) {
    const kind = CLASSES[text.charCodeAt(at)] ?? 0;
    words += (kind & ~inside & WORD) + ((kind & IDEOGRAPH) >> 2);
    inside = (inside | kind) & ~(kind >> 1) & WORD;
  }
  return words;
}

/** Takes a piece of a line into the prose; answers whether it may hold inline structure. */
export function addProse(
  draft: Draft,
  text: string,
  line: number,
  start: number,
  end: number,
): boolean {
  let words = 0;
  let inside = 0;
  let opens = 0;
  for (let at = start; at < end; at += 1) {
    const kind = CLASSES[text.charCodeAt(at)] ?? 0;
    // Without a branch: which character comes next cannot be foretold.
    words += (kind & ~inside & WORD) + ((kind & IDEOGRAPH) >> 2);
    inside = (inside | kind) & ~(kind >> 1) & WORD;
    opens |= kind;
  }
  draft.proseWords += words;
  draft.prose.push(line, start, end);
  return (opens & OPENS) !== 0;
}

/** Whether `[start, end)` may hold inline structure. */
export function mayOpen(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    if (((CLASSES[text.charCodeAt(at)] ?? 0) & OPENS) !== 0) return true;
  }
  return false;
}
