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
  ['--al',        undefined],
  ['docs',        undefined],
  ['statis',      'status'],
  ['',            undefined],
] as const)('%s', (word, meant) => {
  expect(nearest(word, NAMES)).toBe(meant);
});

test('where nothing is near, the choice is told', () => {
  expect(suggestion('zzzzzzzz', ['text', 'json'])).toBe('Choose from: text, json');
  expect(suggestion('jsn', ['text', 'json'])).toBe('Did you mean "json"?');
});

// biome-ignore format: a table is read by column
test.each([
  // word          names                                     meant
  ['yaml',         ['text', 'markdown', 'html', 'json'],     undefined],
  ['htm',          ['text', 'markdown', 'html', 'json'],     'html'],
  ['txt',          ['text', 'markdown', 'html', 'json'],     'text'],
  ['mrakdwon',     ['text', 'markdown', 'html', 'json'],     'markdown'],
  ['all',          ['deciding', 'any'],                      undefined],
] as const)('%s of %j', (word, names, meant) => {
  expect(nearest(word, names)).toBe(meant);
});

test('of a path, the part that tells it apart counts', () => {
  expect(nearest('docs/new.md', ['docs/old.md'], 3)).toBeUndefined();
  expect(nearest('docs/odl.md', ['docs/old.md'], 3)).toBe('docs/old.md');
});
