import {
  beginsSyllable,
  CHARACTER,
  codePointAt,
  LETTER,
  scriptOf,
  UNSPACED,
} from '../../markdown/scripts.ts';

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
 * between words, each character is one, so that a shingle is five characters; of Thai, Lao, Khmer and
 * Myanmar each syllable, as far as the letters tell, since five characters of them may be one word.
 */
export function shingler(below: number): Shingler {
  const { push, ...rolled } = roller(below);
  return {
    ...rolled,
    read(text, start, end) {
      let words = 0;
      let index = start;
      while (index < end) {
        const byte = text.charCodeAt(index) & 0xff;
        if (LETTERS[byte] === 0 && byte < FIRST_BEYOND) {
          index += byte < 0xc2 ? 1 : 2;
          continue;
        }
        const script = LETTERS[byte] === 0 ? scriptOf(text, index) : LETTER;
        let word = OFFSET;
        if (script === LETTER) {
          for (; index < end; index += 1) {
            const next = text.charCodeAt(index) & 0xff;
            let letter = LETTERS[next] ?? 0;
            if (letter === 0) {
              if (next < FIRST_BEYOND || scriptOf(text, index) !== LETTER) break;
              letter = next;
            }
            word = Math.imul(word ^ letter, PRIME);
          }
        } else {
          const from = index;
          index = pastCharacter(text, index, end, script);
          if (script !== CHARACTER && script !== UNSPACED) continue;
          word = hashOf(text, from, index);
        }
        push(word);
        words += 1;
      }
      return words;
    },
  };
}

/** Makes hashes of every five words in a row that are pushed, and keeps those below `below`. */
interface Roller extends Omit<Shingler, 'read'> {
  push(word: number): void;
}

function roller(below: number): Roller {
  const ring = new Int32Array(SHINGLE_WORDS);
  const sample: number[] = [];
  // In an array of integers: a variable of a closure would be a new heap number at each change.
  const state = Int32Array.of(0, OFFSET, BASE);
  let filled = 0;
  let at = 0;
  let count = 0;
  return {
    sample,
    push(word) {
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

/** First bytes from here on begin characters of three bytes or more, of which `scriptOf` tells more. */
const FIRST_BEYOND = 0xe0;

/** By byte, what of a word it is, in lower case; 0 if it is of none. */
const LETTERS: Uint8Array = letters();

function letters(): Uint8Array {
  const of = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte += 1) {
    const upper = byte >= 0x41 && byte <= 0x5a;
    const lower = byte >= 0x61 && byte <= 0x7a;
    const digit = byte >= 0x30 && byte <= 0x39;
    // The second bytes and those that follow are letters, as they come after first ones only.
    const beyond = byte >= 0x80 && byte !== 0xc2 && (byte < FIRST_BEYOND || isHangul(byte));
    of[byte] = upper ? byte + 0x20 : lower || digit || beyond ? byte : 0;
  }
  return of;
}

/** Whether `byte` begins letters alone: Hangul, and what stands before it. */
function isHangul(byte: number): boolean {
  return byte >= 0xea && byte <= 0xed;
}

/** Past what begins at `index` beyond the usual letters: a character, or a syllable of a script without spaces. */
function pastCharacter(text: string, index: number, end: number, script: number): number {
  let at = index + lengthOf(text.charCodeAt(index) & 0xff);
  if (script !== UNSPACED) return at;
  let before = codePointAt(text, index);
  for (let count = 1; at < end && count < SYLLABLE_CHARACTERS; count += 1) {
    if ((text.charCodeAt(at) & 0xff) < FIRST_BEYOND || scriptOf(text, at) !== UNSPACED) break;
    const code = codePointAt(text, at);
    if (beginsSyllable(before, code)) break;
    before = code;
    at += 3;
  }
  return at;
}

/** No syllable has more characters. */
const SYLLABLE_CHARACTERS = 16;

/** How many bytes the character has that `byte`, 0xe0 or above, begins. */
function lengthOf(byte: number): number {
  return byte < 0xf0 ? 3 : 4;
}

function hashOf(text: string, start: number, end: number): number {
  let word = OFFSET;
  for (let index = start; index < end; index += 1) {
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
