import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SKIP } from '../../../tooling/client/client.ts';
import { type StubApi, startStubApi } from '../../../tooling/client/stub-api.ts';
import { seen } from '../../../tooling/client/terminal.ts';
import { type Installed, install } from './installed.ts';
import { pathWith, pathWithoutNode, readOnly } from './machine.ts';
import { claims } from './project.ts';

// Each project here wants checking, so that whatever is silent is silent for the reason named.
describe.skipIf(SKIP)('what must not disturb a session, in the real client', () => {
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
  const look = (folder: string, env: Readonly<Record<string, string>> = {}) =>
    seen({ home: installed.home, folder, api, env });
  const QUIET = { banners: [], complains: false };

  test('a folder that cannot be written to is not nagged about', async (context) => {
    const folder = installed.project('read-only');
    const undo = readOnly(folder);
    if (undo === undefined) return context.skip('this machine makes no read-only folder for root');
    try {
      expect(() => writeFileSync(join(folder, 'x'), '')).toThrow();
      expect(await look(folder)).toMatchObject(QUIET);
    } finally {
      undo();
    }
    expect(existsSync(join(folder, '.dochygiene'))).toBe(false);
    expect((await look(folder)).banners).toHaveLength(1);
  });

  test('a machine without node', async () => {
    const folder = installed.project('no node');
    const PATH = pathWithoutNode(installed.scratch);
    expect(await look(folder, { PATH })).toMatchObject(QUIET);
    expect(claims(folder)).toEqual([]);
  });

  test('a node that fails, as one too old for the hook does', async () => {
    const folder = installed.project('old node');
    const PATH = pathWith(installed.scratch, 'node', 'echo SyntaxError >&2; exit 1');
    expect(await look(folder, { PATH })).toMatchObject(QUIET);
  });

  test('an environment that would preload and slow down every node', async () => {
    const folder = installed.project('options');
    const env = { NODE_OPTIONS: '--require /no/such/file', NODE_EXTRA_CA_CERTS: '/no/such/file' };
    expect((await look(folder, env)).banners).toHaveLength(1);
  });

  test('a state file of nonsense, which counts as never checked', async () => {
    const folder = installed.project('nonsense');
    mkdirSync(join(folder, '.dochygiene'));
    writeFileSync(join(folder, '.dochygiene/state.json'), '{"version":1,');
    expect(await look(folder)).toMatchObject({ banners: [{ event: 'startup' }], complains: false });
  });

  test('a state folder that is a file', async () => {
    const folder = installed.project('file');
    writeFileSync(join(folder, '.dochygiene'), '');
    expect(await look(folder)).toMatchObject(QUIET);
  });

  test('a hook that is corrupt, or gone', async () => {
    const folder = installed.project('corrupt');
    const hook = join(installed.plugin, 'dist/session-start.cjs');
    writeFileSync(hook, 'this is no program(');
    expect(await look(folder)).toMatchObject(QUIET);
    rmSync(hook);
    expect(await look(folder)).toMatchObject(QUIET);
    expect(claims(folder)).toEqual([]);
  });
});
