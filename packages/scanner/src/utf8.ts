/**
 * Decodes `latin1`, a text of one character a byte, as UTF-8.
 *
 * What is no UTF-8 becomes U+FFFD, one for each maximal part, as browsers do; a text that is ASCII is
 * returned as it is. Written here because the scanner sees no platform that could decode.
 */
export function utf8(latin1: string): string {
  const first = firstNonAscii(latin1);
  if (first === latin1.length) return latin1;

  let decoded = latin1.slice(0, first);
  let plain = first;
  let at = first;
  while (at < latin1.length) {
    if (latin1.charCodeAt(at) < 0x80) {
      at += 1;
      continue;
    }
    decoded += latin1.slice(plain, at);
    const length = sequenceLength(latin1, at);
    decoded += length > 0 ? String.fromCodePoint(codePoint(latin1, at, length)) : REPLACEMENT;
    at += Math.abs(length);
    plain = at;
  }
  return decoded + latin1.slice(plain);
}

/** Encodes `text` the other way around: a character for each byte of its UTF-8. */
export function latin1(text: string): string {
  let at = firstNonAscii(text);
  if (at === text.length) return text;
  let encoded = text.slice(0, at);
  while (at < text.length) {
    const value = text.codePointAt(at) ?? 0;
    encoded += encodeCodePoint(value);
    at += value > 0xffff ? 2 : 1;
    // Letter by letter, a text of megabytes would take a hundred times its size.
    const plain = at;
    while (at < text.length && text.charCodeAt(at) < 0x80) at += 1;
    encoded += text.slice(plain, at);
  }
  return encoded;
}

const REPLACEMENT = '\uFFFD';

const NON_ASCII = /[\u0080-\uffff]/;

/** Whether every character of `text` is one of ASCII. */
export function isAscii(text: string): boolean {
  return !NON_ASCII.test(text);
}

function firstNonAscii(text: string): number {
  const at = text.search(NON_ASCII);
  return at < 0 ? text.length : at;
}

/** How many bytes the sequence at `at` has, or, negated, how many stand for one replacement. */
function sequenceLength(text: string, at: number): number {
  const lead = text.charCodeAt(at);
  if (lead < 0xc2 || lead > 0xf4) return -1;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (!secondFits(lead, text.charCodeAt(at + 1))) return -1;
  for (let index = 2; index < length; index += 1) {
    if (!isContinuation(text.charCodeAt(at + index))) return -index;
  }
  return length;
}

/** Keeps out overlong forms, surrogates and what lies beyond U+10FFFF. */
function secondFits(lead: number, second: number): boolean {
  if (lead === 0xe0) return second >= 0xa0 && second <= 0xbf;
  if (lead === 0xed) return second >= 0x80 && second <= 0x9f;
  if (lead === 0xf0) return second >= 0x90 && second <= 0xbf;
  if (lead === 0xf4) return second >= 0x80 && second <= 0x8f;
  return isContinuation(second);
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}

function codePoint(text: string, at: number, length: number): number {
  let value = text.charCodeAt(at) & (0xff >> (length + 1));
  for (let index = 1; index < length; index += 1) {
    value = (value << 6) | (text.charCodeAt(at + index) & 0x3f);
  }
  return value;
}

function encodeCodePoint(value: number): string {
  if (value < 0x80) return String.fromCharCode(value);
  if (value < 0x800) return String.fromCharCode(0xc0 | (value >> 6), tail(value, 0));
  if (value < 0x10000) {
    if (value >= 0xd800 && value <= 0xdfff) return latin1(REPLACEMENT);
    return String.fromCharCode(0xe0 | (value >> 12), tail(value, 6), tail(value, 0));
  }
  return String.fromCharCode(0xf0 | (value >> 18), tail(value, 12), tail(value, 6), tail(value, 0));
}

function tail(value: number, shift: number): number {
  return 0x80 | ((value >> shift) & 0x3f);
}
