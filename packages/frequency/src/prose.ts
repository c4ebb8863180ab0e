import { covers } from './covers.ts';
import type { Frequency } from './frequency.ts';
import { withoutCode } from './without-code.ts';

/** A place where prose asks for something to happen again and again. */
export interface ProseSignal {
  readonly frequency: Frequency;
  /** Where it begins, 1-based. */
  readonly line: number;
  /** Its words, on one line. */
  readonly text: string;
}

/** What each frequency is asked for by, in the order in which conflicts are listed. */
function askedBy(): readonly (readonly [Frequency, RegExp])[] {
  known ??= [
    ['per-turn', words('(?:every|each)_(?:reply|turn|answer|response)', 'per_(?:reply|turn)')],
    ['per-task', words('(?:every|each)_(?:new_)?task')],
    ['per-edit', words('after_every_(?:code_)?edit', '(?:every|each)_edit')],
    ['per-commit', words('(?:in_the_)?same_commit', '(?:every|each)_commit')],
  ];
  return known;
}

/** Made when they are first asked for, since most prose asks for nothing. */
let known: readonly (readonly [Frequency, RegExp])[] | undefined;

/** Any of `phrases` as whole words in any case; `_` stands for a run of white space, line breaks too. */
function words(...phrases: readonly string[]): RegExp {
  const apart = phrases.join('|').replaceAll('_', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${apart})(?![\\p{L}\\p{M}\\p{N}_])`, 'giu');
}

/**
 * The frequencies that `body` asks for and `declared`, as a point carrier, does not cover: each once.
 *
 * Worth a warning and never more. Prose that asks for less than is declared is no conflict.
 */
export function proseConflicts(body: string, declared: Frequency): readonly Frequency[] {
  if (!mayAsk(body)) return [];
  const prose = withoutCode(body);
  return askedBy()
    .filter(([frequency]) => !covers({ frequency: declared, mode: 'point' }, frequency))
    .filter(([, asks]) => prose.search(asks) !== -1)
    .map(([frequency]) => frequency);
}

/** Where `body`, read as Markdown, asks for a frequency, from its begin to its end. */
export function proseSignals(body: string): readonly ProseSignal[] {
  if (!mayAsk(body)) return [];
  const prose = withoutCode(body);
  const found = askedBy()
    .flatMap(([frequency, asks]) =>
      Array.from(prose.matchAll(asks), ({ 0: text, index }) => ({ frequency, index, text })),
    )
    .sort((one, other) => one.index - other.index);
  const signals: ProseSignal[] = [];
  let line = 1;
  let counted = 0;
  for (const { frequency, index, text } of found) {
    line += breaks(prose, counted, index);
    counted = index;
    signals.push({ frequency, line, text: text.replace(/\s+/g, ' ') });
  }
  return signals;
}

/** Whether a word of each half of a phrase is in `body` at all: nearly no text is looked at further. */
function mayAsk(body: string): boolean {
  return (OFTEN.test(body) && THING.test(body)) || FOLDED.test(body);
}

const OFTEN = /every|each|per|same/i;
const THING = /reply|turn|answer|response|task|edit|commit/i;

/** The letters that are s and k in another case, by Unicode. */
const FOLDED = /[\u017f\u212a]/;

/** How many lines end in `text` from `begin` to `end`. */
function breaks(text: string, begin: number, end: number): number {
  let count = 0;
  let at = text.indexOf('\n', begin);
  while (at !== -1 && at < end) {
    count += 1;
    at = text.indexOf('\n', at + 1);
  }
  return count;
}
