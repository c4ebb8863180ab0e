import type { Clock } from './clock.ts';

/** The system's clock, in the system's time zone. */
export const systemClock: Clock = {
  now: () => new Date(),
  get timeZone() {
    // Node 20 knows no name for a zone that it made up from `TZ=UTC+3` or could not make out.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return timeZone === undefined || timeZone === 'Etc/Unknown' ? offsetZone() : timeZone;
  },
  dayOf(instant) {
    // The getters of `Date` and not `Intl`, whose tables cost a hook a tenth of its start-up.
    const year = instant.getFullYear();
    if (Number.isNaN(year)) throw new RangeError('Cannot tell the day of "Invalid Date"');
    const month = String(instant.getMonth() + 1).padStart(2, '0');
    const day = String(instant.getDate()).padStart(2, '0');
    return `${String(year).padStart(4, '0')}-${month}-${day}`;
  },
};

/** The name of the zone that lies as far from UTC as local time does, to the full hour. */
function offsetZone(): string {
  const hours = Math.round(new Date().getTimezoneOffset() / 60);
  if (hours === 0) return 'UTC';
  return `Etc/GMT${hours > 0 ? '+' : ''}${hours}`;
}
