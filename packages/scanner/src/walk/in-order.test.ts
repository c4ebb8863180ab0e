import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test.each([
  ['nothing', []],
  ['one directory', ['a', 'b', 'c']],
  ['a directory between files', ['a', 'b/c', 'd']],
  ['names that sort before a slash', ['a', 'a-b', 'a.md', 'a/b', 'a0', 'ab/c']],
  ['no file above', ['a/b/c', 'a/b/d/e', 'b/c']],
  ['deep and back', ['a', 'b/c/d/e', 'b/c/f', 'b/g', 'h']],
])('%s', (_case, paths) => {
  expect(ordered(paths)).toEqual([...paths].sort());
});

test('is the order of paths, whatever they are', () => {
  const name = fc.constantFrom('a', 'b', 'a-', 'a.', 'a0', 'ab', 'é', '🎉', '\ufb01');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 40 }), (paths) => {
      expect(ordered(paths)).toEqual([...paths].sort());
    }),
  );
});

/** The paths in order, when they are met in the order of a walk. */
function ordered(paths: readonly string[]): readonly string[] {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const start = path.slice(0, path.lastIndexOf('/') + 1);
    folders.set(start, [...(folders.get(start) ?? []), path]);
  }
  const blocks = [...folders]
    .sort(([one], [other]) => one.split('/').length - other.split('/').length)
    .map(([start, files]) => ({
      start,
      candidates: files.sort().map((path) => ({ path, kind: 'file' as const })),
    }));
  return inOrder(blocks).map(({ path }) => path);
}
