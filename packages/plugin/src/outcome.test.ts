import * as fs from 'node:fs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordReminder } from '@dochygiene/state-store';
import { describe, expect, test } from 'vitest';
import {
  BANNER,
  CHECKOUT,
  CLOCK,
  carefully,
  contents,
  day,
  HEAD,
  type Machine,
  machine,
  NOW,
  quick,
  type Run,
  recorded,
  SEEN,
  slow,
  state,
  used,
} from '../test/quick.ts';
import { type Careful, sessionOutcome } from './outcome.ts';

// biome-ignore format: a table is read by column
const ORDINARY: readonly (readonly [string, Machine])[] = [
  ['stale',                            used(state(30))],
  ['never checked, reminded yesterday', used(state(null, 1))],
  ['with fields of others',            used(state(20, 3, { b: [1, { c: 'ü 💡' }], a: null }).replace('{', '{"__proto__":{"x":1},'))],
  ['stale by a threshold of its own',  used(state(3, null, { threshold_days: 2 }))],
  ['with claims, old and young',       used(state(30), { [`project/.dochygiene/reminded-${day(8)}`]: '', [`project/.dochygiene/reminded-${day(7)}`]: '', 'project/.dochygiene/reminded-2026-02-30': 'mine' })],
  ['with folders and links named as old claims', used(state(30), { 'project/.dochygiene/reminded-2026-01-01': null, 'project/.dochygiene/reminded-2026-01-02': { to: '../gone' }, 'project/.dochygiene/reminded-2026-01-03': '' })],
  ['full of old claims',               used(state(30), Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`project/.dochygiene/reminded-${day(100 + at)}`, ''])))],
  ['whose HEAD is a link to nothing',  { ...used(state(30)), 'project/.git/HEAD': { to: 'refs/heads/main' }, 'project/.git/refs/heads/main': '' }],
  ['new',                              CHECKOUT],
];

describe.each(ORDINARY)('a project %s', (_case, things) => {
  test('is reminded without more care, as with it', () => {
    const [one, other] = [machine(things), machine(things)];
    const run = quick(one);
    expect(run).toMatchObject({ outcome: BANNER, careful: [] });
    expect(slow(other)).toEqual(run.outcome);
    expect(contents(one)).toEqual(contents(other));
    expect(quick(one).outcome).toEqual({ kind: 'silent', because: 'snoozed' });
    expect(slow(other)).toEqual({ kind: 'silent', because: 'snoozed' });
  });

  test('is silent to another session that day, whichever way comes first', () => {
    const [one, other] = [machine(things), machine(things)];
    expect(quick(one).outcome).toEqual(BANNER);
    expect(slow(one).kind).toBe('silent');
    expect(slow(other)).toEqual(BANNER);
    expect(quick(other).outcome.kind).toBe('silent');
  });
});

/** A checkout that holds the project. */
const ABOVE: Machine = { '.git/HEAD': HEAD, '.git/objects': null };

// biome-ignore format: a table is read by column
const ODD: readonly (readonly [name: string, things: Machine, start?: string])[] = [
  ['claimed today, of which the state knows nothing', used(state(30), { [`project/.dochygiene/reminded-${day(0)}`]: '' })],
  ['with a folder in the place of the claim', used(state(30), { [`project/.dochygiene/reminded-${day(0)}`]: null })],
  ['with a link in the place of the claim', used(state(30), { [`project/.dochygiene/reminded-${day(0)}`]: { to: '../../outside' } })],
  ['reminded tomorrow, by a clock ahead', used(state(30, -0.9))],
  ['with an empty state directory',    { ...CHECKOUT, 'project/.dochygiene': null }],
  ['with a cache and no state',        { ...CHECKOUT, 'project/.dochygiene/.gitignore': '*\n', 'project/.dochygiene/cache/x': 'x' }],
  ['with scratch only',                { ...CHECKOUT, 'project/.dochygiene/scratch-gitignore-0': '*' }],
  ['with a bad state',                 used('{"version":1,')],
  ['with a state of a later version',  used(state(30, null, { version: 2 }))],
  ['with a state of no text',          used('\xff\xfe')],
  ['with a long state',                used(`${state(30)}${' '.repeat(4096)}`)],
  ['with a folder for a state',        { ...CHECKOUT, 'project/.dochygiene/state.json/x': '' }],
  ['with a link for a state',          { ...CHECKOUT, 'outside.json': state(3), 'project/.dochygiene/state.json': { to: '../../outside.json' } }],
  ['with a link to nothing for a state', { ...CHECKOUT, 'project/.dochygiene/state.json': { to: '../../outside.json' } }],
  ['whose state directory is a link',  { ...CHECKOUT, 'outside/state.json': state(30), 'project/.dochygiene': { to: '../outside' } }],
  ['... to nothing',                   { ...CHECKOUT, 'project/.dochygiene': { to: '../outside' } }],
  ['whose state directory is a file',  { ...CHECKOUT, 'project/.dochygiene': 'mine' }],
  ['whose HEAD is a folder',           { 'project/.git/HEAD': null, 'project/.git/objects': null, '.git/HEAD': HEAD, '.git/objects': null }],
  ['... with a state',                 { 'project/.git/HEAD': null, 'project/.git/objects': null, 'project/.dochygiene/state.json': state(30), '.git/HEAD': HEAD, '.git/objects': null }],
  ['fresh',                            used(state(3))],
  ['fresh by a threshold of its own',  used(state(30, null, { threshold_days: 60 }))],
  ['reminded today, as its state tells', used(state(30, 0))],
  ['of a mebibyte and more',           used(`${state(3)}${' '.repeat(2 ** 20)}`)],
  ['fresh below another, without a HEAD', { ...ABOVE, 'project/.git/objects': null, 'project/.dochygiene/state.json': state(3) }],
  ['below another, its objects a file', { ...ABOVE, 'project/.git/HEAD': HEAD, 'project/.git/objects': '', 'project/.dochygiene/state.json': state(30) }],
  ['whose objects are a file',         { ...used(state(30)), 'project/.git/objects': '' }],
  ['whose .git is a file',             { 'project/.git': 'gitdir: ../git\n' }],
  ['whose .git is a link',             { 'git/HEAD': HEAD, 'git/objects': null, 'project/.git': { to: '../git' } }],
  ['that is no checkout',              { 'project/a': '' }],
  ['reached by a link',                { ...used(state(30)), link: { to: 'project' } }, 'link'],
  ['reached by a link, and new',       { ...CHECKOUT, link: { to: 'project' } }, 'link'],
  ['below a link',                     { 'real/project/.git/HEAD': HEAD, 'real/project/.git/objects': null, link: { to: 'real' } }, 'link/project'],
  ['reached by dots through a link',   { ...CHECKOUT, 'real/below/x': '', link: { to: 'real/below' } }, 'link/../project'],
  ['spelled with dots',                used(state(30)), 'project/../project'],
  ['spelled with a slash too many',    used(state(30)), 'project/'],
  ['from below',                       { ...used(state(30)), 'project/docs/a.md': '' }, 'project/docs'],
];

test.each(ODD.map(([name, things, start]) => [name, { things, start }] as const))(
  'a project %s: as with care',
  (_case, { things, start = 'project' }) => {
    const [one, other] = [machine(things), machine(things)];
    const run = quick(one, `${one}/${start}`);
    expect(run.outcome).toEqual(slow(other, `${other}/${start}`));
    expect(contents(one)).toEqual(contents(other));
  },
);

describe('what is done to the disk, in order', () => {
  const CHANGES = /^(?:mkdir|open|writev|fsync|rename|unlink) /;
  const changes = ({ calls }: Run) => calls.filter((call) => CHANGES.test(call));
  const today = `project/.dochygiene/reminded-${day(0)}`;
  const CLAIMED = `open ${today}`;
  const MADE = [
    'open project/.dochygiene/scratch-state',
    'writev project/.dochygiene/scratch-state',
    'fsync project/.dochygiene/scratch-state',
  ];
  const INSTALLED = [
    'rename project/.dochygiene/scratch-state project/.dochygiene/state.json',
    'open project/.dochygiene',
    'fsync project/.dochygiene',
  ];

  test('in a stale project: two syncs, each before what counts on it', () => {
    expect(changes(quick(machine(used(state(30)))))).toEqual([CLAIMED, ...MADE, ...INSTALLED]);
  });

  test('in a new project: the file that hides it is there to stay before the claim', () => {
    expect(changes(quick(machine(CHECKOUT)))).toEqual([
      'mkdir project/.dochygiene',
      'open project/.dochygiene/scratch-gitignore',
      'writev project/.dochygiene/scratch-gitignore',
      'fsync project/.dochygiene/scratch-gitignore',
      'open project',
      'fsync project',
      'rename project/.dochygiene/scratch-gitignore project/.dochygiene/.gitignore',
      ...MADE,
      'open project/.dochygiene',
      'fsync project/.dochygiene',
      CLAIMED,
      ...INSTALLED,
    ]);
  });

  test('every file is closed', () => {
    const { calls } = quick(machine(CHECKOUT));
    const count = (name: string) => calls.filter((call) => call.startsWith(`${name} `)).length;
    expect(count('close')).toBe(count('open'));
  });
});

describe('what comes between', () => {
  test('a check during the wait for the disk is kept, and the day is claimed', () => {
    const base = machine(used(state(30)));
    const path = join(base, 'project/.dochygiene/state.json');
    const run = quick(base, undefined, (_at, name) => {
      if (name !== 'fsync' || readFileSync(path, 'utf8') !== state(30)) return;
      writeFileSync(`${path}.new`, state(0, null, { by: 'check' }));
      fs.renameSync(`${path}.new`, path);
    });
    expect(run).toMatchObject({ outcome: BANNER, careful: ['record'] });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      ...JSON.parse(state(0, null, { by: 'check' })),
      last_reminded: NOW.toISOString(),
    });
    expect(readdirSync(dirname(path)).filter((name) => name.startsWith('scratch-'))).toEqual([]);
  });

  test('a state that appears in a new project is kept', () => {
    const base = machine(CHECKOUT);
    const path = join(base, 'project/.dochygiene/state.json');
    const run = quick(base, undefined, (_at, name) => {
      if (name === 'fsync' && !fs.existsSync(path)) writeFileSync(path, state(0));
    });
    expect(run).toMatchObject({ outcome: BANNER, careful: ['record'] });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ last_check: NOW.toISOString() });
  });

  test('a session that was faster has the day', () => {
    const base = machine(used(state(30)));
    const claim = join(base, `project/.dochygiene/reminded-${day(0)}`);
    const run = quick(base, undefined, (_at, name) => {
      if (name === 'realpath') writeFileSync(claim, '');
    });
    expect(run).toMatchObject({
      outcome: { kind: 'silent', because: 'snoozed' },
      careful: ['remind'],
    });
  });

  test('a folder of another owner is not used', () => {
    const base = machine(used(state(30)));
    const before = contents(base);
    const disk = recorded(base, [], () => {});
    const session = { disk, start: join(base, 'project'), clock: CLOCK, owner: 4_000_000, pid: 1 };
    const refused = { kind: 'silent', because: 'refused' } as const;
    const careful: Careful = { remindWithCare: () => refused, recordWithCare: () => {} };
    expect(sessionOutcome(SEEN, session, () => careful)).toBe(refused);
    expect(contents(base)).toEqual(before);
  });
});

describe.each([
  ['a stale project', used(state(30), { [`project/.dochygiene/reminded-${day(9)}`]: '' })],
  ['a new project', CHECKOUT],
] as const)('a call that fails in %s', (_case, things) => {
  const { calls } = quick(machine(things));
  const claim = `project/.dochygiene/reminded-${day(0)}`;

  // With care the disk does as it should.
  test.each(calls.map((call, at) => [`${at + 1}: ${call}`, at] as const))('%s', (_call, wanted) => {
    for (const forever of [false, true]) {
      const base = machine(things);
      const run = quick(base, undefined, (at) => {
        if (at === wanted || (forever && at > wanted)) throw new Error('spoiled');
      });
      // Whoever cannot tell whether the claim was made does not have it.
      const lost = calls[wanted] === `close ${claim}`;
      expect(run.outcome).toEqual(lost ? { kind: 'silent', because: 'snoozed' } : BANNER);
      expect(slow(base).kind).toBe('silent');

      const names = readdirSync(join(base, 'project/.dochygiene'));
      expect(names).toEqual(expect.arrayContaining(['.gitignore', `reminded-${day(0)}`]));
      if (!forever) expect(names.filter((name) => name.startsWith('scratch-'))).toEqual([]);
      if (lost) return;
      expect(names).not.toContain(`reminded-${day(9)}`);
      const text = readFileSync(join(base, 'project/.dochygiene/state.json'), 'utf8');
      expect(JSON.parse(text).last_reminded).toBe(NOW.toISOString());
    }
  });
});

test('a write that is cut short is made whole with care', () => {
  const base = machine(used(state(30)));
  const calls: string[] = [];
  const disk = recorded(base, calls, () => {});
  const careful: string[] = [];
  const start = join(base, 'project');
  const outcome = sessionOutcome(
    SEEN,
    {
      disk: {
        ...disk,
        writevSync: (fd, [bytes]) => fs.writeSync(fd, bytes ?? new Uint8Array(), 0, 7),
      },
      start,
      clock: CLOCK,
      owner: process.getuid?.(),
      pid: 1,
    },
    () => ({
      remindWithCare: () => ({ kind: 'silent', because: 'unclaimed' }),
      recordWithCare: (root, at) => {
        careful.push(root);
        carefully(root, (directory) => recordReminder(directory, at));
      },
    }),
  );
  expect(outcome).toEqual(BANNER);
  expect(careful).toEqual([start]);
  const text = readFileSync(join(start, '.dochygiene/state.json'), 'utf8');
  expect(JSON.parse(text).last_reminded).toBe(NOW.toISOString());
  expect(
    readdirSync(join(start, '.dochygiene')).filter((name) => name.startsWith('scratch')),
  ).toEqual([]);
});

test('nobody to see it: nothing is looked at', () => {
  const base = machine(used(state(30)));
  const session = { disk: recorded(base, [], () => {}), start: '', clock: CLOCK, owner: 0, pid: 1 };
  const never = () => {
    throw new Error('asked');
  };
  const outcome = sessionOutcome({ CLAUDE_CODE_SESSION_ATTENDED: '0' }, session, never);
  expect(outcome).toEqual({ kind: 'silent', because: 'unattended' });
});
