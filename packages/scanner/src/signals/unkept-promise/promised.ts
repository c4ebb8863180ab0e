import type { Reading } from '../../document.ts';
import { copy } from '../../frontmatter/copy.ts';
import { eachProse } from '../../markdown/structure.ts';
import { utf8 } from '../../utf8.ts';
import { hasIssue, MAY_PROMISE, promiseIn } from './words.ts';

/** A line that promises something. */
export interface Promised {
  readonly line: number;
  /** What it promises by: `TODO`, `coming soon`. */
  readonly mark: string;
  /** What tells the line from others like it, one character a byte: see {@link tellsOf}. */
  readonly tells: string;
  /** Whether it links to an issue. */
  readonly issue: boolean;
  /** The line, decoded and cut. */
  readonly quote: string;
}

const TABLE_RULE = /^(?:.*\n)?\|?[\s:|-]*-[\s:|-]*$/;
const QUOTE_LENGTH = 120;
const PROMISES_LIMIT = 200;

/** How much of a line is looked at, in bytes. */
const LOOKED_AT = 2048;

/** The lines of a document that promise something; `undefined` if there is none. */
export function promised(reading: Reading): readonly Promised[] | undefined {
  const { text, structure } = reading;
  if (!MAY_PROMISE.test(text)) return undefined;
  const marks = marksIn(reading);
  if (marks.size === 0) return undefined;
  const tells = tellsOf(text);
  const lines = [...marks].sort(([a], [b]) => a - b).slice(0, PROMISES_LIMIT);
  const found = lines.flatMap(([line, mark]): Promised[] => {
    const own = tells[line - 1];
    if (own === undefined || line <= (structure.frontmatter?.endLine ?? 0)) return [];
    // The head of a table names what stands beneath.
    if (TABLE_RULE.test(tells[line] ?? '')) return [];
    const shown = utf8(own.slice(own.lastIndexOf('\n') + 1));
    const quote = copy(shown.slice(0, QUOTE_LENGTH));
    return [{ line, mark, tells: copy(own), issue: hasIssue(shown), quote }];
  });
  return found.length === 0 ? undefined : found;
}

/** By line, the mark of its promise, of prose, headings and comments. */
function marksIn({ text, structure }: Reading): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  const look = (line: number, whole: string) => {
    const piece = whole.slice(0, LOOKED_AT);
    if (marks.has(line) || !MAY_PROMISE.test(piece)) return;
    const mark = promiseIn(utf8(piece));
    if (mark !== undefined) marks.set(line, copy(mark));
  };
  eachProse(structure, (line, start, end) => look(line, text.slice(start, end)));
  for (const { line, text: heading } of structure.headings) look(line, heading);
  for (const { line, text: comment } of structure.comments) {
    if (!comment.includes('\n')) look(line, comment);
  }
  return marks;
}

/** Shorter lines than this, in letters and digits, are told apart by the line before them too. */
const TELLING_CHARACTERS = 24;

/**
 * By line, what tells it from others: the line itself and, if it is short or a row of a table that
 * others may be like, the line with text before it. White space at the ends does not count.
 */
export function tellsOf(text: string): readonly string[] {
  let before = '';
  return text.split(/\r\n|\r|\n/).map((raw) => {
    const line = raw.trim();
    if (line === '') return line;
    const short = line.replace(/[^A-Za-z0-9\x80-\xFF]/g, '').length < TELLING_CHARACTERS;
    const tells = short ? `${before}\n${line}` : line;
    before = line;
    return tells;
  });
}
