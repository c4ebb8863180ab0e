import { absolutePath } from '@dochygiene/ports';
import { stateAsRead, stateDirectory } from '@dochygiene/state-store';
import { frozenClock, memoryFileSystem } from '@dochygiene/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlook } from './remind.ts';
import { silence } from './silence.ts';

const ROOT = absolutePath('/home/someone/project');
const CLOCK = frozenClock('2026-03-10T12:00:00.000Z', 'Europe/Paris');

const FRESH = { kind: 'silent', because: 'fresh' } as const;
const SNOOZED = { kind: 'silent', because: 'snoozed' } as const;

const state = (
  last_check: unknown,
  last_reminded: unknown = null,
  version: unknown = 1,
  threshold_days: unknown = undefined,
) => JSON.stringify({ version, last_check, last_reminded, threshold_days });

// Now is noon on 10 March, UTC, in Paris. A check stays good for seven days.
// biome-ignore format: a table is read by column
test.each([
  // case                                  state.json                                                    silence
  ['fresh',                                state('2026-03-09T00:00:00.000Z'),                            FRESH],
  ['seven days to the millisecond',        state('2026-03-03T12:00:00.000Z'),                            FRESH],
  ['a millisecond more',                   state('2026-03-03T11:59:59.999Z'),                            undefined],
  ['never checked',                        state(null),                                                  undefined],
  ['reminded at the first instant of today', state(null, '2026-03-09T23:00:00.000Z'),                    SNOOZED],
  ['reminded at the last one of yesterday', state(null, '2026-03-09T22:59:59.999Z'),                     undefined],
  ['reminded later today, clock set back', state(null, '2026-03-10T22:59:59.999Z'),                      SNOOZED],
  ['checked a day ahead of this clock',    state('2026-03-11T12:00:00.000Z'),                            FRESH],
  ['... and a millisecond',                state('2026-03-11T12:00:00.001Z'),                            undefined],
  ['checked in 2099',                      state('2099-01-01T00:00:00.000Z'),                            undefined],
  ['checked on 30 February, odd as it is', state('2026-02-30T12:00:00.000Z', null),                      undefined],
  ['checked on 10 March at 24:00 of the 9th', state('2026-03-09T24:00:00.000Z'),                         undefined],
  ['a time without milliseconds',          state('2026-03-09T00:00:00Z'),                                undefined],
  ['a time that is a number',              state(1_773_000_000_000),                                     undefined],
  ['its own threshold: 30 days, 20 gone',  '{"version":1,"last_check":"2026-02-18T12:00:00.000Z","threshold_days":30}', FRESH],
  ['its own threshold: 1 day, 2 gone',     '{"version":1,"last_check":"2026-03-08T11:00:00.000Z","threshold_days":1}',  undefined],
  ['a threshold that is text',             '{"version":1,"last_check":"2026-03-08T11:00:00.000Z","threshold_days":"1"}', FRESH],
  ['a threshold below zero',               '{"version":1,"last_check":"2026-03-08T11:00:00.000Z","threshold_days":-1}', FRESH],
  ['a threshold beyond ten years',         '{"version":1,"last_check":"2026-02-08T11:00:00.000Z","threshold_days":9999}', undefined],
  ['of a later version',                   state('2026-03-09T00:00:00.000Z', null, 2),                   FRESH],
  ['of version 0',                         state('2026-03-09T00:00:00.000Z', null, 0),                   undefined],
  ['of a version that is text',            state('2026-03-09T00:00:00.000Z', null, '1'),                 undefined],
  ['of no version',                        '{"last_check":"2026-03-09T00:00:00.000Z"}',                  undefined],
  ['with fields of others',                '{"version":1,"x":[],"last_check":"2026-03-09T00:00:00.000Z"}', FRESH],
  ['not UTF-8',                            '{"version":1,"\uFFFD":0,"last_check":"2026-03-09T00:00:00.000Z"}', undefined],
  ['empty',                                '',                                                           undefined],
  ['torn',                                 '{"version":1,"last_check":"2026-03-09T00:00:00.000Z"',       undefined],
  ['null',                                 'null',                                                       undefined],
  ['a list',                               '[1]',                                                        undefined],
] as const)('%s', (_case, text, expected) => {
  expect(silenceOf(text)).toEqual(expected);
  if (expected !== undefined) expect(outlookOf(text)).toEqual(expected);
});

test('a check before 2000 is none, however long a check stays good', () => {
  expect(silenceOf(state('2000-01-01T00:00:00.000Z'), 20_000)).toEqual(FRESH);
  expect(silenceOf(state('1999-12-31T23:59:59.999Z'), 20_000)).toBe(undefined);
});

test('whatever the text, outlook agrees that it means silence', () => {
  const now = CLOCK.now();
  const near = fc.integer({ min: -9 * 86_400_000, max: 2 * 86_400_000 });
  const time = fc.oneof(
    near.map((distance) => new Date(now.getTime() + distance).toISOString()),
    fc.constantFrom(null, '2026-02-30T12:00:00.000Z', '2026-03-10', '1999-12-31T23:59:59.999Z'),
    fc.string(),
  );
  const version = fc.constantFrom(0, 1, 1.5, 2, -1, '1', null, true);
  const days = fc.constantFrom(undefined, 0, 1, 3, 30, -1, 9999, '3', null);
  const text = fc.tuple(time, time, version, days).map((parts) => state(...parts));
  let silences = 0;
  fc.assert(
    fc.property(text, (stateText) => {
      const found = silenceOf(stateText);
      if (found === undefined) return;
      silences += 1;
      expect(outlookOf(stateText)).toEqual(found);
    }),
    { numRuns: 1_000 },
  );
  expect(silences).toBeGreaterThan(0);
});

/** The silence of a project whose state has that text. */
function silenceOf(text: string, stalenessDays = 7) {
  const stat = { kind: 'file', size: 0, modified: 0, changed: 0, inode: 1, owner: 0 } as const;
  return silence(stateAsRead({ text, stat }, CLOCK), CLOCK, stalenessDays);
}

/** What the slow way says of a project with that state, and no claim. */
function outlookOf(text: string) {
  const fs = memoryFileSystem({ [`${ROOT}/.dochygiene/state.json`]: text });
  const token = () => '00000000-test';
  const directory = stateDirectory({ fs, root: ROOT, clock: CLOCK, token, owner: undefined });
  return outlook(directory, 7);
}
