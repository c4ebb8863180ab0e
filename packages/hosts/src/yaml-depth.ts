/** How many collections may be open within one another in one text of YAML. */
const MOST_OPEN = 128;

/**
 * Whether YAML `text` may nest deeper than a parser that calls itself should be given.
 *
 * Never too few: brackets count as closed only on their own line, if it has neither quotes nor a
 * comment, and every indicator that follows another counts. Nesting by indentation has its limit in
 * the length of the text.
 */
export function isTooDeep(text: string): boolean {
  let open = 0;
  for (const line of text.split('\n')) {
    open += opened(line);
    if (open > MOST_OPEN) return true;
  }
  return false;
}

/** How many collections `line` may leave open, or has open at once. */
function opened(line: string): number {
  const unsure = /["'#]/.test(line);
  let now = 0;
  let most = 0;
  for (const sign of line) {
    if (sign === '[' || sign === '{') now += 1;
    else if ((sign === ']' || sign === '}') && !unsure && now > 0) now -= 1;
    most = Math.max(most, now);
  }
  const chained = line.match(/[-?:](?=[ \t]+[-?:](?:[ \t]|$))/g)?.length ?? 0;
  return (most > MOST_OPEN ? most : now) + chained;
}
