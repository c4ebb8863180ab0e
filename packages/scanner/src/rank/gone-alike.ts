import { isRecord } from '../context/record.ts';
import { DAY, type History } from '../history.ts';
import { nameWords } from '../signals/shapes/words.ts';

/** One commit speaks for so many documents at the most: who drops a whole folder decides once. */
const OF_ONE_COMMIT = 10;

const YEAR = 365 * DAY;

/** What became of documents with one word in their names. */
interface Word {
  gone: number;
  /** How long all of them were there, those that are gone and those that live, in years. */
  years: number;
  /** The last commit that took one away, and how many it took. */
  commit: number;
  taken: number;
}

/**
 * Of a document at a path: how many a year, of one, of those with the same words in their names were
 * taken away so far, as a logarithm; `undefined` if its name has no words. It is the mean over the
 * words, each with one more that went and one year more, so that what is new is neither safe nor lost.
 * Records are left out, which stay or go by their day. `living` are the documents there at `now`.
 */
export function goneAlike(
  past: History,
  living: Iterable<string>,
  now: number,
): (path: string) => number | undefined {
  const words = new Map<string, Word>();
  const wordsOf = remembered((path) => wordsAt(words, path));
  for (const { path, made, commit } of past.takenAway()) {
    for (const word of stayed(wordsOf(path), made.time, commit.time)) {
      word.taken = word.commit === commit.order ? word.taken + 1 : 1;
      word.commit = commit.order;
      if (word.taken <= OF_ONE_COMMIT) word.gone += 1;
    }
  }
  for (const path of living) stayed(wordsOf(path), beganAt(past, path), now);
  return (path) => {
    const rates = namedBy(path).map((word) => {
      const { gone, years } = words.get(word) ?? { gone: 0, years: 0 };
      return Math.log((gone + 1) / (years + 1));
    });
    const sum = rates.reduce((total, rate) => total + rate, 0);
    return rates.length === 0 ? undefined : sum / rates.length;
  };
}

/** When the document at `path` was made, wherever it lay then; 0 if nobody knows. */
function beganAt(past: History, path: string): number {
  const revisions = past.past(path)?.revisions ?? [];
  return (revisions.find(({ content }) => content) ?? revisions[0])?.commit.time ?? 0;
}

/** Tells `words` that a document so named lay there from one time to another; gives them back. */
function stayed(words: readonly Word[], from: number, until: number): readonly Word[] {
  // A commit that does not say when it was made tells nothing of how long.
  const years = from > 0 ? Math.max(0, until - from) / YEAR : 0;
  for (const word of words) word.years += years;
  return words;
}

/** The words by which the document at `path` is counted. */
function wordsAt(words: Map<string, Word>, path: string): readonly Word[] {
  if (isRecord(path)) return [];
  return namedBy(path).map((name) => {
    const word = words.get(name) ?? { gone: 0, years: 0, commit: -1, taken: 0 };
    words.set(name, word);
    return word;
  });
}

/** `ask`, which is asked but once of each path: one may go time and again. */
function remembered<T>(ask: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const answer = ask(path);
    known.set(path, answer);
    return answer;
  };
}

/** The words of the name of a document that are words: at least three letters. */
function namedBy(path: string): readonly string[] {
  return [...new Set(nameWords(path).filter((word) => /\p{L}{3}/u.test(word)))];
}
