import { BACKSLASH, COLON, MINUS, PIPE } from './classes.ts';
import { type Cursor, trimmedEnd, trimmedStart } from './cursor.ts';

/**
 * How many columns a table has whose header is `[start, end)` and whose rule is the line at the
 * cursor; 0 where the two make no table.
 */
export function tableColumns(cursor: Cursor, start: number, end: number): number {
  const columns = ruleColumns(cursor);
  if (columns === 0 || columns !== countCells(cursor.text, start, end)) return 0;
  return columns;
}

/** Visits the first `limit` cells of row `[start, end)`, trimmed. */
export function eachCell(
  text: string,
  start: number,
  end: number,
  limit: number,
  visit: (start: number, end: number) => void,
): void {
  const first = rowStart(text, start, end);
  const last = rowEnd(text, first, end);
  let from = first;
  let cells = 0;
  for (let at = first; at <= last && cells < limit; at += 1) {
    if (at < last && !splits(text, at, start)) continue;
    const cell = trimmedStart(text, from, at);
    visit(cell, trimmedEnd(text, cell, at));
    cells += 1;
    from = at + 1;
  }
}

/** How many cells the rule at the cursor lines up: `---`, `:--`, `--:` or `:-:` each. */
function ruleColumns(cursor: Cursor): number {
  const { text, next } = cursor;
  if (cursor.indent > 3) return 0;
  const first = text.charCodeAt(next);
  if (first !== PIPE && first !== MINUS && first !== COLON) return 0;
  const end = trimmedEnd(text, next, cursor.end);
  let at = first === PIPE ? next + 1 : next;
  let columns = 0;
  while (at < end) {
    at = trimmedStart(text, at, end);
    if (text.charCodeAt(at) === COLON) at += 1;
    const dashes = at;
    while (at < end && text.charCodeAt(at) === MINUS) at += 1;
    if (at === dashes) return 0;
    if (at < end && text.charCodeAt(at) === COLON) at += 1;
    columns += 1;
    at = trimmedStart(text, at, end);
    if (at < end && text.charCodeAt(at) !== PIPE) return 0;
    at += 1;
  }
  return columns;
}

/** How many cells a header has; 0 where no pipe shows that it is one, or nothing but a pipe. */
function countCells(text: string, start: number, end: number): number {
  const head = trimmedStart(text, start, end);
  const tail = trimmedEnd(text, head, end);
  const first = rowStart(text, head, tail);
  const last = rowEnd(text, first, tail);
  let pipes = 0;
  for (let at = first; at < last; at += 1) if (splits(text, at, start)) pipes += 1;
  const shown = pipes > 0 || first > head || last < tail;
  return shown && tail - head > 1 ? pipes + 1 : 0;
}

/** Past the pipe a row may begin with. */
function rowStart(text: string, start: number, end: number): number {
  const at = trimmedStart(text, start, end);
  return at < end && text.charCodeAt(at) === PIPE ? at + 1 : at;
}

/** Before the pipe a row may end with. */
function rowEnd(text: string, start: number, end: number): number {
  const at = trimmedEnd(text, start, end);
  return at > start && splits(text, at - 1, start) ? at - 1 : at;
}

/** Whether a pipe at `at` divides two cells: not one that is escaped. */
function splits(text: string, at: number, start: number): boolean {
  return text.charCodeAt(at) === PIPE && (at === start || text.charCodeAt(at - 1) !== BACKSLASH);
}
