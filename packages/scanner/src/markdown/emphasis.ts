import { isAscii } from '../utf8.ts';

/** How many runs of `*`, `_` and `~` are told apart: a heading with more keeps them all. */
const RUN_LIMIT = 100;

/** `text` without the `*`, `_` and `~` that make emphasis of it, as CommonMark pairs them. */
export function withoutEmphasis(text: string): string {
  const runs = runsOf(text);
  if (runs.length < 2 || runs.length > RUN_LIMIT) return text;
  for (let closer = 1; closer < runs.length; closer += 1) closeRun(runs, closer);

  let plain = '';
  let from = 0;
  for (const run of runs) {
    plain += text.slice(from, run.at) + run.mark.repeat(run.left);
    from = run.at + run.length;
  }
  return plain + text.slice(from);
}

/** Characters of one kind in a row. */
interface Run {
  readonly at: number;
  readonly length: number;
  readonly mark: string;
  readonly closes: boolean;
  opens: boolean;
  /** How many of them are text. */
  left: number;
}

const RUN = /\*+|_+|~+/g;
const SPACE = /^\s$/;

/** All of ASCII that is neither a letter, a digit, a blank nor a control. */
const PUNCTUATION_OF_ASCII = /^[!-/:-@[-`{-~]$/;
let punctuation: RegExp | undefined;

function isPunctuation(character: string): boolean {
  if (isAscii(character)) return PUNCTUATION_OF_ASCII.test(character);
  // Made when it is first needed: classes of Unicode take V8 long, be they only written down.
  punctuation ??= /^[\p{P}\p{S}]$/u;
  return punctuation.test(character);
}

function runsOf(text: string): Run[] {
  return [...text.matchAll(RUN)].map(({ 0: run, index }) => {
    const before = [...text.slice(Math.max(0, index - 2), index)].at(-1) ?? ' ';
    const after = [...text.slice(index + run.length, index + run.length + 2)][0] ?? ' ';
    const left = flanks(before, after);
    const right = flanks(after, before);
    const mark = run.charAt(0);
    const inWord = mark === '_';
    return {
      at: index,
      length: run.length,
      mark,
      opens: left && (!inWord || !right || isPunctuation(before)),
      closes: right && (!inWord || !left || isPunctuation(after)),
      left: run.length,
    };
  });
}

/** Whether a run stands against what is `inside`, coming from what is `outside`. */
function flanks(outside: string, inside: string): boolean {
  if (SPACE.test(inside)) return false;
  return !isPunctuation(inside) || SPACE.test(outside) || isPunctuation(outside);
}

/** Pairs a run with those before it, for as long as it has characters to close with. */
function closeRun(runs: readonly Run[], index: number): void {
  const closer = runs[index];
  if (closer?.closes !== true) return;
  for (let before = index - 1; before >= 0 && closer.left > 0; before -= 1) {
    const opener = runs[before];
    while (opener !== undefined && closer.left > 0 && pairs(opener, closer)) {
      const used = opener.mark === '~' ? opener.left : Math.min(opener.left, closer.left, 2);
      opener.left -= used;
      closer.left -= used;
      // What was opened in between can no longer be closed.
      for (const run of runs.slice(before + 1, index)) run.opens = false;
    }
  }
}

function pairs(opener: Run, closer: Run): boolean {
  if (!opener.opens || opener.mark !== closer.mark || opener.left === 0) return false;
  if (opener.mark === '~') return opener.left === closer.left && opener.left <= 2;
  const both = opener.closes || closer.opens;
  const threes = opener.length % 3 === 0 && closer.length % 3 === 0;
  return !both || threes || (opener.length + closer.length) % 3 !== 0;
}
