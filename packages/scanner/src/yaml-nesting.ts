/** How many collections may be open within one another, at most, for a text of YAML to be parsed. */
export const YAML_NESTING = 1_200;

/**
 * Whether YAML `text` may open so many collections within one another that a parser, which calls itself for
 * each, comes to the end of its stack: V8 then ends the process if it has just a pattern to compile.
 *
 * Never too few. A bracket that closes counts against one that opened, but on a line with quotes or a comment
 * it may be none, and all of those together must not be too many either. Indentation has its limit in the
 * length of a text.
 */
export function nestsTooDeep(text: string): boolean {
  // Most texts have fewer signs than that.
  if (count(text, OPENING) <= YAML_NESTING) return false;
  let open = 0;
  let doubtful = 0;
  for (const line of text.split('\n')) {
    const closed = count(line, CLOSING);
    open += count(line, OPENING);
    if (open + doubtful > YAML_NESTING) return true;
    if (/["'#]/.test(line)) doubtful += Math.min(open, closed);
    open = Math.max(0, open - closed);
  }
  return false;
}

/** A bracket that opens, or an indicator after which another follows on its line. */
const OPENING = /[[{]|[-?:](?=[ \t]+[-?:](?:[ \t]|$))/gm;
const CLOSING = /[\]}]/g;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
