import { mean, precisionAt, shuffled } from './measures.mjs';

const DRAWS = 200;

/** A name that tells of work: what many would look at first. */
const REPORT_OR_PLAN =
  /report|summary|status|complete|final|handoff|analysis|audit|findings|session|phase|retro|plan|spec|prd|todo|roadmap|tasks|checklist/i;

/** Orders of documents that need no tool, by name. */
export function baselineOrders(documents) {
  const by = (...keys) =>
    [...documents]
      .sort((a, b) => {
        for (const key of keys) if (key(a) !== key(b)) return key(a) - key(b);
        return a.path < b.path ? -1 : 1;
      })
      .map(({ path }) => path);
  const oldest = ({ changed }) => changed ?? Number.POSITIVE_INFINITY;
  const named = ({ path }) => (REPORT_OR_PLAN.test(path.split('/').at(-1)) ? 0 : 1);
  return {
    'oldest first': by(oldest),
    'largest first': by(({ bytes }) => -bytes),
    'smallest first': by(({ bytes }) => bytes),
    'fewest inbound links': by(({ inbound }) => inbound),
    'named like a report or plan, oldest first': by(named, oldest),
  };
}

/** The precision of {@link DRAWS} random orders at `count`, on the mean. */
export function randomPrecision(count, paths, gone) {
  const draws = Array.from({ length: DRAWS }, (_, seed) => shuffled(paths, seed + 1));
  return mean(draws.map((order) => precisionAt(count, order, gone)));
}
