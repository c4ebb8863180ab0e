/** The share of `gone` among the first `count` of `order`. */
export function precisionAt(count, order, gone) {
  const first = order.slice(0, count);
  return first.filter((path) => gone.has(path)).length / first.length;
}

/**
 * How probable it is that one that is gone stands before one that is not: the area under the curve.
 * `scores` are compared as lists of numbers; equal ones count half.
 */
export function area(scores, gone) {
  const ranked = [...scores].sort(([, a], [, b]) => compare(b, a));
  let before = 0;
  let pairs = 0;
  for (let at = 0; at < ranked.length; ) {
    let end = at;
    while (end < ranked.length && compare(ranked[end][1], ranked[at][1]) === 0) end += 1;
    const tied = ranked.slice(at, end);
    const good = tied.filter(([path]) => gone.has(path)).length;
    const bad = tied.length - good;
    pairs += bad * (before + good / 2);
    before += good;
    at = end;
  }
  const bad = ranked.length - before;
  return before === 0 || bad === 0 ? Number.NaN : pairs / (before * bad);
}

function compare(a, b) {
  for (const [at, value] of a.entries()) if (value !== b[at]) return value - b[at];
  return 0;
}

/** The mean of the numbers in `values`. */
export function mean(values) {
  const numbers = values.filter((value) => !Number.isNaN(value));
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** A seeded shuffle of `items`. */
export function shuffled(items, seed) {
  let state = seed >>> 0;
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
}
