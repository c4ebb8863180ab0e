/** Bounds of what counts as growth without an end. */
export interface GrowthBounds {
  /** Over so many commits at least. */
  readonly commits: number;
  /** So many times as long at least. */
  readonly times: number;
  /** A step by which it loses a larger share than this ends it. */
  readonly fall: number;
  /** It began with so many lines at least: a document that is being written grows. */
  readonly fromLines: number;
}

/**
 * Where the newest growth began of a text whose `lines` at each commit are given, the oldest first,
 * as an index; `undefined` if it did not grow so, or if a number that is needed is unknown.
 */
export function growthFrom(
  lines: readonly (number | undefined)[],
  { commits, times, fall, fromLines }: GrowthBounds,
): number | undefined {
  const now = lines.at(-1);
  if (now === undefined) return undefined;
  let after = now;
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    const before = lines[at];
    if (before === undefined || before < fromLines || after < before * (1 - fall)) return undefined;
    if (lines.length - 1 - at >= commits && before * times <= now) return at;
    after = before;
  }
  return undefined;
}

/** How many lines `text` has; a last one without an ending counts, an empty one does not. */
export function lineCount(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return text === '' || text.endsWith('\n') ? count : count + 1;
}
