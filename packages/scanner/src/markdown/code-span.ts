import { BACKTICK } from './classes.ts';
import { joinLines } from './cursor.ts';
import { documentOffset } from './draft.ts';
import { type Inline, lineOf } from './inline.ts';

/** Past the code span that the backticks at `at` begin; or past the backticks, if they are text. */
export function readCodeSpan(inline: Inline, at: number): number {
  const { source, end, passage, draft } = inline;
  const from = pastTicks(source, at, end);
  const to = closingTicks(inline, from, from - at);
  if (to < 0) return from;
  const text = codeText(source.slice(from, to), passage.kind === 'cell');
  const start = documentOffset(passage, from);
  const last = documentOffset(passage, to);
  draft.codeSpans.push({ line: lineOf(inline, at), start, end: last, text });
  inline.cuts?.push(at, from, to, to + (from - at));
  return to + (from - at);
}

/** Where the next run of `length` backticks begins, at or after `from`, or -1. */
function closingTicks(inline: Inline, from: number, length: number): number {
  const { source, end, ticks } = inline;
  if (inline.ticksKnown && (ticks.get(length) ?? -1) < from) return -1;
  let at = from;
  while (at < end) {
    const run = source.indexOf('`', at);
    if (run < 0 || run >= end) break;
    at = pastTicks(source, run, end);
    if (at - run === length) return run;
    ticks.set(at - run, run);
  }
  inline.ticksKnown = true;
  return -1;
}

function pastTicks(source: string, at: number, end: number): number {
  let index = at;
  while (index < end && source.charCodeAt(index) === BACKTICK) index += 1;
  return index;
}

/** What the source between the backticks says: line endings are blanks, a blank each side is none. */
function codeText(source: string, cell: boolean): string {
  let text = source.includes('\n') ? joinLines(source, ' ') : source;
  if (cell && text.includes('\\|')) text = text.replaceAll('\\|', '|');
  const padded = text.startsWith(' ') && text.endsWith(' ') && /[^ ]/.test(text);
  return padded ? text.slice(1, -1) : text;
}
