import {
  attended,
  DEFAULT_STALENESS_DAYS,
  decideOn,
  type Environment,
} from '@dochygiene/session-reminder';
import { NO_STATE, type StateGlance, stateAsRead } from '@dochygiene/state-store';
import { type PlainSession, plainReminder } from './plain-reminder.ts';
import { NO_SUCH_STATE, stateAtAGlance } from './state-at-a-glance.ts';
import type { CarefulOutcome } from './with-care.ts';

/** What comes of a session's start: the banner to show, or why there is none. */
export type Outcome = CarefulOutcome | { readonly kind: 'silent'; readonly because: 'unattended' };

/** The ways that fit every project, which take their time. */
export interface Careful {
  /** Finds the project root, and reminds; `read` is the state that a glance found, if it did. */
  remindWithCare(read: StateGlance | undefined): CarefulOutcome;
  /** Does what is left of recording the reminder that was given at `at` in the project at `root`. */
  recordWithCare(root: string, at: Date): void;
}

/**
 * Sees to the start of a session: a glance at the state, which mostly means silence; else the quick
 * way to remind, and, where that is none, `careful`, which is not asked for before.
 */
export function sessionOutcome(
  environment: Environment,
  session: PlainSession,
  careful: () => Careful,
): Outcome {
  if (!attended(environment)) return { kind: 'silent', because: 'unattended' };
  const { start, clock } = session;
  const source = stateAtAGlance(start);
  if (source === undefined) return careful().remindWithCare(undefined);
  const state = source === NO_SUCH_STATE ? NO_STATE : stateAsRead(source, clock);
  const now = clock.now();
  const stalenessDays = DEFAULT_STALENESS_DAYS;
  const decision = decideOn(state, { clock, now, stalenessDays, claimed: unasked });
  if (decision.kind === 'silent') return decision;

  const plain = plainReminder(session, state, { now, daysSinceCheck: decision.daysSinceCheck });
  if (plain === undefined) return careful().remindWithCare(state);
  if (!plain.recorded) careful().recordWithCare(start, now);
  return { kind: 'banner', text: plain.text };
}

/** Making the claim will tell. */
function unasked(): boolean {
  return false;
}
