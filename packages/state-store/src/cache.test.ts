import { absolutePath, type FileSystem, FileSystemError } from '@dochygiene/ports';
import {
  faultSweep,
  frozenClock,
  type MemoryTree,
  memoryFileSystem,
  readTree,
} from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { cacheScratch, readCache, writeCache } from './cache.ts';
import { type StateDirectory, stateDirectory } from './state-directory.ts';

const root = absolutePath('/p');
const clock = frozenClock('2026-03-10T12:00:00Z', 'UTC');

function directoryIn(tree: MemoryTree, over: Partial<StateDirectory> = {}): StateDirectory {
  const fs = memoryFileSystem({ '/p/a.md': '', ...tree });
  let made = 0;
  const token = () => {
    made += 1;
    return `0000000${made}`;
  };
  return { ...stateDirectory({ fs, root, clock, token, owner: undefined }), ...over };
}

const bytes = Uint8Array.from([0, 255, 128, 10]);

function read(directory: StateDirectory, name = 'history'): readonly number[] | undefined {
  const reading = readCache(directory, name);
  return reading && [...reading.buffer.bytes.subarray(0, reading.length)];
}

test('what is written is read back, and replaced', () => {
  const directory = directoryIn({});
  expect(read(directory)).toBeUndefined();
  writeCache(directory, 'history', bytes);
  expect(read(directory)).toEqual([...bytes]);
  writeCache(directory, 'history', bytes.subarray(1));
  expect(read(directory)).toEqual([255, 128, 10]);
  expect(Object.keys(readTree(directory.fs, absolutePath('/p')))).toEqual([
    '.dochygiene/.gitignore',
    '.dochygiene/cache/history',
    'a.md',
  ]);
});

test('what a crash left behind is swept once it is old', () => {
  const old = { kind: 'file', content: '', modified: new Date('2026-03-10T11:00:00Z') } as const;
  const young = { ...old, modified: new Date('2026-03-10T11:59:30Z') } as const;
  const directory = directoryIn({
    '/p/.dochygiene/cache/scratch-1': old,
    '/p/.dochygiene/cache/scratch-2': young,
    '/p/.dochygiene/cache/foreign': old,
  });
  writeCache(directory, 'history', bytes);
  expect(directory.fs.list(absolutePath('/p/.dochygiene/cache')).map(({ name }) => name)).toEqual([
    'foreign',
    'history',
    'scratch-2',
  ]);
});

// biome-ignore format: a table is read by column
describe.each<readonly [string, MemoryTree]>([
  ['the state directory is a link',   { '/else/cache/history': 'x', '/p/.dochygiene': { kind: 'symlink', to: '/else' } }],
  ['the cache folder is a link',      { '/else/history': 'x', '/p/.dochygiene/cache': { kind: 'symlink', to: '/else' } }],
  ['the cache folder is a file',      { '/p/.dochygiene/cache': 'x' }],
])('%s', (_case, tree) => {
  test('nothing is read and nothing written', () => {
    const directory = directoryIn(tree);
    const before = readTree(directory.fs, absolutePath('/'));
    expect(read(directory)).toBeUndefined();
    const refused = new FileSystemError('CONFINED', 'use', absolutePath('/p'));
    expect(() => writeCache(directory, 'history', bytes)).toThrow(refused.code);
    expect(() => cacheScratch(directory)).toThrow(refused.code);
    const after = readTree(directory.fs, absolutePath('/'));
    expect({ ...after, ...before }).toEqual(after);
    expect(Object.keys(after).filter((path) => path.startsWith('else'))).toEqual(
      Object.keys(before).filter((path) => path.startsWith('else')),
    );
  });
});

// biome-ignore format: a table is read by column
test.each<readonly [string, MemoryTree]>([
  ['a link',        { '/p/secret': 'x', '/p/.dochygiene/cache/history': { kind: 'symlink', to: '/p/secret' } }],
  ['a directory',   { '/p/.dochygiene/cache/history/x': '' }],
  ['a FIFO',        { '/p/.dochygiene/cache/history': { kind: 'fifo' } }],
])('a cache file that is %s is absent', (_case, tree) => {
  expect(read(directoryIn(tree))).toBeUndefined();
});

test("another user's is absent", () => {
  const directory = directoryIn({ '/p/.dochygiene/cache/history': 'x' }, { owner: 4321 });
  expect(read(directory)).toBeUndefined();
});

test('whatever fails, the old content is there or the new, and the next write is whole', () => {
  const points = faultSweep((spoil) => {
    const inner = memoryFileSystem({ '/p/a.md': '' });
    const over = (fs: FileSystem, token: string) =>
      stateDirectory({ fs, root, clock, token: () => token, owner: undefined });
    writeCache(over(inner, '00000001'), 'history', bytes);
    let failed = false;
    try {
      writeCache(over(spoil(inner), '00000002'), 'history', bytes.subarray(1));
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
      failed = true;
    }
    const now = read(over(inner, '00000003'))?.join();
    expect(
      failed ? [bytes.join(), bytes.subarray(1).join()] : [bytes.subarray(1).join()],
    ).toContain(now);
    writeCache(over(inner, '00000004'), 'history', bytes.subarray(2));
    expect(read(over(inner, '00000005'))).toEqual([128, 10]);
  });
  expect(points).toBeGreaterThanOrEqual(8);
});
