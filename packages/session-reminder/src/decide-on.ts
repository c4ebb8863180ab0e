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
 * nor a claim is asked for unless the check is stale: first as if nobody had been reminded.
 */
export function decideOn(state: StateTimes, occasion: Occasion): Decision {
  const { clock, now, claimed } = occasion;
  const { lastCheck, lastReminded } = state;
  const stalenessDays = state.thresholdDays ?? occasion.stalenessDays;
  const unreminded = { lastCheck, remindedOn: NEVER };
  const stale = decide(unreminded, { now, today: NO_DAY, stalenessDays });
  if (stale.kind === 'silent') return stale;

  const today = clock.dayOf(now);
  const told = lastReminded !== undefined && clock.dayOf(lastReminded) === today;
  if (!told && !claimed(today)) return stale;
  return decide({ lastCheck, remindedOn: [today] }, { now, today, stalenessDays });
}

const NEVER: readonly CalendarDay[] = [];

/** Stands for a day that nobody asks for. */
const NO_DAY: CalendarDay = '';
