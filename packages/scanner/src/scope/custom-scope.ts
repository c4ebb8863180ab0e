import picomatch from 'picomatch';
import type { Problem } from '../problem.ts';
import type { ScopeOf } from '../scope.ts';

/** How long a scope glob may be. */
export const MAX_GLOB_LENGTH = 256;

/** How many stars a scope glob may hold; `**` counts as one. */
export const MAX_GLOB_STARS = 4;

/** How many globs the braces of one may stand for. */
export const MAX_GLOB_ALTERNATIVES = 64;

// Names may hold line ends, which `.` stands for by the flag only. Groups are refused and not matched: those of a regular expression can take forever.
const OPTIONS: picomatch.PicomatchOptions = { dot: true, windows: false, noextglob: true, flags: 's' };

/** The scope of `globs`. A glob that is no good is a problem, and the others hold. */
export function customScope(globs: readonly string[]): ScopeOf {
  const problems: Problem[] = [];
  const covering: picomatch.Matcher[] = [];
  const sparing: picomatch.Matcher[] = [];
  for (const glob of globs) {
    const spares = glob.startsWith('!');
    const pattern = spares ? glob.slice(1) : glob;
    const why = refusal(pattern);
    if (why !== undefined) problems.push(malformed(glob, why));
    else (spares ? sparing : covering).push(picomatch(pattern, OPTIONS));
  }

  const covers = (path: string): boolean =>
    covering.some((fits) => fits(path)) && !sparing.some((fits) => fits(path));
  const within = (folder: string) => (name: string) =>
    covers(folder === '' ? name : `${folder}/${name}`);
  return { scope: { globs, within }, problems };
}

function refusal(glob: string): string | undefined {
  if (glob === '') return 'it is empty';
  if (glob.length > MAX_GLOB_LENGTH) return `it is longer than ${MAX_GLOB_LENGTH} characters`;
  if ((glob.match(/\*+/g) ?? []).length > MAX_GLOB_STARS) {
    return `it has more than ${MAX_GLOB_STARS} stars`;
  }
  if (/[()|]/.test(glob)) return 'groups are not understood; use braces';
  if (alternatives(glob) > MAX_GLOB_ALTERNATIVES) {
    return `its braces stand for more than ${MAX_GLOB_ALTERNATIVES} globs`;
  }
  return undefined;
}

/** At most how many globs the braces of `glob` stand for. */
function alternatives(glob: string): number {
  const choices: number[] = [];
  let product = 1;
  for (const character of glob) {
    if (character === '{') choices.push(1);
    else if (character === ',' && choices.length > 0) choices.push((choices.pop() ?? 0) + 1);
    else if (character === '}') product *= choices.pop() ?? 1;
  }
  return product;
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
