import { BEYOND, CLASSES, IDEOGRAPH, OPENS, STOPS, WORD } from './classes.ts';
import type { Draft, Passage } from './draft.ts';
import { CHARACTER, LETTER, NOTHING, scriptOf, UNSPACED } from './scripts.ts';

/** How many characters of a script without spaces are taken for a word. */
const UNSPACED_CHARACTERS = 5;

/** Counts the words of `[start, end)`, as `Structure.proseWords` says. */
export function countWords(text: string, start: number, end: number): number {
  let words = 0;
  let armed = WORD;
  let unspaced = 0;
  for (let at = start; at < end; at += 1) {
    const kind = CLASSES[text.charCodeAt(at)] ?? 0;
    words += armed & kind;
    armed = ((armed & ~kind) | (kind >> 1)) & WORD;
    if (kind === IDEOGRAPH) {
      words += 1;
      armed = WORD;
    } else if (kind === BEYOND) {
      const step = stepBeyond(text, at, armed);
      armed = step & WORD;
      words += (step >> 1) & 1;
      unspaced += step >> 2;
    }
  }
  return words + Math.ceil(unspaced / UNSPACED_CHARACTERS);
}

/**
 * What the character at `at`, beyond the usual ones, makes of the count: in bit 0 whether the next
 * letter begins a word, in bit 1 whether a word begins, in bit 2 whether a character of a script
 * without spaces is to be counted.
 */
function stepBeyond(text: string, at: number, armed: number): number {
  const script = scriptOf(text, at);
  if (script === LETTER) return armed << 1;
  if (script === NOTHING) return armed;
  if (script === CHARACTER) return WORD | 2;
  return script === UNSPACED ? WORD | 4 : WORD;
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
  let unspaced = 0;
  for (let at = start; at < end; at += 1) {
    const kind = classes[text.charCodeAt(at)] ?? 0;
    words += armed & kind;
    armed = ((armed & ~kind) | (kind >> 1)) & WORD;
    if (kind >= IDEOGRAPH) {
      opens |= kind;
      if ((kind & STOPS) !== 0) marks.push(at);
      else if (kind === IDEOGRAPH) {
        words += 1;
        armed = WORD;
      } else if (kind === BEYOND) {
        const step = stepBeyond(text, at, armed);
        armed = step & WORD;
        words += (step >> 1) & 1;
        unspaced += step >> 2;
      }
    }
  }
  draft.proseWords += words + Math.ceil(unspaced / UNSPACED_CHARACTERS);
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
