import { fitsWay, parseWay, type Way } from '../pattern/way.ts';
import type { Problem } from '../problem.ts';
import type { ScopedFolder, ScopeOf } from '../scope.ts';
import { braceless } from './braces.ts';

/** How long a scope glob may be. */
export const MAX_GLOB_LENGTH = 256;

/** How many stars a scope glob may hold; `**` counts as one. */
export const MAX_GLOB_STARS = 4;

/** How many globs the braces of one may stand for. */
export const MAX_GLOB_CHOICES = 64;

/**
 * The scope of `globs`, as picomatch understands them without its groups. A glob that is no good is
 * a problem, and the others hold.
 *
 * Not by picomatch itself, which makes regular expressions: `*a*a*a*ab` takes it five seconds over a
 * name of 255 letters.
 */
export function customScope(globs: readonly string[]): ScopeOf {
  const problems: Problem[] = [];
  const covering: Way[] = [];
  const sparing: Way[] = [];
  for (const glob of globs) {
    const spares = glob.startsWith('!');
    const ways = waysOf(spares ? glob.slice(1) : glob);
    if (typeof ways === 'string') problems.push(malformed(glob, ways));
    else (spares ? sparing : covering).push(...ways);
  }

  const folder = (above: readonly string[]): ScopedFolder => ({
    covers(name) {
      const names = [...above, name];
      const fit = (way: Way): boolean => fitsWay(way, names);
      return covering.some(fit) && !sparing.some(fit);
    },
    below: (name) => folder([...above, name]),
  });
  return { scope: { globs, root: folder([]) }, problems };
}

/** The ways to what `glob` covers; a text in their place says why there are none. */
function waysOf(glob: string): readonly Way[] | string {
  const why = refusal(glob);
  if (why !== undefined) return why;
  const plain = braceless(glob, MAX_GLOB_CHOICES);
  if (plain === undefined) return `its braces stand for more than ${MAX_GLOB_CHOICES} globs`;

  const ways: Way[] = [];
  for (const each of plain) {
    const way = parseWay(each);
    if (typeof way === 'string') return way;
    ways.push(way);
  }
  return ways;
}

function refusal(glob: string): string | undefined {
  if (glob === '') return 'it is empty';
  if (glob.length > MAX_GLOB_LENGTH) return `it is longer than ${MAX_GLOB_LENGTH} characters`;
  if ((glob.match(/\*+/g) ?? []).length > MAX_GLOB_STARS) {
    return `it has more than ${MAX_GLOB_STARS} stars`;
  }
  if (glob.startsWith('/')) return 'it begins with a slash, and is of the root without one';
  if (glob.endsWith('/')) return 'it ends in a slash; what is in a folder is "folder/**"';
  if (/(?<!\\)[()|]/.test(glob)) return 'groups are not understood; use braces, or a backslash';
  if (/\{[^{},]*\.\.[^{},]*\}/.test(glob)) return 'ranges are not understood';
  return undefined;
}

function malformed(glob: string, why: string): Problem {
  const shown = glob.length > SHOWN ? `${glob.slice(0, SHOWN)}…` : glob;
  const message = `Cannot use the scope glob "${shown}": ${why}; correct or remove it, as it covers nothing`;
  return { path: SETTINGS, code: 'MALFORMED_PATTERN', message };
}

/** How much of a bad glob a message repeats. */
const SHOWN = 80;

/** Where a person sets the globs. */
const SETTINGS = 'dochygiene.yaml';
