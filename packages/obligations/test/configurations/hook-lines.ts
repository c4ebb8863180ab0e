import {
  type Configuration,
  command,
  PYTHON_NO,
  program,
  SCRIPT_NO,
  settings,
} from './configuration.ts';

const P = '.claude/hooks/check.sh';
const NO = '#!/bin/sh\nif grep -q secret; then\n  echo no >&2\n  exit 2\nfi\nexit 0\n';

/** One hook before each tool call, and what its claim comes to. */
type Row = readonly [line: string, verdict: string, more?: Configuration['tree'], claim?: string];

const BLOCKS = 'blocks per-edit';
const OTHER = 'observes per-edit OB120';
const NEVER = 'observes per-edit OB110';
const LOST = 'observes per-edit OB112';

// biome-ignore format: a table is read by column
const LINES: readonly Row[] = [
  // It runs the script, and its exit is the line's.
  [P, BLOCKS],
  [`cd .claude && bash hooks/check.sh`, BLOCKS],
  [`cat | ${P}`, BLOCKS],
  [`${P} && echo well`, BLOCKS],
  [`${P} || exit $?`, BLOCKS],
  [`${P}; exit $?`, BLOCKS],
  [`${P} || { echo "no" >&2; exit 2; }`, BLOCKS],
  [`if ! ${P}; then echo no; exit 2; fi`, BLOCKS],
  [`if ${P}; then :; else exit 2; fi`, BLOCKS],
  [`if cat | ${P}; then :; else exit 2; fi`, BLOCKS],
  [`if [ -x ${P} ]; then ${P}; fi`, BLOCKS],
  [`check() { ${P}; }; check`, BLOCKS],
  [`check() { echo; return; }; check; ${P}`, BLOCKS],
  [`(${P} || exit 2)`, BLOCKS],
  [`exec ${P}; true`, BLOCKS],
  [`${P}; [ $? -eq 0 ] || exit 2`, BLOCKS],
  [`${P}; if [ $? -ne 0 ]; then echo no; exit 2; fi`, BLOCKS],
  // It mentions the script alone.
  ...['cat', 'ls -l', 'chmod +x', 'test -x', 'exec true', 'bash -n', 'sh -n', 'command -v', 'sh -o noexec'].map(
    (before): Row => [`${before} ${P}`, OTHER],
  ),
  [`[ -f ${P} ] && echo yes`, OTHER],
  ['logger check.sh', OTHER],
  ['./log.sh --skip check.sh', OTHER, { 'log.sh': program(NO) }],
  ['grep -q check.sh README', OTHER],
  ['$HOOKS/check.sh', OTHER],
  ['./tools/check.sh', 'fault OB116', { 'tools/check.sh': program(NO) }, `hook:${P}`],
  // The status of the script is not the line's, or no 2.
  [`${P} || exit 1`, NEVER],
  [`${P} || true`, LOST],
  [`${P} || /bin/true`, LOST],
  [`${P} | xargs echo`, OTHER],
  [`${P}; echo $?`, LOST],
  [`{ ${P}; } || true`, LOST],
  [`(${P}) || true`, LOST],
  [`! ${P}`, LOST],
  [`if ${P}; then :; fi`, OTHER],
  [`trap 'exit 0' EXIT; ${P}`, LOST],
  [`false && ${P}`, OTHER],
  [`exit 0; ${P}`, LOST],
  [`[ -n "$X" ] && ${P}`, OTHER],
  [`check() { ${P}; }; check || true`, LOST],
  [`check() { ${P}; }`, LOST],
  [`[ -f x ] && check() { ${P}; }; check`, OTHER],
  [`(${P}) || exit 1`, NEVER],
  [`${P}; exit $? | cat`, OTHER],
  [`${P}; [ $? -eq 0 ] || echo no`, OTHER],
  [`if ${P} && true; then :; else exit 2; fi`, OTHER],
  [`set -e; npm ci; ${P}`, OTHER],
  [`npm ci && ${P}`, OTHER],
  [`((check() { ${P}; }))`, NEVER],
  // What is there in this clone may not be in others.
  [`[ -f .env ] && ${P}`, OTHER, { '.env': 'A=1\n' }],
  // A name that the line gives to something else.
  [`bash() { true; }; bash ${P}`, OTHER],
  [`bash() { true; }; time bash ${P}`, OTHER],
  [`${P}() { true; }; ${P}`, OTHER],
  [`shopt -s expand_aliases; alias x=y bash=true\nbash ${P}`, OTHER],
  [`hash -p /bin/true bash; bash ${P}`, OTHER],
  ['eslint() { true; }; eslint . || exit 2', OTHER, {}, 'hook:PreToolUse'],
  ["alias eslint='true'; eslint . || exit 2", OTHER, {}, 'hook:PreToolUse'],
  // Programs, whose exits are not read.
  ['npx eslint . || true; [ -f x ] && exit 2', LOST, {}, 'hook:PreToolUse'],
  ['npx eslint . || true; [ -f x ] && exit 2', OTHER, { x: '' }, 'hook:PreToolUse'],
  ['if ! npx eslint .; then exit 2; fi', BLOCKS, {}, 'hook:PreToolUse'],
  ['npm test', OTHER, {}, 'hook:PreToolUse'],
  ['npm test || exit 2', BLOCKS, {}, 'hook:PreToolUse'],
  ['true || exit 2', OTHER, {}, 'hook:PreToolUse'],
  ['exit 1', NEVER, {}, 'hook:PreToolUse'],
  ['jq -r .tool_name >> log', OTHER, {}, 'hook:PreToolUse'],
  ['echo BLOCKED', NEVER, {}, 'hook:PreToolUse'],
  ["jq -e '.x' >/dev/null && exit 2 || exit 0", BLOCKS, {}, 'hook:PreToolUse'],
];

/** Scripts beside the one that the hook runs. */
const BESIDE = {
  '.claude/hooks/inner.sh': program(NO),
  '.claude/hooks/soft.sh': program('#!/bin/sh\nnpx eslint . || true\n'),
  '.claude/hooks/inner.py': PYTHON_NO,
};

// biome-ignore format: a table is read by column
const SCRIPTS: readonly Row[] = [
  // It hands on to another, or to what is seen to check.
  ['exec "$(dirname "$0")/inner.sh"\n', BLOCKS, BESIDE],
  ['python3 "$CLAUDE_PROJECT_DIR/.claude/hooks/inner.py"\n', BLOCKS, BESIDE],
  ['cd "$CLAUDE_PROJECT_DIR" && .claude/hooks/inner.sh || exit 2\n', BLOCKS, BESIDE],
  ['npx eslint . || exit 2\n', BLOCKS],
  ['npx eslint .\nif [ $? -ne 0 ]; then exit 2; fi\n', BLOCKS],
  ['npx eslint . || true\nnpx tsc || exit 2\n', BLOCKS],
  // It is told of an event, and passes over what it is not about.
  ['if [ "$(jq -r .stop_hook_active)" = true ]; then exit 0; fi\nnpx eslint . || exit 2\n', BLOCKS],
  ['[[ $1 == *.ts ]] || exit 0\nnpx eslint . || exit 2\n', BLOCKS],
  ['npx eslint --fix . || true\nif grep -q TODO x; then exit 2; fi\n', BLOCKS],
  ['"$CLAUDE_PROJECT_DIR"/.claude/hooks/inner.sh || true\n', NEVER, BESIDE],
  // ... to what is seen to check nothing, whatever it ends with by itself.
  ['.claude/hooks/soft.sh || exit 2\n', OTHER, BESIDE],
  ['bash "$CLAUDE_PROJECT_DIR"/.claude/hooks/soft.sh || exit 2\n', OTHER, BESIDE],
  ['npx eslint . || true\n[ -f x ] && exit 2\n', OTHER],
  ['eslint() { true; }\neslint . || exit 2\n', OTHER],
  ['set -n\nexit 2\n', OTHER],
  ['#!/usr/bin/env python3\n"""\nsys.exit(2)\n"""\nprint(1)\n', OTHER],
  ['alias eslint=true\neslint . || exit 2\n', OTHER],
  ['exit 0\nexit 2\n', OTHER],
  ['echo "BLOCKED"\n', NEVER],
  ['echo \'{"decision":"approve"}\'\n', NEVER],
  ['echo \'{"permissionDecision": "allow"}\'\nnode x\n', OTHER],
  ['(exit 2)\necho done\n', OTHER],
  ['cat x | while read a; do exit 2; done\necho\n', OTHER],
  ['cat <<EOF\nexit 2\nEOF\n', OTHER],
  ['f() {\n  exit 2\n}\necho x\n', OTHER],
  ['f() {\n  exit 2\n}\n[ -n "$1" ] || f\n', BLOCKS],
  ['node x || {\n  echo no\n  exit 2\n}\nexit 0\n', BLOCKS],
  ['case "$x" in\n  a|b) exit 2 ;;\nesac\nexit 0\n', BLOCKS],
  ["trap 'exit 0' EXIT\nexit 2\n", OTHER],
  ['node x\nexit 1\n', NEVER],
  ['echo \'{"permissionDecision": "deny"}\'\n', BLOCKS],
  ['cat <<EOF\n{"decision": "block"}\nEOF\n', BLOCKS],
  ['#!/bin/sh\r\nexit 2\r\n', 'inert per-edit OB103'],
  ['#!/opt/odd\nexit 2\n', OTHER],
  ['#!/usr/bin/env python3\nimport sys\nsys.exit(1)\n', OTHER],
  [`#!/usr/bin/env python3\n${PYTHON_NO}`, BLOCKS],
  ['#!/usr/bin/env python3\nimport sys\ndef f():\n    sys.exit(2)\n', OTHER],
  ['#!/usr/bin/env python3\n# sys.exit(2)\nprint(1)\n', OTHER],
  ["#!/usr/bin/env python3\nprint(json.dumps({'decision': 'block'}))\n", BLOCKS],
  [`#!/usr/bin/env node\n${SCRIPT_NO}`, BLOCKS],
  ['#!/usr/bin/env node\nprocess.exitCode = 2;\n', BLOCKS],
  ['#!/usr/bin/env node\n// process.exit(2)\nprocess.exit(1);\n', OTHER],
  ['#!/usr/bin/env node\nconsole.log(JSON.stringify({ permissionDecision: "deny" }));\n', BLOCKS],
  ['#!/usr/bin/env ruby\nexit 2 if ARGV.empty?\n', BLOCKS],
];

const MORE: readonly (readonly [name: string, hook: object, verdict: string])[] = [
  ['it wakes the model later', command(P, { asyncRewake: true }), 'observes per-edit OB111'],
  ['it has no time', command(P, { timeout: 0.001 }), OTHER],
  ['it asks a server', { type: 'http', url: 'http://localhost' }, OTHER],
  ['it asks a tool of a server', { type: 'mcp_tool', server: 'a', tool: 'b' }, OTHER],
  ['it asks a model', { type: 'prompt', prompt: 'Is this wise?' }, OTHER],
  ['it asks an agent', { type: 'agent', prompt: 'Is this wise?' }, OTHER],
  ['a shell of its own', command(P, { shell: 'bash' }), BLOCKS],
  ['PowerShell', command(P, { shell: 'powershell' }), OTHER],
  ['any failure of it blocks', command('node any.mjs', { onFailure: 'block' }), BLOCKS],
];

/** Lines and scripts of hooks of Claude Code: what lets a status through, and what does not. */
export const HOOK_LINES: readonly Configuration[] = [
  ...LINES.map(([line, verdict, more = {}, claim = 'hook:check.sh'], at) => ({
    ...{ name: `line ${at}: ${line}`, host: 'claude-code' },
    tree: {
      '.claude/settings.json': settings('PreToolUse', command(line)),
      [P]: program(NO),
      ...more,
    },
    claims: [[claim, verdict] as const],
  })),
  ...SCRIPTS.map(([script, verdict, more = {}], at) => ({
    ...{ name: `script ${at}: ${JSON.stringify(script)}`, host: 'claude-code' },
    tree: {
      '.claude/settings.json': settings('PreToolUse', command(P)),
      [P]: program(script),
      ...more,
    },
    claims: [['hook:check.sh', verdict] as const],
  })),
  ...MORE.map(([name, hook, verdict]) => ({
    ...{ name, host: 'claude-code' },
    tree: {
      '.claude/settings.json': settings('PreToolUse', hook),
      [P]: program(NO),
      'any.mjs': 'process.exit(1);\n',
    },
    claims: [['hook:PreToolUse', verdict] as const],
  })),
  ...(
    [
      [{ deny: ['Bash'] }, 'deny:Bash', 'blocks per-edit tools=Bash'],
      [{ deny: ['Bash()'] }, 'deny:Bash()', 'blocks per-edit tools=Bash()'],
      [{ deny: ['Bash(:*)'] }, 'deny:Bash(:*)', 'blocks per-edit tools=Bash(:*)'],
      [{ ask: ['Bash'], allow: ['Bash(ls:*)'] }, 'ask:Bash', 'observes per-edit OB120 tools=Bash'],
      [
        { ask: ['Bash'], defaultMode: 'bypassPermissions' },
        'ask:Bash',
        'observes per-edit OB120 tools=Bash',
      ],
      [{ ask: ['Bash'], defaultMode: 'plan' }, 'ask:Bash', 'blocks per-edit tools=Bash'],
      [{ deny: ['Bash(rm -rf:*)'] }, 'deny:Bash(rm -rf:*)', 'blocks per-edit tools=Bash(rm -rf:*)'],
      [{ deny: ['Bash(*)'] }, 'deny:Bash(*)', 'blocks per-edit tools=Bash'],
    ] as const
  ).map(([permissions, claim, verdict]) => ({
    ...{ name: `permissions ${JSON.stringify(permissions)}`, host: 'claude-code' },
    tree: { '.claude/settings.json': JSON.stringify({ permissions }) },
    claims: [[`permission:${claim}`, verdict] as const],
  })),
  {
    name: 'a plugin of another market, and one that this clone switches off',
    host: 'claude-code',
    tree: {
      '.claude-plugin/marketplace.json': JSON.stringify({
        name: 'here',
        plugins: [
          { name: 'one', source: './plugins/one' },
          { name: 'two', source: './plugins/two' },
        ],
      }),
      '.claude/settings.json': '{"enabledPlugins":{"one@there":true,"two@here":true}}',
      '.claude/settings.local.json': '{"enabledPlugins":{"two@here":false}}',
      'plugins/one/hooks/hooks.json': settings('Stop', command('node one.mjs')),
      'plugins/two/hooks/hooks.json': settings('Stop', command('node two.mjs')),
      'one.mjs': SCRIPT_NO,
      'two.mjs': SCRIPT_NO,
    },
    claims: [
      ['hook:one.mjs', 'personal per-turn OB114'],
      ['hook:two.mjs', 'inert per-turn OB108'],
    ],
  },
  {
    name: 'a matcher of the text of commands',
    host: 'cursor',
    tree: {
      '.cursor/hooks.json': JSON.stringify({
        version: 1,
        hooks: { beforeShellExecution: [{ command: 'node a.mjs', matcher: 'git push' }] },
      }),
      'a.mjs': SCRIPT_NO,
    },
    claims: [['hook:a.mjs', 'blocks per-edit tools=Shell(git push)']],
  },
  ...['[]', 'null', '3', '{"hooks": []}'].map((text) => ({
    ...{ name: `settings that are ${text}`, host: 'claude-code' },
    tree: { '.claude/settings.json': text },
    claims: [['hook:Stop', 'fault OB116'] as const],
    problems: ['DOES_NOT_PARSE .claude/settings.json:1'],
  })),
];
