import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SKIP } from '../../../tooling/client/client.ts';
import { eventOf } from '../src/hosts.ts';
import { type Matched, matchSources, matchTools } from '../src/matcher.ts';
import { CLAUDE_CODE } from '../src/tables/claude-code.ts';
import { type Bench, openBench, print } from './bench.ts';
import { WITH_SERVER } from './stages.ts';

const LOOK = 'mcp__stand-in__look';
const ALL = ['Agent', 'Bash', 'Edit', 'Read', 'Write', LOOK];
const FILES = ['Edit', 'Write'];

// What runs for one call of each tool; absent is a hook without a matcher.
// biome-ignore format: a table is read by column
const TOOLS: readonly (readonly [string | undefined, readonly string[]])[] = [
  // matcher                calls
  [undefined,               ALL],
  ['',                      ALL],
  ['*',                     ALL],
  ['.*',                    ALL],
  ['.+',                    ALL],
  ['Write',                 ['Write']],
  ['write',                 []],
  ['Writ',                  []],
  ['rit',                   []],
  ['Edit|Write',            FILES],
  ['Edit, Write',           FILES],
  ['Edit,Write',            FILES],
  ['Edit | Write',          FILES],
  ['Write|',                ['Write']],
  ['Write ',                ['Write']],
  ['Edit|Wrote',            ['Edit']],
  ['Write-x',               []],
  ['|',                     []],
  ['Wri.*',                 ['Write']],
  ['rit.',                  ['Write']],
  ['^rit.',                 []],
  ['^Write$',               ['Write']],
  ['Wri+te',                ['Write']],
  ['(Edit|Write)',          FILES],
  ['^(Edit|Write|Bash)$',   ['Bash', 'Edit', 'Write']],
  ['[A-D].*',               ['Agent', 'Bash']],
  ['(?!Bash).*',            ALL],
  ['(?i)write',             []],
  ['[',                     []],
  ['*.ts',                  []],
  ['Bash(git commit:*)',    []],
  ['Bash',                  ['Bash']],
  ['bash',                  []],
  ['Task',                  ['Agent']],
  ['Agent',                 ['Agent']],
  ['MultiEdit|NotebookEdit', []],
  [LOOK,                    [LOOK]],
  ['mcp__stand-in',         []],
  ['mcp__stand',            []],
  ['mcp__stand-in__.*',     [LOOK]],
  ['mcp__.*__look',         [LOOK]],
  ['mcp__.*',               [LOOK]],
  ['mcp__other__look',      []],
  ['Bash|mcp__stand-in',    ['Bash']],
];

// biome-ignore format: a table is read by column
const SOURCES: readonly (readonly [string | undefined, boolean])[] = [
  // matcher            at a start
  [undefined,           true],
  ['',                  true],
  ['*',                 true],
  ['startup',           true],
  ['resume',            false],
  ['startup|resume',    true],
  ['startup, resume',   true],
  ['resume|clear',      false],
  ['start',             false],
  ['Startup',           false],
  ['start.*',           true],
  ['tartu.',            true],
  ['[',                 false],
];

describe.skipIf(SKIP)('matchers in the real client', () => {
  let bench: Bench;
  const calls = new Map<string, readonly string[]>();
  let starts: readonly string[] = [];
  const lineOf = (matcher: string | undefined) =>
    matcher === undefined ? 'absent' : `"${matcher}"`;

  beforeAll(async () => {
    bench = openBench();
    const hooks = TOOLS.map(([matcher]) => ({
      event: 'PreToolUse',
      line: lineOf(matcher),
      ...(matcher === undefined ? {} : { matcher }),
    }));
    const project = bench.project({
      hooks: [...hooks, { event: 'PostToolBatch', line: '--' }],
      files: () => ({ 'old.txt': 'old\n' }),
    });
    const path = (name: string) => `${project.folder}/${name}`;
    const work = { description: 'a task', prompt: 'do it', subagent_type: 'general-purpose' };
    const { ran } = await print(project, {
      args: WITH_SERVER,
      turns: [
        { tool: 'Agent', input: { ...work, run_in_background: false } },
        // What it says is the agent's own turn.
        { say: 'done' },
        { run: 'true' },
        { read: path('old.txt') },
        {
          tool: 'Edit',
          input: { file_path: path('old.txt'), old_string: 'old', new_string: 'new' },
        },
        { tool: 'Write', input: { file_path: path('new.txt'), content: 'new' } },
        { tool: LOOK, input: {} },
      ],
    });
    const order = ['Agent', 'Bash', 'Read', 'Edit', 'Write', LOOK];
    const parts = ran.join('\n').split(/^--$/m);
    for (const [at, name] of order.entries()) calls.set(name, (parts[at] ?? '').split('\n'));

    const sources = SOURCES.map(([matcher]) => ({
      event: 'SessionStart',
      line: lineOf(matcher),
      ...(matcher === undefined ? {} : { matcher }),
    }));
    starts = (await print(bench.project({ hooks: sources }))).ran;
  });
  afterAll(() => bench.remove());

  test.each(TOOLS)('of tools: %s', (matcher, expected) => {
    const ran = ALL.filter((name) => calls.get(name)?.includes(lineOf(matcher)));
    expect(ran).toEqual(expected);

    const known = ALL.filter((name) => name !== LOOK);
    const matched = matchTools(CLAUDE_CODE, matcher);
    // What is not followed is said to be so, and nothing is claimed of it.
    if (!matched.ok && matched.fault === 'intricate') return;
    expect(known.filter((name) => selects(matched, name))).toEqual(
      expected.filter((name) => name !== LOOK),
    );
    // Which tools a server has no table tells; but where its name may be meant is known.
    const named = matched.ok && (matched.names === undefined || matched.mcp.length > 0);
    expect(named).toBe(expected.includes(LOOK) || matcher === 'mcp__other__look');
  });

  test.each(SOURCES)('of ways to start: %s', (matcher, expected) => {
    expect(starts.includes(lineOf(matcher))).toBe(expected);
    const event = eventOf(CLAUDE_CODE, 'SessionStart');
    if (event === undefined) throw new Error('Cannot find SessionStart in the table');
    expect(selects(matchSources(CLAUDE_CODE, event, matcher), 'startup')).toBe(expected);
  });
});

function selects(matched: Matched, name: string): boolean {
  return matched.ok && (matched.names?.includes(name) ?? true);
}
