import type { History, Past } from '../../history.ts';

/** How many revisions of one plan are read, the newest. */
const READ_LIMIT = 24;

/**
 * Whether boxes of a list were ticked in one revision and open again in a later one, as in a list
 * that is gone through time and again. `false` too if texts of old are not at hand.
 */
export function wasReset(history: History, { revisions }: Past): boolean {
  const blobs = revisions.flatMap(({ blob }) => blob ?? []).slice(-READ_LIMIT);
  if (blobs.length < 2) return false;
  const texts = history.texts(blobs);
  let most = 0;
  for (const blob of blobs) {
    const text = texts.get(blob);
    if (text === undefined) continue;
    const ticked = text.match(TICKED)?.length ?? 0;
    const open = text.match(OPEN)?.length ?? 0;
    if (most >= LEAST_TICKED && ticked * 2 <= most && open > 0) return true;
    most = Math.max(most, ticked);
  }
  return false;
}

/** Fewer ticks than this may be taken back by mistake. */
const LEAST_TICKED = 3;

const TICKED = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[[xX]\][ \t]/gm;
const OPEN = /^[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[ \][ \t]/gm;
