import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  bannerOf,
  daysAgo,
  payload,
  putState,
  runHook,
  runShell,
  SILENT,
  sandbox,
  startHook,
  stateNames,
} from '../test/hook.ts';

const MEBIBYTE = 1024 * 1024;

describe('where the session started', () => {
  test('in a subdirectory: the reminder belongs to the project root', () => {
    const box = sandbox();
    const below = join(box.project, 'docs', 'guide');
    mkdirSync(below, { recursive: true });
    bannerOf(runHook(box, { CLAUDE_PROJECT_DIR: below }));
    expect(stateNames(box)).toContain('state.json');
  });

  test('without the variable: where the payload says', () => {
    const box = sandbox();
    const elsewhere = { ...box, project: box.folder };
    bannerOf(runHook(elsewhere, { CLAUDE_PROJECT_DIR: undefined }, payload(box)));
    expect(stateNames(box)).toContain('state.json');
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                              CLAUDE_PROJECT_DIR   input
    ['no payload',                       undefined,           ''],
    ['not JSON',                         undefined,           'hello'],
    ['JSON of another shape',            undefined,           '[1, null, "cwd"]'],
    ['null',                             undefined,           'null'],
    ['no cwd',                           undefined,           '{"source":"startup"}'],
    ['a cwd that is no text',            undefined,           '{"cwd":{"a":1}}'],
    ['a relative cwd',                   undefined,           '{"cwd":"home"}'],
    ['a cwd that is gone',               undefined,           '{"cwd":"/nonexistent/folder"}'],
    ['a cwd with a NUL',                 undefined,           '{"cwd":"/tmp\\u0000"}'],
    ['a cwd that is a file',             undefined,           '{"cwd":"/etc/passwd"}'],
    ['ten mebibytes',                    undefined,           `{"cwd":"/tmp","x":"${'x'.repeat(10 * MEBIBYTE)}"}`],
    ['a variable that is relative',      'home',              ''],
    ['a variable that is empty',         '',                  ''],
    ['a variable that is gone',          '/nonexistent',      ''],
    ['a variable that names a file',     '/etc/passwd',       ''],
  ] as const)('%s: where the hook itself runs', (_case, variable, input) => {
    const box = sandbox();
    bannerOf(runHook(box, { CLAUDE_PROJECT_DIR: variable }, input));
    expect(stateNames(box)).toContain('state.json');
  });

  test('the variable goes before the payload, which is not even read', async () => {
    const box = sandbox();
    bannerOf(await startHook(box));
    expect(stateNames(box)).toContain('state.json');
  });

  test('in home, which is no project: silent', () => {
    const box = sandbox();
    expect(runHook(box, { CLAUDE_PROJECT_DIR: box.home })).toEqual(SILENT);
  });

  test('below a home that is a repository: the reminder stays below', () => {
    const box = sandbox();
    rmSync(join(box.project, '.git'), { recursive: true });
    mkdirSync(join(box.home, '.git', 'objects'), { recursive: true });
    writeFileSync(join(box.home, '.git', 'HEAD'), 'ref: refs/heads/main\n');
    bannerOf(runHook(box));
    expect(stateNames(box)).toContain('state.json');
    expect(stateNames({ ...box, project: box.home })).toBe(undefined);
  });

  test('below a ceiling of git: the project above it is not found', () => {
    const box = sandbox();
    const below = join(box.project, 'docs');
    mkdirSync(below);
    const variables = {
      CLAUDE_PROJECT_DIR: below,
      GIT_CEILING_DIRECTORIES: `relative:${box.project}`,
    };
    bannerOf(runHook(box, variables));
    expect(stateNames(box)).toBe(undefined);
    expect(stateNames({ ...box, project: below })).toContain('state.json');
  });

  test('in the root of the file system: silent', () => {
    expect(runHook(sandbox(), { CLAUDE_PROJECT_DIR: '/' })).toEqual(SILENT);
  });

  test('inside .git: silent', () => {
    const box = sandbox();
    mkdirSync(join(box.project, '.git', 'refs'));
    expect(runHook(box, { CLAUDE_PROJECT_DIR: join(box.project, '.git') })).toEqual(SILENT);
  });

  test('in a folder deleted since, with no other to go by: silent', () => {
    const box = sandbox();
    const script = 'mkdir gone && cd gone && rmdir ../gone && exec "$NODE" "$HOOK" </dev/null';
    expect(runShell(box, script, { CLAUDE_PROJECT_DIR: undefined })).toEqual(SILENT);
  });

  test('in a folder deleted since, with the variable: as ever', () => {
    const box = sandbox();
    bannerOf(runShell(box, 'mkdir gone && cd gone && rmdir ../gone && exec "$NODE" "$HOOK"'));
  });
});

// The hook starts once its reader has closed the pipe.
const GONE =
  'mkfifo go; { read -r _ <go; "$NODE" "$HOOK"; echo $? >status; } | { exec <&-; echo >go; }; exit "$(cat status)"';

describe('an odd environment', () => {
  // biome-ignore format: a table is read by column
  test.each([
    // case                         variables
    ['no HOME',                     { HOME: undefined }],
    ['an empty HOME',               { HOME: '' }],
    ['a relative HOME',             { HOME: 'home' }],
    ['a HOME that is gone',         { HOME: '/nonexistent' }],
    ['a zone that does not exist',  { TZ: 'Mars/Olympus' }],
    ['an empty zone',               { TZ: '' }],
    ['a zone of POSIX',             { TZ: 'UTC+3' }],
    ['ceilings that are nonsense',  { GIT_CEILING_DIRECTORIES: '::a:/nonexistent:' }],
    ['git told to look elsewhere',  { GIT_DIR: '/nonexistent', GIT_WORK_TREE: '/nonexistent' }],
    ['no language',                 { LANG: undefined, LC_ALL: 'C' }],
  ] as const)('%s: one banner, then silence', (_case, variables) => {
    const box = sandbox();
    bannerOf(runHook(box, variables));
    expect(runHook(box, variables)).toEqual(SILENT);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                              command
    ['standard input closed',            'exec "$NODE" "$HOOK" <&-'],
    ['... and no variable to go by',     'unset CLAUDE_PROJECT_DIR; exec "$NODE" "$HOOK" <&-'],
    ['standard input a device',          'unset CLAUDE_PROJECT_DIR; exec "$NODE" "$HOOK" </dev/zero'],
    ['standard input a folder',          'unset CLAUDE_PROJECT_DIR; exec "$NODE" "$HOOK" <.'],
    ['standard error closed',            'exec "$NODE" "$HOOK" 2>&-'],
    ['standard input a file',            'unset CLAUDE_PROJECT_DIR; echo "{}" >in; exec "$NODE" "$HOOK" <in'],
  ] as const)('%s: the banner', (_case, script) => {
    bannerOf(runShell(sandbox(), script));
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case                              command
    ['standard output closed',           '"$NODE" "$HOOK" >&-'],
    ['standard output full',             '"$NODE" "$HOOK" >/dev/full'],
    ['all three closed',                 '"$NODE" "$HOOK" <&- >&- 2>&-'],
    ['a reader that has gone',           GONE],
  ] as const)('%s: success all the same', (_case, script) => {
    const box = sandbox();
    expect(runShell(box, script)).toEqual(SILENT);
    expect(stateNames(box)).toContain('state.json');
  });
});

describe('DOCHYGIENE_DEBUG', () => {
  test('says on standard error why nothing shows', () => {
    const box = sandbox();
    putState(box, JSON.stringify({ version: 1, last_check: daysAgo(1), last_reminded: null }));
    const run = runHook(box, { DOCHYGIENE_DEBUG: '1' });
    expect(run).toEqual({ status: 0, stdout: '', stderr: 'dochygiene: silent: fresh\n' });
  });

  test('says what went wrong', () => {
    const box = sandbox();
    writeFileSync(join(box.project, '.dochygiene'), 'mine');
    const { status, stdout, stderr } = runHook(box, { DOCHYGIENE_DEBUG: '1' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(stderr).toMatch(/^dochygiene: silent: /);
    expect(readFileSync(join(box.project, '.dochygiene'), 'utf8')).toBe('mine');
  });

  test('empty is unset', () => {
    const box = sandbox();
    writeFileSync(join(box.project, '.dochygiene'), 'mine');
    expect(runHook(box, { DOCHYGIENE_DEBUG: '' })).toEqual(SILENT);
  });
});
