import { EVERY_NAME, fits, type NamePattern, parseName } from './name-pattern.ts';

/** Names from one directory down; {@link ANY_DEPTH} for any number of directories. */
export type Way = readonly (NamePattern | typeof ANY_DEPTH)[];

/** `**` between slashes. It never ends a way, and never comes twice in a row. */
export const ANY_DEPTH = 'any depth';

/**
 * Reads the pattern `path`, whose names stand between slashes. A text in place of a way says why
 * nothing can fit.
 */
export function parseWay(path: string): Way | string {
  const way: Way[number][] = [];
  for (let start = 0; start <= path.length; ) {
    const name = parseName(path, start);
    if (typeof name === 'string') return name;
    const { pattern, end } = name;
    const text = path.slice(start, end);
    const plainSlash = path[end] === '/';
    start = end + (plainSlash ? 1 : 2);

    if (text === '' || text === '.' || text === '..') return `no file is called "${text}"`;
    if (/^\*\*+$/.test(text)) {
      // Before a slash that is written `\/`, they stand for one directory at least.
      if (end < path.length && !plainSlash) way.push(EVERY_NAME);
      if (way.at(-1) !== ANY_DEPTH) way.push(ANY_DEPTH);
      if (end === path.length) way.push(EVERY_NAME);
    } else {
      way.push(pattern);
    }
  }
  return way;
}

/**
 * Whether `names`, a path cut at its slashes, fit `way`. Going back to the last {@link ANY_DEPTH}
 * only is enough, as it is with stars in a name.
 */
export function fitsWay(way: Way, names: readonly string[]): boolean {
  let step = 0;
  let at = 0;
  let anyDepth = -1;
  let mark = 0;
  while (at < names.length) {
    const wanted = way[step];
    if (wanted === ANY_DEPTH) {
      anyDepth = step;
      mark = at;
      step += 1;
    } else if (wanted !== undefined && fits(wanted, names[at] ?? '')) {
      step += 1;
      at += 1;
    } else if (anyDepth >= 0) {
      step = anyDepth + 1;
      mark += 1;
      at = mark;
    } else {
      return false;
    }
  }
  return step === way.length;
}

/** How much work `way` can make, for a limit on how much all of them do. */
export function wayWeight(way: Way): number {
  return way.reduce((sum, step) => sum + (step === ANY_DEPTH ? 0 : 1 + step.weight), 0);
}
