/** The one way a time is written, which is that of `Date.prototype.toISOString`. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const DAY_MS = 86_400_000;

/** No check was before this tool; an earlier time is one of a clock that was never set. */
const EARLIEST = Date.UTC(2000, 0);

/**
 * The instant that `value` writes; `undefined` if it is none, or none that a right clock gave: one
 * before 2000, or more than a day after `now`.
 *
 * A time from the future would otherwise silence the reminder until then.
 */
export function instant(value: unknown, now: Date): Date | undefined {
  if (typeof value !== 'string' || !INSTANT.test(value)) return undefined;
  const date = new Date(value);
  return isPlausible(date, now) && date.toISOString() === value ? date : undefined;
}

/** Whether a clock that is right now can have given `date`. */
export function isPlausible(date: Date, now: Date): boolean {
  const time = date.getTime();
  return time >= EARLIEST && time <= latestInstant(now).getTime();
}

/** The latest instant that is believed, a day after `now`: clocks differ, and are set back. */
export function latestInstant(now: Date): Date {
  return new Date(now.getTime() + DAY_MS);
}

/** The instant `days` times 24 hours before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
