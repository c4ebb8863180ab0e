import { isRecord, type Values, valueAt } from './values.ts';

/** How deep maps are merged: what counts of a configuration stands far above that. */
const DEPTH_LIMIT = 8;

const OWN = { enumerable: true, configurable: true, writable: true } as const;

/** `later` over `earlier`: maps are merged key by key, anything else is replaced. */
export function deepMerged(earlier: Values, later: Values, depth = 0): Values {
  const merged: Record<string, unknown> = { ...earlier };
  for (const [key, value] of Object.entries(later)) {
    const before = valueAt(earlier, key);
    const isDeep = isRecord(before) && isRecord(value) && depth < DEPTH_LIMIT;
    const made = isDeep ? deepMerged(before, value, depth + 1) : value;
    // A key may be called "__proto__".
    Object.defineProperty(merged, key, { ...OWN, value: made });
  }
  return merged;
}
