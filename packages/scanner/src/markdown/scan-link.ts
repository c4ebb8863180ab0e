import {
  APOSTROPHE,
  BACKSLASH,
  BLANK,
  CLOSE_BRACKET,
  CLOSE_PAREN,
  classOf,
  GREATER,
  isSpace,
  LESS,
  NEWLINE,
  OPEN_BRACKET,
  OPEN_PAREN,
  PUNCTUATION,
  QUOTE,
  RETURN,
} from './classes.ts';

/** How deep parentheses may nest in a destination. */
const NESTING_LIMIT = 32;

/** How many characters a link label may have. */
const LABEL_LIMIT = 999;

/** How many bytes: a character has at most four. Whoever writes 999 emoji is still understood. */
const LABEL_BYTES = 4 * LABEL_LIMIT;

/** Past the link destination at `at`, or -1: `<anything on a line>` or a run of visible characters. */
export function scanDestination(source: string, at: number, end: number): number {
  if (at >= end) return -1;
  return source.charCodeAt(at) === LESS ? scanAngled(source, at, end) : scanBare(source, at, end);
}

/** Past the link title at `at`, quotes included, or -1. */
export function scanTitle(source: string, at: number, end: number): number {
  if (at >= end) return -1;
  const open = source.charCodeAt(at);
  if (open !== QUOTE && open !== APOSTROPHE && open !== OPEN_PAREN) return -1;
  const close = open === OPEN_PAREN ? CLOSE_PAREN : open;
  for (let index = at + 1; index < end; index += 1) {
    const code = source.charCodeAt(index);
    if (code === close) return index + 1;
    if (code === OPEN_PAREN && close === CLOSE_PAREN) return -1;
    if (code === BACKSLASH) index += 1;
  }
  return -1;
}

/** Past the link label at `at`, brackets included, or -1. An empty one is a label here. */
export function scanLabel(source: string, at: number, end: number): number {
  if (source.charCodeAt(at) !== OPEN_BRACKET) return -1;
  const limit = Math.min(end, at + LABEL_BYTES + 2);
  for (let index = at + 1; index < limit; index += 1) {
    const code = source.charCodeAt(index);
    if (code === CLOSE_BRACKET) return fits(source, at + 1, index) ? index + 1 : -1;
    if (code === OPEN_BRACKET) return -1;
    if (code === BACKSLASH) index += 1;
  }
  return -1;
}

/** Past white space. */
export function skipSpace(source: string, at: number, end: number): number {
  let index = at;
  while (index < end && isSpace(source.charCodeAt(index))) index += 1;
  return index;
}

/** Past blanks that stay on the line. */
export function skipBlanks(source: string, at: number, end: number): number {
  let index = at;
  while (index < end) {
    const code = source.charCodeAt(index);
    if (code !== BLANK && code !== 9 && code !== RETURN) break;
    index += 1;
  }
  return index;
}

/** Whether a label of `[start, end)` is short enough, its characters counted and not its bytes. */
export function fits(source: string, start: number, end: number): boolean {
  if (end - start <= LABEL_LIMIT) return true;
  if (end - start > LABEL_BYTES) return false;
  let characters = 0;
  for (let at = start; at < end; at += 1) {
    if ((source.charCodeAt(at) & 0xc0) !== 0x80) characters += 1;
  }
  return characters <= LABEL_LIMIT;
}

function scanAngled(source: string, at: number, end: number): number {
  for (let index = at + 1; index < end; index += 1) {
    const code = source.charCodeAt(index);
    if (code === GREATER) return index + 1;
    if (code === LESS || code === NEWLINE) return -1;
    if (code === BACKSLASH && source.charCodeAt(index + 1) !== NEWLINE) index += 1;
  }
  return -1;
}

function scanBare(source: string, at: number, end: number): number {
  let nesting = 0;
  let index = at;
  for (; index < end; index += 1) {
    const code = source.charCodeAt(index);
    if (code <= BLANK || code === 127) break;
    if (code === BACKSLASH) {
      if ((classOf(source.charCodeAt(index + 1)) & PUNCTUATION) !== 0) index += 1;
    } else if (code === OPEN_PAREN) {
      nesting += 1;
      if (nesting > NESTING_LIMIT) return -1;
    } else if (code === CLOSE_PAREN) {
      if (nesting === 0) break;
      nesting -= 1;
    }
  }
  return nesting === 0 && index > at ? Math.min(index, end) : -1;
}
