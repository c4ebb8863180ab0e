/** A letter, a digit, or the first byte of a letter beyond ASCII: what makes a run a word. */
export const WORD = 1;
/** White space, line endings included. */
export const SPACE = 2;
/** ASCII punctuation: what a backslash escapes. */
export const PUNCTUATION = 4;
/** First byte of a Chinese or Japanese character, each of which counts as a word. */
export const IDEOGRAPH = 8;
/** A mark: a character the inline reader stops at. */
export const STOPS = 16;
/** May begin a link, a code span, raw HTML or a comment: text without one needs no inline reading. */
export const OPENS = 32;
/** First byte of a character of which only `scriptOf` tells whether it is part of a word. */
export const BEYOND = 64;
/** What each character of a text of bytes is, by its code. */
export const CLASSES: Uint8Array = classes();

/** Whether a character, by its code, may be the first of a block that is no paragraph. */
export const BLOCK_STARTS: Uint8Array = marked('#>`~<=-*_+0123456789{');

/** What character `code` is; a character that is no byte is none of these. */
export function classOf(code: number): number {
  return CLASSES[code] ?? 0;
}

/** A tab. */
export const TAB = 9;
/** A line feed. */
export const NEWLINE = 10;
/** A carriage return. */
export const RETURN = 13;
/** A blank. */
export const BLANK = 32;
/** `!` */
export const BANG = 33;
/** `"` */
export const QUOTE = 34;
/** `#` */
export const HASH = 35;
/** `'` */
export const APOSTROPHE = 39;
/** `(` */
export const OPEN_PAREN = 40;
/** `)` */
export const CLOSE_PAREN = 41;
/** `*` */
export const STAR = 42;
/** `+` */
export const PLUS = 43;
/** `-` */
export const MINUS = 45;
/** `.` */
export const DOT = 46;
/** `/` */
export const SLASH = 47;
/** `:` */
export const COLON = 58;
/** `<` */
export const LESS = 60;
/** `=` */
export const EQUALS = 61;
/** `>` */
export const GREATER = 62;
/** `?` */
export const QUESTION = 63;
/** `[` */
export const OPEN_BRACKET = 91;
/** `\` */
export const BACKSLASH = 92;
/** `]` */
export const CLOSE_BRACKET = 93;
/** `^` */
export const CARET = 94;
/** `_` */
export const UNDERSCORE = 95;
/** `` ` `` */
export const BACKTICK = 96;
/** `{` */
export const OPEN_BRACE = 123;
/** `|` */
export const PIPE = 124;
/** `}` */
export const CLOSE_BRACE = 125;
/** `~` */
export const TILDE = 126;

/** Whether `code` is white space, a line ending or nothing at all (the text's end). */
export function isSpace(code: number): boolean {
  return code === BLANK || (code <= RETURN && code >= TAB) || Number.isNaN(code);
}

/** Whether `code` is an ASCII digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether `code` is an ASCII letter. */
export function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

function classes(): Uint8Array {
  const table = new Uint8Array(256);
  for (let code = 33; code < 127; code += 1) {
    table[code] = isDigit(code) || isLetter(code) ? WORD : PUNCTUATION;
  }
  // First bytes of letters, but for scripts that have to be looked at; those for private use are none.
  for (let code = 0xc3; code < 0xee; code += 1) table[code] = WORD;
  for (const code of [0xe0, 0xe1, 0xe2, 0xe3, 0xef, 0xf0]) table[code] = BEYOND;
  for (let code = 0xe4; code <= 0xe9; code += 1) table[code] = IDEOGRAPH;
  for (const code of [9, 10, 11, 12, 13, 32]) table[code] = SPACE;
  for (const character of '[`<{') add(table, character, OPENS);
  for (const character of '[]`<{\\') add(table, character, STOPS);
  return table;
}

function marked(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) add(table, character, 1);
  return table;
}

function add(table: Uint8Array, character: string, bit: number): void {
  const code = character.charCodeAt(0);
  table[code] = (table[code] ?? 0) | bit;
}
