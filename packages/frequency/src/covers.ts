import type { Frequency, Mode } from './frequency.ts';
import { rankInRoot, rootOf } from './root.ts';

/** What a carrier is to the question whether it fires often enough. */
export interface CarrierPeriod {
  readonly frequency: Frequency;
  readonly mode: Mode;
}

/** Whether a carrier covers an obligation, and which line of the relation says so. */
export interface Coverage {
  readonly covers: boolean;
  readonly because: CoverageReason;
}

/** The line of the relation that decided. */
export type CoverageReason =
  /** Nothing recurs that could be missed. */
  | 'vacuous'
  /** A sweep reads what the violation leaves in the tree. */
  | 'durable-trace'
  /** Nothing stays in the tree for a sweep to read. */
  | 'transient-obligation'
  /** The carrier never fires. */
  | 'never-fires'
  /** An agent commits through a tool call. */
  | 'cross-root-edge'
  /** The two clocks cannot be compared. */
  | 'other-root'
  | 'same-period'
  | 'fires-more-often'
  | 'fires-less-often';

/** Obligations whose violation stays in the tree. */
const LEAVE_A_TRACE: ReadonlySet<Frequency> = new Set(['per-edit', 'per-file-write', 'per-commit']);

/**
 * Whether `carrier` fires often enough for an obligation, and why.
 *
 * Lines are tried in one order, and the first that applies is the answer. Nothing here knows what a
 * carrier sees or can do: that it covers is needed, and not enough.
 */
export function coverage(carrier: CarrierPeriod, obligation: Frequency): Coverage {
  if (obligation === 'none') return yes('vacuous');
  if (carrier.mode === 'sweep') {
    return LEAVE_A_TRACE.has(obligation) ? yes('durable-trace') : no('transient-obligation');
  }
  if (carrier.frequency === 'none') return no('never-fires');
  if (carrier.frequency === 'per-edit' && obligation === 'per-commit') {
    return yes('cross-root-edge');
  }
  if (rootOf(carrier.frequency) !== rootOf(obligation)) return no('other-root');
  if (carrier.frequency === obligation) return yes('same-period');
  return rankInRoot(carrier.frequency) < rankInRoot(obligation)
    ? yes('fires-more-often')
    : no('fires-less-often');
}

/** Whether `carrier` fires often enough for an obligation; see {@link coverage} for why. */
export function covers(carrier: CarrierPeriod, obligation: Frequency): boolean {
  return coverage(carrier, obligation).covers;
}

/** Whether some point carrier that fires at one of `frequencies` covers the obligation; of none, no. */
export function coversAny(frequencies: Iterable<Frequency>, obligation: Frequency): boolean {
  for (const frequency of frequencies) {
    if (covers({ frequency, mode: 'point' }, obligation)) return true;
  }
  return false;
}

function yes(because: CoverageReason): Coverage {
  return { covers: true, because };
}

function no(because: CoverageReason): Coverage {
  return { covers: false, because };
}
