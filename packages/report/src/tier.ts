import {
  type Category,
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
  /** What the signals of the document say for this very operation: see {@link evidenceFor}. */
  readonly evidence: 'none' | 'supporting' | 'deciding';
  /** How many files that are no documents name it. */
  readonly loadBearing: number;
  /** How many documents link to it. */
  readonly inbound: number;
  /** How many files its own links lead to: from another place they lead nowhere. */
  readonly outbound: number;
  /** Whether the place it is to go to is an archive; anywhere else it may be read as valid. */
  readonly archived: boolean;
  /** Whether git has the text just as it is, so that the operation can be undone. */
  readonly tracked: boolean;
  /** Whether agents read it as rules. */
  readonly ruleDoc: boolean;
  /** Whether readers or tools come to it by its name, as to a README: nothing else need lead there. */
  readonly entry: boolean;
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
  //   because                                              holds                                    update, trim, merge-into, archive, delete, fix-links, add-status
  row('what it wants at the least',                           () => true,                            [R, R,  R, S, R,    S, S]),
  row('somebody has to write',                                (it) => it.opType === 'generative',    [R, R,  R, R, R,    R, R]),
  row('its signals support the operation, none decides for it', (it) => it.evidence === 'supporting', [R, R,  R, R, R,    R, R]),
  row('no signal stands against it',                          (it) => it.evidence === 'none',        [M, M,  M, M, M,    M, M]),
  row('files that are no documents name it',                  (it) => it.loadBearing > 0,            [R, R,  M, M, M,    R, R]),
  row('documents link to it',                                 (it) => it.inbound > 0,                [S, S,  R, R, M,    S, S]),
  row('its own links would lead elsewhere',                   (it) => it.outbound > 0,               [S, S,  S, R, S,    S, S]),
  row('the place it goes to is no archive',                   (it) => !it.archived,                  [S, S,  S, R, S,    S, S]),
  row('readers or tools come to it by its name',              (it) => it.entry,                      [S, S,  R, R, R,    S, R]),
  row('agents read it as rules',                              (it) => it.ruleDoc,                    [R, R,  R, R, R,    R, R]),
  row('git does not have the text as it is',                  (it) => !it.tracked,                   [M, M,  M, M, M,    M, M]),
  row('a program writes it',                                  (it) => it.generated,                  [M, M,  M, M, M,    M, M]),
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

function row(because: string, holds: TierRow['holds'], least: TierRow['least']): TierRow {
  return { because, holds, least };
}

/** Signals that tell of links, so that `fix-links` has something to fix. */
export const LINK_SIGNALS: readonly string[] = ['dead-link', 'vanished-reference', 'dead-index'];

/** Signals that tell that a document is over as a whole. */
export const END_SIGNALS: readonly string[] = [
  'declared-end-of-life',
  'finished-plan',
  'write-once-report',
];

/** What a reader may say is the matter, and {@link END_SIGNALS} or {@link LINK_SIGNALS} bear out. */
const OVER: readonly Category[] = ['finished', 'superseded', 'exhaust', 'stale'];
const ASTRAY: readonly Category[] = ['broken', 'stale'];

/** Which signals decide for an operation, and for which of the reasons that a reader may have. */
interface Speaking {
  readonly signals: readonly string[];
  readonly categories: readonly Category[];
}

const ENDS: Speaking = { signals: END_SIGNALS, categories: OVER };

/** Operations that are not here are decided for by every deciding signal. */
const SPEAK_FOR: Readonly<Partial<Record<Op, Speaking>>> = {
  'merge-into': ENDS,
  archive: ENDS,
  delete: ENDS,
  // One that says itself that it is over needs no such word.
  'add-status': { ...ENDS, signals: END_SIGNALS.filter((id) => id !== 'declared-end-of-life') },
  'fix-links': { signals: LINK_SIGNALS, categories: ASTRAY },
};

/**
 * How far `signals` speak for doing `op` to the document that they are about, which is said to be
 * `category`. That a reference vanished decides that its text is wrong, and not that the whole is over:
 * a signal that decides for another operation, or for another category, only supports this one. What
 * is said of a historical record does not count.
 */
export function evidenceFor(
  op: Op,
  signals: readonly ReportSignal[],
  category?: Category,
): TierFacts['evidence'] {
  const standing = signals.filter(({ record }) => record !== true);
  if (standing.length === 0) return 'none';
  const speaking = SPEAK_FOR[op];
  const decides = ({ id, deciding }: ReportSignal) =>
    speaking === undefined ? deciding : speaking.signals.includes(id);
  const bearsOut = category === undefined || speaking?.categories.includes(category) !== false;
  return bearsOut && standing.some(decides) ? 'deciding' : 'supporting';
}
