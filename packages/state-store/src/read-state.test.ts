import { FileSystemError } from '@dochygiene/ports';
import { frozenClock } from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { DISKS, memoryDisk } from '../test/disks.ts';
import { recorded } from '../test/meddling.ts';
import { contents, stateJson, stateOf } from '../test/project.ts';
import { readState } from './read-state.ts';

const CHECKED = '2026-03-01T08:00:00.000Z';
const REMINDED = '2026-03-09T23:30:00.000Z';
const LARGE = 1_048_576;
const padded = (length: number) => stateJson({ last_check: CHECKED }).padEnd(length);

describe.each(DISKS)('disk %s', (_disk, make) => {
  test('a project without the folder was never checked, and gets none', () => {
    const disk = make();
    expect(readState(stateOf(disk))).toEqual({
      lastCheck: undefined,
      lastReminded: undefined,
      remindedOn: [],
      thresholdDays: undefined,
      condition: 'absent',
      because: undefined,
    });
    expect(contents(disk.fs, disk.root)).toEqual({});
  });

  test('a folder without state tells of claims', () => {
    const disk = make({ '.dochygiene/reminded-2026-03-08': '' });
    expect(readState(stateOf(disk))).toMatchObject({
      condition: 'absent',
      lastCheck: undefined,
      remindedOn: ['2026-03-08'],
      thresholdDays: undefined,
    });
  });

  // Now is noon on 10 March, UTC.
  // biome-ignore format: a table is read by column
  test.each([
    // case                       state.json                                              condition      because              last check
    ['as written',                stateJson({ last_check: CHECKED }),                     'ok',          undefined,           CHECKED],
    ['never checked',             stateJson({}),                                          'ok',          undefined,           undefined],
    ['checked in 2099',           stateJson({ last_check: '2099-01-01T00:00:00.000Z' }),  'ok',          undefined,           undefined],
    ['checked in 1999',           stateJson({ last_check: '1999-12-31T23:59:59.999Z' }),  'ok',          undefined,           undefined],
    ['checked, by a number',      stateJson({ last_check: 1_772_352_000_000 }),           'ok',          undefined,           undefined],
    ['of a newer version',        stateJson({ version: 2, last_check: CHECKED }),         'newer',       undefined,           CHECKED],
    ['newer, times of its own',   stateJson({ version: 2, last_check: { at: CHECKED } }), 'newer',       undefined,           undefined],
    ['empty',                     '',                                                     'unreadable',  'NOT_JSON',          undefined],
    ['cut short',                 stateJson({ last_check: CHECKED }).slice(0, -1),        'unreadable',  'NOT_JSON',          undefined],
    ['no UTF-8',                  Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d),            'unreadable',  'NOT_UTF_8',         undefined],
    ['UTF-16',                    Buffer.from(stateJson({}), 'utf16le'),                  'unreadable',  'NOT_JSON',          undefined],
    ['of no version',             JSON.stringify({ last_check: CHECKED }),                'unreadable',  'WRONG_SHAPE',       undefined],
    ['longer than most',          padded(4_096),                                          'ok',          undefined,           CHECKED],
    ['... by a byte more',        padded(4_097),                                          'ok',          undefined,           CHECKED],
    ['as long as can be',         padded(LARGE),                                          'ok',          undefined,           CHECKED],
    ['a byte longer',             padded(LARGE + 1),                                      'unreadable',  'TOO_LARGE',         undefined],
    ['2 MiB',                     padded(2 * LARGE),                                      'unreadable',  'TOO_LARGE',         undefined],
    ['a directory',               { kind: 'directory' },                                  'unreadable',  'IS_A_DIRECTORY',    undefined],
    ['a FIFO',                    { kind: 'fifo' },                                       'unreadable',  'NOT_A_FILE',        undefined],
    ['a link to a state',         { kind: 'symlink', to: '../state.json' },               'unreadable',  'IS_A_LINK',         undefined],
    ['a link to nothing',         { kind: 'symlink', to: 'gone' },                        'unreadable',  'IS_A_LINK',         undefined],
    ['a link to itself',          { kind: 'symlink', to: 'state.json' },                  'unreadable',  'IS_A_LINK',         undefined],
  ] as const)('a state that is %s', (_case, state, condition, because, lastCheck) => {
    const disk = make({
      '.dochygiene/state.json': state,
      '.dochygiene/reminded-2026-03-08': '',
      'state.json': stateJson({ last_check: CHECKED }),
    });
    const before = contents(disk.fs, disk.root);
    expect(readState(stateOf(disk))).toEqual({
      lastCheck: lastCheck === undefined ? undefined : new Date(lastCheck),
      lastReminded: undefined,
      remindedOn: ['2026-03-08'],
      thresholdDays: undefined,
      condition,
      because,
    });
    expect(contents(disk.fs, disk.root)).toEqual(before);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                            last_reminded  claims                        zone                   reminded on
    ['by the state alone',             REMINDED,      [],                           'UTC',                 ['2026-03-09']],
    ['... by the calendar of Tokyo',   REMINDED,      [],                           'Asia/Tokyo',          ['2026-03-10']],
    ['by a claim alone',               null,          ['2026-03-09'],               'UTC',                 ['2026-03-09']],
    ['by both, the same day',          REMINDED,      ['2026-03-09'],               'UTC',                 ['2026-03-09']],
    ['a claim later than the copy',    REMINDED,      ['2026-03-10'],               'UTC',                 ['2026-03-09', '2026-03-10']],
    ['a copy later than the claim',    REMINDED,      ['2026-03-05'],               'UTC',                 ['2026-03-05', '2026-03-09']],
    ['Tokyo, then Los Angeles',        '2026-03-09T22:00:00.000Z', ['2026-03-10'],  'America/Los_Angeles', ['2026-03-09', '2026-03-10']],
    ['a clock that ran far ahead',     '2099-01-01T00:00:00.000Z', ['2099-01-01'],  'UTC',                 []],
    ['names that are none',            null,          ['x', '2026-3-9', '2026-03-09 '], 'UTC',             []],
  ] as const)('reminded %s', (_case, last_reminded, claims, zone, remindedOn) => {
    const disk = make({
      '.dochygiene/state.json': stateJson({ last_reminded }),
      ...Object.fromEntries(claims.map((day) => [`.dochygiene/reminded-${day}`, ''])),
    });
    const clock = frozenClock('2026-03-10T12:00:00.000Z', zone);
    const reading = readState(stateOf(disk, { clock }));
    expect(reading.remindedOn).toEqual(remindedOn);
    const believed = last_reminded !== null && !last_reminded.startsWith('2099');
    expect(reading.lastReminded).toEqual(believed ? new Date(last_reminded) : undefined);
  });

  test('opens state.json and looks at names, and that is all', () => {
    const disk = make({
      '.dochygiene/state.json': stateJson({}),
      '.dochygiene/reminded-2026-03-09': '',
      '.dochygiene/report-1773144000000-0000000a.json': '{}',
      'README.md': 'mine',
    });
    const calls: string[] = [];
    readState(stateOf(disk, { over: (fs) => recorded(fs, calls) }));
    expect(calls).toEqual(['lstat .dochygiene', 'readInto state.json', 'names .dochygiene']);
  });
});

// biome-ignore format: a table is read by column
test.each([
  // case                            mode of the folder  of the state   condition      because              claims
  ['a state nobody may read',        0o755,              0,             'unreadable',  'PERMISSION_DENIED', ['2026-03-09']],
  ['names nobody may read',          0o311,              0o644,         'ok',          undefined,           []],
] as const)('%s', (_case, folder, file, condition, because, remindedOn) => {
  const disk = memoryDisk({
    '.dochygiene': { kind: 'directory', mode: folder },
    '.dochygiene/state.json': { kind: 'file', content: stateJson({}), mode: file },
    '.dochygiene/reminded-2026-03-09': '',
  });
  expect(readState(stateOf(disk))).toMatchObject({ condition, because, remindedOn });
});

test('a project nobody may look into tells nothing', () => {
  const directory = stateOf(memoryDisk({ '.dochygiene/state.json': stateJson({}) }), {
    over: (fs) => ({
      ...fs,
      lstat: (path) => {
        throw new FileSystemError('PERMISSION_DENIED', 'stat', path);
      },
    }),
  });
  expect(readState(directory)).toMatchObject({
    condition: 'unreadable',
    because: 'PERMISSION_DENIED',
    lastCheck: undefined,
  });
});
