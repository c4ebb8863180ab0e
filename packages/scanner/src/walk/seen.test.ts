import type { DirectoryEntry } from '@dochygiene/ports';
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
  'loop',
  'f/a',
];

const { files: set, directories } = seen(
  [
    { path: '', entries: entries('a', 'b.md', 'd/', 'e/', 'link@', 'loop@') },
    { path: 'd', entries: entries('a', 'e/', 'z', 'é') },
    { path: 'd/e', entries: entries('pipe|') },
  ],
  FILES.length,
  new Set(['loop', 'e']),
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
  expect([...directories]).toEqual(['', 'd', 'd/e']);
  expect(directories.size).toBe(3);
  expect(['', 'd', 'd/e', 'e', 'a', 'd/', '/'].filter((path) => directories.has(path))).toEqual([
    '',
    'd',
    'd/e',
  ]);
});

/** Names by how `ls -F` marks them. */
function entries(...marked: readonly string[]): readonly DirectoryEntry[] {
  const kinds = { '/': 'directory', '@': 'symlink', '|': 'other' } as const;
  return marked.map((text) => {
    const mark = text.at(-1);
    const kind = mark === '/' || mark === '@' || mark === '|' ? kinds[mark] : 'file';
    return { name: kind === 'file' ? text : text.slice(0, -1), kind };
  });
}
