import { describe, expect, test } from 'vitest';
import { DISKS, memoryDisk, NOON } from '../test/disks.ts';
import { meddled, recorded } from '../test/meddling.ts';
import { contents, names, stateJson, stateOf, textOf } from '../test/project.ts';
import { recordCheck } from './record-check.ts';
import { recordReminder } from './record-reminder.ts';
import { readStateFile } from './state-file.ts';

const NOW = NOON.now();
const BEFORE = '2026-03-01T08:00:00.000Z';

describe.each(DISKS)('disk %s', (_disk, make) => {
  test('is copied into the state, all else kept in its place', () => {
    const state = `{"a":1,"last_check":"${BEFORE}","version":1,"b":[2]}`;
    const directory = stateOf(make({ '.dochygiene/state.json': state }));
    recordReminder(directory, NOW);
    expect(JSON.stringify(JSON.parse(textOf(directory, 'state.json')))).toBe(
      `{"a":1,"last_check":"${BEFORE}","version":1,"b":[2],"last_reminded":"2026-03-10T12:00:00.000Z"}`,
    );
  });

  test('makes a state where there was none', () => {
    const directory = stateOf(make({ '.dochygiene/.gitignore': '*\n' }));
    recordReminder(directory, NOW);
    expect(JSON.stringify(JSON.parse(textOf(directory, 'state.json')))).toBe(
      '{"version":1,"last_check":null,"last_reminded":"2026-03-10T12:00:00.000Z"}',
    );
  });

  test('makes no folder', () => {
    const disk = make();
    recordReminder(stateOf(disk), NOW);
    expect(contents(disk.fs, disk.root)).toEqual({});
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['of a newer version', stateJson({ version: 2 })],
    ['that is bad',        'bad'],
    ['that is a link',     { kind: 'symlink', to: '../README.md' }],
    ['that is a FIFO',     { kind: 'fifo' }],
    ['that is full',       stateJson({ note: ''.padEnd(1_048_500, 'x') })],
    ['that knows a later reminder', stateJson({ last_reminded: '2026-03-10T12:00:00.001Z' })],
  ] as const)('leaves a state %s as it is', (_case, state) => {
    const disk = make({ '.dochygiene/state.json': state, 'README.md': stateJson({}) });
    const before = contents(disk.fs, disk.root);
    recordReminder(stateOf(disk), NOW);
    expect(contents(disk.fs, disk.root)).toEqual(before);
  });

  test('removes old claims, even of a bad state', () => {
    const directory = stateOf(
      make({
        '.dochygiene/state.json': 'bad',
        '.dochygiene/reminded-2026-03-02': '',
        '.dochygiene/reminded-2026-03-03': '',
      }),
    );
    recordReminder(directory, NOW);
    expect(names(directory)).toEqual(['reminded-2026-03-03', 'state.json']);
  });

  test('leaves scratch files to the check, however old', () => {
    const old = { kind: 'file', content: '', modified: new Date(BEFORE) } as const;
    const directory = stateOf(make({ '.dochygiene/scratch-state-ff': old }));
    recordReminder(directory, NOW);
    expect(names(directory)).toContain('scratch-state-ff');
  });

  test('does not overwrite a check that comes before its rename', () => {
    const disk = make({ '.dochygiene/state.json': stateJson({ last_check: BEFORE }) });
    const checking = stateOf(disk, { token: () => 'ff' });
    const directory = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation, path }) => operation === 'create' && path.includes('scratch-state'),
          (count) => count === 1 && recordCheck(checking, NOW),
        ),
    });
    recordReminder(directory, NOW);
    expect(JSON.parse(textOf(directory, 'state.json'))).toMatchObject({
      last_check: NOW.toISOString(),
      last_reminded: NOW.toISOString(),
    });
    expect(names(directory)).toEqual(['state.json']);
  });

  test('does not overwrite a check that came after a look', () => {
    const disk = make({ '.dochygiene/state.json': stateJson({ last_check: BEFORE }) });
    const directory = stateOf(disk);
    const seen = readStateFile(directory);
    recordCheck(stateOf(disk, { token: () => 'ff' }), NOW);
    recordReminder(directory, NOW, seen);
    expect(JSON.parse(textOf(directory, 'state.json'))).toMatchObject({
      last_check: NOW.toISOString(),
      last_reminded: NOW.toISOString(),
    });
    expect(names(directory)).toEqual(['state.json']);
  });

  test('does not overwrite a state that came where a look found none', () => {
    const disk = make({ '.dochygiene/.gitignore': '*\n' });
    const directory = stateOf(disk);
    const seen = readStateFile(directory);
    recordCheck(stateOf(disk, { token: () => 'ff' }), NOW);
    recordReminder(directory, NOW, seen);
    expect(JSON.parse(textOf(directory, 'state.json'))).toMatchObject({
      last_check: NOW.toISOString(),
      last_reminded: NOW.toISOString(),
    });
  });

  test('copies without reading again what a look found', () => {
    const calls: string[] = [];
    const disk = make({ '.dochygiene/state.json': stateJson({ last_check: BEFORE }) });
    const seen = readStateFile(stateOf(disk));
    recordReminder(stateOf(disk, { over: (fs) => recorded(fs, calls) }), NOW, seen);
    expect(calls).toEqual([
      'create scratch-state-00000001',
      'lstat state.json',
      'rename scratch-state-00000001 to state.json',
      'syncDirectory .dochygiene',
      'names .dochygiene',
    ]);
  });

  test('gives up on a state that changes each time, without a trace', () => {
    const disk = make({ '.dochygiene/state.json': stateJson({ count: 0 }) });
    const other = stateOf(disk, { token: () => 'ff' });
    let minute = 0;
    const directory = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation, path }) => operation === 'create' && path.includes('scratch-state'),
          () => {
            minute += 1;
            recordCheck(other, new Date(NOW.getTime() + minute * 60_000));
          },
        ),
    });
    recordReminder(directory, NOW);
    expect(names(directory)).toEqual(['state.json']);
    expect(JSON.parse(textOf(directory, 'state.json'))).toMatchObject({ last_reminded: null });
    expect(minute).toBeLessThan(10);
  });

  test('ends within four changes of the disk', () => {
    const calls: string[] = [];
    const directory = stateOf(make({ '.dochygiene/state.json': stateJson({}) }), {
      over: (fs) => recorded(fs, calls),
    });
    recordReminder(directory, NOW);
    expect(calls.filter((call) => !/^(l?stat|names|readInto) /.test(call))).toEqual([
      'create scratch-state-00000001',
      'rename scratch-state-00000001 to state.json',
      'syncDirectory .dochygiene',
    ]);
  });
});

// biome-ignore format: a table is read by column
test.each([
  // case                   state                    syncs
  ['where it is copied',    stateJson({}),           1],
  ['where it is not',       'bad',                   1],
] as const)('makes the claim beside it durable, %s, and waits once', (_case, state, syncs) => {
  const calls: string[] = [];
  const disk = memoryDisk({ '.dochygiene/state.json': state });
  recordReminder(stateOf(disk, { over: (fs) => recorded(fs, calls) }), NOW);
  expect(calls.filter((call) => call === 'syncDirectory .dochygiene')).toHaveLength(syncs);
});

test('says nothing where nothing can be written', () => {
  const disk = memoryDisk({
    '.dochygiene': { kind: 'directory', mode: 0o555 },
    '.dochygiene/state.json': stateJson({}),
    '.dochygiene/reminded-2026-01-01': '',
  });
  const before = contents(disk.fs, disk.root);
  recordReminder(stateOf(disk), NOW);
  expect(contents(disk.fs, disk.root)).toEqual(before);
});
