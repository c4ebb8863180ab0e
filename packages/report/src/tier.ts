import {
  OPS,
  type Op,
  type OpType,
  type ReportSignal,
  SAFETY_TIERS,
  type SafetyTier,
} from './report.ts';

/** What the care that an operation wants depends on. */
export interface TierFacts {
  readonly op: Op;
  readonly opType: OpType;
  /** The strongest signals that stand against the document; a historical record's do not count. */
  readonly evidence: 'none' | 'supporting' | 'deciding';
  /** How many files that are no documents name it. */
  readonly loadBearing: number;
  /** How many documents link to it. */
  readonly inbound: number;
  /** Whether git has the text just as it is, so that the operation can be undone. */
  readonly tracked: boolean;
  /** Whether agents read it as rules. */
  readonly ruleDoc: boolean;
  /** Whether a program writes it: a change would not last. */
  readonly generated: boolean;
}

/** Something that may be so, and the least care that each operation then wants. */
export interface TierRow {
  readonly because: string;
  readonly holds: (facts: TierFacts) => boolean;
  /** In the order of `OPS`. */
  readonly least: readonly SafetyTier[];
}

const S = 'safe';
const R = 'review';
const M = 'manual';

/** The whole table: whatever holds raises the tier, and nothing lowers it. */
// biome-ignore format: a table is read by column
export const TIER_TABLE: readonly TierRow[] = [
  //   because                                  holds                                   update, trim, merge-into, archive, delete, fix-links, add-status
  row('what it wants at the least',               () => true,                          [R, R,  R, S, R,    S, S]),
  row('somebody has to write',                    (it) => it.opType === 'generative',  [R, R,  R, R, R,    R, R]),
  row('its signals are supporting ones only',     (it) => it.evidence === 'supporting', [R, R,  R, R, R,    R, R]),
  row('no signal stands against it',              (it) => it.evidence === 'none',      [M, M,  M, M, M,    M, M]),
  row('files that are no documents name it',      (it) => it.loadBearing > 0,          [R, R,  M, M, M,    R, R]),
  row('documents link to it',                     (it) => it.inbound > 0,              [S, S,  R, R, M,    S, S]),
  row('agents read it as rules',                  (it) => it.ruleDoc,                  [R, R,  R, R, R,    R, R]),
  row('git does not have the text as it is',      (it) => !it.tracked,                 [M, M,  M, M, M,    M, M]),
  row('a program writes it',                      (it) => it.generated,                [M, M,  M, M, M,    M, M]),
];

/** How much care an operation wants: the strictest of what {@link TIER_TABLE} says. */
export function tierOf(facts: TierFacts): SafetyTier {
  return TIER_TABLE.filter(({ holds }) => holds(facts))
    .map(({ least }) => least[OPS.indexOf(facts.op)] ?? 'manual')
    .reduce(stricter);
}

/** The one of two tiers that wants more care. */
export function stricter(one: SafetyTier, other: SafetyTier): SafetyTier {
  return SAFETY_TIERS.indexOf(one) >= SAFETY_TIERS.indexOf(other) ? one : other;
}

/** The scan keeps so many pieces of evidence of a signal; where there are as many, there may be more. */
const EVIDENCE_KEPT = 50;

/** Signals that tell of links, so that `fix-links` has something to fix. */
export const LINK_SIGNALS: readonly string[] = ['dead-link', 'vanished-reference', 'dead-index'];

/**
 * Whether a program can do `op` exactly on a document of which the scan says `signals`.
 *
 * Links it can put right if {@link LINK_SIGNALS} tell of all of them, and of each where the thing is now.
 */
export function opTypeOf(op: Op, signals: readonly ReportSignal[]): OpType {
  if (op === 'update' || op === 'merge-into') return 'generative';
  if (op !== 'fix-links') return 'mechanical';
  const broken = signals.filter(({ id }) => LINK_SIGNALS.includes(id));
  const known = broken.every(
    ({ evidence }) =>
      evidence.length < EVIDENCE_KEPT && evidence.every(({ now }) => now !== undefined),
  );
  const some = broken.some(({ evidence }) => evidence.length > 0);
  return some && known ? 'mechanical' : 'generative';
}

function row(because: string, holds: TierRow['holds'], least: TierRow['least']): TierRow {
  return { because, holds, least };
}
