import { describe, expect, test } from 'vitest';
import { ageInDays, ageInWords, ageStep, agoInWords } from './ages.ts';
import { counted, dayInWords, minuteInWords, thousands } from './words.ts';

// biome-ignore format: a table is read by column
test.each([
  // day                 today          days        step  words
  ['2025-11-30',         '2025-11-30',  0,          0,    'same day',   'on the day of the check'],
  ['2025-12-04',         '2025-11-30',  0,          0,    'same day',   'on the day of the check'],
  ['2025-11-29',         '2025-11-30',  1,          0,    '1 day',      '1 day ago'],
  ['2025-08-31',         '2025-11-30',  91,         0,    '2 months',   '2 months ago'],
  ['2025-08-30',         '2025-11-30',  92,         1,    '3 months',   '3 months ago'],
  ['2024-11-30',         '2025-11-30',  365,        1,    '11 months',  '11 months ago'],
  ['2024-11-29',         '2025-11-30',  366,        2,    '12 months',  '12 months ago'],
  ['2023-12-01',         '2025-11-30',  730,        2,    '23 months',  '23 months ago'],
  ['2023-11-30',         '2025-11-30',  731,        3,    '2 years',    '2 years ago'],
  ['2021-12-01',         '2025-11-30',  1460,       3,    '3 years',    '3 years ago'],
  ['2021-11-30',         '2025-11-30',  1461,       4,    '4 years',    '4 years ago'],
  [null,                 '2025-11-30',  undefined,  5,    'unknown',    'unknown'],
  ['2025-11-30',         'some day',    undefined,  5,    'unknown',    'unknown'],
] as const)('%s seen from %s', (day, today, days, step, words, ago) => {
  expect(ageInDays(day, today)).toBe(days);
  expect(ageStep(days)).toBe(step);
  expect(ageInWords(days)).toBe(words);
  expect(agoInWords(days)).toBe(ago);
});

describe('words', () => {
  // biome-ignore format: a table is read by column
  test.each([
    [0, '0', '0 documents'], [1, '1', '1 document'], [999, '999', '999 documents'],
    [1000, '1,000', '1,000 documents'], [1234567, '1,234,567', '1,234,567 documents'],
  ])('%i', (count, plain, documents) => {
    expect(thousands(count)).toBe(plain);
    expect(counted(count, 'document')).toBe(documents);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['2025-11-30T08:43:12.000Z', '30 November 2025',  '30 November 2025, 08:43 UTC'],
    ['2025-02-03',               '3 February 2025',   '3 February 2025'],
    ['2025-13-03',               '2025-13-03',        '2025-13-03'],
    ['some day',                 'some day',          'some day'],
  ])('%s', (iso, day, minute) => {
    expect(dayInWords(iso)).toBe(day);
    expect(minuteInWords(iso)).toBe(minute);
  });
});
