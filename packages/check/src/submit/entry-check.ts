import { LINK_SIGNALS } from '@dochygiene/report';
import type { HandedDocument } from '../draft.ts';
import { tokensOf } from '../tokens.ts';
import type { VerdictEntry } from '../verdicts.ts';
import { distinctQuotes, type Lines, QUOTE_LIMIT, quotedLines, quoteFault } from './quotes.ts';
import type { TargetCheck } from './targets.ts';

/** Notes one fault of a document. */
export type Note = (field: string, problem: string, right: string) => void;

/**
 * Notes what is wrong with the operation of `entry`; without a document that was handed out, what can
 * be said without it.
 */
export function checkOp(
  entry: VerdictEntry,
  document: HandedDocument | undefined,
  target: TargetCheck,
  note: Note,
): void {
  const { op, quotes = [] } = entry;
  const wrong = target(entry);
  if (wrong !== undefined) note('target', wrong.problem, wrong.right);
  if (op === 'fix-links' && document?.signals.every(({ id }) => !LINK_SIGNALS.includes(id))) {
    note('op', `no signal tells of a link: none of ${LINK_SIGNALS.join(', ')}`, '"update"');
  }
  if (op === 'trim' && quotes.length === 0) {
    note('quotes', 'none, and trim takes out the lines quoted', 'the lines that go');
  }
}

/** Notes what is wrong with the quotes of `entry`, a document of `lines`; tells whether nothing is. */
export function checkQuotes({ op, quotes = [] }: VerdictEntry, lines: Lines, note: Note): boolean {
  let isRight = true;
  const distinct = distinctQuotes(quotes);
  if (distinct.length > QUOTE_LIMIT) {
    note('quotes', `are ${distinct.length}`, `those that matter, at most ${QUOTE_LIMIT}`);
    return false;
  }
  for (const at of distinct) {
    const quote = quotes[at];
    const fault = quote && quoteFault(quote, lines);
    if (fault === undefined) continue;
    isRight = false;
    note(`quotes[${at}].${fault.field}`, fault.problem, fault.right);
  }
  // Else a document that must not be deleted lightly could be trimmed away.
  if (isRight && op === 'trim' && quotes.length > 0 && leavesNothing(lines, quotedLines(quotes))) {
    note('quotes', 'every line of the document goes', 'fewer lines, or op "delete"');
    return false;
  }
  return isRight;
}

/** Tokens that an operation, whose quotes are right, takes out of a document of `tokens` and `lines`. */
export function tokensSaved(
  { op, quotes = [] }: VerdictEntry,
  tokens: number,
  lines: Lines,
): number {
  if (op === 'archive' || op === 'delete' || op === 'merge-into') return tokens;
  if (op !== 'trim') return 0;
  const gone = quotedLines(quotes).map((at) => lines[at]);
  return Math.min(tokens, tokensOf(gone.join('\n')));
}

function leavesNothing(lines: Lines, gone: readonly number[]): boolean {
  const going = new Set(gone);
  return lines.every((line, at) => going.has(at) || line.trim() === '');
}
