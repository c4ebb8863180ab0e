import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SKIP } from '../../../tooling/client/client.ts';
import { ANSWER, startStubApi } from '../../../tooling/client/stub-api.ts';
import { openTerminal } from '../../../tooling/client/terminal.ts';
import { eventOf } from '../src/hosts.ts';
import { CLAUDE_CODE } from '../src/tables/claude-code.ts';
import { type Bench, openBench, type Project } from './bench.ts';

const PATIENCE_MS = 30_000;

describe.skipIf(SKIP)('the client in a terminal', () => {
  let bench: Bench;
  beforeAll(() => {
    bench = openBench();
  });
  afterAll(() => bench.remove());

  test('several turns and calls, /add-dir, /clear, /compact, the end, and --continue', async () => {
    const starts = eventOf(CLAUDE_CODE, 'SessionStart')?.sources ?? [];
    const project = bench.project({
      hooks: [
        ...['UserPromptSubmit', 'PreToolUse', 'PostToolUse', 'Stop'].map((event) => ({ event })),
        ...starts.map((matcher) => ({ event: 'SessionStart', matcher })),
        { event: 'SessionStart', matcher: starts.slice(0, 2).join('|') },
        ...['clear', 'other'].map((matcher) => ({ event: 'SessionEnd', matcher })),
        { event: 'PreCompact', matcher: 'manual' },
        { event: 'DirectoryAdded' },
        { event: 'DirectoryAdded', matcher: 'nothing-of-the-kind' },
        { event: 'DirectoryAdded', line: 'DirectoryAdded refused', acts: 'exit 2' },
      ],
    });
    const other = bench.project({});
    const api = await startStubApi([
      { run: 'true' },
      { run: 'true' },
      { say: ANSWER },
      { run: 'true' },
      { say: ANSWER },
    ]);
    const took = stretches(project);
    const terminal = await openTerminal({ home: bench.home, folder: project.folder, api });
    try {
      await terminal.ask('hello');
      expect(took()).toEqual([
        'PostToolUse',
        'PostToolUse',
        'PreToolUse',
        'PreToolUse',
        'SessionStart startup',
        'SessionStart startup|resume',
        'Stop',
        'UserPromptSubmit',
      ]);
      await terminal.ask('again');
      expect(took()).toEqual(['PostToolUse', 'PreToolUse', 'Stop', 'UserPromptSubmit']);
      await terminal.command(`/add-dir ${other.folder}`, /Yes, for this session/);
      await terminal.command('', /Added .* as a working directory/);
      // It may be followed by a turn of the model's.
      expect(took().filter((line) => line.startsWith('Directory'))).toEqual([
        'DirectoryAdded',
        'DirectoryAdded refused',
      ]);
      await terminal.command('/clear', /^❯ *$/m);
      await terminal.ask('once more');
      expect(took()).toEqual([
        'SessionEnd clear',
        'SessionStart clear',
        'Stop',
        'UserPromptSubmit',
      ]);
      await terminal.command('/compact', /ompacted/);
    } finally {
      await terminal.close();
    }
    expect(took()).toEqual(['PreCompact manual', 'SessionEnd other', 'SessionStart compact']);

    const args = ['--continue'];
    const later = await openTerminal({ home: bench.home, folder: project.folder, api, args });
    await later.ask('hello').finally(() => later.close());
    await api.close();
    expect(took()).toEqual([
      'SessionEnd other',
      'SessionStart resume',
      'SessionStart startup|resume',
      'Stop',
      'UserPromptSubmit',
    ]);
  });

  test('a question to the person is a notification, which no hook stops', async () => {
    const hook = { event: 'Notification', acts: 'exit 2' };
    const more = ['permission_prompt', 'nothing-of-the-kind'].map((matcher) => ({
      ...hook,
      matcher,
    }));
    // The one event for which exit code 2 is no answer: the person is asked all the same.
    const asked = { event: 'PermissionRequest', acts: 'exit 2' };
    const hooks = [hook, ...more, asked];
    const project = bench.project({ hooks, settings: { permissions: {} } });
    const api = await startStubApi([{ run: 'touch made' }]);
    const args = ['--permission-mode', 'default'];
    const terminal = await openTerminal({ home: bench.home, folder: project.folder, api, args });
    try {
      await terminal.command('hello', /Do you want to proceed/);
      // The client gives the person a few seconds to answer first.
      await until(() => project.ran().length > 2);
      const { text } = await terminal.command('', new RegExp(ANSWER));
      expect(text).toContain(ANSWER);
    } finally {
      await terminal.close();
    }
    await api.close();
    expect([...project.ran()].sort()).toEqual([
      'Notification',
      'Notification permission_prompt',
      'PermissionRequest',
    ]);
    expect(project.has('made')).toBe(true);
  });
});

/** Waits until something is so. */
async function until(so: () => boolean): Promise<void> {
  for (const start = Date.now(); !so(); await pause(100)) {
    if (Date.now() - start > PATIENCE_MS) throw new Error(`Cannot see it within ${PATIENCE_MS} ms`);
  }
}

/** What was logged since the last call, in code-unit order: hooks run side by side. */
function stretches(project: Project): () => readonly string[] {
  let from = 0;
  return () => {
    const ran = project.ran();
    const stretch = ran.slice(from).sort();
    from = ran.length;
    return stretch;
  };
}
