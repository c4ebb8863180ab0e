/** Something the person must put right: told on stderr, exit code 2. */
export class Failure extends Error {
  override readonly name = 'Failure';

  /** `what` is wrong, in the grammar `Cannot <do> "<what>": <why>`, and the `remedy`, one line. */
  constructor(what: string, remedy?: string) {
    super(remedy === undefined ? what : `${what}\n  ${remedy}`);
  }
}

/** How many edits a misspelling may be away. */
const NEAR = 3;

/** Of a word of so many letters one may be wrong. */
const LETTERS_FOR_AN_EDIT = 3;

/**
 * The one of `names` that `word` was probably meant to be: one that it begins, or that is a few letters
 * away, one in three at most. Where `word` is a path, `length` is that of the part that tells it apart.
 */
export function nearest(
  word: string,
  names: Iterable<string>,
  length = word.length,
): string | undefined {
  let best: string | undefined;
  const most = Math.max(1, Math.floor(length / LETTERS_FOR_AN_EDIT));
  let least = Math.min(NEAR, most, word.length - 1) + 1;
  for (const name of names) {
    const distance = name.startsWith(word) && word.length >= 2 ? 1 : editDistance(word, name);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** `Did you mean "x"?`, or the whole choice where nothing is near. */
export function suggestion(word: string, names: readonly string[]): string {
  const near = nearest(word, names);
  return near === undefined ? `Choose from: ${names.join(', ')}` : `Did you mean "${near}"?`;
}

/** How many letters are to be added, left out, replaced or swapped with the next, to get from one to the other. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > NEAR) return NEAR + 1;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= to.length; other += 1) {
      const same = from[at - 1] === to[other - 1] ? 0 : 1;
      const swapped = from[at - 1] === to[other - 2] && from[at - 2] === to[other - 1];
      next.push(
        Math.min(
          (row[other - 1] ?? 0) + same,
          (row[other] ?? 0) + 1,
          (next[other - 1] ?? 0) + 1,
          swapped ? (before[other - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
