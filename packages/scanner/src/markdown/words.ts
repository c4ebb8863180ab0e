import { CLASSES, IDEOGRAPH, OPENS, SPACE, WORD } from './classes.ts';
import type { Draft } from './draft.ts';

/** Counts the words of `[start, end)`. */
export function countWords(text: string, start: number, end: number): number {
  let words = 0;
  let inside = false;
  for (let at = start; at < end; at += 1) {
    const kind = CLASSES[text.charCodeAt(at)] ?? 0;
    if (kind === WORD) {
      if (!inside) words += 1;
      inside = true;
    } else if (kind === SPACE) inside = false;
    else if (kind === IDEOGRAPH) words += 1;
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
  let inside = false;
  let opens = 0;
  for (let at = start; at < end; at += 1) {
    const kind = CLASSES[text.charCodeAt(at)] ?? 0;
    if (kind === WORD) {
      if (!inside) words += 1;
      inside = true;
    } else if (kind === SPACE) inside = false;
    else {
      opens |= kind;
      if (kind === IDEOGRAPH) words += 1;
    }
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
