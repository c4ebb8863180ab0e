import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claude, type Ended, environment, run, SKIP } from './client.ts';
import { type Installed, install } from './installed.ts';
import { pathWith, pathWithoutNode } from './machine.ts';
import { state } from './project.ts';
import { startStubApi } from './stub-api.ts';
import { openTerminal, seen } from './terminal.ts';

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

  test('/dochygiene:check lists the document that deserves a look, and the reminders end', async () => {
    const folder = installed.project('check');
    const api = await startStubApi();
    const terminal = await openTerminal({ home: installed.home, folder, api });
    try {
      expect((await terminal.ask('hello')).banners).toHaveLength(1);
      await terminal.ask('/dochygiene:check');
    } finally {
      await terminal.close();
    }
    const told = api.conversations.at(-1) ?? '';
    expect(printed(told)).toMatch(/docs\/guide\.md[\s\S]*conflict/iu);
    expect(told).toContain('Change nothing without the person');
    expect(Date.now() - Date.parse(state(folder).last_check ?? '')).toBeLessThan(60_000);

    const { told: asked } = await sent('/dochygiene:status', folder);
    expect(printed(asked)).not.toMatch(/never checked/iu);
    expect((await seen({ home: installed.home, folder, api })).banners).toEqual([]);
    await api.close();
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

  test.each(['status', 'check'])(
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

/** What stood in the fence that a skill puts around the command's words. */
function printed(conversation: string): string {
  const inFence = /```text\\n([\s\S]*?)\\n```/u.exec(conversation);
  if (inFence === null) throw new Error(`Cannot find the command's words in:\n${conversation}`);
  return JSON.parse(`"${inFence[1]}"`);
}

/** What the model's commands came back with, oldest first. */
function toolResults(conversation: string): readonly object[] {
  const messages: readonly { content: string | readonly { type: string }[] }[] =
    JSON.parse(conversation);
  return messages
    .flatMap(({ content }) => (typeof content === 'string' ? [] : content))
    .filter(({ type }) => type === 'tool_result');
}
