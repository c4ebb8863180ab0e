import { BLANK, CLOSE_PAREN, DOT, isDigit, isSpace, MINUS, PLUS, STAR, TAB } from './classes.ts';
import { atBlank, type Cursor, findNext, skipColumns, skipMarker } from './cursor.ts';

/** How many digits an item's number may have. */
const NUMBER_LIMIT = 9;

/** An item may stand four columns from its marker; further away it begins with indented code. */
const PADDING_LIMIT = 4;

/** How long the list marker at the next character is, or 0. */
export function listMarker(cursor: Cursor): number {
  const { text, next, end } = cursor;
  const code = text.charCodeAt(next);
  let after = next + 1;
  if (isDigit(code)) {
    while (after < end && isDigit(text.charCodeAt(after))) after += 1;
    if (after - next > NUMBER_LIMIT || after >= end) return 0;
    const close = text.charCodeAt(after);
    if (close !== DOT && close !== CLOSE_PAREN) return 0;
    after += 1;
  } else if (code !== MINUS && code !== STAR && code !== PLUS) return 0;
  return after >= end || isSpace(text.charCodeAt(after)) ? after - next : 0;
}

/** Whether the item with that marker may interrupt a paragraph: not empty, and numbered from 1. */
export function mayInterrupt(cursor: Cursor, length: number): boolean {
  const { text, next, end } = cursor;
  if (isDigit(text.charCodeAt(next)) && (length !== 2 || text.charCodeAt(next) !== 49))
    return false;
  let at = next + length;
  while (at < end && isSpace(text.charCodeAt(at))) at += 1;
  return at < end;
}

/** Consumes the marker and what pads it; answers how many columns the item's lines are indented. */
export function enterItem(cursor: Cursor, length: number): number {
  const width = cursor.indent + length;
  skipMarker(cursor, length);
  findNext(cursor);
  const padded = cursor.indent <= PADDING_LIMIT && cursor.indent > 0 && !atBlank(cursor);
  const padding = padded ? cursor.indent : 1;
  skipColumns(cursor, padding);
  findNext(cursor);
  return width + padding;
}

/** Consumes the marker of a block quote, and the one blank that may follow. */
export function enterQuote(cursor: Cursor): void {
  skipMarker(cursor, 1);
  const code = cursor.offset < cursor.end ? cursor.text.charCodeAt(cursor.offset) : 0;
  if (code === BLANK || code === TAB) skipColumns(cursor, 1);
  findNext(cursor);
}
