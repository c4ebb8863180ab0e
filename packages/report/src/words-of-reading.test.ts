import { expect, test } from 'vitest';
import { sampleEntry, sampleReport } from '../test/sample.ts';
import { leftOutInWords, readInWords } from './words-of-reading.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => [`${at}.md`, 'so it is'] as const);
const entries = (count: number, by: 'reader' | 'signals') =>
  Array.from({ length: count }, (_, at) => sampleEntry(`${by}${at}.md`, { by }));

// biome-ignore format: a table is read by column
test.each([
  // read  suggested  stay  not read  in words
  [0,      0,         0,    0,        'none was to be read'],
  [1,      0,         0,    0,        '1 was read (1 to change, 0 to stay)'],
  [2,      0,         1,    0,        '3 were read (2 to change, 1 to stay)'],
  [0,      0,         1,    1,        '1 was read (0 to change, 1 to stay), 1 was not'],
  [1,      2,         0,    3,        '1 was read (1 to change, 0 to stay), 5 were not (2 to change by signals alone)'],
  [0,      2,         0,    1198,     'none of 1,200 was read (2 to change by signals alone)'],
] as const)('%i read, %i suggested, %i stay, %i not read', (read, suggested, stay, unread, words) => {
  const all = [...entries(read, 'reader'), ...entries(suggested, 'signals')];
  expect(readInWords(sampleReport(all, many(stay), many(unread)))).toBe(words);
});

// biome-ignore format: a table is read by column
test.each([
  [{ acknowledged: 0, over_budget: 0, unreadable: 0 },    undefined,                                                   []],
  [{ acknowledged: 1, over_budget: 1, unreadable: 0 },    '1 more document deserves a look and waits to be read',      ['1 more document is acknowledged and stays']],
  [{ acknowledged: 0, over_budget: 1066, unreadable: 2 }, '1,066 more documents deserve a look and wait to be read',   ['2 more documents deserve a look and could not be read']],
] as const)('%j', (left_out, waiting, others) => {
  expect(leftOutInWords({ ...sampleReport([]), left_out })).toEqual({ waiting, others });
});
