import { type BoilerplateLimits, boilerplate } from './boilerplate.ts';
import { candidates } from './candidates.ts';
import { type Overlap, type OverlapLimits, overlap, turnedOverlap } from './overlap.ts';
import { type Sketch, shiftOf } from './sketch.ts';
import { keptViews, view } from './view.ts';

/** The document that another overlaps with the most. */
export interface Partner {
  readonly path: string;
  readonly overlap: Overlap;
  /** How many other documents it overlaps with besides. */
  readonly others: number;
}

/** What {@link partners} goes by. */
export interface PairLimits extends BoilerplateLimits, OverlapLimits {}

/**
 * By path, the document that each of `sketches` overlaps with the most; those that overlap with none
 * are absent. Only pairs that `comparable` allows are compared.
 */
export function partners(
  sketches: ReadonlyMap<string, Sketch>,
  limits: PairLimits,
  comparable: (one: string, other: string) => boolean,
): ReadonlyMap<string, Partner> {
  const paths = [...sketches.keys()];
  const list = [...sketches.values()];
  const commonTo = boilerplate(sketches, limits);
  const isCommon = paths.map(commonTo);
  const candidatesOf = candidates(list, isCommon);
  const viewOf = keptViews(list, isCommon);
  const compared = new Set<number>();
  const best = new Map<string, Partner>();
  for (const [one, path] of paths.entries()) {
    for (const other of candidatesOf(one)) {
      const pair = Math.min(one, other) * paths.length + Math.max(one, other);
      const otherPath = paths[other];
      const [left, right] = [list[one], list[other]];
      if (otherPath === undefined || left === undefined || right === undefined) continue;
      if (compared.has(pair) || !comparable(path, otherPath)) continue;
      compared.add(pair);
      const shift = Math.max(shiftOf(left), shiftOf(right));
      const [mine, theirs] = [isCommon[one], isCommon[other]];
      const either = (hash: number) => mine?.(hash) === true || theirs?.(hash) === true;
      const [leftView, rightView] =
        mine === theirs
          ? [viewOf(one, shift), viewOf(other, shift)]
          : [view(left, shift, either), view(right, shift, either)];
      const found = overlap(
        { sketch: left, view: leftView },
        { sketch: right, view: rightView },
        limits,
      );
      if (found === undefined) continue;
      keep(best, path, { path: otherPath, overlap: found, others: 0 });
      keep(best, otherPath, { path, overlap: turnedOverlap(found), others: 0 });
    }
  }
  return best;
}

/** Keeps the larger overlap; of equal ones the first by path. */
function keep(best: Map<string, Partner>, path: string, partner: Partner): void {
  const known = best.get(path);
  if (known === undefined) {
    best.set(path, partner);
    return;
  }
  const more = partner.overlap.here - known.overlap.here;
  const better = more > 0 || (more === 0 && partner.path < known.path);
  best.set(path, { ...(better ? partner : known), others: known.others + 1 });
}
