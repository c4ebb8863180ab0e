import { isEntryName } from '../graph/entry.ts';
import {
  MAYBE_REPORT_WORDS,
  nameWords,
  PLAN_WORDS,
  REPORT_WORDS,
} from '../signals/shapes/words.ts';

/** What the name of a document tells of it. */
export type NameKind = 'entry' | 'paper' | 'numbered' | 'plain';

/** What the name of the document at `path` tells of it. */
export function nameKind(path: string): NameKind {
  if (isEntryName(path)) return 'entry';
  const words = nameWords(path);
  if (words.some(isPaperWord)) return 'paper';
  return words.some((word) => /\p{N}/u.test(word)) ? 'numbered' : 'plain';
}

/** Whether `word`, in lower case, calls a document a paper of some work: a plan, a report, a draft. */
export function isPaperWord(word: string): boolean {
  return [PLAN_WORDS, REPORT_WORDS, MAYBE_REPORT_WORDS, WORK].some((words) => words.has(word));
}

const WORK: ReadonlySet<string> = new Set([
  ...['proposal', 'draft', 'phase', 'migration', 'refactor', 'refactoring', 'implementation'],
]);
