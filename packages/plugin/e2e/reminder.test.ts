import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claude, environment, run, SKIP } from '../../../tooling/client/client.ts';
import { type StubApi, startStubApi } from '../../../tooling/client/stub-api.ts';
import { openTerminal, seen } from '../../../tooling/client/terminal.ts';
import { type Installed, install } from './installed.ts';
import { checkedDaysAgo, claims, git, letADayPass, state } from './project.ts';

const NEVER = /^dochygiene\b.*never checked.*\n.*\/dochygiene:check/u;

describe.skipIf(SKIP)('the reminder in the real client', () => {
  let installed: Installed;
  let api: StubApi;
  beforeAll(async () => {
    installed = await install();
    api = await startStubApi();
  });
  afterAll(async () => {
    await api.close();
    installed.remove();
  });
  const look = (folder: string, args: readonly string[] = []) =>
    seen({ home: installed.home, folder, api, args });

  test('print mode is silent and leaves the day to a person, who is reminded once, and the next day again', async () => {
    const folder = installed.project('days');

    const env = environment(installed.home, api.url);
    const print = ['-p', 'hello', '--output-format', 'stream-json', '--verbose'];
    const printed = await run(claude(), print, { cwd: folder, env });
    expect(hookAnswers(printed.stdout)).toEqual([{ outcome: 'success', stdout: '', stderr: '' }]);
    expect(existsSync(join(folder, '.dochygiene'))).toBe(false);

    const first = await look(folder);
    expect(first).toMatchObject({ banners: [{ event: 'startup' }], complains: false });
    expect(first.banners[0]?.words).toMatch(NEVER);
    expect(first.banners[0]?.words.split('\n').length).toBeLessThanOrEqual(3);
    expect(claims(folder)).toHaveLength(1);
    expect(state(folder).last_reminded).not.toBeNull();

    expect(await look(folder)).toMatchObject({ banners: [], complains: false });

    letADayPass(folder);
    expect((await look(folder)).banners).toHaveLength(1);
    expect(claims(folder)).toHaveLength(2);
    expect(JSON.stringify(api.conversations)).not.toContain('never checked');
    expect(git(folder, 'status', '--porcelain')).toBe('');
  });

  test('a check two weeks ago is good, one day more is stale, and /clear is no new session', async () => {
    const folder = installed.project('threshold');

    checkedDaysAgo(folder, 13.9);
    expect(await look(folder)).toMatchObject({ banners: [], complains: false });
    expect(claims(folder)).toEqual([]);

    checkedDaysAgo(folder, 0);
    const terminal = await openTerminal({ home: installed.home, folder, api });
    try {
      expect((await terminal.ask('hello')).banners).toEqual([]);
      checkedDaysAgo(folder, 15);
      await terminal.command('/clear', /❯ *\n/u);
      expect((await terminal.ask('hello again')).banners).toEqual([]);
    } finally {
      await terminal.close();
    }
    expect(claims(folder)).toEqual([]);

    const stale = await look(folder);
    expect(stale.banners[0]?.words).toMatch(/^dochygiene\b.*\b15 days\b/u);
  });

  test('a session that is resumed reminds once', async () => {
    const folder = installed.project('resumed');
    checkedDaysAgo(folder, 1);
    expect((await look(folder)).banners).toEqual([]);

    checkedDaysAgo(folder, 20);
    const resumed = await look(folder, ['--continue']);
    expect(resumed).toMatchObject({ banners: [{ event: 'resume' }], complains: false });

    // The transcript keeps the banner and shows it again: still the one, not a second.
    expect((await look(folder, ['--continue'])).banners).toEqual(resumed.banners);
    expect((await look(folder)).banners).toEqual([]);
  });

  test('two sessions at once get one reminder between them', async () => {
    const folder = installed.project('both');
    const both = await Promise.all([look(folder), look(folder)]);
    expect(both.flatMap((screen) => screen.banners)).toHaveLength(1);
    expect(both.map((screen) => screen.complains)).toEqual([false, false]);
    expect(claims(folder)).toHaveLength(1);
  });

  test('a start in a subfolder of a worktree is remembered at the root of that worktree', async () => {
    const main = installed.project('main');
    const tree = join(installed.scratch, 'projects', 'tree');
    git(main, 'worktree', 'add', '-q', tree);
    expect((await look(join(tree, 'docs'))).banners).toHaveLength(1);

    expect(claims(tree)).toHaveLength(1);
    expect(readFileSync(join(tree, '.dochygiene/.gitignore'), 'utf8')).toBe('*\n');
    expect([main, join(tree, 'docs')].flatMap(claims)).toEqual([]);
    expect(existsSync(join(main, '.dochygiene'))).toBe(false);

    expect((await look(tree)).banners).toEqual([]);
  });

  test('a folder without git is its own root', async () => {
    const folder = join(installed.scratch, 'projects', 'no git');
    mkdirSync(folder);
    expect((await look(folder)).banners).toHaveLength(1);
    expect(claims(folder)).toHaveLength(1);
  });
});

/** How the hooks of a session in print mode ended, from its stream of events. */
function hookAnswers(stream: string): readonly object[] {
  const events = stream.split('\n').filter((line) => line.startsWith('{'));
  return events
    .map((line) => JSON.parse(line))
    .filter((event) => event.subtype === 'hook_response')
    .map(({ outcome, stdout, stderr }) => ({ outcome, stdout, stderr }));
}
