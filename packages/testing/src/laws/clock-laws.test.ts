import type { Clock } from '@dochygiene/ports';
import { systemClock } from '@dochygiene/ports/node';
import { afterEach, expect, test, vi } from 'vitest';
import { frozenClock, manualClock } from '../clocks.ts';
import { clockVerdicts } from './clock-laws.ts';
import { testClock } from './test-adapter.ts';

const ZONES = [
  ...['UTC', 'Europe/Paris', 'America/New_York', 'America/Sao_Paulo', 'Asia/Tokyo'],
  ...['Pacific/Apia', 'Pacific/Kwajalein', 'Australia/Lord_Howe', 'Asia/Tehran'],
];

afterEach(() => vi.unstubAllEnvs());

test.each(ZONES)('the system clock keeps every law in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(systemClock.timeZone).toBe(zone);
  expect(testClock(systemClock).map(({ kind }) => kind)).not.toContain('broken');
});

test.each(['Pacific/Apia', 'Europe/Paris'])('clocks for tests keep every law in %s', (zone) => {
  for (const made of [frozenClock, manualClock]) testClock(made('2026-03-10T12:00:00Z', zone));
});

// biome-ignore format: a table is read by column
test.each([
  // TZ               zone
  ['Pacific/Apia',    'Pacific/Apia'],
  [':Europe/Paris',   'Europe/Paris'],
  ['UTC',             'UTC'],
  ['UTC+3',           'Etc/GMT+3'],
  ['UTC-10',          'Etc/GMT-10'],
  ['Foo/Bar',         undefined],
  ['../../x',         undefined],
  ['',                undefined],
] as const)('the system clock keeps every law with TZ=%j', (zone, name) => {
  vi.stubEnv('TZ', zone);
  if (name !== undefined) expect(systemClock.timeZone).toBe(name);
  expect(clockVerdicts(systemClock).filter(({ kind }) => kind === 'broken')).toEqual([]);
});

const newYork = frozenClock('2026-03-10T12:00:00Z', 'America/New_York');

/** A clock in New York with one thing wrong. */
function liar(lie: Partial<Clock>): Clock {
  return { ...newYork, ...lie };
}

const shared = new Date('2026-03-10T12:00:00Z');
const HOUR = 3_600_000;

// biome-ignore format: a table is read by column
test.each([
  // lie                             clock                                                            laws broken
  ['no instant',                     { now: () => new Date(Number.NaN) },                             ['now is an instant']],
  ['one date for all',               { now: () => shared },                                           ['now is a date of its own each time']],
  ['a zone of its own',              { timeZone: 'America/Atlantis' },                                ['timeZone is a zone that Intl knows', 'dayOf is the day in timeZone, all through forty years', 'dayOf is the day in timeZone, by every hour of days that were odd', 'dayOf changes at midnight to the millisecond']],
  ['the day in Greenwich',           { dayOf: (instant) => iso(instant, 0) },                         ['dayOf is the day in timeZone, all through forty years', 'dayOf is the day in timeZone, by every hour of days that were odd', 'dayOf changes at midnight to the millisecond']],
  ['no summer',                      { dayOf: (instant) => iso(instant, -5 * HOUR) },                 ['dayOf is the day in timeZone, all through forty years', 'dayOf is the day in timeZone, by every hour of days that were odd', 'dayOf changes at midnight to the millisecond']],
  ['no word on what is no instant',  { dayOf: (instant) => +instant ? newYork.dayOf(instant) : '' },        ['dayOf refuses what is no instant']],
] as const satisfies readonly (readonly [string, Partial<Clock>, readonly string[]])[])(
  'a clock with %s is found out',
  (_lie, lie, laws) => {
    expect(() => testClock(liar(lie))).toThrow(expect.objectContaining({ laws }));
  },
);

/** The day at an offset from UTC. */
function iso(instant: Date, offset: number): string {
  return new Date(instant.getTime() + offset).toISOString().slice(0, 10);
}
