import { BLANK, NEWLINE, RETURN, TAB } from './classes.ts';

/** How far into a document block reading has come: a line, and a place within it. */
export interface Cursor {
  readonly text: string;
  /** 1-based. */
  line: number;
  /** Where the line begins, where its content ends, and where the next line begins. */
  start: number;
  end: number;
  after: number;
  /** What is consumed of the line. A tab may be consumed in part: `column` tells how much. */
  offset: number;
  column: number;
  /** The next character that is no blank, and how many columns away it is; set by `findNext`. */
  next: number;
  indent: number;
}

/** Moves to the next line; `false` where there is none. */
export function nextLine(cursor: Cursor): boolean {
  const { text, after } = cursor;
  if (after >= text.length) return false;
  let end = text.indexOf('\n', after);
  if (end < 0) end = text.length;
  cursor.start = after;
  cursor.after = end + 1;
  cursor.end = end > after && text.charCodeAt(end - 1) === RETURN ? end - 1 : end;
  cursor.line += 1;
  cursor.offset = after;
  cursor.column = 0;
  findNext(cursor);
  return true;
}

/** Looks for the next character of the line that is no blank. */
export function findNext(cursor: Cursor): void {
  const { text, end } = cursor;
  let at = cursor.offset;
  let column = cursor.column;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === BLANK) column += 1;
    else if (code === TAB) column += 4 - (column & 3);
    else break;
    at += 1;
  }
  cursor.next = at;
  cursor.indent = column - cursor.column;
}

/** Consumes up to `count` columns of blanks. */
export function skipColumns(cursor: Cursor, count: number): void {
  let left = count;
  while (left > 0 && cursor.offset < cursor.end) {
    const code = cursor.text.charCodeAt(cursor.offset);
    if (code === BLANK) {
      cursor.column += 1;
      left -= 1;
    } else if (code === TAB) {
      const width = 4 - (cursor.column & 3);
      if (width > left) {
        cursor.column += left;
        return;
      }
      cursor.column += width;
      left -= width;
    } else return;
    cursor.offset += 1;
  }
}

/** Consumes the blanks before the next character, then `count` characters that are no tabs. */
export function skipMarker(cursor: Cursor, count: number): void {
  cursor.column += cursor.indent + count;
  cursor.offset = cursor.next + count;
}

/** Whether nothing but blanks is left of the line. */
export function atBlank(cursor: Cursor): boolean {
  return cursor.next >= cursor.end;
}

/** Where the content of `[start, end)` ends once trailing white space is taken off. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isTrimmed(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

/** Where the content of `[start, end)` begins once leading white space is taken off. */
export function trimmedStart(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isTrimmed(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * `text` without white space around it. The language's own `trim` also takes byte A0, which may be the
 * last of a letter here.
 */
export function trimmed(text: string): string {
  const start = trimmedStart(text, 0, text.length);
  return text.slice(start, trimmedEnd(text, start, text.length));
}

/** `text` with its lines joined by `joint`, and no white space on either side of that. */
export function joinLines(text: string, joint: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const start = index > 0 ? trimmedStart(line, 0, line.length) : 0;
      const end = index < lines.length - 1 ? trimmedEnd(line, start, line.length) : line.length;
      return line.slice(start, end);
    })
    .join(joint);
}

function isTrimmed(code: number): boolean {
  return code === BLANK || code === TAB || code === NEWLINE || code === RETURN;
}
