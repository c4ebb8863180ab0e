/** How many words in a row are one shingle. */
export const SHINGLE_WORDS = 5;

/** Reads words, makes hashes of every five in a row, and keeps a sample of them. */
export interface Shingler {
  /** Reads the words of `text` between `start` and `end`, and returns how many there are. */
  read(text: string, start: number, end: number): number;
  /** Begins a new section: no shingle spans the cut. */
  restart(): void;
  /** How many shingles there were so far, kept or not. */
  count(): number;
  /** The hashes that were kept so far, in order. */
  readonly sample: readonly number[];
  /** Two numbers made of all words read, in order. */
  fingerprint(): readonly [number, number];
}

/**
 * A shingler of text that has one character a byte of UTF-8, which keeps the hashes below `below`.
 *
 * A word is a run of letters and digits, ASCII in any case. Of Chinese and Japanese, which put nothing
 * between words, each character is one, so that a shingle is five characters.
 */
export function shingler(below: number): Shingler {
  const ring = new Int32Array(SHINGLE_WORDS);
  const sample: number[] = [];
  // In an array of integers: a variable of a closure would be a new heap number at each change.
  const state = Int32Array.of(0, OFFSET, BASE);
  let filled = 0;
  let at = 0;
  let count = 0;

  const push = (word: number) => {
    const rolling =
      (Math.imul((state[ROLLING] ?? 0) - Math.imul(ring[at] ?? 0, LEAVING), BASE) + word) | 0;
    state[ROLLING] = rolling;
    ring[at] = word;
    at = at === SHINGLE_WORDS - 1 ? 0 : at + 1;
    state[HIGH] = Math.imul((state[HIGH] ?? 0) ^ word, PRIME);
    state[LOW] = Math.imul(((state[LOW] ?? 0) + word) | 0, BASE) ^ (word >>> 7);
    if (filled < SHINGLE_WORDS - 1) {
      filled += 1;
      return;
    }
    count += 1;
    const hash = mix(rolling);
    if (hash < below) sample.push(hash);
  };
  return {
    sample,
    read(text, start, end) {
      let words = 0;
      let index = start;
      while (index < end) {
        const byte = text.charCodeAt(index) & 0xff;
        let word = Math.imul(OFFSET ^ (LETTERS[byte] ?? 0), PRIME);
        if (LETTERS[byte] !== 0) {
          index += 1;
          for (; index < end; index += 1) {
            const letter = LETTERS[text.charCodeAt(index) & 0xff] ?? 0;
            if (letter === 0) break;
            word = Math.imul(word ^ letter, PRIME);
          }
        } else {
          const length = LENGTHS[byte] ?? 1;
          const ideograph = isIdeograph(byte) && text.charCodeAt(index + 1) !== PUNCTUATION;
          if (ideograph) word = hashOf(text, index, length);
          index += length;
          if (!ideograph) continue;
        }
        push(word);
        words += 1;
      }
      return words;
    },
    restart() {
      ring.fill(0);
      filled = 0;
      at = 0;
      state[ROLLING] = 0;
    },
    count: () => count,
    fingerprint: () => [(state[HIGH] ?? 0) >>> 0, (state[LOW] ?? 0) >>> 0],
  };
}

/** What stands where in the state of a shingler. */
const ROLLING = 0;
const HIGH = 1;
const LOW = 2;

const PRIME = 0x01000193;
const OFFSET = 0x811c9dc5 | 0;
const BASE = 0x5bd1e995;

/** `BASE` to the power of the words that come after the one that leaves. */
const LEAVING = Math.imul(Math.imul(BASE, BASE), Math.imul(BASE, BASE));

/** The second byte of punctuation among the ideographs, U+3000 to U+303F. */
const PUNCTUATION = 0x80;

/** By byte, what of a word it is, in lower case; 0 if it is of none. */
const LETTERS: Uint8Array = letters();

/** By byte that is of no word, how many bytes the character has that it begins. */
const LENGTHS: Uint8Array = lengths();

function letters(): Uint8Array {
  const of = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte += 1) {
    const upper = byte >= 0x41 && byte <= 0x5a;
    const lower = byte >= 0x61 && byte <= 0x7a;
    const digit = byte >= 0x30 && byte <= 0x39;
    const typographic = byte === 0xc2 || byte === 0xe2;
    const beyond = byte >= 0x80 && !typographic && !isIdeograph(byte);
    of[byte] = upper ? byte + 0x20 : lower || digit || beyond ? byte : 0;
  }
  return of;
}

function lengths(): Uint8Array {
  const of = new Uint8Array(256).fill(1);
  of[0xc2] = 2;
  of[0xe2] = 3;
  return of.fill(3, 0xe3, 0xea);
}

/** Whether a character of Chinese or Japanese begins with `byte`. */
function isIdeograph(byte: number): boolean {
  return byte >= 0xe3 && byte <= 0xe9;
}

function hashOf(text: string, start: number, length: number): number {
  let word = OFFSET;
  for (let index = start; index < start + length; index += 1) {
    word = Math.imul(word ^ (text.charCodeAt(index) & 0xff), PRIME);
  }
  return word;
}

/** Spreads the bits of `value` over the whole range, so that "below a limit" is a fair sample. */
function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
