import { child, FileSystemError } from '@dochygiene/ports';
import { faultSweep, frozenClock, type MemoryTree, readTree } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { DISKS, memoryDisk, NOON, type ProjectDisk } from '../test/disks.ts';
import { watched } from '../test/meddling.ts';
import { names, stateJson, stateOf } from '../test/project.ts';
import { claimReminder } from './claim.ts';
import { readState } from './read-state.ts';
import { recordCheck } from './record-check.ts';
import { recordReminder } from './record-reminder.ts';
import type { StateDirectory } from './state-directory.ts';

const BEFORE = '2026-03-01T08:00:00.000Z';
const NOW = NOON.now();
const DAY = '2026-03-10';
/** Later than any file of any disk was changed, so that scratch files of then are old. */
const MUCH_LATER = frozenClock('2099-06-01T12:00:00.000Z', 'UTC');

const KNOWN = stateJson({ last_check: BEFORE, last_reminded: BEFORE, more: { b: 1, a: 2 } });
const HIDDEN: MemoryTree = { '.dochygiene/.gitignore': '*\n' };
const REPORT: MemoryTree = {
  '.dochygiene/report-1000000000000-aaaaaaaa.json': '{}',
  '.dochygiene/report-1000000000000-aaaaaaaa.md': '# Report\n',
};

// biome-ignore format: a table is read by column
const STATES: readonly (readonly [string, MemoryTree, string | undefined, number])[] = [
  // case           there before                                                   known     faults
  ['no folder',     {},                                                            undefined, 32],
  ['no state',      { ...HIDDEN, ...REPORT },                                      undefined, 12],
  ['a state',       { ...HIDDEN, ...REPORT, '.dochygiene/state.json': KNOWN },     BEFORE,    12],
  ['a bad state',   { ...HIDDEN, ...REPORT, '.dochygiene/state.json': 'bad' },     undefined, 20],
  ['two bad',       { ...HIDDEN, '.dochygiene/state.json': 'bad', '.dochygiene/state.json.bad': 'old' }, undefined, 20],
];

describe.each(DISKS)('disk %s', (_disk, make) => {
  test.each(STATES)(
    'a check is recorded whole or not at all: %s',
    (_case, tree, before, faults) => {
      const swept = faultSweep((spoil) => {
        const disk = make({ 'README.md': 'mine', ...tree });
        const others = besideState(disk);
        const failed = fails(() => recordCheck(stateOf(disk, { over: spoil }), NOW));

        const known = readState(stateOf(disk)).lastCheck?.toISOString();
        if (!failed) expect(known).toBe(NOW.toISOString());
        expect([before, NOW.toISOString()]).toContain(known);
        keepsWhatItHeld(disk, tree);
        expect(besideState(disk)).toEqual(others);

        checkHeals(disk);
        keepsWhatItHeld(disk, tree);
      });
      expect(swept).toBe(faults);
    },
  );

  test.each(STATES)('a reminder does no harm: %s', (_case, tree, before) => {
    faultSweep((spoil) => {
      const disk = make({ 'README.md': 'mine', ...tree });
      const others = besideState(disk);
      const directory = stateOf(disk, { over: spoil });
      const claimed = claimReminder(directory, DAY);
      if (claimed) recordReminder(directory, NOW);

      const reading = readState(stateOf(disk));
      expect(reading.lastCheck?.toISOString()).toBe(before);
      if (claimed) expect(reading.remindedOn).toContain(DAY);
      keepsWhatItHeld(disk, tree);
      expect(besideState(disk)).toEqual(others);

      // A claim that came to nothing may be lost; that two sessions get it may not be.
      const next = claimReminder(stateOf(disk, { token: later() }), DAY);
      expect(claimed && next).toBe(false);
      expect(claimReminder(stateOf(disk, { token: later() }), DAY)).toBe(false);
      checkHeals(disk);
    });
  });
});

test.each(STATES)(
  'a reader finds the old check or the new one at every moment: %s',
  (_case, tree, before) => {
    const disk = memoryDisk(tree);
    let last = before;
    const look = () => {
      const known = readState(stateOf(disk)).lastCheck?.toISOString();
      if (known !== last) expect([last, known]).toEqual([before, NOW.toISOString()]);
      last = known;
    };
    recordCheck(stateOf(disk, { over: (fs) => watched(fs, look) }), NOW);
    expect(readState(stateOf(disk)).lastCheck).toEqual(NOW);
  },
);

test.each([
  'NO_SPACE',
  'PERMISSION_DENIED',
  'READ_ONLY',
  'TOO_MANY_OPEN',
  'BUSY',
  'CROSS_DEVICE',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'UNKNOWN',
] as const)('any call, readings included, refused with %s', (code) => {
  for (const [, tree, before] of STATES) {
    for (const act of [check, remind]) {
      let met = true;
      for (let at = 1; met; at += 1) {
        const disk = memoryDisk(tree);
        let count = 0;
        met = false;
        const refusing = (fs: typeof disk.fs) =>
          watched(fs, ({ operation, path }) => {
            count += 1;
            if (count !== at) return;
            met = true;
            throw new FileSystemError(code, operation, child(disk.root, path.slice(1)));
          });
        const failed = fails(() => act(stateOf(disk, { over: refusing })));
        const known = readState(stateOf(disk)).lastCheck?.toISOString();
        expect([before, NOW.toISOString()]).toContain(known);
        if (act === check && !failed) expect(known).toBe(NOW.toISOString());
        if (act === remind) expect(failed).toBe(false);
        keepsWhatItHeld(disk, tree);
        checkHeals(disk);
      }
    }
  }
});

function check(directory: StateDirectory): void {
  recordCheck(directory, NOW);
}

function remind(directory: StateDirectory): void {
  readState(directory);
  if (claimReminder(directory, DAY)) recordReminder(directory, NOW);
}

/** Asserts that a state keeps its other fields, and a bad one is kept, where it was or beside. */
function keepsWhatItHeld(disk: ProjectDisk, tree: MemoryTree): void {
  const held = tree['.dochygiene/state.json'];
  if (held === undefined) return;
  const files = readTree(disk.fs, child(disk.root, '.dochygiene'));
  const now = files['state.json'] ?? '';
  const kept = files['state.json.bad'];
  if (held === KNOWN) {
    const { last_check, last_reminded, ...rest } = JSON.parse(now);
    expect(JSON.stringify(rest)).toBe('{"version":1,"more":{"b":1,"a":2}}');
    expect([BEFORE, NOW.toISOString(), MUCH_LATER.now().toISOString()]).toContain(last_check);
    expect([BEFORE, NOW.toISOString()]).toContain(last_reminded);
  } else expect([now, kept]).toContain(held);
}

function besideState({ fs, root }: ProjectDisk): Readonly<Record<string, string>> {
  const entries = Object.entries(readTree(fs, root));
  const ours = /\/(state\.json|scratch-|reminded-|\.gitignore)|^\.dochygiene$/;
  return Object.fromEntries(entries.filter(([path]) => !ours.test(path)));
}

/** Asserts that one more check is recorded, and leaves nothing of the writes before. */
function checkHeals(disk: ProjectDisk): void {
  const directory = stateOf(disk, { clock: MUCH_LATER, token: later() });
  recordCheck(directory, MUCH_LATER.now());
  expect(readState(directory)).toMatchObject({
    condition: 'ok',
    lastCheck: MUCH_LATER.now(),
  });
  const left = names(directory) ?? [];
  expect(left).toContain('.gitignore');
  expect(left.filter((name) => name.startsWith('scratch-'))).toEqual([]);
}

let spent = 0;
/** Tokens of a process that comes later. */
function later(): () => string {
  return () => {
    spent += 1;
    return `ffffffff-${spent}`;
  };
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
