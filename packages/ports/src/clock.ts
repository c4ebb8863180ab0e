/** A day of the calendar, `YYYY-MM-DD`. Days are compared as labels, for equality or order. */
export type CalendarDay = string;

/**
 * What time it is, and where.
 *
 * Every adapter keeps the laws of `clockLaws` in `@dochygiene/testing`.
 */
export interface Clock {
  /** The present instant. */
  now(): Date;
  /** The IANA name of the zone whose calendar counts, for example `Europe/Paris`. */
  readonly timeZone: string;
  /**
   * The day that `instant` falls on in `timeZone`.
   *
   * The clock's own business because the system can tell its own zone's day without loading the
   * tables of every zone, which costs a hook a tenth of its start-up.
   */
  dayOf(instant: Date): CalendarDay;
}
