import { describe, expect, test } from 'vitest';
import { eventOf, HOSTS, hostOf } from './hosts.ts';
import { matchSources, matchTools } from './matcher.ts';

const all = (id: Parameters<typeof hostOf>[0]) => hostOf(id).tools.map(({ name }) => name);

// What the client 2.1.332 ran for a call of Write, with hooks of these matchers side by side.
// biome-ignore format: a table is read by column
describe('Claude Code, a call of Write', () => {
  test.each([
    // matcher          runs
    [undefined,         true],
    ['',                true],
    ['*',               true],
    ['.*',              true],
    ['Write',           true],
    ['write',           false],
    ['Writ',            false],
    ['Edit|Write',      true],
    ['Edit, Write',     true],
    ['Edit,Write',      true],
    ['Edit | Write',    true],
    ['Write|',          true],
    ['Write ',          true],
    ['Wri.*',           true],
    ['rite.*',          true],
    ['rit.',            true],
    ['^Write$',         true],
    ['W.ite',           true],
    ['Wri+te',          true],
    ['(Write)',         true],
    ['(?i)write',       false],
    ['[',               false],
    ['Edit|Bash',       false],
    ['Write-x',         false],
    ['mcp__.*',         false],
  ] as const)('%s', (matcher, runs) => {
    const matched = matchTools(hostOf('claude-code'), matcher);
    expect(matched.ok && (matched.names ?? ['Write']).includes('Write')).toBe(runs);
  });
});

// biome-ignore format: a table is read by column
describe('tools', () => {
  test.each([
    // case                     host           matcher                   matched
    ['a name',                  'claude-code', 'Bash',                   { ok: true, names: ['Bash'], mcp: [], unknown: [] }],
    ['its other name',          'claude-code', 'Task',                   { ok: true, names: ['Agent'], mcp: [], unknown: [] }],
    ['in the table\'s order',   'claude-code', 'Write|Edit',             { ok: true, names: ['Edit', 'Write'], mcp: [], unknown: [] }],
    ['one of two',              'claude-code', 'Edit|Wrote',             { ok: true, names: ['Edit'], mcp: [], unknown: ['Wrote'] }],
    ['an MCP tool',             'claude-code', 'mcp__git__commit',       { ok: true, names: [], mcp: ['mcp__git__commit'], unknown: [] }],
    ['an MCP server',           'claude-code', 'mcp__git__.*',           { ok: true, names: [], mcp: ['mcp__git__.*'], unknown: [] }],
    ['an MCP server\'s name',    'claude-code', 'mcp__git',               { ok: false, fault: 'nothing known', message: 'no known tool is "mcp__git"' }],
    ['both',                    'claude-code', 'Bash|mcp__git__log',     { ok: true, names: ['Bash'], mcp: ['mcp__git__log'], unknown: [] }],
    ['a pattern',               'claude-code', '^(Multi|Notebook)?Edit$', { ok: true, names: ['Edit', 'MultiEdit', 'NotebookEdit'], mcp: [], unknown: [] }],
    ['a pattern for all',       'claude-code', '.+',                     { ok: true, mcp: [], unknown: [] }],
    ['a name of nobody',        'claude-code', 'Editor',                 { ok: false, fault: 'nothing known', message: 'no known tool is "Editor"' }],
    ['another case',            'claude-code', 'bash',                   { ok: false, fault: 'nothing known', message: 'no known tool is "bash"' }],
    ['separators alone',        'claude-code', '|',                      { ok: false, fault: 'nothing known', message: 'no known tool is ""' }],
    ['a rule of permissions',   'claude-code', 'Bash(git push)',         { ok: false, fault: 'nothing known', message: 'no known tool is "Bash(git push)"' }],
    ['not a pattern',           'claude-code', '*.ts',                   { ok: false, fault: 'invalid', message: 'it is no regular expression' }],
    ['too intricate',           'claude-code', '((((a+)+)+)+)+',         { ok: false, fault: 'intricate', message: 'too intricate: repeats nested too deep' }],
    ['an alias of Codex',       'codex',       'Edit|Write',             { ok: true, names: ['apply_patch'], mcp: [], unknown: [] }],
    ['no commas in Codex',      'codex',       'Edit, Write',            { ok: false, fault: 'nothing known', message: 'no known tool is "Edit, Write"' }],
    ['no looking in Rust',      'codex',       '(?!Bash).*',             { ok: false, fault: 'invalid', message: 'it looks around or refers back, which this dialect does not have' }],
    ['Cursor',                  'cursor',      'Shell|Write',            { ok: true, names: ['Write', 'Shell', 'TabWrite'], mcp: [], unknown: [] }],
    ['an MCP tool of Cursor',   'cursor',      'MCP:commit',             { ok: true, names: [], mcp: ['MCP:commit'], unknown: [] }],
    ['all of a name, Copilot',  'copilot',     'edi',                    { ok: false, fault: 'nothing known', message: 'no known tool is "edi"' }],
    ['no star, Copilot',        'copilot',     '*',                      { ok: false, fault: 'invalid', message: 'it is no regular expression' }],
    ['no matchers',             'windsurf',    'anything',               { ok: true, mcp: [], unknown: [] }],
  ] as const)('%s', (_case, host, matcher, matched) => {
    expect(matchTools(hostOf(host), matcher)).toEqual(matched);
  });

  test.each(HOSTS.map((host) => [host.id, host] as const))('%s: each name selects its tool', (_id, host) => {
    if (host.matchers.list === undefined) return;
    for (const { name, aliases = [] } of host.tools) {
      for (const each of [name, ...aliases]) {
        expect(matchTools(host, each)).toMatchObject({ ok: true, names: [name] });
      }
    }
    expect(matchTools(host, all(host.id).join('|'))).toMatchObject({ names: all(host.id) });
  });
});

// What the client 2.1.332 ran at a start, and two events that read no matcher.
// biome-ignore format: a table is read by column
describe('sources', () => {
  test.each([
    // event              matcher              names
    ['SessionStart',      undefined,           undefined],
    ['SessionStart',      '*',                 undefined],
    ['SessionStart',      'startup|resume',    ['startup', 'resume']],
    ['SessionStart',      'startup, resume',   ['startup', 'resume']],
    ['SessionStart',      'start.*',           ['startup']],
    ['SessionStart',      'tartu.',            ['startup']],
    ['SessionStart',      'start',             'nothing known'],
    ['SessionStart',      'Startup',           'nothing known'],
    ['SessionStart',      '[',                 'invalid'],
    ['UserPromptSubmit',  'nothing',           undefined],
    ['Stop',              '[',                 undefined],
    ['Notification',      'idle_prompt',       undefined],
  ] as const)('%s %s', (name, matcher, names) => {
    const host = hostOf('claude-code');
    const event = eventOf(host, name);
    const matched = event && matchSources(host, event, matcher);
    expect(matched?.ok ? matched.names : matched?.fault).toEqual(names);
  });
});
