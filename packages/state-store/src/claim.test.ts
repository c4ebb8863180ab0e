import { child } from '@dochygiene/ports';
import { frozenClock } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { DISKS, memoryDisk, NOON } from '../test/disks.ts';
import { recorded } from '../test/meddling.ts';
import { contents, names, stateOf } from '../test/project.ts';
import {
  CLAIMS_REMOVED_AT_ONCE,
  claimedDays,
  claimReminder,
  oldClaims,
  removeOldClaims,
} from './claim.ts';

describe.each(DISKS)('disk %s', (_disk, make) => {
  test('a day is claimed once, whoever asks', () => {
    const disk = make();
    const sessions = [stateOf(disk), stateOf(disk), stateOf(disk)];
    const claims = sessions.map((directory) => claimReminder(directory, '2026-03-10'));
    expect(claims).toEqual([true, false, false]);
    expect(claimReminder(stateOf(disk), '2026-03-11')).toBe(true);
  });

  test('makes the folder, which hides itself', () => {
    const disk = make();
    claimReminder(stateOf(disk), '2026-03-10');
    expect(contents(disk.fs, disk.root)).toEqual({
      '.dochygiene/': '',
      '.dochygiene/.gitignore': '*\n',
      '.dochygiene/reminded-2026-03-10': '',
    });
  });

  test('is a file made exclusively, without a scratch file', () => {
    const calls: string[] = [];
    const disk = make({ '.dochygiene/state.json': '' });
    claimReminder(stateOf(disk, { over: (fs) => recorded(fs, calls) }), '2026-03-10');
    expect(calls.at(-1)).toBe('create reminded-2026-03-10');
    expect(calls.filter((call) => call.startsWith('rename'))).toEqual([]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['a directory',       { '.dochygiene/reminded-2026-03-10': { kind: 'directory' } }],
    ['a link to nothing', { '.dochygiene/reminded-2026-03-10': { kind: 'symlink', to: '../gone' } }],
    ['a FIFO',            { '.dochygiene/reminded-2026-03-10': { kind: 'fifo' } }],
  ] as const)('%s by that name is a claim', (_case, tree) => {
    const disk = make(tree);
    const before = contents(disk.fs, disk.root);
    expect(claimReminder(stateOf(disk), '2026-03-10')).toBe(false);
    expect(contents(disk.fs, disk.root)).toEqual(before);
  });

  test('a project that is gone cannot be claimed', () => {
    const disk = make();
    const directory = stateOf({ ...disk, root: child(disk.root, 'gone') });
    expect(claimReminder(directory, '2026-03-10')).toBe(false);
  });

  // Now is noon on 10 March.
  // biome-ignore format: a table is read by column
  test.each([
    // case                                entry                                     goes
    ['eight days ago',                     'reminded-2026-03-02',                    true],
    ['years ago',                          'reminded-2001-01-01',                    true],
    ['seven days ago',                     'reminded-2026-03-03',                    false],
    ['today',                              'reminded-2026-03-10',                    false],
    ['in the future',                      'reminded-2099-01-01',                    false],
    ['almost a claim',                     'reminded-2026-03-02.txt',                false],
    ['without its day',                    'reminded-',                              false],
    ['a copy of a claim',                  'copy-of-reminded-2026-03-02',            false],
  ])('a claim of %s', (_case, name, goes) => {
    const directory = stateOf(make({ [`.dochygiene/${name}`]: '' }));
    removeOldClaims(directory, NOON.now());
    expect(names(directory)).toEqual(goes ? [] : [name]);
  });

  test('an old claim that is no file is not ours', () => {
    const directory = stateOf(
      make({
        '.dochygiene/reminded-2026-01-01': { kind: 'directory' },
        '.dochygiene/reminded-2026-01-02': { kind: 'symlink', to: '../gone' },
        '.dochygiene/reminded-2026-01-03': '',
      }),
    );
    removeOldClaims(directory, NOON.now());
    expect(names(directory)).toEqual(['reminded-2026-01-01', 'reminded-2026-01-02']);
  });

  test('a file of another name is not ours, though it ends in a day', () => {
    const foreign = ['messages-2026-01-01', 'notes-of--2026-01-02', 'reminder-2026-01-03'];
    const disk = make(Object.fromEntries(foreign.map((name) => [`.dochygiene/${name}`, 'mine'])));
    const directory = stateOf(disk);
    expect(claimedDays(directory.fs.names(directory.path), NOON)).toEqual([]);
    removeOldClaims(directory, NOON.now());
    expect(names(directory)).toEqual(foreign);
  });
});

test('old claims are told in order, however the disk lists them', () => {
  const names = ['reminded-2026-03-02', 'reminded-2026-03-03', 'a', 'reminded-2026-01-01'];
  const old = ['reminded-2026-01-01', 'reminded-2026-03-02'];
  expect(oldClaims(names, NOON, NOON.now())).toEqual(old);
});

test('a folder that cannot be changed cannot be claimed', () => {
  const disk = memoryDisk({ '.dochygiene': { kind: 'directory', mode: 0o555 } });
  expect(claimReminder(stateOf(disk), '2026-03-10')).toBe(false);
});

test.each(['', '10.03.2026', '2026-3-1', '2026-02-30', '2026-03-10/x', '../x', '2026-03-10\n'])(
  'to claim %j is a bug',
  (day) => {
    expect(() => claimReminder(stateOf(memoryDisk()), day)).toThrow(RangeError);
  },
);

// biome-ignore format: a table is read by column
test.each([
  // case                                day            zone                  counts
  ['today',                              '2026-03-10', 'UTC',                 true],
  ['tomorrow, for clocks differ',        '2026-03-11', 'UTC',                 true],
  ['the day after, which no clock says', '2026-03-12', 'UTC',                 false],
  ['... unless it is tomorrow there',    '2026-03-12', 'Pacific/Kiritimati',  true],
  ['in 2099',                            '2099-01-01', 'UTC',                 false],
  ['the first of 2000',                  '2000-01-01', 'UTC',                 true],
  ['the last of 1999',                   '1999-12-31', 'UTC',                 false],
])('a claim of %s', (_case, day, zone, counts) => {
  const clock = frozenClock('2026-03-10T12:00:00.000Z', zone);
  const days = claimedDays([`reminded-${day}`], clock);
  expect(days).toEqual(counts ? [day] : []);
});

test('a folder full of old claims is emptied bit by bit', () => {
  const days = Array.from({ length: 200 }, (_, at) => new Date(Date.UTC(2020, 0, 1 + at)));
  const tree = days.map((day) => [`.dochygiene/reminded-${day.toISOString().slice(0, 10)}`, '']);
  const directory = stateOf(memoryDisk(Object.fromEntries(tree)));
  removeOldClaims(directory, NOON.now());
  expect(names(directory)).toHaveLength(200 - CLAIMS_REMOVED_AT_ONCE);
});
