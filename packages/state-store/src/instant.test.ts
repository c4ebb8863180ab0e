import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instant, isPlausible } from './instant.ts';

const NOW = new Date('2026-03-10T12:00:00.000Z');

// biome-ignore format: a table is read by column
test.each([
  // case                           value                              believed
  ['as written',                    '2026-03-01T08:30:00.000Z',        true],
  ['now',                           '2026-03-10T12:00:00.000Z',        true],
  ['a day from now',                '2026-03-11T12:00:00.000Z',        true],
  ['a millisecond more',            '2026-03-11T12:00:00.001Z',        false],
  ['in 2099',                       '2099-01-01T00:00:00.000Z',        false],
  ['the first instant of 2000',     '2000-01-01T00:00:00.000Z',        true],
  ['the last of 1999',              '1999-12-31T23:59:59.999Z',        false],
  ['a clock that was never set',    '1970-01-01T00:00:00.000Z',        false],
  ['a leap day',                    '2024-02-29T00:00:00.000Z',        true],
  ['a leap day of no leap year',    '2025-02-29T00:00:00.000Z',        false],
  ['a thirtieth of February',       '2026-02-30T00:00:00.000Z',        false],
  ['a thirteenth month',            '2025-13-01T00:00:00.000Z',        false],
  ['24 o\'clock',                   '2026-03-01T24:00:00.000Z',        false],
  ['a leap second',                 '2016-12-31T23:59:60.000Z',        false],
  ['without milliseconds',          '2026-03-01T08:30:00Z',            false],
  ['with an offset',                '2026-03-01T08:30:00.000+01:00',   false],
  ['without a zone',                '2026-03-01T08:30:00.000',         false],
  ['a day alone',                   '2026-03-01',                      false],
  ['a year of six digits',          '+002026-03-01T08:30:00.000Z',     false],
  ['a lower-case t',                '2026-03-01t08:30:00.000Z',        false],
  ['a blank before',                ' 2026-03-01T08:30:00.000Z',       false],
  ['a line break after',            '2026-03-01T08:30:00.000Z\n',      false],
  ['another way to write a date',   'Sun, 01 Mar 2026 08:30:00 GMT',   false],
  ['digits of another script',      '２０２６-03-01T08:30:00.000Z',     false],
  ['nothing',                       '',                                false],
  ['null',                          null,                              false],
  ['missing',                       undefined,                         false],
  ['a number',                      1_772_354_400_000,                 false],
  ['an object',                     { toString: () => '2026-03-01T08:30:00.000Z' }, false],
  ['a list',                        ['2026-03-01T08:30:00.000Z'],      false],
] as const)('%s', (_case, value, believed) => {
  const date = instant(value, NOW);
  expect(date?.toISOString()).toBe(believed ? value : undefined);
});

test('whatever is written by toISOString and plausible is read back', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      const read = instant(date.toISOString(), NOW);
      expect(read?.getTime()).toBe(isPlausible(date, NOW) ? date.getTime() : undefined);
    }),
  );
});

test('no time at all is not plausible', () => {
  expect(isPlausible(new Date(Number.NaN), NOW)).toBe(false);
});
