import type { CalendarDay, Clock } from '@dochygiene/ports';

/** A clock that stands still at `instant`, an ISO date and time, in the zone `timeZone`. */
export function frozenClock(instant: string, timeZone: string): Clock {
  return manualClock(instant, timeZone);
}

/** A clock that moves when it is told to. */
export interface ManualClock extends Clock {
  /** Moves the clock to `instant`, forward or back. */
  set(instant: string): void;
  /** Moves the clock on by `milliseconds`, or back if they are negative. */
  advance(milliseconds: number): void;
}

/**
 * A clock that starts at `instant`, an ISO date and time, in the zone `timeZone`.
 *
 * @throws RangeError if `instant` is no such thing, or no zone has the name `timeZone`.
 */
export function manualClock(instant: string, timeZone: string): ManualClock {
  let time = timeOf(instant);
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return {
    now: () => new Date(time),
    timeZone,
    dayOf: (day) => calendarDay(format, day),
    set: (next) => {
      time = timeOf(next);
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

function timeOf(instant: string): number {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) throw new RangeError(`Cannot read "${instant}" as an instant`);
  return time;
}

function calendarDay(format: Intl.DateTimeFormat, instant: Date): CalendarDay {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}
