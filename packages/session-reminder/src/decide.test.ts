import { frozenClock } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { DEFAULT_STALENESS_DAYS, type Decision, decide } from './decide.ts';

const FRESH: Decision = { kind: 'silent', because: 'fresh' };
const SNOOZED: Decision = { kind: 'silent', because: 'snoozed' };
const remind = (daysSinceCheck?: number): Decision => ({ kind: 'remind', daysSinceCheck });

// Now is noon on 10 March 2026, UTC. A check stays good for seven days.
// biome-ignore format: a table is read by column
test.each([
  // case                                   last check                  decision
  ['never checked',                         undefined,                  remind()],
  ['checked this very millisecond',         '2026-03-10T12:00:00.000Z', FRESH],
  ['a second ago',                          '2026-03-10T11:59:59.000Z', FRESH],
  ['six days',                              '2026-03-04T12:00:00.000Z', FRESH],
  ['a millisecond under seven days',        '2026-03-03T12:00:00.001Z', FRESH],
  ['seven days to the millisecond',         '2026-03-03T12:00:00.000Z', FRESH],
  ['seven days and a millisecond',          '2026-03-03T11:59:59.999Z', remind(7)],
  ['a millisecond under eight days',        '2026-03-02T12:00:00.001Z', remind(7)],
  ['eight days to the millisecond',         '2026-03-02T12:00:00.000Z', remind(8)],
  ['over the end of February',              '2026-02-28T12:00:00.000Z', remind(10)],
  ['over a leap day, which counts',         '2024-02-28T12:00:00.000Z', remind(741)],
  ['a year',                                '2025-03-10T12:00:00.000Z', remind(365)],
  ['since 2000, as early as a state goes',  '2000-01-01T00:00:00.000Z', remind(9565)],
  ['clock set back an hour since',          '2026-03-10T13:00:00.000Z', FRESH],
  ['clock set back a day since',            '2026-03-11T12:00:00.000Z', FRESH],
] as const)('staleness: %s', (_case, lastCheck, decision) => {
  check({ now: '2026-03-10T12:00Z', lastCheck, days: 7 }, decision);
});

// biome-ignore format: a table is read by column
test.each([
  // case                          days  last check                  decision
  ['a fortnight by default',       14,   '2026-02-24T12:00:00.000Z', FRESH],
  ['... and a millisecond',        14,   '2026-02-24T11:59:59.999Z', remind(14)],
  ['one day',                      1,    '2026-03-09T12:00:00.000Z', FRESH],
  ['... and a millisecond',        1,    '2026-03-09T11:59:59.999Z', remind(1)],
  ['half a day',                   0.5,  '2026-03-10T00:00:00.000Z', FRESH],
  ['... and a millisecond',        0.5,  '2026-03-09T23:59:59.999Z', remind(0)],
  ['no day: good for this instant', 0,   '2026-03-10T12:00:00.000Z', FRESH],
  ['... and a millisecond',        0,    '2026-03-10T11:59:59.999Z', remind(0)],
] as const)('threshold of %s', (_case, days, lastCheck, decision) => {
  check({ now: '2026-03-10T12:00Z', lastCheck, days }, decision);
});

test('a check stays good for a fortnight unless somebody says otherwise', () => {
  expect(DEFAULT_STALENESS_DAYS).toBe(14);
});

// Never checked, so that the calendar alone decides.
// biome-ignore format: a table is read by column
test.each([
  // case                                       now                         reminded at                 zone                    decision
  ['a minute ago',                              '2026-03-10T12:00:00.000Z', '2026-03-10T11:59:00.000Z', 'UTC',                  SNOOZED],
  ['at the first instant of today',             '2026-03-10T23:59:59.999Z', '2026-03-10T00:00:00.000Z', 'UTC',                  SNOOZED],
  ['at the last instant of yesterday',          '2026-03-10T00:00:00.000Z', '2026-03-09T23:59:59.999Z', 'UTC',                  remind()],
  ['an hour before midnight, asked at one',     '2026-03-10T01:00:00.000Z', '2026-03-09T23:00:00.000Z', 'UTC',                  remind()],
  ['the same two instants in Tokyo',            '2026-03-10T01:00:00.000Z', '2026-03-09T23:00:00.000Z', 'Asia/Tokyo',           SNOOZED],
  ['Paris midnight, either side',               '2026-03-10T23:00:00.000Z', '2026-03-10T22:59:59.999Z', 'Europe/Paris',         remind()],
  ['the same two instants in UTC',              '2026-03-10T23:00:00.000Z', '2026-03-10T22:59:59.999Z', 'UTC',                  SNOOZED],
  ['Paris springs forward: 23 hours, one day',  '2026-03-29T21:59:59.999Z', '2026-03-28T23:00:00.000Z', 'Europe/Paris',         SNOOZED],
  ['... and one more millisecond',              '2026-03-29T22:00:00.000Z', '2026-03-28T23:00:00.000Z', 'Europe/Paris',         remind()],
  ['Paris falls back: 25 hours, still one day', '2026-10-25T22:59:59.999Z', '2026-10-24T22:00:00.000Z', 'Europe/Paris',         SNOOZED],
  ['... and one more millisecond',              '2026-10-25T23:00:00.000Z', '2026-10-24T22:00:00.000Z', 'Europe/Paris',         remind()],
  ['New York springs forward: 23 hours',        '2026-03-09T03:59:59.999Z', '2026-03-08T05:00:00.000Z', 'America/New_York',     SNOOZED],
  ['... and one more millisecond',              '2026-03-09T04:00:00.000Z', '2026-03-08T05:00:00.000Z', 'America/New_York',     remind()],
  ['New York falls back: 25 hours',             '2026-11-02T04:59:59.999Z', '2026-11-01T04:00:00.000Z', 'America/New_York',     SNOOZED],
  ['... and one more millisecond',              '2026-11-02T05:00:00.000Z', '2026-11-01T04:00:00.000Z', 'America/New_York',     remind()],
  ['Apia skips 30 December 2011: next is 31st', '2011-12-30T10:00:00.000Z', '2011-12-30T09:59:59.999Z', 'Pacific/Apia',         remind()],
  ['Apia, later on the 31st',                   '2011-12-31T09:59:59.999Z', '2011-12-30T10:00:00.000Z', 'Pacific/Apia',         SNOOZED],
  ['UTC+14, either side of its midnight',       '2026-03-10T10:00:00.000Z', '2026-03-10T09:59:59.999Z', 'Pacific/Kiritimati',   remind()],
  ['UTC+14, the whole of its day',              '2026-03-11T09:59:59.999Z', '2026-03-10T10:00:00.000Z', 'Pacific/Kiritimati',   SNOOZED],
  ['UTC-12, either side of its midnight',       '2026-03-10T12:00:00.000Z', '2026-03-10T11:59:59.999Z', 'Etc/GMT+12',           remind()],
  ['UTC-12, the whole of its day',              '2026-03-11T11:59:59.999Z', '2026-03-10T12:00:00.000Z', 'Etc/GMT+12',           SNOOZED],
  ['a quarter past in Kathmandu',               '2026-03-10T18:15:00.000Z', '2026-03-10T18:14:59.999Z', 'Asia/Kathmandu',       remind()],
  ['on a leap day, asked the same day',         '2024-02-29T23:00:00.000Z', '2024-02-29T01:00:00.000Z', 'UTC',                  SNOOZED],
  ['on a leap day, asked on 1 March',           '2024-03-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z', 'UTC',                  remind()],
  ['on 28 February, asked on the leap day',     '2024-02-29T00:00:00.000Z', '2024-02-28T23:59:59.999Z', 'UTC',                  remind()],
  ['a year ago to the day',                     '2026-03-10T12:00:00.000Z', '2025-03-10T12:00:00.000Z', 'UTC',                  remind()],
  ['a month ago to the day',                    '2026-03-10T12:00:00.000Z', '2026-02-10T12:00:00.000Z', 'UTC',                  remind()],
  ['clock set back within the day',             '2026-03-10T12:00:00.000Z', '2026-03-10T20:00:00.000Z', 'UTC',                  SNOOZED],
  ['clock set back over midnight: tomorrow',    '2026-03-10T23:00:00.000Z', '2026-03-11T01:00:00.000Z', 'UTC',                  remind()],
  ['reminded in 2099',                          '2026-03-10T12:00:00.000Z', '2099-01-01T00:00:00.000Z', 'UTC',                  remind()],
] as const)('snooze: reminded %s', (_case, now, remindedAt, zone, decision) => {
  check({ now, lastCheck: undefined, remindedOn: [dayOf(remindedAt, zone)], zone }, decision);
});

// A claim is a label: a traveller's earlier labels stay as they were written.
// biome-ignore format: a table is read by column
test.each([
  // case                                            now                      zone                    reminded on                     decision
  ['reminded on the 10th in Tokyo, landed on the 9th', '2026-03-10T01:00Z',   'America/Los_Angeles',  ['2026-03-10'],                 remind()],
  ['... then reminded there on the 9th as well',     '2026-03-10T02:00Z',     'America/Los_Angeles',  ['2026-03-10', '2026-03-09'],   SNOOZED],
  ['... and on the 10th there, which Tokyo used',    '2026-03-10T20:00Z',     'America/Los_Angeles',  ['2026-03-10', '2026-03-09'],   SNOOZED],
  ['... and on the 11th there',                      '2026-03-11T07:00Z',     'America/Los_Angeles',  ['2026-03-10', '2026-03-09'],   remind()],
  ['eastwards over the date line: the 9th is gone',  '2026-03-10T01:00Z',     'Asia/Tokyo',           ['2026-03-09'],                 remind()],
  ['no reminder known',                              '2026-03-10T12:00Z',     'UTC',                  [],                             remind()],
  ['today among many, not the last',                 '2026-03-10T12:00Z',     'UTC',                  ['2026-03-10', '2026-03-12'],   SNOOZED],
  ['today among many, not the first',                '2026-03-10T12:00Z',     'UTC',                  ['2026-03-08', '2026-03-10'],   SNOOZED],
  ['days around, not today',                         '2026-03-10T12:00Z',     'UTC',                  ['2026-03-09', '2026-03-11'],   remind()],
] as const)('labels: %s', (_case, now, zone, remindedOn, decision) => {
  check({ now, lastCheck: undefined, remindedOn, zone }, decision);
});

test('a fresh check is the reason given, even on a day that had its reminder', () => {
  const asked = { now: '2026-03-10T12:00Z', lastCheck: '2026-03-10T11:00Z', days: 7 };
  check({ ...asked, remindedOn: ['2026-03-10'] }, FRESH);
});

test('a stale check on a day that had its reminder is snoozed', () => {
  const asked = { now: '2026-03-10T12:00Z', lastCheck: '2026-01-01T00:00Z', days: 7 };
  check({ ...asked, remindedOn: ['2026-03-10'] }, SNOOZED);
});

interface Asked {
  readonly now: string;
  readonly lastCheck: string | undefined;
  readonly remindedOn?: readonly string[];
  readonly zone?: string;
  readonly days?: number;
}

function check({ now, lastCheck, remindedOn = [], zone = 'UTC', days = 7 }: Asked, is: Decision) {
  const history = {
    lastCheck: lastCheck === undefined ? undefined : new Date(lastCheck),
    remindedOn,
  };
  const moment = { now: new Date(now), today: dayOf(now, zone), stalenessDays: days };
  expect(decide(history, moment)).toEqual(is);
}

/** The day of `instant` on a clock in `zone`. */
function dayOf(instant: string, zone: string): string {
  return frozenClock(instant, zone).dayOf(new Date(instant));
}
