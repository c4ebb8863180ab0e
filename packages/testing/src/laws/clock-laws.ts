import { equal, match, notEqual, ok, throws } from 'node:assert/strict';
import type { Clock } from '@dochygiene/ports';
import { judged, type Verdict } from './verdict.ts';

/** One promise of `Clock`, to be kept by whatever implements it. */
export interface ClockLaw {
  /** The promise, in words. */
  readonly name: string;
  /** Throws an assertion if `clock` breaks the law. */
  check(clock: Clock): void;
}

const DAY = 86_400_000;
/** A day and a half and a bit, so that every hour of the day and of the year has its turn. */
const STEP = 37 * 3_600_000;
const YEARS = { from: Date.UTC(1999, 11, 31), to: Date.UTC(2040, 0, 2) } as const;

/** Days that were short, long, doubled or left out, somewhere: each is looked at hour by hour. */
const ODD_DAYS: readonly string[] = [
  '2011-12-30', // left out in Apia
  '2024-03-31', // 23 hours in Paris
  '2024-10-27', // 25 hours in Paris
  '2024-03-10', // 23 hours in New York
  '2024-04-07', // 24 and a half hours on Lord Howe
  '2018-11-04', // began at 01:00 in São Paulo
  '1993-08-21', // left out in Kwajalein
  '2024-02-29',
  '1999-12-31',
];

/** Every promise of `Clock`, one law a sentence. */
export const clockLaws: readonly ClockLaw[] = [
  {
    name: 'now is an instant',
    check(clock) {
      ok(Number.isFinite(clock.now().getTime()));
    },
  },
  {
    name: 'now is a date of its own each time',
    check(clock) {
      const now = clock.now();
      notEqual(clock.now(), now);
      now.setTime(0);
      notEqual(clock.now().getTime(), 0);
    },
  },
  {
    name: 'timeZone is a zone that Intl knows',
    check(clock) {
      ok(labels(clock.timeZone));
    },
  },
  {
    name: 'dayOf is a label YYYY-MM-DD, in every year of four digits',
    check(clock) {
      for (const year of ['0050', '0999', '1970', '2026', '9998']) {
        match(clock.dayOf(new Date(`${year}-06-05T12:00:00Z`)), new RegExp(`^${year}-06-0[456]$`));
      }
    },
  },
  {
    name: 'dayOf is the day in timeZone, all through forty years',
    check(clock) {
      const label = labels(clock.timeZone);
      for (let time = YEARS.from; time < YEARS.to; time += STEP) agree(clock, label, time);
    },
  },
  {
    name: 'dayOf is the day in timeZone, by every hour of days that were odd',
    check(clock) {
      const label = labels(clock.timeZone);
      for (const day of ODD_DAYS) {
        const noon = Date.parse(`${day}T12:00:00Z`);
        for (let time = noon - 2 * DAY; time <= noon + 2 * DAY; time += DAY / 24) {
          agree(clock, label, time);
        }
      }
    },
  },
  {
    name: 'dayOf changes at midnight to the millisecond',
    check(clock) {
      const label = labels(clock.timeZone);
      for (let time = YEARS.from; time < YEARS.to; time += 331 * DAY) {
        const change = nextDay(label, time);
        agree(clock, label, change - 1);
        agree(clock, label, change);
      }
    },
  },
  {
    name: 'dayOf refuses what is no instant',
    check(clock) {
      throws(() => clock.dayOf(new Date(Number.NaN)), RangeError);
    },
  },
];

/** How `clock` stands to each law. */
export function clockVerdicts(clock: Clock): readonly Verdict[] {
  return clockLaws.map(({ name, check }) => judged(name, () => check(clock)));
}

/** The day of an instant in the zone `timeZone`, by another way than a clock's. */
function labels(timeZone: string): (time: number) => string {
  // Sweden writes a date as a calendar day is written here.
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', options);
  return (time) => format.format(time);
}

function agree(clock: Clock, label: (time: number) => string, time: number): void {
  const instant = new Date(time);
  equal(clock.dayOf(instant), label(time), instant.toISOString());
}

/** The first instant after `time` that has another day. */
function nextDay(label: (time: number) => string, time: number): number {
  const today = label(time);
  let before = time;
  let after = time + 2 * DAY;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (label(middle) === today) before = middle;
    else after = middle;
  }
  return after;
}
