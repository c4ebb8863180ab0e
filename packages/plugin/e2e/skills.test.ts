import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claude, type Ended, environment, run, SKIP } from '../../../tooling/client/client.ts';
import { printed, toolResults } from '../../../tooling/client/conversation.ts';
import { startStubApi } from '../../../tooling/client/stub-api.ts';
import { type Installed, install } from './installed.ts';
import { pathWith, pathWithoutNode } from './machine.ts';

describe.skipIf(SKIP)('the skills in the real client', () => {
  let installed: Installed;
  beforeAll(async () => {
    installed = await install();
  });
  afterAll(() => installed.remove());

  /** What the model is sent when a person enters `words`, and what the session printed. */
  async function sent(words: string, folder: string, env: Readonly<Record<string, string>> = {}) {
    const api = await startStubApi();
    try {
      const variables = environment(installed.home, api.url, env);
      const ended: Ended = await run(claude(), ['-p', words], { cwd: folder, env: variables });
      return { ended, told: api.conversations.join('\n') };
    } finally {
      await api.close();
    }
  }

  test('/dochygiene:status tells the model what the command printed', async () => {
    const { ended, told } = await sent('/dochygiene:status', installed.project('status'));
    expect(ended.code).toBe(0);
    expect(printed(told)).toMatch(/never/iu);
    expect(told).not.toMatch(/\$\{CLAUDE|!`/u);
  });

  test('/dochygiene:report without a report says how to get one', async () => {
    const { told } = await sent('/dochygiene:report', installed.project('report'));
    expect(printed(told)).toMatch(/cannot find a report[\s\S]*dochygiene check/iu);
  });

  test('in a check the model may ask why, without a question to the person', async () => {
    const launcher = `"${join(installed.plugin, 'bin/dochygiene')}"`;
    const api = await startStubApi([
      { run: `${launcher} why README.md` },
      { run: `${launcher} init --yes` },
    ]);
    const env = environment(installed.home, api.url);
    const folder = installed.project('why');
    await run(claude(), ['-p', '/dochygiene:check'], { cwd: folder, env });
    await api.close();

    const [why, init] = toolResults(api.conversations.at(-1) ?? '[]');
    expect(why).toMatchObject({ is_error: false, content: expect.stringContaining('README.md') });
    expect(init).toMatchObject({ is_error: true });
  });

  test('another dochygiene first on the PATH is not the one that runs', async () => {
    const PATH = pathWith(installed.scratch, 'dochygiene', 'echo an impostor');
    const { told } = await sent('/dochygiene:status', installed.project('impostor'), { PATH });
    expect(printed(told)).toMatch(/never/iu);
    expect(told).not.toContain('an impostor');
  });

  test.each(['status', 'check', 'report'])(
    'without node, /dochygiene:%s says so in one line',
    async (name) => {
      const PATH = pathWithoutNode(installed.scratch);
      const { told } = await sent(`/dochygiene:${name}`, installed.project(`no node ${name}`), {
        PATH,
      });
      expect(printed(told).trim()).toMatch(
        /^dochygiene: Cannot run: Node\.js 20\.19 or later .*$/u,
      );
    },
  );
});
