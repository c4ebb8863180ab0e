import { editDistance } from '@dochygiene/scanner';

/** The one of `names` that `written` was probably meant to be; `undefined` if none is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(Math.min(written.length, LONGEST) / 3));
  let best: string | undefined;
  let least = limit + 1;
  for (const name of names) {
    const distance = editDistance(written.slice(0, LONGEST), name.slice(0, LONGEST), limit);
    if (distance < least) {
      best = name;
      least = distance;
    }
  }
  return best;
}

/** How much of a name is compared, in characters. */
const LONGEST = 120;
