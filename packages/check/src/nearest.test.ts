import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const PATHS = ['docs/plans/2024/a.md', 'docs/plans/2025/a.md', 'docs/guide.md', 'README.md'];

// biome-ignore format: a table is read by column
test.each([
  // word                     meant
  ['docs/guide.md',           'docs/guide.md'],
  ['docs/giude.md',           'docs/guide.md'],
  ['doc/guide.md',            'docs/guide.md'],
  ['docs/plans/2026/a.md',    'docs/plans/2024/a.md'],
  ['docs/plans/2023/a.md',    'docs/plans/2024/a.md'],
  ['READMES.md',              'README.md'],
  ['README',                  undefined],
  ['docs/other.md',           undefined],
  ['',                        undefined],
  ['x',                       undefined],
  ['x'.repeat(1_000_000),     undefined],
] as const)('%j', (word, meant) => {
  expect(nearest(word, PATHS)).toBe(meant);
});

test('a word of one letter is near another', () => {
  expect(nearest('b', ['a'])).toBe('a');
  expect(nearest('', [])).toBe(undefined);
});
