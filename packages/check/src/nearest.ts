import { editDistance } from '@dochygiene/scanner';

/** How many letters a misspelling may be away. */
const NEAR = 3;

/** What is longer is no misspelling, and comparing it would take long. */
const LONGEST = 500;

/** The one of `names` that `word` was probably meant to be; `undefined` if none is near, the first of those as near. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.min(NEAR, Math.ceil(word.length / 3)) + 1;
  for (const name of names) {
    const distance = distanceOf(word, name, least - 1);
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** Paths of one directory begin alike: only where they differ need be compared letter by letter. */
function distanceOf(one: string, other: string, limit: number): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) {
    end += 1;
  }
  return editDistance(
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
    limit,
  );
}
