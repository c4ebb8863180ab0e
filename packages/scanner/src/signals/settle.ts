import type { Thresholds } from '../signal.ts';

/** A signal's `own` thresholds, where the project has `given` none of its own. */
export function settle<T extends Thresholds>(own: T, given: Thresholds): T {
  return { ...own, ...given };
}
