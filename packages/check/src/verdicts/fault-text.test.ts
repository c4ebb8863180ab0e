import { expect, test } from 'vitest';
import { faultText, quoted } from './fault-text.ts';

const fault = { path: 'docs/a.md', field: 'op', problem: 'is "x"', right: '"update"' };

test('is one line of four parts', () => {
  expect(faultText(fault)).toBe('docs/a.md: op: is "x": "update"');
});

// biome-ignore format: a table is read by column
test.each([
  ['a\nb',            'a\\u{a}b'],
  ['a\u001b[2Jb',     'a\\u{1b}[2Jb'],
  ['a\u009bb',        'a\\u{9b}b'],
  ['a\0b',            'a\\u{0}b'],
  ['a\u202eb',        'a\\u{202e}b'],
  ['a\u200bb',        'a\\u{200b}b'],
  ['a\u2028b',        'a\\u{2028}b'],
  ['a\ud800b',        'a\\u{d800}b'],
  ['a\u{e0041}b',     'a\\u{e0041}b'],
  ['é 😀',            'é 😀'],
] as const)('writes out what would not show: %j', (path, shown) => {
  expect(faultText({ ...fault, path, problem: path })).toBe(`${shown}: op: ${shown}: "update"`);
});

test('shortens what is long', () => {
  const shown = faultText({ ...fault, path: `${'a'.repeat(100_000)}/end.md` });
  expect(shown.length).toBeLessThan(300);
  expect(shown).toMatch(/^a{99}…a+\/end\.md: op/);
  expect(quoted('x'.repeat(1000))).toHaveLength(81);
  expect(quoted('short')).toBe('"short"');
});
