import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claude, environment, run, SKIP } from '../../../tooling/client/client.ts';
import { type Installed, install, REPOSITORY } from './installed.ts';

describe.skipIf(SKIP)('the plugin as the client reads it', () => {
  let installed: Installed;
  beforeAll(async () => {
    installed = await install();
  });
  afterAll(() => installed.remove());

  test.each([
    ['the marketplace', '.'],
    ['the plugin', 'packages/plugin'],
  ])('%s is valid to the letter', async (_what, path) => {
    const { home } = installed;
    const options = { cwd: REPOSITORY, env: environment(home) };
    const ended = await run(claude(), ['plugin', 'validate', '--strict', path], options);
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining('Validation passed') });
  });

  test('it is installed from a git marketplace as a copy that holds all it needs', () => {
    expect(installed.plugin.startsWith(join(installed.home, '.claude/plugins/cache/'))).toBe(true);
    const held = (path: string) => existsSync(join(installed.plugin, path));
    expect(
      [
        'dist/session-start.cjs',
        'dist/with-care.cjs',
        'dist/cli.js',
        'dist/package.json',
        'skills/status/SKILL.md',
        'skills/check/SKILL.md',
      ].filter(held),
    ).toHaveLength(6);
    expect(statSync(join(installed.plugin, 'bin/dochygiene')).mode & 0o111).toBe(0o111);
  });

  test('the command in it runs from that copy alone', async () => {
    const project = installed.project('command');
    const launcher = join(installed.plugin, 'bin/dochygiene');
    const options = { cwd: project, env: environment(installed.home) };
    const ended = await run(launcher, ['status', '--format', 'json'], options);
    expect(JSON.parse(ended.stdout)).toMatchObject({ root: project, banner_now: true });
    expect(ended).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(project)).not.toContain('.dochygiene');
  });
});
