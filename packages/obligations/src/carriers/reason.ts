import { CARRIER_CLASSES, type CarrierClass, type CarrierReason } from '../carrier.ts';
import type { Code } from '../codes.ts';

// biome-ignore format: a table is read by column
const WORST: ReadonlyMap<string, CarrierClass> = new Map<Code, CarrierClass>([
  ['OB101', 'inert'],    // script absent
  ['OB102', 'inert'],    // blank without quotes
  ['OB103', 'inert'],    // not executable
  ['OB104', 'inert'],    // unknown event
  ['OB105', 'inert'],    // matcher is no pattern
  ['OB106', 'inert'],    // matcher matches nothing
  ['OB107', 'by-hand'],
  ['OB108', 'inert'],    // switched off
  ['OB109', 'inert'],    // does not parse
  ['OB110', 'observes'], // exit codes
  ['OB111', 'observes'], // asynchronous
  ['OB112', 'observes'], // swallowed
  ['OB113', 'observes'], // does not fail the run
  ['OB114', 'personal'],
  ['OB115', 'inert'],    // feature flag
  ['OB116', 'missing'],
  ['OB117', 'observes'], // the event cannot block
  ['OB118', 'observes'], // late
  ['OB119', 'inert'],    // not read by its tool
  ['OB120', 'observes'], // undecided condition
]);

/** A reason with its code of the table in `codes.ts`. */
export function reason(code: Code, message: string): CarrierReason {
  return { code, message };
}

/** The class of what `reasons` speak of: the worst that one of them makes of it. */
export function classOf(reasons: readonly CarrierReason[]): CarrierClass {
  const ranks = reasons.map(({ code }) => CARRIER_CLASSES.indexOf(WORST.get(code) ?? 'blocks'));
  return CARRIER_CLASSES[Math.max(0, ...ranks)] ?? 'blocks';
}

/** `reasons` without those whose code another before them has. */
export function distinct(reasons: readonly CarrierReason[]): readonly CarrierReason[] {
  return reasons.filter(({ code }, at) => reasons.findIndex((one) => one.code === code) === at);
}
