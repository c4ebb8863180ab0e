import { isAscii } from '../utf8.ts';

/**
 * `text` in UTF-8, one character a byte.
 *
 * Git matches bytes: `?` stands for one of the two of `é`. Ignore files are read as bytes too, so
 * that both sides compare as strings.
 */
export function byteString(text: string): string {
  if (isAscii(text)) return text;
  let bytes = '';
  for (const character of text) bytes += encoded(character.codePointAt(0) ?? 0);
  return bytes;
}

function encoded(point: number): string {
  if (point < 0x80) return String.fromCharCode(point);
  if (point < 0x800) return String.fromCharCode(0xc0 | (point >> 6)) + tail(point);
  if (point < 0x10000) {
    return String.fromCharCode(0xe0 | (point >> 12)) + tail(point >> 6) + tail(point);
  }
  const lead = String.fromCharCode(0xf0 | (point >> 18));
  return lead + tail(point >> 12) + tail(point >> 6) + tail(point);
}

function tail(bits: number): string {
  return String.fromCharCode(0x80 | (bits & 0x3f));
}
