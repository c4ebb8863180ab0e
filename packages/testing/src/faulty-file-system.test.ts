import { absolutePath, type FileSystem } from '@dochygiene/ports';
import { expect, test } from 'vitest';
import { faultSweep } from './fault-sweep.ts';
import { type Fault, faultyFileSystem } from './faulty-file-system.ts';
import { memoryFileSystem } from './memory-file-system.ts';
import { readTree } from './read-tree.ts';

const at = absolutePath;
const ROOT = at('/');

/** Every kind of change, one after the other, going on after what is refused. */
function changes(fs: FileSystem): readonly string[] {
  const steps = [
    () => fs.makeDirectory(at('/d')),
    () => fs.create(at('/d/a'), '12😀4'),
    () => fs.rename(at('/d/a'), at('/d/b')),
    () => fs.syncDirectory(at('/d')),
    () => fs.remove(at('/d/b')),
  ];
  return steps.map((step) => {
    try {
      step();
      return 'done';
    } catch (error) {
      return (error as { readonly code: string }).code;
    }
  });
}

const [OK, NO, GONE] = ['done', 'UNKNOWN', 'NOT_FOUND'];

// biome-ignore format: a table is read by column
test.each<readonly [Fault, readonly (string | undefined)[], Readonly<Record<string, string>>]>([
  // fault                                         makeDirectory create  rename  sync    remove    left behind
  [{ call: 6, when: 'before'                  },  [OK,           OK,     OK,     OK,     OK],      { d: '/' }],
  [{ call: 1, when: 'before'                  },  [NO,           GONE,   GONE,   GONE,   GONE],    {}],
  [{ call: 1, when: 'halfway'                 },  [NO,           OK,     OK,     OK,     OK],      { d: '/' }],
  [{ call: 1, when: 'halfway', forever: true  },  [NO,           NO,     NO,     NO,     NO],      { d: '/' }],
  [{ call: 2, when: 'before',  forever: true  },  [OK,           NO,     NO,     NO,     NO],      { d: '/' }],
  [{ call: 2, when: 'halfway', forever: true  },  [OK,           NO,     NO,     NO,     NO],      { 'd/a': '12' }],
  [{ call: 2, when: 'halfway'                 },  [OK,           NO,     OK,     OK,     OK],      { d: '/' }],
  [{ call: 3, when: 'before'                  },  [OK,           OK,     NO,     OK,     GONE],    { 'd/a': '12😀4' }],
  [{ call: 3, when: 'halfway', forever: true  },  [OK,           OK,     NO,     NO,     NO],      { 'd/b': '12😀4' }],
  [{ call: 4, when: 'before'                  },  [OK,           OK,     OK,     NO,     OK],      { d: '/' }],
  [{ call: 4, when: 'halfway'                 },  [OK,           OK,     OK,     NO,     OK],      { d: '/' }],
  [{ call: 5, when: 'before'                  },  [OK,           OK,     OK,     OK,     NO],      { 'd/b': '12😀4' }],
  [{ call: 5, when: 'halfway'                 },  [OK,           OK,     OK,     OK,     NO],      { d: '/' }],
])('%j', (fault, answers, left) => {
  const disk = memoryFileSystem();
  const faulty = faultyFileSystem(disk, fault);
  expect(changes(faulty)).toEqual(answers);
  expect(readTree(disk, ROOT)).toEqual(left);
  expect(faulty.changes).toBe(5);
});

test('fails with the code that it is given', () => {
  const faulty = faultyFileSystem(memoryFileSystem(), {
    call: 1,
    when: 'before',
    code: 'NO_SPACE',
  });
  const refused = { name: 'FileSystemError', code: 'NO_SPACE', path: '/a', operation: 'create' };
  expect(() => faulty.create(at('/a'), '')).toThrow(expect.objectContaining(refused));
});

test('never fails to read, and counts no reading', () => {
  const disk = memoryFileSystem({ '/a': 'text', '/l': { kind: 'symlink', to: 'a' } });
  const faulty = faultyFileSystem(disk, { call: 1, when: 'before', forever: true });
  const buffer = faulty.buffer(10);
  expect(faulty.readInto(at('/a'), buffer).length).toBe(4);
  expect(faulty.stat(at('/l'))).toEqual(disk.stat(at('/a')));
  expect(faulty.lstat(at('/l'))?.kind).toBe('symlink');
  expect(faulty.realPath(at('/l'))).toBe('/a');
  expect(faulty.readLink(at('/l'))).toBe('a');
  expect(faulty.list(ROOT)).toHaveLength(2);
  expect(faulty.names(ROOT)).toEqual(['a', 'l']);
  expect(faulty.changes).toBe(0);
});

/** A writer that keeps the old content or the new, whatever happens. */
function writeSafely(fs: FileSystem): void {
  fs.create(at('/scratch'), 'new');
  fs.rename(at('/scratch'), at('/file'));
  fs.syncDirectory(ROOT);
}

/** One that does not. */
function writeCarelessly(fs: FileSystem): void {
  fs.remove(at('/file'));
  fs.create(at('/file'), 'new');
}

/** Sweeps `write` and gives the contents that were left, in the order of faults. */
function sweep(write: (fs: FileSystem) => void): {
  contents: (string | undefined)[];
  faults: number;
} {
  const contents: (string | undefined)[] = [];
  const faults = faultSweep((spoil) => {
    const disk = memoryFileSystem({ '/file': 'old' });
    try {
      write(spoil(disk));
    } catch {
      // That is what faults are for.
    }
    contents.push(readTree(disk, ROOT)['file']);
  });
  return { contents, faults };
}

test('a sweep tries each change in four ways, then sees that there are no more', () => {
  const { contents, faults } = sweep(writeSafely);
  expect(faults).toBe(12);
  const [old, fresh] = ['old', 'new'];
  expect(contents).toEqual([
    ...[old, old, old, old],
    ...[old, old, fresh, fresh],
    ...[fresh, fresh, fresh, fresh],
    ...[fresh, fresh, fresh, fresh],
  ]);
});

test('a sweep finds a careless writer', () => {
  const { contents } = sweep(writeCarelessly);
  expect(contents).toContain(undefined);
  expect(contents).toContain('n');
});

test('a sweep names the fault that is not stood', () => {
  const careless = () =>
    faultSweep((spoil, { call, forever }) => {
      const disk = spoil(memoryFileSystem({ '/file': 'old' }));
      if (call === 2 && forever) throw new Error('lost');
      expect(() => writeCarelessly(disk)).toThrow();
    });
  expect(careless).toThrow('Cannot stand change 2 failing before and all after it: Error: lost');
});

test('a sweep ends where an attempt does not', () => {
  // One disk for all, since this makes some two million changes.
  const inert = { ...memoryFileSystem(), syncDirectory: () => {} };
  const endless = () =>
    faultSweep((spoil, { call }) => {
      const disk = spoil(inert);
      for (let change = 0; change < call; change += 1) {
        try {
          disk.syncDirectory(ROOT);
        } catch {
          // One more.
        }
      }
    });
  expect(endless).toThrow(RangeError);
  expect(() => faultSweep(() => {})).toThrow(TypeError);
});
