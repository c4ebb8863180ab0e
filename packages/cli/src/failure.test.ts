import { expect, test } from 'vitest';
import { nearest, suggestion } from './failure.ts';

const NAMES = ['scan', 'why', 'explain', 'status', 'doctor', 'init', '--format', '--fail-on'];

// biome-ignore format: a table is read by column
test.each([
  // word         meant
  ['scna',        'scan'],
  ['statsu',      'status'],
  ['explian',     'explain'],
  ['stat',        'status'],
  ['--fromat',    '--format'],
  ['--fail',      '--fail-on'],
  ['wyh',         'why'],
  ['zzzzzzzz',    undefined],
  ['x',           undefined],
] as const)('%s', (word, meant) => {
  expect(nearest(word, NAMES)).toBe(meant);
});

test('where nothing is near, the choice is told', () => {
  expect(suggestion('zzzzzzzz', ['text', 'json'])).toBe('Choose from: text, json');
  expect(suggestion('jsn', ['text', 'json'])).toBe('Did you mean "json"?');
});
