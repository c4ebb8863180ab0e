/** How many words in a row are one shingle. */
export const SHINGLE_WORDS = 5;

/** Reads words and makes hashes of every five in a row. */
export interface Shingler {
  /** Reads the words of `text` between `start` and `end`, and returns how many there are. */
  read(text: string, start: number, end: number, emit: (hash: number) => void): number;
  /** Begins a new section: no shingle spans the cut. */
  restart(): void;
  /** Two numbers made of all words read, in order. */
  fingerprint(): readonly [number, number];
}

/**
 * A shingler of text that has one character a byte of UTF-8.
 *
 * A word is a run of letters and digits, ASCII in any case. Of Chinese and Japanese, which put nothing
 * between words, each character is one, so that a shingle is five characters.
 */
export function shingler(): Shingler {
  const ring = new Int32Array(SHINGLE_WORDS);
  let filled = 0;
  let at = 0;
  let rolling = 0;
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;

  const push = (word: number, emit: (hash: number) => void) => {
    rolling = Math.imul(rolling - Math.imul(ring[at] ?? 0, LEAVING), BASE) + word;
    ring[at] = word;
    at = at === SHINGLE_WORDS - 1 ? 0 : at + 1;
    high = Math.imul(high ^ word, PRIME);
    low = Math.imul(low + word, BASE) ^ (word >>> 7);
    if (filled < SHINGLE_WORDS - 1) filled += 1;
    else emit(mix(rolling));
  };
  return {
    read(text, start, end, emit) {
      let words = 0;
      let word = OFFSET;
      let within = false;
      for (let index = start; index < end; index += 1) {
        const byte = text.charCodeAt(index) & 0xff;
        const kind = KIND[byte] ?? SEPARATOR;
        if (kind === LETTER) {
          word = Math.imul(word ^ (LOWER[byte] ?? byte), PRIME);
          within = true;
          continue;
        }
        if (within) {
          push(word, emit);
          words += 1;
          word = OFFSET;
          within = false;
        }
        if (kind === SEPARATOR) continue;
        if (kind === IDEOGRAPH && text.charCodeAt(index + 1) !== PUNCTUATION) {
          push(ideograph(text, index), emit);
          words += 1;
        }
        index += kind === SKIPPED_TWO ? 1 : 2;
      }
      if (within) {
        push(word, emit);
        words += 1;
      }
      return words;
    },
    restart() {
      ring.fill(0);
      filled = 0;
      at = 0;
      rolling = 0;
    },
    fingerprint: () => [high >>> 0, low >>> 0],
  };
}

const PRIME = 0x01000193;
const OFFSET = 0x811c9dc5 | 0;
const BASE = 0x5bd1e995;

/** `BASE` to the power of the words that come after the one that leaves. */
const LEAVING = Math.imul(Math.imul(BASE, BASE), Math.imul(BASE, BASE));

const SEPARATOR = 0;
const LETTER = 1;
/** The first byte of a Chinese or Japanese character: three bytes. */
const IDEOGRAPH = 2;
/** The first byte of typographic punctuation: two bytes, or three. */
const SKIPPED_TWO = 3;
const SKIPPED_THREE = 4;

/** The second byte of punctuation among the ideographs, U+3000 to U+303F. */
const PUNCTUATION = 0x80;

const KIND: Uint8Array = kinds();
const LOWER: Uint8Array = lowerCase();

function kinds(): Uint8Array {
  const kind = new Uint8Array(256);
  for (const [first, last] of ['09', 'AZ', 'az'] as const) {
    kind.fill(LETTER, first?.charCodeAt(0), (last?.charCodeAt(0) ?? 0) + 1);
  }
  kind.fill(LETTER, 0x80);
  kind[0xc2] = SKIPPED_TWO;
  kind[0xe2] = SKIPPED_THREE;
  kind.fill(IDEOGRAPH, 0xe3, 0xea);
  return kind;
}

function lowerCase(): Uint8Array {
  const lower = new Uint8Array(256);
  for (let byte = 0; byte < 256; byte += 1) {
    lower[byte] = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
  }
  return lower;
}

function ideograph(text: string, index: number): number {
  let word = OFFSET;
  for (let offset = 0; offset < 3; offset += 1) {
    word = Math.imul(word ^ (text.charCodeAt(index + offset) & 0xff), PRIME);
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
