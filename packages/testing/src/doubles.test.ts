import { absolutePath } from '@dochygiene/ports';
import { expect, test } from 'vitest';
import { frozenClock, manualClock } from './clocks.ts';
import { memoryFileSystem } from './memory-file-system.ts';
import { readTree } from './read-tree.ts';
import { recordingFileSystem } from './recording-file-system.ts';
import { scriptedGit } from './scripted-git.ts';

const at = absolutePath;

test('a recording file system takes note of everything, refused or not', () => {
  const fs = recordingFileSystem(memoryFileSystem({ '/a': 'text' }));
  fs.stat(at('/a'));
  fs.lstat(at('/b'));
  fs.realPath(at('/a'));
  expect(() => fs.readLink(at('/a'))).toThrow();
  fs.list(at('/'));
  fs.names(at('/'));
  expect(() => fs.readInto(at('/none'), fs.buffer(1))).toThrow();
  fs.create(at('/c'), '');
  fs.rename(at('/c'), at('/d'));
  fs.remove(at('/d'));
  fs.makeDirectory(at('/e'));
  fs.syncDirectory(at('/e'));
  expect(fs.log).toEqual([
    { name: 'stat', path: '/a' },
    { name: 'lstat', path: '/b' },
    { name: 'realPath', path: '/a' },
    { name: 'readLink', path: '/a' },
    { name: 'list', path: '/' },
    { name: 'names', path: '/' },
    { name: 'readInto', path: '/none' },
    { name: 'create', path: '/c' },
    { name: 'rename', path: '/c', to: '/d' },
    { name: 'remove', path: '/d' },
    { name: 'makeDirectory', path: '/e' },
    { name: 'syncDirectory', path: '/e' },
  ]);
  expect(fs.paths('stat')).toEqual(['/a']);
  expect(fs.list(at('/'))).toHaveLength(2);
});

test('a scripted git answers by its script and refuses the rest', () => {
  const checkout = { head: undefined, history: 'full', linkedWorktree: false } as const;
  const git = scriptedGit({ version: '2.39.5', checkout });
  expect(git.version()).toEqual({ ok: true, value: '2.39.5' });
  expect(git.checkout(at('/p'))).toEqual({ ok: true, value: checkout });
  expect(git.trackedFiles(at('/p'))).toMatchObject({ failure: { refusal: 'NOT_A_REPOSITORY' } });
  expect(git.asked).toEqual([
    { question: 'version' },
    { question: 'checkout', root: '/p' },
    { question: 'trackedFiles', root: '/p' },
  ]);
  const none = scriptedGit({ refusal: 'NOT_INSTALLED', trackedFiles: new Map() });
  expect(none.version()).toMatchObject({ ok: false, failure: { refusal: 'NOT_INSTALLED' } });
  expect(none.trackedFiles(at('/p'))).toEqual({ ok: true, value: new Map() });
});

test('a tree is all there is, in one value', () => {
  const fs = memoryFileSystem({
    '/p/a': 'text',
    '/p/d/e/b': '',
    '/p/empty': { kind: 'directory' },
    '/p/fifo': { kind: 'fifo' },
    '/p/link': { kind: 'symlink', to: 'd' },
    '/q': 'elsewhere',
  });
  const tree = { a: 'text', 'd/e/b': '', empty: '/', fifo: '?', link: '-> d' };
  expect(readTree(fs, at('/p'))).toEqual(tree);
  expect(readTree(fs, at('/p/empty'))).toEqual({});
});

test('a tree has limits', () => {
  const deep = memoryFileSystem({ [`/d${'/d'.repeat(64)}`]: 'x' });
  expect(() => readTree(deep, at('/'))).toThrow(RangeError);
  expect(() => readTree(deep, at('/d/d'))).not.toThrow();
  const long = memoryFileSystem({ '/long': 'x'.repeat(1_000_001) });
  expect(() => readTree(long, at('/'))).toThrow(RangeError);
});

test('a frozen clock stands still, a manual clock moves when told to', () => {
  const frozen = frozenClock('2026-03-10T23:30:00Z', 'Asia/Tokyo');
  expect(frozen.now()).toEqual(new Date('2026-03-10T23:30:00Z'));
  expect(frozen.now()).toEqual(frozen.now());
  expect(frozen.timeZone).toBe('Asia/Tokyo');
  expect(frozen.dayOf(frozen.now())).toBe('2026-03-11');

  const manual = manualClock('2026-03-10T23:30:00Z', 'UTC');
  manual.advance(30 * 60_000);
  expect(manual.dayOf(manual.now())).toBe('2026-03-11');
  manual.advance(-1);
  expect(manual.dayOf(manual.now())).toBe('2026-03-10');
  manual.set('1999-12-31T00:00:00Z');
  expect(manual.now()).toEqual(new Date('1999-12-31T00:00:00Z'));
});

test.each([
  ['no instant', () => frozenClock('yesterday', 'UTC')],
  ['no zone', () => frozenClock('2026-03-10T00:00:00Z', 'Mars/Olympus')],
  ['no instant to set', () => manualClock('2026-03-10T00:00:00Z', 'UTC').set('')],
] as const)('clocks refuse %s', (_case, act) => {
  expect(act).toThrow(RangeError);
});
