import type { CalendarDay } from '@dochygiene/ports';

/** How many days a check stays good where nobody says otherwise: nobody has looked for a fortnight. */
export const DEFAULT_STALENESS_DAYS = 14;

const DAY = 86_400_000;

/** What is known of a project's past. */
export interface History {
  /** When the documents were checked last; `undefined` if never. */
  readonly lastCheck: Date | undefined;
  /** The calendar days that are known to have had their reminder, in any order. */
  readonly remindedOn: readonly CalendarDay[];
}

/** When the question is asked, and how long a check stays good. */
export interface Moment {
  readonly now: Date;
  /** The calendar day that `now` falls on in the clock's zone, as `Clock.dayOf` tells it. */
  readonly today: CalendarDay;
  /** Whole or not, zero or more. */
  readonly stalenessDays: number;
}

/** What to do as a session opens, and why. */
export type Decision =
  | { readonly kind: 'silent'; readonly because: 'fresh' | 'snoozed' }
  | { readonly kind: 'remind'; readonly daysSinceCheck: number | undefined };

/**
 * Decides whether a session opens with a reminder.
 *
 * A check goes stale once it is more than `stalenessDays` old; one from the future, which a clock
 * set back leaves behind, is fresh. A stale project is reminded at most once per calendar day: by
 * the calendar and not by 24 hours, so that two sessions either side of midnight each get their
 * own. Days are compared for equality alone: a reminder dated tomorrow, left by a clock set back or
 * a flight westwards, takes nothing from today.
 *
 * Days are asked for only where a check is stale, so that a caller may put off finding them out.
 * `daysSinceCheck` counts whole days of 24 hours; `undefined` says that there was no check.
 */
export function decide(history: History, moment: Moment): Decision {
  const { lastCheck } = history;
  const { now, stalenessDays } = moment;

  const age = lastCheck === undefined ? undefined : now.getTime() - lastCheck.getTime();
  if (age !== undefined && age <= stalenessDays * DAY) return { kind: 'silent', because: 'fresh' };
  if (history.remindedOn.includes(moment.today)) return { kind: 'silent', because: 'snoozed' };
  return { kind: 'remind', daysSinceCheck: age === undefined ? undefined : Math.floor(age / DAY) };
}
