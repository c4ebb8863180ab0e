import { child, FileSystemError } from '@dochygiene/ports';
import { faultSweep, frozenClock, type MemoryTree, readTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { DISKS, memoryDisk, type ProjectDisk } from '../test/disks.ts';
import { recorded, watched } from '../test/meddling.ts';
import { names, stateJson, stateOf } from '../test/project.ts';
import { KEPT_LIMIT, readKept, removeKept, writeKept } from './kept.ts';
import type { StateDirectory } from './state-directory.ts';

const FOLDER: MemoryTree = { '.dochygiene/.gitignore': '*\n' };
const BESIDE: MemoryTree = {
  ...FOLDER,
  '.dochygiene/acks.json': 'mine',
  '.dochygiene/state.json': stateJson({}),
  '.dochygiene/report-1000000000000-aaaaaaaa.md': 'half',
};
/** Later than any file of any disk was changed, so that scratch files of then are old. */
const MUCH_LATER = frozenClock('2099-06-01T12:00:00.000Z', 'UTC');

// biome-ignore format: a table is read by column
const BEFORE: readonly (readonly [string, MemoryTree, string | undefined, number])[] = [
  // case           there before                                     text       faults
  ['no folder',     {},                                              undefined, 32],
  ['none',          BESIDE,                                          undefined, 12],
  ['an old one',    { ...BESIDE, '.dochygiene/check.json': 'old' },  'old',     12],
];

describe.each(DISKS)('disk %s', (_disk, make) => {
  test('what is written is read back, replaced and removed', () => {
    const directory = stateOf(make());
    expect(readKept(directory, 'check.json')).toBeUndefined();
    removeKept(directory, 'check.json');
    expect(names(directory)).toBeUndefined();
    writeKept(directory, 'check.json', 'é1');
    writeKept(directory, 'acks.json', 'other');
    writeKept(directory, 'check.json', 'é2\n');
    expect(readKept(directory, 'check.json')).toBe('é2\n');
    expect(names(directory)).toEqual(['.gitignore', 'acks.json', 'check.json']);
    removeKept(directory, 'check.json');
    removeKept(directory, 'check.json');
    expect(readKept(directory, 'check.json')).toBeUndefined();
    expect(readKept(directory, 'acks.json')).toBe('other');
  });

  test('a removal is made durable', () => {
    const calls: string[] = [];
    const disk = make({ ...FOLDER, '.dochygiene/check.json': 'old' });
    removeKept(stateOf(disk, { over: (fs) => recorded(fs, calls) }), 'check.json');
    expect(calls.slice(-2)).toEqual(['remove check.json', 'syncDirectory .dochygiene']);
  });

  test('a text of the greatest length is kept, and one byte more is refused', () => {
    const directory = stateOf(make({ ...FOLDER, '.dochygiene/check.json': 'old' }));
    const long = 'é'.repeat(KEPT_LIMIT / 2);
    const tooLarge = expect.objectContaining({ code: 'KEPT_TOO_LARGE', file: 'check.json' });
    expect(() => writeKept(directory, 'check.json', `${long}x`)).toThrow(tooLarge);
    expect(readKept(directory, 'check.json')).toBe('old');
    writeKept(directory, 'check.json', long);
    expect(readKept(directory, 'check.json')).toHaveLength(KEPT_LIMIT / 2);
  });

  test('a longer one that somebody else made is not read', () => {
    const directory = stateOf(make({ '.dochygiene/acks.json': 'x'.repeat(KEPT_LIMIT + 1) }));
    expect(() => readKept(directory, 'acks.json')).toThrow(
      expect.objectContaining({ code: 'KEPT_TOO_LARGE' }),
    );
  });

  // biome-ignore format: a table is read by column
  test.each<readonly [string, MemoryTree, string]>([
    ['is a link',       { '.dochygiene/acks.json': { kind: 'symlink', to: '../README.md' } }, 'IS_A_LINK'],
    ['is a directory',  { '.dochygiene/acks.json/x': '' },                                    'IS_A_DIRECTORY'],
    ['is a FIFO',       { '.dochygiene/acks.json': { kind: 'fifo' } },                        'NOT_A_FILE'],
    ['lies in a link',  { 'else/acks.json': 'x', '.dochygiene': { kind: 'symlink', to: 'else' } }, 'CONFINED'],
  ])('what %s is not read', (_case, tree, code) => {
    const directory = stateOf(make({ 'README.md': 'mine', ...tree }));
    expect(() => readKept(directory, 'acks.json')).toThrow(expect.objectContaining({ code }));
  });

  test('through a link nothing is written or removed', () => {
    const tree: MemoryTree = {
      'else/acks.json': 'x',
      '.dochygiene': { kind: 'symlink', to: 'else' },
    };
    const disk = make(tree);
    const before = readTree(disk.fs, disk.root);
    const confined = expect.objectContaining({ code: 'CONFINED' });
    expect(() => writeKept(stateOf(disk), 'acks.json', 'y')).toThrow(confined);
    expect(() => removeKept(stateOf(disk), 'acks.json')).toThrow(confined);
    expect(readTree(disk.fs, disk.root)).toEqual(before);
  });

  test.each(BEFORE)('a file is whole after any fault: %s', (_case, tree, before, faults) => {
    const swept = faultSweep((spoil) => {
      const disk = make({ 'README.md': 'mine', ...tree });
      const others = besideKept(disk);
      const failed = fails(() => writeKept(stateOf(disk, { over: spoil }), 'check.json', 'new'));
      const text = readKept(stateOf(disk), 'check.json');
      expect(failed ? [before, 'new'] : ['new']).toContain(text);
      expect(besideKept(disk)).toEqual(others);
      heals(disk);
      expect(besideKept(disk)).toEqual(others);
    });
    expect(swept).toBe(faults);
  });

  test('after any fault of a removal the old one is there, or none', () => {
    const swept = faultSweep((spoil) => {
      const disk = make({ ...BESIDE, '.dochygiene/check.json': 'old' });
      const others = besideKept(disk);
      const failed = fails(() => removeKept(stateOf(disk, { over: spoil }), 'check.json'));
      const text = readKept(stateOf(disk), 'check.json');
      expect(failed ? ['old', undefined] : [undefined]).toContain(text);
      expect(besideKept(disk)).toEqual(others);
    });
    expect(swept).toBe(8);
  });
});

test.each(BEFORE)(
  'a reader finds the old one or the new at every moment: %s',
  (_case, tree, before) => {
    const disk = memoryDisk(tree);
    let last = before;
    const look = () => {
      const text = readKept(stateOf(disk), 'check.json');
      if (text !== last) expect([last, text]).toEqual([before, 'new']);
      last = text;
    };
    writeKept(stateOf(disk, { over: (fs) => watched(fs, look) }), 'check.json', 'new');
    expect(readKept(stateOf(disk), 'check.json')).toBe('new');
  },
);

function besideKept({ fs, root }: ProjectDisk): Readonly<Record<string, string>> {
  const ours = /\/(check\.json|scratch-|\.gitignore)|^\.dochygiene$/;
  return Object.fromEntries(
    Object.entries(readTree(fs, root)).filter(([path]) => !ours.test(path)),
  );
}

/** Asserts that one more write succeeds, and leaves nothing of those before. */
function heals(disk: ProjectDisk): void {
  const directory: StateDirectory = stateOf(disk, { clock: MUCH_LATER, token: () => 'ffffffff' });
  writeKept(directory, 'check.json', 'newest');
  expect(readKept(directory, 'check.json')).toBe('newest');
  const left = disk.fs.list(child(disk.root, '.dochygiene')).map(({ name }) => name);
  expect(left.filter((name) => name.startsWith('scratch-'))).toEqual([]);
}

function fails(act: () => void): boolean {
  try {
    act();
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(FileSystemError);
    return true;
  }
}
