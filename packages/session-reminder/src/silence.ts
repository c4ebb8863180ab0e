import type { Clock } from '@dochygiene/ports';
import { type Decision, decide } from './decide.ts';

/** That there is no reminder now, and why. */
export type Silence = Extract<Decision, { readonly kind: 'silent' }>;

/**
 * The silence that the text of a project's `state.json` shows by itself; `undefined` if it shows none.
 *
 * For a hook, which can read a small file in a quarter of the time that `outlook` takes. Where
 * this is silent, so is `outlook` of a project with that state, if only because it refuses the state
 * directory. `undefined` says nothing: the text may be odd, or a claim know more.
 */
export function silence(
  stateText: string,
  clock: Clock,
  stalenessDays: number,
): Silence | undefined {
  const state = parsed(stateText);
  if (state === undefined) return undefined;
  const now = clock.now();
  const lastReminded = instant(state.last_reminded, now);
  const history = {
    lastCheck: instant(state.last_check, now),
    get remindedOn() {
      return lastReminded === undefined ? [] : [clock.dayOf(lastReminded)];
    },
  };
  const moment = {
    now,
    get today() {
      return clock.dayOf(now);
    },
    stalenessDays: days(state.threshold_days) ?? stalenessDays,
  };
  const decision = decide(history, moment);
  return decision.kind === 'silent' ? decision : undefined;
}

/** No state that this tool wrote is nearly as long, in characters. */
const LIMIT = 4096;

/** What JSON may have for a state, `null` and lists and numbers included. */
interface StateFields {
  readonly version?: unknown;
  readonly last_check?: unknown;
  readonly last_reminded?: unknown;
  readonly threshold_days?: unknown;
}

/** The state, if it is of a version that can be read; a later one has the same two times. */
function parsed(text: string): StateFields | undefined {
  if (text.length > LIMIT || text.includes('\uFFFD')) return undefined;
  try {
    const state: StateFields | null = JSON.parse(text);
    return typeof state?.version === 'number' && state.version >= 1 ? state : undefined;
  } catch {
    return undefined;
  }
}

/** A threshold that a check can have recorded: see `readState`. */
function days(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 3650 ? value : undefined;
}

const INSTANT = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const DAY = 86_400_000;

/** The instant that `value` writes, if a right clock can have given it: see `readState`. */
function instant(value: unknown, now: Date): Date | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
  const date = new Date(value);
  if (!(date.getTime() <= now.getTime() + DAY)) return undefined;
  // 30 February and hour 24 are read as a later day. The time is not written for comparison, since
  // that takes longer than all the rest.
  return date.getUTCDate() === Number(value.slice(8, 10)) ? date : undefined;
}
