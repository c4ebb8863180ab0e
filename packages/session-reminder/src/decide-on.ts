import type { CalendarDay, Clock } from '@dochygiene/ports';
import type { StateTimes } from '@dochygiene/state-store';
import { type Decision, decide } from './decide.ts';

/** When a project's state is asked, and what it does not tell. */
export interface Occasion {
  readonly clock: Clock;
  readonly now: Date;
  /** Holds where the last check recorded no threshold of its own. */
  readonly stalenessDays: number;
  /** Whether a claim tells of a reminder on `day`. */
  readonly claimed: (day: CalendarDay) => boolean;
}

/**
 * The decision of `decide` on what a project's state tells.
 *
 * Most sessions open on a fresh project, so neither what day it is, which takes long to find out,
 * nor a claim is asked for unless the check is stale.
 */
export function decideOn(state: StateTimes, occasion: Occasion): Decision {
  const { clock, now, claimed } = occasion;
  const { lastCheck, lastReminded } = state;
  const moment = {
    now,
    stalenessDays: state.thresholdDays ?? occasion.stalenessDays,
    get today() {
      return clock.dayOf(now);
    },
  };
  const history = {
    lastCheck,
    get remindedOn() {
      const { today } = moment;
      const told = lastReminded !== undefined && clock.dayOf(lastReminded) === today;
      return told || claimed(today) ? [today] : [];
    },
  };
  return decide(history, moment);
}
