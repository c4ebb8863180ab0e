import { expect, test } from 'vitest';
import { contextPlace } from './context-place.ts';

const COMMIT = '3fc564217622d6e5749b82c531f0d5f0c8077d2e';

// biome-ignore format: a table is read by column
test.each([
  // case                          place                                                   shown
  ['a file',                       { path: 'b.ts' },                                       'b.ts'],
  ['a line of it',                 { path: 'b.ts', line: 3, detail: 'import' },            'b.ts:3  import'],
  ['a commit',                     { path: 'a.md', detail: `${COMMIT} of 2026-02-19` },    '3fc5642176  2026-02-19'],
  ['... under another name',       { path: 'old.md', detail: `${COMMIT} of 2026-02-19` },  '3fc5642176  2026-02-19  when it was old.md'],
  ['a word that is no commit',     { path: 'b.ts', detail: 'abc of 2026-02-19' },          'b.ts  abc of 2026-02-19'],
] as const)('%s', (_case, place, shown) => {
  expect(contextPlace('a.md', place)).toBe(shown);
});
