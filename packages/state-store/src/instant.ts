const DAY_MS = 86_400_000;

/** How long a time is as it is written, in characters. */
const LENGTH = 24;

/** No check was before this tool; an earlier time is one of a clock that was never set. */
const EARLIEST = Date.UTC(2000, 0);

/**
 * The instant that `value` writes in the one way that {@link instantText} does; `undefined` if it
 * is none, or none that a right clock gave: one before 2000, or more than a day after `now`.
 *
 * A time from the future would otherwise silence the reminder until then.
 */
export function instant(value: unknown, now: Date): Date | undefined {
  if (typeof value !== 'string' || value.length !== LENGTH) return undefined;
  const date = new Date(value);
  return isPlausible(date, now) && instantText(date) === value ? date : undefined;
}

/**
 * How `date` is written: what `toISOString` gives, for a year of four digits.
 *
 * At its first call `toISOString` finds out about the local time zone, which no one asked for and
 * which takes a hook longer than to read its state.
 */
export function instantText(date: Date): string {
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
  return `${day}T${time}.${String(date.getUTCMilliseconds()).padStart(3, '0')}Z`;
}

function two(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

/** Whether a clock that is right now can have given `date`. */
export function isPlausible(date: Date, now: Date): boolean {
  const time = date.getTime();
  // A day ahead is believed: clocks differ, and are set back.
  return time >= EARLIEST && time <= now.getTime() + DAY_MS;
}

/** The latest instant that is believed, a day after `now`. */
export function latestInstant(now: Date): Date {
  return new Date(now.getTime() + DAY_MS);
}

/** The instant `days` times 24 hours before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
