/**
 * The globs that the braces in `glob` stand for: `a.{md,rst}` for `a.md` and `a.rst`. `undefined`
 * if they are more than `limit`.
 *
 * Braces with no comma in them, or never closed, mean themselves, and so do those in brackets and
 * behind a backslash.
 */
export function braceless(glob: string, limit: number): readonly string[] | undefined {
  const done: string[] = [];
  const open = [glob];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const braces = firstBraces(next);
    if (braces === undefined) {
      done.push(next);
    } else {
      const before = next.slice(0, braces.start);
      const after = next.slice(braces.end + 1);
      open.push(...braces.choices.map((choice) => before + choice + after).reverse());
    }
    if (done.length + open.length > limit) return undefined;
  }
  return done;
}

/** A `{…,…}` of a glob, from its brace at `start` to its brace at `end`. */
interface Braces {
  readonly start: number;
  readonly end: number;
  readonly choices: readonly string[];
}

function firstBraces(glob: string): Braces | undefined {
  for (let at = 0; at < glob.length; at = after(glob, at)) {
    const braces = glob[at] === '{' ? bracesAt(glob, at) : undefined;
    if (braces !== undefined) return braces;
  }
  return undefined;
}

function bracesAt(glob: string, start: number): Braces | undefined {
  const choices: string[] = [];
  let depth = 0;
  let from = start + 1;
  for (let at = start; at < glob.length; at = after(glob, at)) {
    if (glob[at] === '{') {
      depth += 1;
    } else if (glob[at] === ',' && depth === 1) {
      choices.push(glob.slice(from, at));
      from = at + 1;
    } else if (glob[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      if (choices.length === 0) return undefined;
      return { start, end: at, choices: [...choices, glob.slice(from, at)] };
    }
  }
  return undefined;
}

/** Where `glob` goes on after what stands at `at`; brackets are passed over as a whole. */
function after(glob: string, at: number): number {
  if (glob[at] === '\\') return at + 2;
  if (glob[at] !== '[') return at + 1;
  const close = glob.indexOf(']', at + 2);
  return close < 0 ? at + 1 : close + 1;
}
