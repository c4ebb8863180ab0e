import { absolutePath, type FileSystem } from '@dochygiene/ports';
import type { MemoryTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { DISKS, NOON } from '../test/disks.ts';
import { recorded } from '../test/meddling.ts';
import { contents, stateJson, stateOf } from '../test/project.ts';
import { claimReminder } from './claim.ts';
import { ensureDirectory } from './ensure-directory.ts';
import { readReport } from './read-report.ts';
import { readState } from './read-state.ts';
import { recordCheck } from './record-check.ts';
import { recordReminder } from './record-reminder.ts';
import type { StateDirectory } from './state-directory.ts';
import { writeReport } from './write-report.ts';

const HASH = { sha256: (text: string) => String(text.length) };
const STATE = stateJson({ last_check: '2026-03-01T00:00:00.000Z' });

const CHANGES = new Set(['create', 'rename', 'remove', 'makeDirectory', 'syncDirectory']);

// biome-ignore format: a table is read by column
const UNFIT: readonly (readonly [string, MemoryTree])[] = [
  ['a link to a directory in the project', { '.dochygiene': { kind: 'symlink', to: 'docs' }, 'docs/state.json': STATE }],
  ['a link out of the project',            { '.dochygiene': { kind: 'symlink', to: '..' } }],
  ['a link to nothing',                    { '.dochygiene': { kind: 'symlink', to: 'gone' } }],
  ['a link to itself',                     { '.dochygiene': { kind: 'symlink', to: '.dochygiene' } }],
  ['a file',                               { '.dochygiene': 'mine' }],
  ['a FIFO',                               { '.dochygiene': { kind: 'fifo' } }],
];

// biome-ignore format: a table is read by column
const WRITERS: readonly (readonly [string, (directory: StateDirectory) => void])[] = [
  ['ensureDirectory', (directory) => ensureDirectory(directory)],
  ['recordCheck',     (directory) => recordCheck(directory, NOON.now())],
  ['writeReport',     (directory) => void writeReport(directory, { json: {}, markdown: '' }, HASH)],
  ['readReport',      (directory) => void readReport(directory, HASH)],
];

describe.each(DISKS)('disk %s', (_disk, make) => {
  describe.each(UNFIT)('%s in its place', (_case, tree) => {
    test('is refused, and nothing is written', () => {
      const disk = make(tree);
      const calls: string[] = [];
      const directory = stateOf(disk, { over: (fs) => recorded(fs, calls) });
      const before = contents(disk.fs, disk.root);

      for (const [, act] of WRITERS) {
        expect(() => act(directory)).toThrow(expect.objectContaining({ code: 'CONFINED' }));
      }
      expect(claimReminder(directory, '2026-03-10')).toBe(false);
      recordReminder(directory, NOON.now());
      expect(readState(directory)).toMatchObject({
        condition: 'refused',
        because: 'CONFINED',
        lastCheck: undefined,
        remindedOn: [],
        thresholdDays: undefined,
      });

      expect(calls.filter((call) => CHANGES.has(call.split(' ')[0] ?? ''))).toEqual([]);
      expect(contents(disk.fs, disk.root)).toEqual(before);
    });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                       our number                      refused
    ['our own',                   (owner: number) => owner,       false],
    ["another user's",            (owner: number) => owner + 1,   true],
    ["nobody's, in our eyes",     () => undefined,                false],
  ] as const)('a directory of %s', (_case, ours, refused) => {
    const disk = make({ '.dochygiene/state.json': STATE });
    const directory = stateOf({ ...disk }, { owner: ours(disk.owner) });
    const before = contents(disk.fs, disk.root);

    expect(readState(directory).condition).toBe(refused ? 'refused' : 'ok');
    expect(claimReminder(directory, '2026-03-10')).toBe(!refused);
    for (const [, act] of refused ? WRITERS : []) {
      expect(() => act(directory)).toThrow(expect.objectContaining({ code: 'CONFINED' }));
    }
    if (refused) expect(contents(disk.fs, disk.root)).toEqual(before);
  });

  test('where files have no owner, nobody is foreign', () => {
    const disk = make({ '.dochygiene/state.json': STATE });
    const ownerless = (fs: FileSystem): FileSystem => ({
      ...fs,
      lstat: (path) => {
        const stat = fs.lstat(path);
        return stat === undefined ? undefined : { ...stat, owner: -1 };
      },
    });
    expect(readState(stateOf(disk, { over: ownerless })).condition).toBe('ok');
  });

  test('what it is given cannot change anything outside', () => {
    const disk = make({ 'README.md': 'mine' });
    const { fs } = stateOf(disk);
    const outside = absolutePath(`${disk.root}/README.md`);
    expect(() => fs.remove(outside)).toThrow(expect.objectContaining({ code: 'CONFINED' }));
  });

  test('everything it does stays in the folder', () => {
    const disk = make({ 'README.md': 'mine', '.gitignore': 'node_modules\n' });
    const calls: string[] = [];
    const directory = stateOf(disk, { over: (fs) => recorded(fs, calls) });

    expect(claimReminder(directory, '2026-03-10')).toBe(true);
    recordReminder(directory, NOON.now());
    recordCheck(directory, NOON.now());
    writeReport(directory, { json: {}, markdown: '' }, HASH);

    const outside = Object.entries(contents(disk.fs, disk.root)).filter(
      ([path]) => !path.startsWith('.dochygiene/'),
    );
    expect(Object.fromEntries(outside)).toEqual({
      'README.md': 'mine',
      '.gitignore': 'node_modules\n',
    });
    // The project root is synced, so that a power cut does not lose the new folder; that is all.
    expect(calls.filter((call) => call === 'syncDirectory project')).toHaveLength(1);
  });
});
