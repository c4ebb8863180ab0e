import {
  claimReminder,
  glanceAtState,
  isClaimed,
  readState,
  recordReminder,
  type StateDirectory,
  type StateGlance,
} from '@dochygiene/state-store';
import { banner } from './banner.ts';
import { type Decision, decide } from './decide.ts';
import { decideOn } from './decide-on.ts';

/**
 * Whether a session that opens now is to be reminded, and why.
 *
 * `refused`: there can be no reminder, because something that is not ours is in the place of the
 * state directory.
 */
export type Outlook = Decision | { readonly kind: 'silent'; readonly because: 'refused' };

/**
 * What came of reminding.
 *
 * `unclaimed`: the day's reminder was due and not to be had. Another session was faster, or nothing
 * can be written, and what cannot be remembered would be said at every start.
 */
export type Reminder =
  | { readonly kind: 'silent'; readonly because: 'fresh' | 'snoozed' | 'refused' | 'unclaimed' }
  | { readonly kind: 'banner'; readonly text: string };

/**
 * Whether a session that opens now is to be reminded; reads the state and changes nothing.
 *
 * `stalenessDays` holds where the last check recorded no threshold of its own.
 */
export function outlook(directory: StateDirectory, stalenessDays: number): Outlook {
  const state = readState(directory);
  if (state.condition === 'refused') return REFUSED;
  const now = directory.clock.now();
  const today = directory.clock.dayOf(now);
  return decide(state, { now, today, stalenessDays: state.thresholdDays ?? stalenessDays });
}

/**
 * Reminds, if it is time to: answers with the banner to show, or why there is none.
 *
 * Whoever gets a banner has claimed the day's only one, and should show it. The claim comes first
 * and alone decides, so that however many sessions open together, one of them speaks; that the
 * state tells of the reminder is for people and comes second.
 *
 * `read` is what `stateAsRead` makes of the state, if the caller read it just before. Never throws for
 * what it finds on the disk or for what the disk refuses.
 */
export function remind(
  directory: StateDirectory,
  stalenessDays: number,
  read?: StateGlance,
): Reminder {
  const state = glanceAtState(directory, read);
  if (state.condition === 'refused') return REFUSED;
  const now = directory.clock.now();
  const due = decideOn(state, {
    clock: directory.clock,
    now,
    stalenessDays,
    claimed: (day) => isClaimed(directory, day),
  });
  if (due.kind === 'silent') return due;
  if (!claimReminder(directory, directory.clock.dayOf(now), state.file)) {
    return { kind: 'silent', because: 'unclaimed' };
  }
  recordReminder(directory, now, state.file);
  return { kind: 'banner', text: banner(due.daysSinceCheck) };
}

const REFUSED = { kind: 'silent', because: 'refused' } as const;
