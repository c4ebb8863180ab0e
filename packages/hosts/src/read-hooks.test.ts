import { describe, expect, test } from 'vitest';
import type { HookEntry, HookFile } from './entry.ts';
import { hostOf } from './hosts.ts';
import { readCodexConfig } from './read-codex.ts';
import { readHookFrontmatter } from './read-frontmatter.ts';
import { readHookFile } from './read-hook-file.ts';
import {
  readClaudeSettings,
  readCursorHooks,
  readHookList,
  readHooksJson,
  readSettings,
} from './read-hooks.ts';

const shown = ({ event, matcher, command, line, fault }: HookEntry): string =>
  `${line} ${event}${matcher === undefined ? '' : `/${matcher}`}: ${command}${fault === undefined ? '' : ` (${fault})`}`;
const entries = (file: HookFile): readonly string[] => file.entries.map(shown);
const problems = (file: HookFile): readonly string[] =>
  file.problems.map(({ code, line, message }) => `${line} ${code}: ${message}`);

const SETTINGS = `{
  "permissions": {
    "allow": ["Read"],
    "deny": ["Bash(git push:*)", "WebFetch", "Edit(docs/**)", 3],
    "ask": ["mcp__git__push", "Bash()"]
  },
  "hooks": {
    "PreToolUse": [
      {
        "matcher": "Edit|Write",
        "hooks": [
          { "type": "command", "command": "a.sh", "timeout": 5, "once": true, "if": "Edit(*.ts)" },
          { "type": "prompt", "prompt": "Is it so?" }
        ]
      }
    ],
    "Stop": [{ "hooks": [{ "type": "command", "command": "node", "args": ["b.mjs", "c d"], "async": true }] }]
  }
}`;

describe('settings of Claude Code', () => {
  test('hooks', () => {
    const file = readClaudeSettings(SETTINGS);
    expect(problems(file)).toEqual([]);
    expect(entries(file)).toEqual([
      '12 PreToolUse/Edit|Write: a.sh',
      '13 PreToolUse/Edit|Write: undefined',
      '17 Stop: node',
    ]);
    expect(file.entries[0]).toMatchObject({
      type: 'command',
      async: false,
      timeout: 5,
      known: true,
      more: { once: true, if: 'Edit(*.ts)' },
    });
    expect(file.entries[1]).toMatchObject({ type: 'prompt', more: { prompt: 'Is it so?' } });
    expect(file.entries[2]).toMatchObject({ async: true, args: ['b.mjs', 'c d'] });
    for (const { offset } of file.entries) expect(SETTINGS[offset]).toBe('{');
  });

  test('permissions, in the order in which they count', () => {
    expect(readClaudeSettings(SETTINGS).permissions).toEqual([
      { list: 'deny', rule: 'Bash(git push:*)', tool: 'Bash', specifier: 'git push:*', line: 4 },
      { list: 'deny', rule: 'WebFetch', tool: 'WebFetch', line: 4 },
      { list: 'deny', rule: 'Edit(docs/**)', tool: 'Edit', specifier: 'docs/**', line: 4 },
      { list: 'ask', rule: 'mcp__git__push', tool: 'mcp__git__push', line: 5 },
      { list: 'ask', rule: 'Bash()', tool: 'Bash', specifier: '', line: 5 },
      { list: 'allow', rule: 'Read', tool: 'Read', line: 3 },
    ]);
  });

  // biome-ignore format: a table is read by column
  test.each([
    // case            text                                     disabled                                       managedOnly
    ['neither',        '{}',                                    undefined,                                     undefined],
    ['all off',        '{\n"disableAllHooks": true}',           { setting: 'disableAllHooks', line: 2 },       undefined],
    ['not off',        '{"disableAllHooks": false}',            undefined,                                     undefined],
    ['a text',         '{"disableAllHooks": "true"}',           undefined,                                     undefined],
    ['managed alone',  '{"allowManagedHooksOnly": true}',       undefined,                                     { setting: 'allowManagedHooksOnly', line: 1 }],
  ] as const)('switches: %s', (_case, text, disabled, managedOnly) => {
    const file = readClaudeSettings(text);
    expect([file.disabled, file.managedOnly]).toEqual([disabled, managedOnly]);
  });
});

// What the client 2.1.332 did with such a file: beside the fault, whether the sound hook still ran.
const GOOD = '"SessionStart": [{ "hooks": [{ "type": "command", "command": "good" }] }]';
// biome-ignore format: a table is read by column
describe('faults in settings of Claude Code', () => {
  test.each([
    // case                   hooks                                                              entries                                   problems
    ['an unknown event',      `{ "PreToolUsed": [], ${GOOD} }`,                                  ['1 SessionStart: good'],                 ['1 unknown-event: Claude Code is not known to have an event "PreToolUsed"']],
    ['hooks of one',          '{ "Nope": [{ "hooks": [{ "type": "command", "command": "a" }] }] }', ['1 Nope: a'],                         ['1 unknown-event: Claude Code is not known to have an event "Nope"']],
    ['an event without list', `{ "Stop": {}, ${GOOD} }`,                                         ['1 SessionStart: good'],                 ['1 malformed: "Stop" has no list']],
    ['a group without hooks', `{ "Stop": [{}], ${GOOD} }`,                                       ['1 SessionStart: good'],                 ['1 malformed: a group of "Stop" has no list "hooks"']],
    ['hooks that are none',   `{ "Stop": [{ "hooks": {} }], ${GOOD} }`,                          ['1 SessionStart: good'],                 ['1 malformed: "hooks" of "Stop" has no list']],
    ['no command',            `{ "Stop": [{ "hooks": [{ "type": "command" }] }], ${GOOD} }`,     ['1 Stop: undefined (has no "command")', '1 SessionStart: good'], ['1 malformed: a hook of "Stop" has no "command"']],
    ['no type',               '{ "Stop": [{ "hooks": [{ "command": "a" }] }] }',                 ['1 Stop: a (has no "type")'],            ['1 malformed: a hook of "Stop" has no "type"']],
    ['a timeout of 0',        '{ "Stop": [{ "hooks": [{ "type": "command", "command": "a", "timeout": 0 }] }] }', ['1 Stop: a (has a timeout that is not above 0)'], ['1 malformed: a hook of "Stop" has a timeout that is not above 0']],
    ['a timeout of text',     '{ "Stop": [{ "hooks": [{ "type": "command", "command": "a", "timeout": "5" }] }] }', ['1 Stop: a (has a timeout that is not above 0)'], ['1 malformed: a hook of "Stop" has a timeout that is not above 0']],
    ['a timeout of null',     '{ "Stop": [{ "hooks": [{ "type": "command", "command": "a", "timeout": null }] }] }', ['1 Stop: a (has a timeout that is not above 0)'], ['1 malformed: a hook of "Stop" has a timeout that is not above 0']],
    ['an async of text',      '{ "Stop": [{ "hooks": [{ "type": "command", "command": "a", "async": "yes" }] }] }', ['1 Stop: a (has an "async" that is not true or false)'], ['1 malformed: a hook of "Stop" has an "async" that is not true or false']],
    ['args of text',          '{ "Stop": [{ "hooks": [{ "type": "command", "command": "a", "args": "now" }] }] }', ['1 Stop: a (has "args" that are no list of texts)'], ['1 malformed: a hook of "Stop" has "args" that are no list of texts']],
    ['null for a matcher',    '{ "Stop": [{ "matcher": null, "hooks": [] }] }',                  [],                                       ['1 malformed: a matcher of "Stop" is no text']],
    ['a type of nobody',      '{ "Stop": [{ "hooks": [{ "type": "shell", "command": "a" }] }] }', ['1 Stop: a (is of a type that does not run: "shell")'], ['1 malformed: a hook of "Stop" is of a type that does not run: "shell"']],
    ['no groups',             '{ "Stop": [{ "type": "command", "command": "a" }] }',             [],                                       ['1 malformed: a group of "Stop" has no list "hooks"']],
    ['a matcher of numbers',  '{ "Stop": [{ "matcher": 3, "hooks": [] }] }',                     [],                                       ['1 malformed: a matcher of "Stop" is no text']],
    ['a hook of text',        '{ "Stop": [{ "hooks": ["a"] }] }',                                [],                                       ['1 malformed: a hook of "Stop" is no table']],
    ['a list',                '[]',                                                              [],                                       ['1 unparsed: "hooks" is no table of events']],
    ['null for an event',     `{ "PreToolUse": null, ${GOOD} }`,                                 ['1 SessionStart: good'],                 ['1 malformed: "PreToolUse" has no list']],
    ['a strict event without list', `{ "PreToolUse": {}, ${GOOD} }`,                             ['1 SessionStart: good'],                 ['1 unparsed: "PreToolUse" has no list']],
    ['no command, strictly',  '{ "PreToolUse": [{ "hooks": [{ "type": "command" }] }] }',        ['1 PreToolUse: undefined (has no "command")'], ['1 unparsed: a hook of "PreToolUse" has no "command"']],
    ['a command of nothing',  '{ "PreToolUse": [{ "hooks": [{ "type": "command", "command": "" }] }] }', ['1 PreToolUse:  (has no "command")'], ['1 malformed: a hook of "PreToolUse" has no "command"']],
    ['a type of nobody, strictly', '{ "PermissionRequest": [{ "hooks": [{ "type": "shell", "command": "a" }] }] }', ['1 PermissionRequest: a (is of a type that does not run: "shell")'], ['1 unparsed: a hook of "PermissionRequest" is of a type that does not run: "shell"']],
    ['a timeout of text, strictly', '{ "PreSkillShellCommand": [{ "hooks": [{ "type": "command", "command": "a", "timeout": "5" }] }] }', ['1 PreSkillShellCommand: a (has a timeout that is not above 0)'], ['1 unparsed: a hook of "PreSkillShellCommand" has a timeout that is not above 0']],
    ['a group without hooks, strictly', '{ "PreToolUse": [{ "matcher": "Bash" }] }',             [],                                       ['1 unparsed: a group of "PreToolUse" has no list "hooks"']],
    ['a prompt of nothing',   '{ "PreToolUse": [{ "hooks": [{ "type": "prompt" }] }] }',         ['1 PreToolUse: undefined (has no "prompt")'], ['1 unparsed: a hook of "PreToolUse" has no "prompt"']],
    ['no address',            '{ "Stop": [{ "hooks": [{ "type": "http" }] }] }',                 ['1 Stop: undefined (has no "url")'],     ['1 malformed: a hook of "Stop" has no "url"']],
    ...[['if', 5, 'that is no text'], ['statusMessage', 5, 'that is no text'], ['shell', 'zsh', 'that is not known'], ['onFailure', 'stop', 'that is not known'], ['once', 'yes', 'that is not true or false'], ['asyncRewake', 'yes', 'that is not true or false']].map(([key, value, why]) => {
      const what = `has ${/^[aio]/.test(String(key)) ? 'an' : 'a'} "${key}" ${why}`;
      return [`${key} of ${value}`, JSON.stringify({ Stop: [{ hooks: [{ type: 'command', command: 'a', [String(key)]: value }] }] }), [`1 Stop: a (${what})`], [`1 malformed: a hook of "Stop" ${what}`]] as const;
    }),
  ] as const)('%s', (_case, hooks, found, told) => {
    const file = readClaudeSettings(`{ "hooks": ${hooks} }`);
    expect([entries(file), problems(file)]).toEqual([found, told]);
  });

  test.each([
    // setting                      value    kind
    ['disableAllHooks',             'true',  'true or false'],
    ['disableAllHooks',             1,       'true or false'],
    ['disableAllHooks',             null,    'true or false'],
    ['model',                       5,       'text'],
    ['cleanupPeriodDays',           'x',     'whole number above 0'],
    ['enabledMcpjsonServers',       'x',     'list of texts'],
    ['enabledMcpjsonServers',       [5],     'list of texts'],
    ['env',                         [],      'table'],
    ['permissions',                 'oops',  'table'],
    ['permissions.deny',            'Bash',  'list'],
    ['permissions.defaultMode',     'ask',   'one of acceptEdits, auto, bypassPermissions, default, dontAsk, manual, plan'],
  ] as const)('the setting %s as %j costs the whole file', (way, value, kind) => {
    const [key = '', below] = way.split('.');
    const rest = { [key]: below === undefined ? value : { [below]: value } };
    const text = JSON.stringify({ ...rest, hooks: JSON.parse(`{ ${GOOD} }`) });
    const file = readClaudeSettings(text);
    expect(problems(file)).toEqual([`1 unparsed: has "${way}", not ${kind}`]);
    expect(readSettings(hostOf('gemini-cli'), text).problems.map(({ code }) => code)).not.toContain('unparsed');
  });

  test.each([
    ['a member of a list', '{ "permissions": { "deny": [5, "Bash"] } }'],
    ['a key of nobody',    '{ "nonsense": 5 }'],
    ['a value of env',     '{ "env": { "A": 5 } }'],
  ])('%s costs nothing else', (_case, text) => {
    expect(readClaudeSettings(text).problems).toEqual([]);
  });

  test('of a file that is not read no switch counts', () => {
    expect(readClaudeSettings('{ "disableAllHooks": true, "model": 5 }').disabled).toBeUndefined();
  });

  test.each([
    // case          text                                          entries                    problems
    ['comments',     `{ // why\n"hooks": { ${GOOD} } }`,           ['2 SessionStart: good'],  ['1 comments: has a comment']],
    ['a comma',      `{ "hooks": { ${GOOD}, } }`,                  ['1 SessionStart: good'],  ['1 comments: has a comma before a closing bracket']],
    ['cut off',      `{ "hooks": { ${GOOD}`,                       [],                        ['1 unparsed: has neither a comma nor "}" here']],
    ['empty',        '',                                           [],                        ['1 unparsed: ends too early']],
    ['a list',       '[]',                                         [],                        ['1 unparsed: is no table']],
    ['a BOM',        `\uFEFF{ "hooks": { ${GOOD} } }`,             ['1 SessionStart: good'],  []],
    ['hooks twice',  `{ "hooks": {}, "hooks": { ${GOOD} } }`,      ['1 SessionStart: good'],  ['1 repeated-key: has the key "hooks" again: the last one counts']],
  ] as const)('a file: %s', (_case, text, found, told) => {
    const file = readClaudeSettings(text);
    expect([entries(file), problems(file)]).toEqual([found, told]);
  });
});

describe('hooks.json', () => {
  test('of a plugin, and of Codex', () => {
    const text = `{ "description": "d", "hooks": { ${GOOD} } }`;
    for (const id of ['claude-code', 'codex'] as const) {
      const file = readHooksJson(hostOf(id), text);
      expect([entries(file), problems(file)]).toEqual([['1 SessionStart: good'], []]);
      expect(file.entries[0]?.host).toBe(id);
    }
  });

  test('without hooks', () => {
    expect(problems(readHooksJson(hostOf('codex'), '{}'))).toEqual([
      '1 unparsed: has no table "hooks"',
    ]);
  });

  test('comments are told of a host that does not take them, and not of one that does', () => {
    const text = `{ /* a */ "hooks": { ${GOOD} } }`;
    expect(problems(readHooksJson(hostOf('codex'), text))).toEqual(['1 comments: has a comment']);
    expect(problems(readHooksJson({ ...hostOf('codex'), comments: 'yes' }, text))).toEqual([]);
  });

  // One fault, and Codex reads nothing of the file.
  // biome-ignore format: a table is read by column
  test.each([
    // case                  text                                                                              problems
    ['no type',              '{ "hooks": { "Stop": [{ "hooks": [{ "command": "a" }] }] } }',                   ['1 unparsed: a hook of "Stop" has no "type"']],
    ['no command',           '{ "hooks": { "Stop": [{ "hooks": [{ "type": "command" }] }] } }',                ['1 unparsed: a hook of "Stop" has no "command"']],
    ['a matcher of numbers', '{ "hooks": { "Stop": [{ "matcher": 1, "hooks": [] }] } }',                       ['1 unparsed: a matcher of "Stop" is no text']],
    ['another key',          '{ "version": 1, "hooks": {} }',                                                  ['1 unparsed: has the key "version", which is not known']],
    ['no matcher at all',    '{ "hooks": { "Stop": [{ "matcher": null, "hooks": [] }] } }',                    []],
    ['no hooks at all',      '{ "hooks": { "Stop": [{}] } }',                                                  []],
    ['a timeout of 0',       '{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "a", "timeout": 0 }] }] } }', []],
    ['a type it skips',      '{ "hooks": { "Stop": [{ "hooks": [{ "type": "prompt" }] }] } }',                 ['1 malformed: a hook of "Stop" is of a type that does not run: "prompt"']],
  ] as const)('of Codex: %s', (_case, text, told) => {
    expect(problems(readHooksJson(hostOf('codex'), text))).toEqual(told);
  });
});

describe('lists of hooks', () => {
  test('Cursor', () => {
    const file = readCursorHooks(`{
  "version": 1,
  "hooks": {
    "beforeShellExecution": [{ "command": "a.sh", "matcher": "git push", "failClosed": true }],
    "afterFileEdit": [{ "command": "" }, { "type": "prompt", "prompt": "Fine?" }],
    "PreToolUse": [{ "command": "b.sh" }]
  }
}`);
    expect(entries(file)).toEqual([
      '4 beforeShellExecution/git push: a.sh',
      '5 afterFileEdit:  (has no "command")',
      '5 afterFileEdit: undefined',
      '6 PreToolUse: b.sh',
    ]);
    expect(file.entries[0]?.more).toEqual({ failClosed: true });
    expect(file.entries[3]?.known).toBe(false);
    expect(problems(file)).toEqual([
      '5 malformed: a hook of "afterFileEdit" has no "command"',
      '6 unknown-event: Cursor is not known to have an event "PreToolUse"',
    ]);
  });

  test('Copilot', () => {
    const file = readHookList(
      hostOf('copilot'),
      '{ "version": 1, "hooks": { "preToolUse": [{ "type": "command", "bash": "a.sh", "powershell": "a.ps1", "timeoutSec": 15 }] } }',
    );
    expect(entries(file)).toEqual(['1 preToolUse: a.sh']);
    expect(file.entries[0]?.timeout).toBe(15);
  });

  test('Windsurf', () => {
    const file = readHookFile(
      hostOf('windsurf'),
      'list',
      '{ "hooks": { "pre_write_code": [{ "command": "a.sh" }], "pre_code": [] } }',
    );
    expect(entries(file)).toEqual(['1 pre_write_code: a.sh']);
    expect(problems(file)).toEqual([
      '1 unknown-event: Windsurf is not known to have an event "pre_code"',
    ]);
  });
});

test('Gemini CLI counts a timeout in milliseconds', () => {
  const file = readHookFile(
    hostOf('gemini-cli'),
    'settings',
    '{ "hooks": { "BeforeTool": [{ "matcher": "write_.*", "hooks": [{ "type": "command", "command": "a", "timeout": 5000 }] }] } }',
  );
  expect(file.entries[0]).toMatchObject({ host: 'gemini-cli', event: 'BeforeTool', timeout: 5 });
});

describe('config.toml of Codex', () => {
  const CONFIG = `model = "o"
notify = ["notify-send", "Codex"]

[features]
hooks = false

[[hooks.PreToolUse]]
matcher = "^Bash$"

[[hooks.PreToolUse.hooks]]
type = "command"
command = 'a.sh'
timeout = 30

[[hooks.Nope]]
hooks = [{ type = "command", command = "b.sh" }]

[hooks.state."x:pre_tool_use:0:0"]
trusted_hash = "sha256:0"
`;

  test('hooks, the switch and notify', () => {
    const file = readCodexConfig(CONFIG);
    expect(entries(file)).toEqual([
      '10 PreToolUse/^Bash$: a.sh',
      '16 Nope: b.sh',
      '2 notify: notify-send',
    ]);
    expect(file.entries[0]?.timeout).toBe(30);
    expect(file.entries[2]).toMatchObject({ args: ['Codex'], async: true });
    expect(problems(file)).toEqual([
      '15 unknown-event: Codex is not known to have an event "Nope"',
    ]);
    expect(file.disabled).toEqual({ setting: 'features.hooks', line: 5 });
  });

  // biome-ignore format: a table is read by column
  test.each([
    // features                                disabled
    ['hooks = true',                           undefined],
    ['codex_hooks = true',                     undefined],
    ['codex_hooks = false',                    { setting: 'features.codex_hooks', line: 2 }],
    ['hooks = "false"',                        undefined],
    ['other = false',                          undefined],
  ] as const)('features: %s', (features, disabled) => {
    expect(readCodexConfig(`[features]\n${features}\n`).disabled).toEqual(disabled);
  });

  test('broken', () => {
    const file = readCodexConfig('[features]\nhooks = false\nother =\n');
    expect(file.disabled).toBeUndefined();
    expect(problems(file)).toEqual(['3 unparsed: has no value here']);
  });
});

// biome-ignore format: a table is read by column
describe('frontmatter', () => {
  const HOOKS = 'hooks:\n  PreToolUse:\n    - matcher: Bash\n      hooks:\n        - type: command\n          command: a.sh\n';
  test.each([
    // case                  text                                       entries                       problems
    ['hooks',                `---\nname: a\n${HOOKS}---\nb`,            ['7 PreToolUse/Bash: a.sh'],  []],
    ['CRLF',                 `---\r\nname: a\r\n${HOOKS}---\r\n`,       ['7 PreToolUse/Bash: a.sh'],  []],
    ['none',                 '---\nname: a\n---\n',                     [],                           []],
    ['no frontmatter',       HOOKS,                                     [],                           []],
    ['one that stays open',  `---\n${HOOKS}`,                           [],                           []],
    ['later in the text',    `a\n---\n${HOOKS}---\n`,                   [],                           []],
    ['empty',                '---\n---\n',                              [],                           []],
    ['broken',               '---\nname: a\nb: "c\n---\n',              [],                           ['4 unparsed: missing char']],
    ['an unknown event',     '---\nhooks:\n  Stops: []\n---\n',         [],                           ['3 unknown-event: Claude Code is not known to have an event "Stops"']],
    ['no table',             '---\nhooks: a\n---\n',                    [],                           ['2 unparsed: "hooks" is no table of events']],
    ['a list',               '---\n- a\n---\n',                         [],                           []],
  ] as const)('%s', (_case, text, found, told) => {
    const file = readHookFrontmatter(text);
    expect([entries(file), problems(file)]).toEqual([found, told]);
  });

  test('offsets are those of the document', () => {
    const text = `---\nname: a\n${HOOKS}---\n`;
    const [entry] = readHookFrontmatter(text).entries;
    expect(text.slice(entry?.offset)).toMatch(/^type: command/);
  });

  test('an alias is as good as what it stands for', () => {
    const file = readHookFrontmatter('---\nhooks:\n  Stop: &x\n    - hooks: [{type: command, command: a}]\n  SubagentStop: *x\n---\n');
    expect(file.entries.map(({ event }) => event)).toEqual(['Stop', 'SubagentStop']);
  });

  test('hostile nesting is refused', () => {
    const file = readHookFrontmatter(`---\nhooks: ${'{ a: '.repeat(9000)}\n---\n`);
    expect(file.problems).toMatchObject([{ code: 'too-large' }]);
  });
});

test('a script says nothing of itself', () => {
  expect(readHookFile(hostOf('cline'), 'script', '#!/bin/sh\n')).toEqual({
    entries: [],
    problems: [],
    permissions: [],
  });
});
