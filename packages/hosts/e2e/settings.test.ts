import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SKIP } from '../../../tooling/client/client.ts';
import { readClaudeSettings, readHookFrontmatter, readHooksJson } from '../src/index.ts';
import { CLAUDE_CODE } from '../src/tables/claude-code.ts';
import {
  type Bench,
  type Contents,
  fill,
  hooksOf,
  openBench,
  print,
  type Recorder,
} from './bench.ts';

const START: Recorder = { event: 'SessionStart', line: 'start' };
const PRE: Recorder = { event: 'PreToolUse', line: 'call' };
const DENY: Recorder = { event: 'PreToolUse', line: 'denied', acts: 'exit 2' };
const touch = { run: 'touch made' };

describe.skipIf(SKIP)('settings in the real client', () => {
  let bench: Bench;
  beforeAll(() => {
    bench = openBench();
  });
  afterAll(() => bench.remove());

  /** A project whose settings are this text. */
  const withText = (text: (log: string) => string): Contents => ({
    files: (log) => ({ '.claude/settings.json': text(log) }),
  });
  const settings = (log: string) => JSON.stringify({ hooks: hooksOf([START], log) });

  // biome-ignore format: a table is read by column
  test.each([
    ['as they should be',    (text: string) => text,                                   true],
    ['with a comment',       (text: string) => `// hooks\n${text}`,                    false],
    ['with a trailing comma', (text: string) => text.replace(/\}$/, ',}'),             false],
    ['that do not end',      (text: string) => text.slice(0, -1),                      false],
    ['that start with a byte order mark', (text: string) => `\ufeff${text}`,           true],
  ] as const)('settings %s: hooks run as they are read', async (_what, change, runs) => {
    const project = bench.project(withText((log) => change(settings(log))));
    const { ran } = await print(project);
    expect(ran).toEqual(runs ? ['start'] : []);
    const { entries, problems } = readClaudeSettings(change(settings('log')));
    const unread = problems.some(({ code }) => code === 'comments' || code === 'unparsed');
    expect(entries.length > 0 && !unread).toBe(runs);
    if (CLAUDE_CODE.comments === 'yes') expect(runs).toBe(true);
  });

  test.each([
    ['no such event', { PreToolUsed: [{ hooks: [{ type: 'command', command: 'true' }] }] }],
    ['an event that is no list', { Stop: 'true' }],
    [
      'a pattern that is none',
      { PreToolUse: [{ matcher: '[', hooks: [{ type: 'command', command: 'true' }] }] },
    ],
    ['a group without hooks', { Stop: [{ matcher: 'Bash' }] }],
  ])('%s costs no other hook', async (_what, wrong) => {
    const project = bench.project(
      withText((log) => JSON.stringify({ hooks: { ...wrong, ...hooksOf([START], log) } })),
    );
    expect((await print(project)).ran).toEqual(CLAUDE_CODE.entry.strict ? [] : ['start']);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['a command',              {},                                   true],
    ['no type',                { type: undefined },                  !CLAUDE_CODE.entry.typeNeeded],
    ['a type of nobody',       { type: 'script' },                   false],
    ['no command',             { command: undefined },               false],
    ['a timeout of nothing',   { timeout: 0 },                       !CLAUDE_CODE.entry.checked],
    ['a timeout below that',   { timeout: -1 },                      !CLAUDE_CODE.entry.checked],
    ['a timeout that is text', { timeout: '5' },                     false],
    ['a timeout of null',      { timeout: null },                    false],
    ['half a second',          { timeout: 0.5 },                     true],
    ['an async that is text',  { async: 'yes' },                     false],
    ['args that are text',     { args: 'now' },                      false],
    ['a command of nothing',   { command: '' },                      false],
    ['a type in capitals',     { type: 'Command' },                  false],
    ['a key of nobody',        { speed: 'high' },                    true],
  ] as const)('a hook with %s runs as it is read', async (_what, more, runs) => {
    const project = bench.project({ hooks: [START, { ...START, line: 'it', more }] });
    const { ran } = await print(project);
    expect([...ran].sort()).toEqual(runs ? ['it', 'start'] : ['start']);
    const text = JSON.stringify({ hooks: hooksOf([{ ...START, more }], 'log') });
    const read = readClaudeSettings(text).entries.filter(({ fault }) => fault === undefined);
    expect(read.length > 0).toBe(runs);
  });

  const OTHER = { text: 7, list: 'x', 'list of texts': [7], table: 7 } as const;
  test.each(Object.entries(CLAUDE_CODE.settings ?? {}))(
    'of the setting %s another kind than %s costs the whole file',
    async (way, kind) => {
      const value = typeof kind === 'string' && kind in OTHER ? OTHER[kind as 'text'] : 'true';
      const [key = '', below] = way.split('.');
      const rest = { [key]: below === undefined ? value : { [below]: value } };
      const project = bench.project({ hooks: [START], settings: rest });
      expect((await print(project)).ran).toEqual([]);
      const { problems } = readClaudeSettings(JSON.stringify(rest));
      expect(problems.map(({ code }) => code)).toEqual(['unparsed']);
    },
  );

  // biome-ignore format: a table is read by column
  test.each([
    ['a key of nobody',               { nonsense: 7 }],
    ['a rule that is none',           { permissions: { deny: [7, 'WebFetch'] } }],
    ['a variable of another kind',    { env: { A: 7 } }],
    ['each mode',                     { permissions: { defaultMode: 'dontAsk' } }],
  ])('%s costs no hook', async (_what, rest) => {
    const project = bench.project({ hooks: [START], settings: rest });
    expect((await print(project)).ran).toEqual(['start']);
    expect(readClaudeSettings(JSON.stringify(rest)).problems).toEqual([]);
  });

  test.each([
    ['"true"', ['start']],
    ['null', ['start']],
    ['true', []],
  ])('disableAllHooks as %s in the settings of one clone', async (value, ran) => {
    const project = bench.project({ hooks: [START] });
    const text = `{ "disableAllHooks": ${value} }`;
    fill(project.folder, { '.claude/settings.local.json': text });
    expect((await print(project)).ran).toEqual(ran);
    expect(readClaudeSettings(text).disabled === undefined).toBe(ran.length > 0);
  });

  test.each([...Object.keys(CLAUDE_CODE.events), 'PreToolUsed'])(
    'a malformed hook of %s costs what the table says',
    async (event) => {
      const hook = { event, line: 'bad', more: { timeout: '5' } };
      const { ran } = await print(bench.project({ hooks: [START, hook] }));
      const isStrict = CLAUDE_CODE.entry.strictEvents?.includes(event) ?? false;
      expect(ran).toEqual(isStrict ? [] : ['start']);
      const text = JSON.stringify({ hooks: hooksOf([hook], 'log') });
      const codes = readClaudeSettings(text).problems.map(({ code }) => code);
      expect(codes.includes('unparsed')).toBe(isStrict);
    },
  );

  // biome-ignore format: a table is read by column
  test.each([
    ['no event',                      null,                                              true],
    ['a table',                       {},                                                false],
    ['a text',                        'true',                                            false],
    ['a group without hooks',         [{ matcher: 'Bash' }],                             false],
    ['a matcher of null',             [{ matcher: null, hooks: [] }],                    false],
    ['a pattern that is none',        [{ matcher: '[', hooks: [] }],                     true],
    ['a key of nobody in a group',    [{ hooks: [], more: 1 }],                          true],
    ['a hook of text',                [{ hooks: ['true'] }],                             false],
    ['a command of nothing',          [{ hooks: [{ type: 'command', command: '' }] }],   true],
    ['no command',                    [{ hooks: [{ type: 'command' }] }],                false],
    ['a type of nobody',              [{ hooks: [{ type: 'script', command: 'a' }] }],   false],
    ['a prompt of nothing',           [{ hooks: [{ type: 'prompt' }] }],                 false],
    ['an http hook to nowhere',       [{ hooks: [{ type: 'http' }] }],                   false],
    ['a shell of nobody',             [{ hooks: [{ type: 'command', command: 'a', shell: 'zsh' }] }], false],
    ['an onFailure of nobody',        [{ hooks: [{ type: 'command', command: 'a', onFailure: 'stop' }] }], false],
    ['an if that is no text',         [{ hooks: [{ type: 'command', command: 'a', if: 5 }] }], false],
    ['a once that is text',           [{ hooks: [{ type: 'command', command: 'a', once: 'yes' }] }], false],
  ])('of PreToolUse, %s: the other hooks run as it is read', async (_what, groups, runs) => {
    const text = (log: string) =>
      JSON.stringify({ hooks: { ...hooksOf([START], log), PreToolUse: groups } });
    expect((await print(bench.project(withText(text)))).ran).toEqual(runs ? ['start'] : []);
    const codes = readClaudeSettings(text('log')).problems.map(({ code }) => code);
    expect(codes.includes('unparsed')).toBe(!runs);
  });

  test('a hook in PowerShell stops nothing where there is none', async () => {
    const project = bench.project({ hooks: [{ ...DENY, more: { shell: 'powershell' } }] });
    await print(project, { turns: [touch] });
    expect(project.has('made')).toBe(true);
  });

  test('a timeout is in seconds, and a hook that is late stops nothing', async () => {
    const late = (timeout: number) => ({ ...DENY, acts: 'sleep 2; exit 2', more: { timeout } });
    const made = await Promise.all(
      [1, 20].map(async (seconds) => {
        const project = bench.project({ hooks: [late(seconds * CLAUDE_CODE.entry.second)] });
        await print(project, { turns: [touch] });
        return project.has('made');
      }),
    );
    expect(made).toEqual([true, false]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    ['nothing',                {},                                            true],
    ['permissions.deny',       { permissions: { allow: ['Bash'], deny: ['Bash(touch:*)'] } }, false],
    ['permissions.deny of a tool', { permissions: { allow: ['Bash'], deny: ['Bash'] } }, false],
    ['permissions.ask, and nobody is there', { permissions: { allow: ['Bash'], ask: ['Bash(touch:*)'] } }, false],
    ['a rule with a star',     { permissions: { allow: ['Bash'], deny: ['Bash(*)'] } }, false],
    ['a rule with nothing in it', { permissions: { allow: ['Bash'], deny: ['Bash()'] } }, true],
    ['a rule that begins with a colon', { permissions: { allow: ['Bash'], deny: ['Bash(:*)'] } }, true],
    ['a rule about another',   { permissions: { allow: ['Bash'], deny: ['Bash(ls:*)', 'Write'] } }, true],
  ])('of a call, with %s', async (_what, rest, made) => {
    const project = bench.project({ hooks: [START], settings: rest });
    const { ran } = await print(project, { turns: [touch] });
    expect([ran, project.has('made')]).toEqual([['start'], made]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // key                                what the hook does  made
    [{},                                  'exit 1',           true],
    [{ onFailure: 'block' },              'exit 1',           false],
    [{ onFailure: 'block' },              './missing.sh',     false],
    [{ onFailure: 'block', timeout: 1 },  'sleep 5',          false],
    [{ onFailure: 'block', async: true }, 'exit 1',           true],
    [{ onFailure: 'continue' },           'exit 1',           true],
    [{ if: 'Bash(ls:*)' },                'exit 2',           true],
    [{ if: 'Bash(touch:*)' },             'exit 2',           false],
  ] as const)('a hook with %j that does "%s"', async (more, acts, made) => {
    const project = bench.project({ hooks: [{ event: 'PreToolUse', acts, more }] });
    await print(project, { turns: [touch] });
    expect(project.has('made')).toBe(made);
  });

  test.each(['prompt', 'agent'])(
    'a hook of type %s asks a model, and stops nothing where that does not say no',
    async (type) => {
      const hook = { type, prompt: 'Is this wise?' };
      const hooks = { PreToolUse: [{ hooks: [hook] }] };
      const project = bench.project({ settings: { hooks } });
      const { asked } = await print(project, { turns: [touch] });
      expect(asked.join()).toContain(hook.prompt);
      expect(project.has('made')).toBe(true);
    },
  );

  test('permissions.deny of Write does not see what a shell writes', async () => {
    const permissions = { allow: ['Bash', 'Write'], deny: ['Write', 'Edit'] };
    const project = bench.project({ settings: { permissions } });
    const input = { file_path: `${project.folder}/by-write`, content: 'x' };
    await print(project, { turns: [touch, { tool: 'Write', input }] });
    expect([project.has('made'), project.has('by-write')]).toEqual([true, false]);
  });

  test('a hook of Edit|Write does not see what a shell writes', async () => {
    const hook = { ...DENY, matcher: 'Edit|Write' };
    const project = bench.project({ hooks: [hook] });
    const input = { file_path: `${project.folder}/by-write`, content: 'x' };
    const { ran } = await print(project, { turns: [touch, { tool: 'Write', input }] });
    expect([project.has('made'), project.has('by-write')]).toEqual([true, false]);
    expect(ran).toEqual(['denied']);
  });

  test.each([
    ['sees', PRE, 2],
    ['stops', DENY, 1],
  ])('a hook of Bash %s a commit', async (_what, hook, commits) => {
    const project = bench.project({ hooks: [{ ...hook, matcher: 'Bash' }] });
    const git = (...args: readonly string[]) =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.invalid', ...args], {
        cwd: project.folder,
        encoding: 'utf8',
      }).stdout;
    git('init', '-q');
    git('commit', '-q', '--allow-empty', '-m', 'First');
    const commit =
      'git -c user.name=A -c user.email=a@example.invalid commit --allow-empty -m Second';
    const { ran } = await print(project, { turns: [{ run: commit }] });
    expect(ran).toEqual([hook.line]);
    expect(git('log', '--format=%s').trim().split('\n')).toHaveLength(commits);
  });

  test.each([
    ['of the project', '.claude/settings.json', true],
    ['of one clone', '.claude/settings.local.json', true],
  ])('disableAllHooks in the settings %s turns them off', async (_what, path) => {
    const project = bench.project({ hooks: [START, PRE] });
    expect((await print(project, { turns: [{ run: 'true' }] })).ran).toEqual(['start', 'call']);
    const hooks = path.includes('local') ? {} : hooksOf([START, PRE], 'log');
    fill(project.folder, { [path]: JSON.stringify({ hooks, disableAllHooks: true }) });
    expect((await print(project, { turns: [{ run: 'true' }] })).ran).toEqual([]);
  });

  describe('files with hooks', () => {
    const frontmatter = (log: string, more = '') =>
      `---\nname: it\ndescription: it works\n${more}hooks: ${JSON.stringify(hooksOf([PRE], log))}\n---\nWork.\n`;
    const call = { run: 'true' };
    const agent = (name: string) => ({
      tool: 'Agent',
      input: {
        description: 'a task',
        prompt: 'do it',
        subagent_type: name,
        run_in_background: false,
      },
    });

    test('each place that the table names is proved below', () => {
      expect(CLAUDE_CODE.hookFiles.map(({ glob, scope }) => `${glob} ${scope}`)).toEqual([
        '.claude/settings.json project',
        '.claude/settings.local.json local',
        '.claude/settings.json user',
        'hooks/hooks.json project',
        '.claude/skills/*/SKILL.md project',
        '.claude/agents/**/*.md project',
      ]);
    });

    test('settings of the project, of one clone and of the person run side by side', async () => {
      const own = openBench();
      let log = '';
      const project = own.project({
        hooks: [START],
        files: (path) => {
          log = path;
          const local = hooksOf([{ ...START, line: 'local' }], path);
          return { '.claude/settings.local.json': JSON.stringify({ hooks: local }) };
        },
      });
      const user = hooksOf([{ ...START, line: 'user' }], log);
      fill(own.home, { '.claude/settings.json': JSON.stringify({ hooks: user }) });
      expect([...(await print(project)).ran].sort()).toEqual(['local', 'start', 'user']);
      own.remove();
    });

    test('hooks of a plugin run where it is there, and nowhere else', async () => {
      const text = (log: string) => JSON.stringify({ hooks: hooksOf([START], log) });
      const project = bench.project({
        files: (log) => ({
          '.claude-plugin/plugin.json': '{ "name": "it", "version": "1.0.0" }',
          'hooks/hooks.json': text(log),
        }),
      });
      expect((await print(project)).ran).toEqual([]);
      expect((await print(project, { args: ['--plugin-dir', project.folder] })).ran).toEqual([
        'start',
      ]);
      expect(readHooksJson(CLAUDE_CODE, text('log')).entries).toHaveLength(1);
    });

    test('hooks of a skill run from when it is at work', async () => {
      const project = bench.project({
        files: (log) => ({ '.claude/skills/it/SKILL.md': frontmatter(log) }),
      });
      expect((await print(project, { turns: [call] })).ran).toEqual([]);
      expect((await print(project, { words: '/it', turns: [call] })).ran).toEqual(['call']);
      const skill = { tool: 'Skill', input: { skill: 'it' } };
      expect((await print(project, { turns: [call, skill, call] })).ran).toEqual(['call']);
      expect(readHookFrontmatter(frontmatter('log')).entries).toHaveLength(1);
    });

    test.each(['.claude/agents/it.md', '.claude/agents/below/it.md'])(
      'hooks of an agent in %s run while it is at work',
      async (path) => {
        const project = bench.project({
          files: (log) => ({ [path]: frontmatter(log, 'tools: Bash\n') }),
        });
        expect((await print(project, { turns: [call] })).ran).toEqual([]);
        const turns = [call, agent('it'), call, { say: 'done' }, call];
        expect((await print(project, { turns })).ran).toEqual(['call']);
        expect(readHookFrontmatter(frontmatter('log')).entries).toHaveLength(1);
      },
    );
  });

  test('print mode runs the hooks of a directory that nobody trusts', async () => {
    const project = bench.project({ hooks: [START], trusted: false });
    expect((await print(project)).ran).toEqual(['start']);
  });
});
