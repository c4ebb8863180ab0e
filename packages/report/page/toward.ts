import type { Box } from './layout.ts';

/** Where an arrow key leads. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * Which of `boxes` lies next to the one at `from`, as the eye sees it: beyond its edge, and of those the
 * nearest, going aside counting more than going on; `undefined` at the edge of the map.
 */
export function toward(
  boxes: readonly Box[],
  from: number,
  direction: Direction,
): number | undefined {
  const start = boxes[from];
  if (start === undefined) return undefined;
  const here = turned(start, direction);
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, box] of boxes.entries()) {
    const there = turned(box, direction);
    const ahead = there.near - here.far;
    if (at === from || ahead < -0.5) continue;
    const aside = Math.max(0, there.low - here.middle, here.middle - there.high);
    const distance = Math.max(0, ahead) + 2 * aside;
    if (distance < least) {
      least = distance;
      best = at;
    }
  }
  return best;
}

/** A box as seen by somebody who goes in `direction`: how far off it begins and ends, and how wide it lies. */
function turned({ x, y, width, height }: Box, direction: Direction) {
  const acrossX = { low: x, high: x + width, middle: x + width / 2 };
  const acrossY = { low: y, high: y + height, middle: y + height / 2 };
  if (direction === 'right') return { near: x, far: x + width, ...acrossY };
  if (direction === 'left') return { near: -(x + width), far: -x, ...acrossY };
  if (direction === 'down') return { near: y, far: y + height, ...acrossX };
  return { near: -(y + height), far: -y, ...acrossX };
}
