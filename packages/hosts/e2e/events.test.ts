import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claude, environment, mustRun, SKIP } from '../../../tooling/client/client.ts';
import { eventOf } from '../src/hosts.ts';
import { CLAUDE_CODE } from '../src/tables/claude-code.ts';
import { type Bench, openBench, type Project, print, type Recorder } from './bench.ts';
import { STAGES } from './stages.ts';

const EVERY: readonly Recorder[] = Object.keys(CLAUDE_CODE.events)
  // A hook of it has to make the worktree; it is on a stage of its own.
  .filter((event) => event !== 'WorktreeCreate')
  .map((event) => ({ event }));

/** Seen in the terminal alone. */
const IN_TERMINAL = ['DirectoryAdded', 'Notification'];

test('what the table has seen is what is seen here', () => {
  const observed = Object.entries(CLAUDE_CODE.events).filter(([, { source }]) =>
    source.startsWith('observed '),
  );
  expect(observed.map(([name]) => name).sort()).toEqual(
    [...Object.keys(STAGES), ...IN_TERMINAL].sort(),
  );
});

describe.skipIf(SKIP)('when events happen in the real client', () => {
  let bench: Bench;
  beforeAll(() => {
    bench = openBench();
  });
  afterAll(() => bench.remove());

  test('the client is the one that the table was checked against', async () => {
    const options = { cwd: bench.home, env: environment(bench.home) };
    const version = (await mustRun(claude(), ['--version'], options)).split(' ')[0];
    const advice = 'the client is another: check every claim of its table anew, then its version';
    expect(version, advice).toBe(CLAUDE_CODE.version);
  });

  /** How often `event` happened for a session, a turn or a call, of which there were so many. */
  function expected(event: string, turns: number, calls: number): number | undefined {
    const period = eventOf(CLAUDE_CODE, event)?.period;
    if (period === 'per-session') return 1;
    if (period === 'per-turn') return turns;
    return period === 'per-edit' ? calls : undefined;
  }

  test('once a session, a turn and a call, as the table says', async () => {
    const project = bench.project({ hooks: EVERY });
    const path = `${project.folder}/new.txt`;
    const { ran } = await print(project, {
      turns: [
        { run: 'true' },
        { tool: 'Write', input: { file_path: path, content: 'new' } },
        { tool: 'Edit', input: { file_path: path, old_string: 'new', new_string: 'newer' } },
        { read: path },
      ],
    });
    const told = Object.keys(CLAUDE_CODE.events).filter((name) => expected(name, 1, 4));
    expect(told).toEqual(
      expect.arrayContaining(['PreToolUse', 'PostToolUse', 'Stop', 'SessionEnd']),
    );
    for (const name of told) {
      expect([name, count(ran, name)]).toEqual([name, expected(name, 1, 4)]);
    }
  });

  test('a call that fails has no PostToolUse, and one that is refused has neither', async () => {
    const project = bench.project({
      hooks: EVERY,
      settings: { permissions: { deny: ['Bash(ls:*)'] } },
    });
    const { ran } = await print(project, { turns: [{ run: 'false' }, { run: 'ls' }] });
    expect(count(ran, 'PreToolUse')).toBe(2);
    expect(count(ran, 'PostToolUse')).toBe(0);
    expect(count(ran, 'PostToolUseFailure')).toBe(1);
  });

  test('a turn that ends in an error of the model has no Stop', async () => {
    const { ran } = await print(bench.project({ hooks: EVERY }), { turns: [{ fail: 401 }] });
    expect([count(ran, 'UserPromptSubmit'), count(ran, 'Stop')]).toEqual([1, 0]);
    expect(count(ran, 'StopFailure')).toBe(1);
  });

  test('a turn that a hook ends has no Stop, and the call has happened', async () => {
    const ends = { event: 'PostToolUse', acts: `echo '{ "continue": false }'` };
    const project = bench.project({ hooks: [ends, { event: 'Stop' }] });
    const { ran } = await print(project, { turns: [{ run: 'touch made' }] });
    expect([ran, project.has('made')]).toEqual([['PostToolUse'], true]);
  });

  describe('every way in which it comes about', () => {
    let project: Project;
    let id: string;
    const seen = new Map<string, readonly string[]>();
    beforeAll(async () => {
      const ways = (name: string) =>
        (eventOf(CLAUDE_CODE, name)?.sources ?? []).map((matcher) => ({ event: name, matcher }));
      const names = ['SessionStart', 'PreCompact', 'PostCompact', 'Setup'];
      const ends = ['clear', 'other'].map((matcher) => ({ event: 'SessionEnd', matcher }));
      project = bench.project({ hooks: [...names.flatMap(ways), ...ends] });

      const told = await print(project, { args: ['--output-format', 'json'] });
      id = JSON.parse(told.ended.stdout).session_id;
      seen.set('a start', told.ran);
      const more: readonly (readonly [string, Parameters<typeof print>[1]])[] = [
        ['--init', { args: ['--init'] }],
        ['--maintenance', { args: ['--maintenance'] }],
        ['--resume', { args: ['--resume', id] }],
        ['--fork-session', { args: ['--resume', id, '--fork-session'] }],
        ['/clear', { words: '/clear', args: ['--resume', id] }],
        ['/compact', { words: '/compact', args: ['--resume', id] }],
        // As if the room were almost taken: the next question makes the client tidy up.
        ['much said', { turns: [{ run: 'true' }, { say: 'so much', tokens: 190_000 }] }],
        ['--continue', { args: ['--continue'], env: { CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '1' } }],
      ];
      for (const [way, asked] of more) seen.set(way, (await print(project, asked)).ran);
    });

    // biome-ignore format: a table is read by column
    test.each([
      ['a start',        ['SessionStart startup']],
      ['--init',         ['Setup init', 'SessionStart startup']],
      ['--maintenance',  ['Setup maintenance', 'SessionStart startup']],
      ['--resume',       ['SessionStart resume']],
      ['--fork-session', ['SessionStart fork']],
      ['/clear',         ['SessionStart resume', 'SessionEnd clear', 'SessionStart clear']],
      ['/compact',       ['SessionStart resume', 'PreCompact manual', 'SessionStart compact', 'PostCompact manual']],
      ['much said',      ['SessionStart startup']],
      ['--continue',     ['SessionStart resume', 'PreCompact auto', 'SessionStart compact', 'PostCompact auto']],
    ])('%s', (way, events) => {
      expect(seen.get(way)).toEqual([...events, 'SessionEnd other']);
    });

    test('each way of the table was seen', () => {
      const all = new Set([...seen.values()].flat());
      for (const [name, { sources = [] }] of Object.entries(CLAUDE_CODE.events)) {
        for (const source of sources) expect(all).toContain(`${name} ${source}`);
      }
    });

    test('what SessionStart needs is what a new and an old session begin with', () => {
      const begin = ['a start', '--resume', '--continue'].map((way) => seen.get(way)?.[0]);
      const needs = eventOf(CLAUDE_CODE, 'SessionStart')?.needs ?? [];
      expect([...new Set(begin)]).toEqual(needs.map((way) => `SessionStart ${way}`));
    });
  });

  test('an agent is no turn of the session', async () => {
    const input = { description: 'a task', prompt: 'do it', subagent_type: 'general-purpose' };
    const { ran } = await print(bench.project({ hooks: EVERY }), {
      turns: [
        { tool: 'Agent', input: { ...input, run_in_background: false } },
        // The agent's own turn.
        { run: 'true' },
        { say: 'done' },
      ],
    });
    const times = ['UserPromptSubmit', 'Stop', 'SubagentStart', 'SubagentStop', 'PreToolUse'];
    expect(times.map((name) => count(ran, name))).toEqual([1, 1, 1, 1, 2]);
  });

  test('every tool that the model is offered is in the table', async () => {
    const known = CLAUDE_CODE.tools.map(({ name }) => name);
    const TODO = { CLAUDE_CODE_ENABLE_TODO_TOOLS: '1' };
    for (const env of [{}, TODO]) {
      const { offered } = await print(bench.project({}), { env });
      // What stands for tools that are only told of when asked for, and is called by nobody.
      const names = [...offered].filter((name) => name !== 'DeferredToolPlaceholder');
      expect(names).toContain('Bash');
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
    }
  });
});

function count(ran: readonly string[], line: string): number {
  return ran.filter((each) => each === line).length;
}
