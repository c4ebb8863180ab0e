import { absolutePath, type DirectoryEntry, type ReadOnlyFileSystem } from '@dochygiene/ports';
import { memoryFileSystem } from '@dochygiene/testing';
import { expect, test } from 'vitest';
import { MAX_DEPTH, MAX_ENTRIES } from './walk/list-entries.ts';
import { walk, walkRules } from './walk.ts';

const ROOT = absolutePath('/p');
const { rules } = walkRules({});

test('goes 64 directories down, and tells once where it stops', () => {
  const deepest = Array(MAX_DEPTH).fill('d').join('/');
  const fs = memoryFileSystem({
    [`/p/${deepest}/a.md`]: '',
    [`/p/${deepest}/one/b.md`]: '',
    [`/p/${deepest}/two/c.md`]: '',
  });
  const listing = walk(fs, ROOT, rules);
  expect(listing.candidates.map(({ path }) => path)).toEqual([`${deepest}/a.md`]);
  expect(listing.unseen).toContain(`${deepest}/one`);
  expect(listing.unseen).toContain(`${deepest}/two`);
  expect(listing.problems).toMatchObject([{ path: deepest, code: 'TOO_DEEP' }]);
});

test('looks at all of two million entries', () => {
  const listing = walk(wide(999, 2_001), ROOT, rules);
  expect(listing.files.size + 999).toBe(999 * 2_001 + 999);
  expect(listing.problems).toEqual([]);
  expect([...listing.unseen]).toEqual(['.dochygiene']);
});

test('looks at no more, and says what it did not see', () => {
  let opened = 0;
  const disk = wide(1_100, 2_001);
  const counting: ReadOnlyFileSystem = {
    ...disk,
    list(path) {
      opened += 1;
      return disk.list(path);
    },
  };
  const listing = walk(counting, ROOT, rules);
  expect(listing.files.size).toBe(MAX_ENTRIES - 1_100);
  expect(listing.problems).toMatchObject([{ path: '.', code: 'TOO_MANY_ENTRIES' }]);
  // The directory in which the limit is reached is known in part only, those behind it not at all.
  const cut = Math.floor((MAX_ENTRIES - 1_100) / 2_001);
  expect(opened).toBe(1 + cut + 1);
  expect(listing.unseen.size).toBe(1 + 1_100 - cut);
  expect(listing.unseen).toContain(name(cut));
  expect(listing.unseen).not.toContain(name(cut - 1));
  expect(listing.files.has(`${name(cut - 1)}/f0000`)).toBe(true);
  expect(listing.files.has(`${name(cut + 1)}/f0000`)).toBe(false);
});

test('counts names that are not UTF-8 in one problem', () => {
  const fs = memoryFileSystem({ '/p/d/a.md': '', '/p/a.md': '', '/p/fine\ufffd.md': '' });
  const mangled: ReadOnlyFileSystem = {
    ...fs,
    list(path) {
      const broken: DirectoryEntry[] = [
        { name: '\ufffd.md', kind: 'file' },
        { name: '\ufffd\ufffd', kind: 'directory' },
      ];
      return [...fs.list(path), ...broken].sort((one, other) => (one.name < other.name ? -1 : 1));
    },
  };
  const listing = walk(mangled, ROOT, rules);
  expect(listing.candidates.map(({ path }) => path)).toEqual(['a.md', 'd/a.md', 'fine\ufffd.md']);
  expect([...listing.files]).toEqual(['a.md', 'fine\ufffd.md', 'd/a.md']);
  expect(listing.files.has('\ufffd.md')).toBe(false);
  expect(listing.problems).toEqual([
    {
      path: '.',
      code: 'NAME_NOT_UTF8',
      message:
        'Cannot look at 4 files or directories, the first of them in ".": names that are not UTF-8; rename them',
    },
  ]);
});

/** A disk whose root holds `folders` directories with `files` files each. */
function wide(folders: number, files: number): ReadOnlyFileSystem {
  const top = Array.from({ length: folders }, (_, i) => ({
    name: name(i),
    kind: 'directory' as const,
  }));
  const below = Array.from({ length: files }, (_, i) => ({
    name: `f${String(i).padStart(4, '0')}`,
    kind: 'file' as const,
  }));
  return { ...memoryFileSystem(), list: (path) => (path === ROOT ? top : below) };
}

function name(index: number): string {
  return `d${String(index).padStart(4, '0')}`;
}
