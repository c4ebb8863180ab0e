/** Is part of no word, and neither begins nor ends one: an emoji, a sign, a selector. */
export const NOTHING = 0;
/** Is part of a word, which goes on to the next white space. */
export const LETTER = 1;
/** Is a word by itself: a character of Chinese or Japanese, which put nothing between words. */
export const CHARACTER = 2;
/** Is part of a script that puts nothing between words, and takes several characters for one. */
export const UNSPACED = 3;
/** Stands between words as a blank does: punctuation of East Asia, which has its own blank in it. */
export const SEPARATOR = 4;

/**
 * What the character that begins at `at` is, one of the constants above: of a text of one character a
 * byte of UTF-8, where its first byte is 0xe0 or above.
 */
export function scriptOf(text: string, at: number): number {
  const code = codePointAt(text, at);
  return code < BASIC.length ? (BASIC[code] ?? NOTHING) : beyond(code);
}

/** The code point of the character that begins at `at` with a byte of 0xe0 or above. */
export function codePointAt(text: string, at: number): number {
  const lead = text.charCodeAt(at);
  const second = text.charCodeAt(at + 1) & 0x3f;
  const third = text.charCodeAt(at + 2) & 0x3f;
  if (lead < 0xf0) return ((lead & 0x0f) << 12) | (second << 6) | third;
  const fourth = text.charCodeAt(at + 3) & 0x3f;
  return ((lead & 0x07) << 18) | (second << 12) | (third << 6) | fourth;
}

/**
 * Whether `code` begins a syllable of its script after `before`, both of a script without spaces: a
 * vowel that is written in front, or a consonant after anything but a consonant, such a vowel or a
 * sign that joins two. By no dictionary, but always at the same places of the same text.
 */
export function beginsSyllable(before: number, code: number): boolean {
  if (isLeadingVowel(code)) return true;
  if (!isConsonant(code)) return false;
  return !isConsonant(before) && !isLeadingVowel(before) && before !== 0x17d2 && before !== 0x1039;
}

/** Of Thai and Lao. */
function isLeadingVowel(code: number): boolean {
  return (code >= 0x0e40 && code <= 0x0e44) || (code >= 0x0ec0 && code <= 0x0ec4);
}

/** Of Thai, Lao, Myanmar and Khmer. */
function isConsonant(code: number): boolean {
  return (
    (code >= 0x0e01 && code <= 0x0e2e) ||
    (code >= 0x0e81 && code <= 0x0eae) ||
    (code >= 0x1000 && code <= 0x102a) ||
    (code >= 0x1780 && code <= 0x17b3)
  );
}

/** A later row is more exact than an earlier one. What no row has is part of no word. */
// biome-ignore format: a table is read by column
const ROWS: readonly (readonly [from: number, to: number, script: number])[] = [
  [0x0800, 0x1fff, LETTER],
  [0x0964, 0x0965, NOTHING],    // what ends sentences in India
  [0x0e01, 0x0edf, UNSPACED],   // Thai, Lao
  [0x0e3f, 0x0e3f, NOTHING],
  [0x0f0b, 0x0f14, SEPARATOR],  // Tibetan writes a point after each syllable
  [0x1000, 0x109f, UNSPACED],   // Myanmar
  [0x104a, 0x104f, SEPARATOR],
  [0x1361, 0x1368, SEPARATOR],  // Ethiopic
  [0x1680, 0x1680, SEPARATOR],
  [0x1780, 0x17ff, UNSPACED],   // Khmer
  [0x17d4, 0x17da, SEPARATOR],
  [0x1800, 0x180f, NOTHING],
  [0x2c00, 0x2dff, LETTER],     // Glagolitic to Tifinagh
  [0x2e80, 0x2fdf, CHARACTER],  // radicals
  [0x3000, 0x3004, SEPARATOR],
  [0x3005, 0x3007, CHARACTER],
  [0x3008, 0x303f, SEPARATOR],
  [0x3041, 0x30ff, CHARACTER],  // Hiragana, Katakana
  [0x3097, 0x309c, NOTHING],    // sound marks
  [0x30a0, 0x30a0, SEPARATOR],
  [0x30fb, 0x30fb, SEPARATOR],
  [0x3105, 0x312f, CHARACTER],  // Bopomofo
  [0x3131, 0x318e, LETTER],     // Hangul letters
  [0x3190, 0x4dbf, CHARACTER],
  [0x4e00, 0x9fff, CHARACTER],
  [0xa000, 0xd7ff, LETTER],     // Yi to Hangul syllables
  [0xf900, 0xfaff, CHARACTER],
  [0xfb00, 0xfdff, LETTER],     // presentation forms of Latin, Hebrew, Arabic
  [0xfe10, 0xfe1f, SEPARATOR],
  [0xfe30, 0xfe6f, SEPARATOR],
  [0xfe70, 0xfefe, LETTER],
  [0xff01, 0xff65, SEPARATOR],  // full width
  [0xff10, 0xff19, LETTER],
  [0xff21, 0xff3a, LETTER],
  [0xff41, 0xff5a, LETTER],
  [0xff66, 0xff9d, CHARACTER],  // half-width Katakana; its sound marks are none
  [0xffa1, 0xffdc, LETTER],     // half-width Hangul
];

const BASIC: Uint8Array = basic();

function basic(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const [from, to, script] of ROWS) table.fill(script, from, to + 1);
  return table;
}

function beyond(code: number): number {
  if (code >= 0x20000) return code < 0x40000 ? CHARACTER : NOTHING;
  if (code >= 0x1f000) return NOTHING;
  if (code >= 0x17000 && code < 0x18e00) return CHARACTER;
  if (code >= 0x1b000 && code < 0x1b170) return CHARACTER;
  const symbols = (code >= 0x1d000 && code < 0x1d400) || (code >= 0x1d800 && code < 0x1e000);
  return symbols ? NOTHING : LETTER;
}
