import { expect, test } from 'vitest';
import { seen } from './seen.ts';

const FILES = ['a', 'b.md', 'link', 'd/a', 'd/z', 'd/é', 'd/e/pipe'];
const OTHERS = [
  '',
  'd',
  'd/',
  'd/e',
  'e',
  'gone',
  'c',
  'd/b',
  '/a',
  'a/',
  'a/b',
  'd/e/',
  'f/a',
  'x/a',
];

const { files: set, directories } = seen(
  [
    { path: '', names: 'a\0b.md\0link' },
    { path: 'd', names: 'a\0z\0é' },
    { path: 'x', names: '' },
    { path: 'd/e', names: 'pipe' },
  ],
  FILES.length,
);

test.each(FILES)('has %j', (path) => {
  expect(set.has(path)).toBe(true);
});

test.each(OTHERS)('has no %j', (path) => {
  expect(set.has(path)).toBe(false);
});

test('tells all of them, by directory', () => {
  expect([...set]).toEqual(FILES);
  expect([...set.keys()]).toEqual(FILES);
  expect([...set.values()]).toEqual(FILES);
  expect([...set.entries()]).toEqual(FILES.map((path) => [path, path]));
  const told: unknown[] = [];
  set.forEach((path, again, all) => {
    told.push([path, again, all === set]);
  });
  expect(told).toEqual(FILES.map((path) => [path, path, true]));
  expect(set.size).toBe(FILES.length);
});

test('knows the directories', () => {
  expect([...directories]).toEqual(['', 'd', 'x', 'd/e']);
  expect(directories.size).toBe(4);
  expect(['', 'd', 'd/e', 'e', 'a', 'd/', '/'].filter((path) => directories.has(path))).toEqual([
    '',
    'd',
    'd/e',
  ]);
});
