import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bannerOf,
  daysAgo,
  environment,
  HOOK,
  outside,
  putState,
  runHook,
  type Sandbox,
  SILENT,
  sandbox,
  startHook,
  stateNames,
} from '../test/hook.ts';

const NEVER = /^dochygiene: .*never checked/;

function state(lastCheck: string | null, lastReminded: string | null = null, version = 1): string {
  return JSON.stringify({ version, last_check: lastCheck, last_reminded: lastReminded });
}

// biome-ignore format: a table is read by column
test.each([
  // case                             state.json                                   banner
  ['missing',                         undefined,                                   NEVER],
  ['empty',                           '',                                          NEVER],
  ['torn',                            '{"version":1,"last_ch',                     NEVER],
  ['not JSON',                        '<<<<<<< HEAD\n',                            NEVER],
  ['an array',                        '[]',                                        NEVER],
  ['null',                            'null',                                      NEVER],
  ['binary',                          '\u0000\u0001\u{10ffff}',                    NEVER],
  ['never checked',                   state(null),                                 NEVER],
  ['fresh',                           state(daysAgo(13.9)),                        undefined],
  ['checked just now',                state(daysAgo(0)),                           undefined],
  ['checked when the clock was ahead', state(daysAgo(-0.9)),                       undefined],
  ['checked in 2099',                 state('2099-01-01T00:00:00.000Z'),           NEVER],
  ['checked before 2000',             state('1999-12-31T23:59:59.999Z'),           NEVER],
  ['a date of another shape',         state('10 March 2026'),                      NEVER],
  ['just stale',                      state(daysAgo(14.001)),                      /it is 14 days since/],
  ['stale',                           state(daysAgo(30.5)),                        /it is 30 days since/],
  ['stale, reminded now',             state(daysAgo(30), daysAgo(0)),              undefined],
  ['stale, reminded two days ago',    state(daysAgo(30), daysAgo(2)),              /it is 30 days since/],
  ['of a newer version, fresh',       state(daysAgo(1), null, 2),                  undefined],
  ['of a newer version, stale',       state(daysAgo(20.5), null, 2),               /it is 20 days since/],
  ['over a mebibyte',                 `${state(daysAgo(1))}${' '.repeat(2 ** 20)}`, NEVER],
] as const)('state.json %s', (_case, stateJson, banner) => {
  const box = sandbox();
  if (stateJson !== undefined) putState(box, stateJson);
  const before = outside(box);

  const run = runHook(box);

  if (banner === undefined) expect(run).toEqual(SILENT);
  else expect(bannerOf(run)).toMatch(banner);
  expect(outside(box)).toEqual(before);
});

describe('the banner', () => {
  test('shows once, and the next session of the day is silent', () => {
    const box = sandbox();
    bannerOf(runHook(box));
    expect(runHook(box)).toEqual(SILENT);
    expect(runHook(box)).toEqual(SILENT);
  });

  test('shows again on another day', () => {
    const box = sandbox();
    bannerOf(runHook(box));
    turnBackADay(box);
    bannerOf(runHook(box));
    expect(runHook(box)).toEqual(SILENT);
  });

  test('leaves a claim, a state and a folder that ignores itself', () => {
    const box = sandbox();
    bannerOf(runHook(box));
    const claim = expect.stringMatching(/^reminded-\d{4}-\d\d-\d\d$/);
    expect(stateNames(box)).toEqual(['.gitignore', claim, 'state.json']);
    expect(readFileSync(join(box.project, '.dochygiene', '.gitignore'), 'utf8')).toBe('*\n');
  });

  test('shows exactly once among 24 sessions that open together', async () => {
    for (let round = 0; round < 3; round += 1) {
      const box = sandbox();
      const runs = await Promise.all(Array.from({ length: 24 }, () => startHook(box)));
      const spoken = runs.filter((run) => run.stdout !== '');
      expect(spoken).toHaveLength(1);
      expect(spoken.map(bannerOf)[0]).toMatch(NEVER);
      for (const run of runs) expect(run).toMatchObject({ status: 0, stderr: '' });
    }
  });

  test('follows the calendar of the zone', () => {
    const box = sandbox();
    // At any instant it is another day there than here, 26 hours to the west.
    bannerOf(runHook(box, { TZ: 'Pacific/Kiritimati' }));
    const claims = stateNames(box);
    bannerOf(runHook(laterState(box), { TZ: 'Etc/GMT+12' }));
    expect(runHook(box, { TZ: 'Pacific/Kiritimati' })).toEqual(SILENT);
    expect(runHook(box, { TZ: 'Etc/GMT+12' })).toEqual(SILENT);
    expect(stateNames(box)?.length).toBe((claims?.length ?? 0) + 1);
  });
});

/** Lets what the project remembers of its reminder be two days old. */
function turnBackADay(box: Sandbox): void {
  const [claim] = (stateNames(box) ?? []).filter((name) => name.startsWith('reminded-'));
  const folder = join(box.project, '.dochygiene');
  const earlier = `reminded-${daysAgo(2).slice(0, 10)}`;
  renameSync(join(folder, claim ?? 'missing'), join(folder, earlier));
  putState(box, state(null, daysAgo(2)));
}

/** Takes the instant of the last reminder out of the state, the claims left. */
function laterState(box: Sandbox): Sandbox {
  putState(box, state(null));
  return box;
}

describe('a state seen at a glance', () => {
  test('in a worktree, whose .git is a file, the same rules hold', () => {
    const box = sandbox();
    rmSync(join(box.project, '.git'), { recursive: true });
    writeFileSync(join(box.project, '.git'), 'gitdir: /nonexistent/.git/worktrees/one\n');
    putState(box, state(daysAgo(1)));
    expect(runHook(box)).toEqual(SILENT);
    putState(box, state(daysAgo(20.5)));
    expect(bannerOf(runHook(box))).toMatch(/it is 20 days since/);
  });

  test('in a subdirectory says nothing of the project', () => {
    const box = sandbox();
    const below = join(box.project, 'docs');
    mkdirSync(below);
    putState({ ...box, project: below }, state(daysAgo(1)));
    expect(bannerOf(runHook(box, { CLAUDE_PROJECT_DIR: below }))).toMatch(NEVER);
  });

  test.each(['HEAD', 'objects'])('beside a .git without %s says nothing', (name) => {
    const box = sandbox();
    const below = join(box.project, 'docs');
    mkdirSync(join(below, '.git', 'objects'), { recursive: true });
    writeFileSync(join(below, '.git', 'HEAD'), 'ref: refs/heads/main\n');
    rmSync(join(below, '.git', name), { recursive: true });
    putState({ ...box, project: below }, state(daysAgo(1)));
    expect(bannerOf(runHook(box, { CLAUDE_PROJECT_DIR: below }))).toMatch(NEVER);
  });

  test('longer than four kibibytes is read with care, and means the same', () => {
    const box = sandbox();
    putState(box, `${state(daysAgo(1))}${' '.repeat(4096)}`);
    expect(runHook(box)).toEqual(SILENT);
  });
});

describe('nobody to see it', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // case                        variables
    ['print mode',                 { CLAUDE_CODE_ENTRYPOINT: 'sdk-cli', CLAUDE_CODE_SESSION_ATTENDED: '0' }],
    ['a session left alone',       { CLAUDE_CODE_SESSION_ATTENDED: '0' }],
    ['an SDK',                     { CLAUDE_CODE_ENTRYPOINT: 'sdk-ts' }],
    ['the panel of an editor',     { CLAUDE_CODE_ENTRYPOINT: 'claude-vscode' }],
  ] as const)('%s: silent, and the day stays unused', (_case, variables) => {
    const box = sandbox();
    expect(runHook(box, variables)).toEqual(SILENT);
    expect(stateNames(box)).toBe(undefined);
    bannerOf(runHook(box));
  });

  test('a client that names neither has a terminal', () => {
    const unnamed = { CLAUDE_CODE_ENTRYPOINT: undefined, CLAUDE_CODE_SESSION_ATTENDED: undefined };
    bannerOf(runHook(sandbox(), unnamed));
  });
});

describe('a state directory that is not ours to write', () => {
  test('a link: silent, and nothing appears where it leads', () => {
    const box = sandbox();
    const elsewhere = join(box.folder, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, join(box.project, '.dochygiene'));
    const before = outside(box);
    expect(runHook(box)).toEqual(SILENT);
    expect(outside(box)).toEqual(before);
  });

  test('a dangling link: silent, and it still dangles', () => {
    const box = sandbox();
    symlinkSync(join(box.folder, 'elsewhere'), join(box.project, '.dochygiene'));
    const before = outside(box);
    expect(runHook(box)).toEqual(SILENT);
    expect(outside(box)).toEqual(before);
  });

  test('a file: silent, and it stays as it is', () => {
    const box = sandbox();
    writeFileSync(join(box.project, '.dochygiene'), 'mine');
    expect(runHook(box)).toEqual(SILENT);
    expect(readFileSync(join(box.project, '.dochygiene'), 'utf8')).toBe('mine');
  });

  test('a read-only checkout: silent, every time', () => {
    const box = sandbox();
    chmodSync(box.project, 0o555);
    try {
      expect(runAsNobody(box)).toEqual(SILENT);
      expect(runAsNobody(box)).toEqual(SILENT);
      expect(stateNames(box)).toBe(undefined);
    } finally {
      chmodSync(box.project, 0o755);
    }
    // The same start with a folder that can be written to does speak.
    bannerOf(runAsNobody(box));
  });

  test.each(['state.json', '.gitignore'])('a FIFO in the place of %s holds nothing up', (name) => {
    const box = sandbox();
    mkdirSync(join(box.project, '.dochygiene'));
    spawnSync('mkfifo', [join(box.project, '.dochygiene', name)]);
    expect(runHook(box)).toMatchObject({ status: 0, stderr: '' });
  });

  test('a link in the place of state.json is not followed', () => {
    const box = sandbox();
    const victim = join(box.folder, 'victim.json');
    writeFileSync(victim, state(daysAgo(1)));
    mkdirSync(join(box.project, '.dochygiene'));
    symlinkSync(victim, join(box.project, '.dochygiene', 'state.json'));
    expect(bannerOf(runHook(box))).toMatch(NEVER);
    expect(JSON.parse(readFileSync(victim, 'utf8')).last_reminded).toBe(null);
  });
});

/** Runs the hook as somebody whom permissions bind, which the superuser is not. */
function runAsNobody(box: Sandbox) {
  const copy = join(box.folder, 'session-start.cjs');
  copyFileSync(HOOK, copy);
  copyFileSync(join(HOOK, '../with-care.cjs'), join(box.folder, 'with-care.cjs'));
  const superuser = process.getuid?.() === 0;
  if (superuser)
    for (const path of [box.folder, box.home, box.project]) chownSync(path, NOBODY, NOBODY);
  const { status, stdout, stderr } = spawnSync(process.execPath, [copy], {
    cwd: box.project,
    env: environment(box),
    encoding: 'utf8',
    ...(superuser ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  return { status, stdout, stderr };
}

const NOBODY = 65_534;
