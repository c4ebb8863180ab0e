import { absolutePath, child, type FileSystem, FileSystemError, readText } from '@dochygiene/ports';
import {
  recordCheck,
  type StateDirectory,
  type StateGlance,
  stateAsRead,
  stateDirectory,
} from '@dochygiene/state-store';
import {
  type ManualClock,
  type MemoryTree,
  manualClock,
  memoryFileSystem,
  recordingFileSystem,
} from '@dochygiene/testing';
import { describe, expect, test } from 'vitest';
import { type Outlook, outlook, type Reminder, remind } from './remind.ts';

const ROOT = absolutePath('/home/someone/project');
const STATE_JSON = '/home/someone/project/.dochygiene/state.json';
const NOON = '2026-03-10T12:00:00.000Z';

const FRESH = { kind: 'silent', because: 'fresh' } as const;
const SNOOZED = { kind: 'silent', because: 'snoozed' } as const;
const REFUSED = { kind: 'silent', because: 'refused' } as const;
const UNCLAIMED = { kind: 'silent', because: 'unclaimed' } as const;
const due = (daysSinceCheck?: number): Outlook => ({ kind: 'remind', daysSinceCheck });
const said = (words: string): Reminder => ({
  kind: 'banner',
  text: expect.stringContaining(words),
});
const NEVER = said('never checked');

const state = (last_check: string | null, last_reminded: string | null = null, version = 1) =>
  JSON.stringify({ version, last_check, last_reminded });

// Now is noon on 10 March, UTC. A check stays good for seven days.
// biome-ignore format: a table is read by column
test.each([
  // case                                  state.json                                                    outlook    reminder
  ['no state directory',                   undefined,                                                    due(),     NEVER],
  ['nothing known',                        state(null),                                                  due(),     NEVER],
  ['unreadable',                           '{"version":1,"last',                                         due(),     NEVER],
  ['fresh',                                state('2026-03-09T00:00:00.000Z'),                            FRESH,     FRESH],
  ['seven days to the millisecond',        state('2026-03-03T12:00:00.000Z'),                            FRESH,     FRESH],
  ['a millisecond more',                   state('2026-03-03T11:59:59.999Z'),                            due(7),    said('7 days')],
  ['stale, reminded yesterday',            state('2026-02-01T00:00:00.000Z', '2026-03-09T23:59:59.999Z'), due(37),  said('37 days')],
  ['stale, reminded at midnight',          state('2026-02-01T00:00:00.000Z', '2026-03-10T00:00:00.000Z'), SNOOZED,  SNOOZED],
  ['checked a day ahead of this clock',    state('2026-03-11T12:00:00.000Z'),                            FRESH,     FRESH],
  ['... and a millisecond: nobody did',    state('2026-03-11T12:00:00.001Z'),                            due(),     NEVER],
  ['checked in 2099: nobody did',          state('2099-01-01T00:00:00.000Z'),                            due(),     NEVER],
  ['checked in 1999: nobody did',          state('1999-12-31T23:59:59.999Z'),                            due(),     NEVER],
  ['reminded in 2099: nobody was',         state(null, '2099-03-10T12:00:00.000Z'),                      due(),     NEVER],
  ['of a newer version, fresh',            state('2026-03-09T00:00:00.000Z', null, 2),                   FRESH,     FRESH],
  ['of a newer version, stale',            state('2026-03-01T00:00:00.000Z', null, 2),                   due(9),    said('9 days')],
] as const)('%s', (_case, text, expected, reminder) => {
  check({ tree: text === undefined ? {} : { [STATE_JSON]: text } }, expected, reminder);
});

// A claim tells of a reminder too, whoever made it.
// biome-ignore format: a table is read by column
test.each([
  // case                       claim          zone                    outlook    reminder
  ['today',                     '2026-03-10',  'UTC',                  SNOOZED,   SNOOZED],
  ['yesterday',                 '2026-03-09',  'UTC',                  due(),     NEVER],
  ['tomorrow, in Tokyo',        '2026-03-11',  'UTC',                  due(),     NEVER],
  ['yesterday, which is today', '2026-03-09',  'Pacific/Marquesas',    due(),     NEVER],
  ['today at UTC+14',           '2026-03-11',  'Pacific/Kiritimati',   SNOOZED,   SNOOZED],
  ['today at UTC-12',           '2026-03-10',  'Etc/GMT+12',           SNOOZED,   SNOOZED],
] as const)('claimed %s', (_case, day, zone, expected, reminder) => {
  const tree = { [`/home/someone/project/.dochygiene/reminded-${day}`]: '' };
  check({ tree, zone }, expected, reminder);
});

// What cannot be remembered is not said, or it would be said at every start.
// biome-ignore format: a table is read by column
test.each([
  // case                               in the place of .dochygiene                        outlook    reminder
  ['a link',                            { kind: 'symlink', to: '/elsewhere' },             REFUSED,   REFUSED],
  ['a file',                            'mine',                                            REFUSED,   REFUSED],
  ['the directory of another user',     { kind: 'directory', owner: 1001 },                REFUSED,   REFUSED],
  ['a directory nobody can change',     { kind: 'directory', mode: 0o555 },                due(),     UNCLAIMED],
  ['a directory nobody can look into',  { kind: 'directory', mode: 0o000 },                due(),     UNCLAIMED],
] as const)('%s', (_case, entry, expected, reminder) => {
  const tree: MemoryTree = { '/elsewhere': { kind: 'directory' }, '/home/someone/project/.dochygiene': entry };
  const { fs } = check({ tree }, expected, reminder);
  expect(fs.list(absolutePath('/elsewhere'))).toEqual([]);
});

describe('outlook', () => {
  test('changes nothing, however often it is asked', () => {
    const { directory, fs } = project();
    expect(outlook(directory, 7)).toEqual(due());
    expect(outlook(directory, 7)).toEqual(due());
    expect(fs.list(ROOT)).toEqual([]);
  });

  test('of a reminder just given is snoozed until midnight', () => {
    const { directory, clock } = project();
    remind(directory, 7);
    expect(outlook(directory, 7)).toEqual(SNOOZED);
    clock.set('2026-03-10T23:59:59.999Z');
    expect(outlook(directory, 7)).toEqual(SNOOZED);
    clock.advance(1);
    expect(outlook(directory, 7)).toEqual(due());
  });
});

describe('remind', () => {
  test('once a day, every day, for as long as nobody checks', () => {
    const { directory, clock } = project();
    for (let day = 0; day < 20; day += 1) {
      expect(remind(directory, 7)).toEqual(NEVER);
      clock.advance(6 * 3_600_000);
      expect(remind(directory, 7)).toEqual(SNOOZED);
      clock.advance(18 * 3_600_000);
    }
  });

  test('a reminder is in the state, for people to see', () => {
    const { directory, fs } = project();
    remind(directory, 7);
    const { text } = readText(fs, absolutePath(STATE_JSON), 1_000);
    expect(JSON.parse(text)).toMatchObject({ last_check: null, last_reminded: NOON });
  });

  test('the claim alone decides: without it no banner, though the state says it is time', () => {
    const { fs, clock } = project();
    const taken = project({ fs: refusing(fs, 'reminded-2026-03-10'), clock });
    expect(remind(taken.directory, 7)).toEqual(UNCLAIMED);
    expect(outlook(taken.directory, 7)).toEqual(due());
  });

  test('a state that cannot be written takes nothing from the banner', () => {
    const { fs, clock } = project();
    const full = project({ fs: refusing(fs, 'scratch-state-'), clock });
    expect(remind(full.directory, 7)).toEqual(NEVER);
    expect(remind(full.directory, 7)).toEqual(SNOOZED);
  });

  test('a clock set back to yesterday gets that day its own reminder, and no second one', () => {
    const { directory, clock } = project();
    expect(remind(directory, 7)).toEqual(NEVER);
    clock.set('2026-03-09T23:00:00.000Z');
    expect(remind(directory, 7)).toEqual(NEVER);
    expect(remind(directory, 7)).toEqual(SNOOZED);
    clock.set('2026-03-10T13:00:00.000Z');
    expect(remind(directory, 7)).toEqual(SNOOZED);
  });

  test('a day that the zone skips is nobody’s: Apia goes from the 29th to the 31st', () => {
    const { directory, clock, fs } = project({
      now: '2011-12-30T09:59:59.999Z',
      zone: 'Pacific/Apia',
    });
    expect(remind(directory, 7)).toEqual(NEVER);
    clock.advance(1);
    expect(remind(directory, 7)).toEqual(NEVER);
    expect(remind(directory, 7)).toEqual(SNOOZED);
    const claims = fs.list(directory.path).filter(({ name }) => name.startsWith('reminded-'));
    expect(claims.map(({ name }) => name)).toEqual(['reminded-2011-12-29', 'reminded-2011-12-31']);
  });
});

describe('remind, of a state that was read just before', () => {
  const STALE = state('2026-02-01T00:00:00.000Z');

  test('does not open it again, and keeps what it holds', () => {
    const { fs, clock } = project({ tree: { [STATE_JSON]: `${STALE.slice(0, -1)},"more":[1]}` } });
    const spy = recordingFileSystem(fs);
    const { directory } = project({ fs: spy, clock });
    const read = readAs(fs, directory);
    expect(remind(directory, 7, read)).toEqual(said('37 days'));
    expect(spy.paths('readInto')).toEqual([]);
    const { text } = readText(fs, absolutePath(STATE_JSON), 1_000);
    expect(JSON.parse(text)).toEqual({
      version: 1,
      last_check: '2026-02-01T00:00:00.000Z',
      last_reminded: NOON,
      more: [1],
    });
    expect(remind(directory, 7, read)).toEqual(SNOOZED);
  });

  test('reads what was written meanwhile', () => {
    const { fs, directory, clock } = project({ tree: { [STATE_JSON]: STALE } });
    const read = readAs(fs, directory);
    recordCheck(directory, clock.now());
    expect(remind(directory, 7, read)).toEqual(FRESH);
  });

  test('does not believe that of another directory', () => {
    const elsewhere = '/home/someone/other/.dochygiene/state.json';
    // As long as the other and of the same moment: what tells them apart is the inode.
    const tree = { [STATE_JSON]: state(NOON), [elsewhere]: STALE };
    const { directory, fs } = project({
      fs: memoryFileSystem(tree, { clock: manualClock(NOON, 'UTC') }),
    });
    expect(remind(directory, 7, readAs(fs, directory, elsewhere))).toEqual(FRESH);
  });

  test('knows of a state that is gone', () => {
    const { fs, directory } = project({ tree: { [STATE_JSON]: STALE } });
    const read = readAs(fs, directory);
    fs.remove(absolutePath(STATE_JSON));
    expect(remind(directory, 7, read)).toEqual(NEVER);
  });

  test.each([
    ['refused where a link leads to it', { kind: 'symlink', to: '/elsewhere' }],
    ['refused where another user has it', { kind: 'directory', owner: 1001 }],
  ] as const)('is %s', (_case, place) => {
    const tree: MemoryTree = {
      '/elsewhere/state.json': STALE,
      '/home/someone/project/.dochygiene': place,
    };
    const { fs, directory } = project({ tree });
    const read = readAs(fs, directory, '/elsewhere/state.json');
    expect(remind(directory, 7, read)).toEqual(REFUSED);
    expect(fs.names(absolutePath('/elsewhere'))).toEqual(['state.json']);
  });
});

function readAs(fs: FileSystem, { clock }: StateDirectory, path = STATE_JSON): StateGlance {
  return stateAsRead(readText(fs, absolutePath(path), 4_096), clock);
}

interface Setting {
  readonly tree?: MemoryTree;
  readonly now?: string;
  readonly zone?: string;
  readonly fs?: FileSystem;
  readonly clock?: ManualClock;
}

interface Project {
  readonly fs: FileSystem;
  readonly clock: ManualClock;
  readonly directory: StateDirectory;
}

function project(setting: Setting = {}): Project {
  const { tree = {}, now = NOON, zone = 'UTC' } = setting;
  const fs = setting.fs ?? memoryFileSystem({ [ROOT]: { kind: 'directory' }, ...tree });
  const clock = setting.clock ?? manualClock(now, zone);
  let tokens = 0;
  const token = () => {
    tokens += 1;
    return `${String(tokens).padStart(8, '0')}-test`;
  };
  return { fs, clock, directory: stateDirectory({ fs, root: ROOT, clock, token, owner: 1000 }) };
}

/** Asks what is due, and then reminds. */
function check(setting: Setting, expected: Outlook, reminder: Reminder): Project {
  const subject = project(setting);
  expect(outlook(subject.directory, 7)).toEqual(expected);
  expect(remind(subject.directory, 7)).toEqual(reminder);
  return subject;
}

/** `inner`, on which nothing can be made whose name begins with `name`. */
function refusing(inner: FileSystem, name: string): FileSystem {
  return {
    ...inner,
    create(path, content) {
      if (path.startsWith(child(ROOT, `.dochygiene/${name}`))) {
        throw new FileSystemError('NO_SPACE', 'create', path);
      }
      inner.create(path, content);
    },
  };
}
