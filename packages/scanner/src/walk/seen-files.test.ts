import type { DirectoryEntry } from '@dochygiene/ports';
import { expect, test } from 'vitest';
import { seenFiles } from './seen-files.ts';

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

const set = seenFiles(
  new Map([
    ['', entries('a', 'b.md', 'd/', 'e/', 'link@', 'loop@')],
    ['d', entries('a', 'e/', 'z', 'é')],
    ['d/e', entries('pipe|')],
  ]),
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
  const seen: unknown[] = [];
  set.forEach((path, again, all) => {
    seen.push([path, again, all === set]);
  });
  expect(seen).toEqual(FILES.map((path) => [path, path, true]));
  expect(set.size).toBe(FILES.length);
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
