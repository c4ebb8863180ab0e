import { child, type FileSystem, FileSystemError } from '@dochygiene/ports';
import { describe, expect, test } from 'vitest';
import { DISKS, NOON } from '../test/disks.ts';
import { meddled, recorded } from '../test/meddling.ts';
import { contents, names, stateJson, stateOf, textOf } from '../test/project.ts';
import { readState } from './read-state.ts';
import { recordCheck } from './record-check.ts';
import { recordReminder } from './record-reminder.ts';

const BEFORE = new Date('2026-03-01T08:00:00.000Z');
const NOW = NOON.now();
const LATER = new Date('2026-03-10T12:00:05.000Z');
const LARGE = 1_048_576;

const lastCheck = (directory: ReturnType<typeof stateOf>) =>
  readState(directory).lastCheck?.toISOString();
const isRename = ({ operation }: { readonly operation: string }) => operation === 'rename';

describe.each(DISKS)('disk %s', (_disk, make) => {
  test('the first check makes folder and state', () => {
    const disk = make();
    recordCheck(stateOf(disk), NOW);
    expect(contents(disk.fs, disk.root)).toEqual({
      '.dochygiene/': '',
      '.dochygiene/.gitignore': '*\n',
      '.dochygiene/state.json':
        '{\n  "version": 1,\n  "last_check": "2026-03-10T12:00:00.000Z",\n  "last_reminded": null\n}\n',
    });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                      given      known
    ['a threshold',              30,        30],
    ['no days at all',           0,         0],
    ['none, and there was one',  undefined, 7],
  ])('after a check with %s', (_case, given, known) => {
    const directory = stateOf(make({ '.dochygiene/state.json': stateJson({ threshold_days: 7 }) }));
    recordCheck(directory, NOW, given);
    expect(readState(directory).thresholdDays).toBe(known);
  });

  test.each([['"7"'], ['-1'], ['3651'], ['null'], ['{}']])('a threshold of %s is none', (json) => {
    const state = `{"version":1,"last_check":null,"threshold_days":${json}}`;
    const directory = stateOf(make({ '.dochygiene/state.json': state }));
    expect(readState(directory).thresholdDays).toBeUndefined();
  });

  test('whatever else the state holds keeps its place', () => {
    const directory = stateOf(
      make({
        '.dochygiene/state.json':
          '{"zeta":[1,{"b":1,"a":2}],"last_reminded":"kept as it is","version":1,"__proto__":{"version":3},"last_check":null,"alpha":"é"}',
      }),
    );
    recordCheck(directory, NOW);
    expect(JSON.stringify(JSON.parse(textOf(directory, 'state.json')))).toBe(
      '{"zeta":[1,{"b":1,"a":2}],"last_reminded":"kept as it is","version":1,"__proto__":{"version":3},"last_check":"2026-03-10T12:00:00.000Z","alpha":"é"}',
    );
    expect(names(directory)).toEqual(['state.json']);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                          known before                 known after
    ['an earlier check',             '2026-03-01T08:00:00.000Z',  '2026-03-10T12:00:00.000Z'],
    ['the same check',               '2026-03-10T12:00:00.000Z',  '2026-03-10T12:00:00.000Z'],
    ['a later check, just finished', '2026-03-10T12:00:05.000Z',  '2026-03-10T12:00:05.000Z'],
    ['a check in 2099',              '2099-01-01T00:00:00.000Z',  '2026-03-10T12:00:00.000Z'],
    ['a check in no shape',          'last Tuesday',              '2026-03-10T12:00:00.000Z'],
  ])('after %s', (_case, before, after) => {
    const state = stateJson({ last_check: before });
    const directory = stateOf(make({ '.dochygiene/state.json': state }));
    recordCheck(directory, NOW);
    expect(JSON.parse(textOf(directory, 'state.json'))).toMatchObject({ last_check: after });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case            state.json                                                  kept
    ['empty',          '',                                                         ''],
    ['cut short',      '{"version":1,"last_ch',                                    '{"version":1,"last_ch'],
    ['a list',         '[]',                                                       '[]'],
    ['of version 0',   '{"version":0}',                                            '{"version":0}'],
    ['too long',       'x'.repeat(LARGE + 1),                                      'x'.repeat(LARGE)],
    ['a FIFO',         { kind: 'fifo' },                                           'other'],
    ['a link out',     { kind: 'symlink', to: '../README.md' },                    '-> ../README.md'],
    ['a dead link',    { kind: 'symlink', to: 'gone' },                            '-> gone'],
    ['full already',   stateJson({ note: 'x'.repeat(LARGE - 100) }).padEnd(LARGE), stateJson({ note: 'x'.repeat(LARGE - 100) }).padEnd(LARGE)],
  ] as const)('a state that is %s is kept as state.json.bad', (_case, state, kept) => {
    const disk = make({ '.dochygiene/state.json': state, 'README.md': stateJson({}) });
    const directory = stateOf(disk);
    recordCheck(directory, NOW);
    expect(contents(disk.fs, directory.path)['state.json.bad']).toBe(kept);
    expect(textOf(directory, 'state.json').length).toBeLessThan(1_000);
    expect(lastCheck(directory)).toBe('2026-03-10T12:00:00.000Z');
    expect(textOf({ ...directory, path: disk.root }, 'README.md')).toBe(stateJson({}));
  });

  test('a state that does not fit any more gives its times to the new one', () => {
    const last_reminded = '2026-03-09T08:00:00.000Z';
    const full = JSON.stringify({ version: 1, last_reminded, note: ''.padEnd(LARGE - 70, 'x') });
    const directory = stateOf(make({ '.dochygiene/state.json': full }));
    expect(readState(directory).condition).toBe('ok');
    recordCheck(directory, NOW);
    expect(JSON.parse(textOf(directory, 'state.json'))).toEqual({
      version: 1,
      last_check: '2026-03-10T12:00:00.000Z',
      last_reminded,
    });
    expect(textOf(directory, 'state.json.bad')).toBe(full);
  });

  test('the last bad state is the one kept', () => {
    const directory = stateOf(
      make({ '.dochygiene/state.json': 'new', '.dochygiene/state.json.bad': 'old' }),
    );
    recordCheck(directory, NOW);
    expect(textOf(directory, 'state.json.bad')).toBe('new');
  });

  test('... under another name where something else is in the way', () => {
    const directory = stateOf(
      make({ '.dochygiene/state.json': 'new', '.dochygiene/state.json.bad/x': 'mine' }),
    );
    recordCheck(directory, NOW);
    expect(names(directory)).toEqual(['state.json', 'state.json.bad', 'state.json.bad-00000002']);
    expect(textOf(directory, 'state.json.bad-00000002')).toBe('new');
  });

  test('a directory in the place of the state is not moved, and says so', () => {
    const disk = make({ '.dochygiene/state.json/x': 'mine' });
    const directory = stateOf(disk);
    const before = contents(disk.fs, disk.root);
    expect(() => recordCheck(directory, NOW)).toThrow(
      expect.objectContaining({ code: 'IS_A_DIRECTORY' }),
    );
    expect(contents(disk.fs, disk.root)).toEqual(before);
  });

  test('a state of a newer version is not written to', () => {
    const state = stateJson({ version: 2, last_check: BEFORE.toISOString(), more: [1] });
    const disk = make({ '.dochygiene/state.json': state, '.dochygiene/.gitignore': '*\n' });
    const directory = stateOf(disk);
    const before = contents(disk.fs, disk.root);
    expect(() => recordCheck(directory, NOW)).toThrow(
      expect.objectContaining({ name: 'StateStoreError', code: 'NEWER_STATE', file: 'state.json' }),
    );
    expect(contents(disk.fs, disk.root)).toEqual(before);
    expect(lastCheck(directory)).toBe(BEFORE.toISOString());
  });

  test('a state that cannot be read just now is left alone', () => {
    const state = stateJson({ last_check: BEFORE.toISOString() });
    const disk = make({ '.dochygiene/state.json': state });
    const busy = (fs: FileSystem): FileSystem => ({
      ...fs,
      readInto: (path) => {
        throw new FileSystemError('TOO_MANY_OPEN', 'read', path);
      },
    });
    const directory = stateOf(disk, { over: busy });
    expect(() => recordCheck(directory, NOW)).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_OPEN' }),
    );
    expect(contents(disk.fs, directory.path)).toEqual({ 'state.json': state });
  });

  test('a good state that twice cannot be read, for two reasons, is not taken for bad', () => {
    const disk = make({ '.dochygiene/state.json': stateJson({ more: 1 }) });
    const codes = ['PERMISSION_DENIED', 'TOO_MANY_OPEN'] as const;
    let looks = 0;
    const directory = stateOf(disk, {
      over: (fs) => ({
        ...fs,
        readInto: (path, buffer) => {
          const code = codes[looks];
          looks += 1;
          if (code !== undefined) throw new FileSystemError(code, 'read', path);
          return fs.readInto(path, buffer);
        },
      }),
    });
    recordCheck(directory, NOW);
    expect(names(directory)).toEqual(['state.json']);
    expect(JSON.parse(textOf(directory, 'state.json'))).toMatchObject({ more: 1 });
  });

  test('is written by scratch file and rename, then made durable', () => {
    const calls: string[] = [];
    const directory = stateOf(make({ '.dochygiene/state.json': stateJson({}) }), {
      over: (fs) => recorded(fs, calls),
    });
    recordCheck(directory, NOW);
    expect(calls.filter((call) => !/^(l?stat|names|list) /.test(call))).toEqual([
      'readInto state.json',
      'create scratch-state-00000001',
      'readInto state.json',
      'rename scratch-state-00000001 to state.json',
      'syncDirectory .dochygiene',
      'readInto state.json',
    ]);
  });

  test('a bad state is durable under its new name before its place is taken', () => {
    const calls: string[] = [];
    const directory = stateOf(make({ '.dochygiene/state.json': 'bad' }), {
      over: (fs) => recorded(fs, calls),
    });
    recordCheck(directory, NOW);
    expect(calls.filter((call) => /^(rename|syncDirectory) /.test(call))).toEqual([
      'rename state.json to state.json.bad',
      'syncDirectory .dochygiene',
      'rename scratch-state-00000001 to state.json',
      'syncDirectory .dochygiene',
    ]);
  });

  test.each([
    ['no time', Number.NaN],
    ['before 2000', Date.UTC(1999, 11, 31)],
    ['more than a day ahead', NOW.getTime() + 86_400_001],
  ])('a check at %s is a bug', (_case, at) => {
    const disk = make();
    expect(() => recordCheck(stateOf(disk), new Date(at))).toThrow(RangeError);
    expect(contents(disk.fs, disk.root)).toEqual({});
  });
});

describe.each(DISKS)('with other sessions, disk %s', (_disk, make) => {
  const CHECKED = { '.dochygiene/state.json': stateJson({ last_check: BEFORE.toISOString() }) };

  test('a reminder that comes before the rename is kept', () => {
    const disk = make(CHECKED);
    const other = stateOf(disk, { token: () => 'ff' });
    const directory = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation, path }) => operation === 'create' && path.includes('scratch-state'),
          (count) => count === 1 && recordReminder(other, BEFORE),
        ),
    });
    recordCheck(directory, NOW);
    expect(JSON.parse(textOf(directory, 'state.json'))).toMatchObject({
      last_check: NOW.toISOString(),
      last_reminded: BEFORE.toISOString(),
    });
    expect(names(directory)).toEqual(['state.json']);
  });

  test('a reminder that is slow at its rename does not overwrite it', () => {
    const disk = make(CHECKED);
    const checking = stateOf(disk, { token: () => 'ff' });
    const slow = stateOf(disk, {
      over: (fs) => meddled(fs, isRename, (count) => count === 1 && recordCheck(checking, NOW)),
    });
    recordReminder(slow, BEFORE);
    expect(JSON.parse(textOf(slow, 'state.json'))).toMatchObject({
      last_check: NOW.toISOString(),
      last_reminded: BEFORE.toISOString(),
    });
    expect(names(slow)).toEqual(['state.json']);
  });

  test('a reminder that does, right after its rename, is written over again', () => {
    const disk = make(CHECKED);
    const path = child(disk.root, '.dochygiene');
    const stale = stateJson({
      last_check: BEFORE.toISOString(),
      last_reminded: BEFORE.toISOString(),
    });
    const directory = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation }) => operation === 'syncDirectory',
          (count) => {
            if (count > 1) return;
            disk.fs.create(child(path, 'scratch-state-ff'), stale);
            disk.fs.rename(child(path, 'scratch-state-ff'), child(path, 'state.json'));
          },
        ),
    });
    recordCheck(directory, NOW);
    expect(JSON.parse(textOf(directory, 'state.json'))).toMatchObject({
      last_check: NOW.toISOString(),
      last_reminded: BEFORE.toISOString(),
    });
  });

  test('what a crash left of a state does not outlive it', () => {
    const left = { kind: 'file', content: '{', modified: NOW } as const;
    const directory = stateOf(make({ ...CHECKED, '.dochygiene/scratch-state-ff': left }));
    recordCheck(directory, NOW);
    expect(names(directory)).toEqual(['state.json']);
  });

  test('the later of two checks at once stays', () => {
    const disk = make(CHECKED);
    const other = stateOf(disk, { token: () => 'ff' });
    const directory = stateOf(disk, {
      over: (fs) => meddled(fs, isRename, (count) => count === 1 && recordCheck(other, LATER)),
    });
    recordCheck(directory, NOW);
    expect(lastCheck(directory)).toBe(LATER.toISOString());
    expect(names(directory)).toEqual(['state.json']);
  });

  test('two checks that find the same bad state keep it, and one check', () => {
    const disk = make({ '.dochygiene/state.json': 'bad' });
    const other = stateOf(disk, { token: () => 'ff' });
    const directory = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation, path }) => operation === 'create' && path.includes('scratch-state'),
          (count) => count === 1 && recordCheck(other, LATER),
        ),
    });
    recordCheck(directory, NOW);
    expect(textOf(directory, 'state.json.bad')).toBe('bad');
    expect(lastCheck(directory)).toBe(LATER.toISOString());
  });

  test('who never gets its check in says so', () => {
    const disk = make(CHECKED);
    const place = child(child(disk.root, '.dochygiene'), 'state.json');
    const directory = stateOf(disk, {
      over: (fs) =>
        meddled(
          fs,
          ({ operation }) => operation === 'syncDirectory',
          () => {
            disk.fs.remove(place);
            disk.fs.create(place, stateJson({ last_check: BEFORE.toISOString() }));
          },
        ),
    });
    expect(() => recordCheck(directory, NOW)).toThrow(
      expect.objectContaining({ code: 'STATE_KEEPS_CHANGING' }),
    );
    expect(names(directory)).toEqual(['state.json']);
  });
});
