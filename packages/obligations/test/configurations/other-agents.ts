import { type Configuration, command, program, SCRIPT_NO, settings } from './configuration.ts';

const GUARD = '#!/bin/sh\ncat >/dev/null\necho no >&2\nexit 2\n';

/** Configurations of Codex and of Cursor. */
export const OTHER_AGENTS: readonly Configuration[] = [
  {
    name: 'hooks of the shell and of each prompt',
    host: 'codex',
    tree: {
      '.codex/hooks.json': JSON.stringify({
        hooks: {
          PreToolUse: [{ matcher: 'Bash', hooks: [command('sh .codex/guard.sh')] }],
          UserPromptSubmit: [
            { hooks: [command('node "$(git rev-parse --show-toplevel)/terms.mjs"')] },
          ],
        },
      }),
      '.codex/guard.sh': GUARD,
      'terms.mjs': SCRIPT_NO,
    },
    claims: [
      ['hook:guard.sh', 'blocks per-edit tools=Bash'],
      ['hook:terms.mjs', 'blocks per-turn'],
    ],
  },
  {
    name: 'the feature is switched off',
    host: 'codex',
    tree: {
      '.codex/config.toml': '[features]\nhooks = false\n',
      '.codex/hooks.json': settings('Stop', command('node a.mjs')),
      'a.mjs': SCRIPT_NO,
    },
    claims: [['hook:a.mjs', 'inert per-turn OB115']],
  },
  {
    name: 'hooks in the configuration, one of a kind that is passed over',
    host: 'codex',
    tree: {
      '.codex/config.toml':
        '[[hooks.Stop]]\n[[hooks.Stop.hooks]]\ntype = "command"\ncommand = "./stop.sh"\n\n[[hooks.PreToolUse]]\n[[hooks.PreToolUse.hooks]]\ntype = "prompt"\nprompt = "Is this wise?"\n',
      'stop.sh': GUARD,
    },
    claims: [
      ['hook:stop.sh', 'inert per-turn OB103'],
      ['hook:PreToolUse', 'inert per-edit OB119'],
    ],
    problems: ['MALFORMED .codex/config.toml:7'],
  },
  {
    name: 'a file that does not parse',
    host: 'codex',
    tree: { '.codex/hooks.json': '{"hooks": {"Stop": [{"hooks": [{"command": "node a.mjs"' },
    claims: [['hook:a.mjs', 'inert none OB109']],
    problems: ['DOES_NOT_PARSE .codex/hooks.json:1'],
  },
  {
    name: 'hooks of the shell, of edits, of each prompt',
    host: 'cursor',
    tree: {
      '.cursor/hooks.json': JSON.stringify({
        version: 1,
        hooks: {
          beforeShellExecution: [{ command: '.cursor/hooks/shell.sh' }],
          afterFileEdit: [{ command: 'node .cursor/hooks/format.mjs' }],
          stop: [{ command: 'bash .cursor/hooks/stop.sh' }],
        },
      }),
      '.cursor/hooks/shell.sh': program(GUARD),
      '.cursor/hooks/format.mjs': SCRIPT_NO,
      '.cursor/hooks/stop.sh': 'echo finished\n',
    },
    claims: [
      ['hook:shell.sh', 'blocks per-edit tools=Shell'],
      ['hook:format.mjs', 'observes per-file-write OB117 tools=Write'],
      ['hook:stop.sh', 'observes per-turn OB110'],
    ],
  },
  {
    name: 'an event that is misspelt, and a script that is not executable',
    host: 'cursor',
    tree: {
      '.cursor/hooks.json': JSON.stringify({
        version: 1,
        hooks: {
          beforeShellExec: [{ command: './a.sh' }],
          beforeShellExecution: [{ command: './b.sh' }],
        },
      }),
      'a.sh': program(GUARD),
      'b.sh': GUARD,
    },
    claims: [
      ['hook:a.sh', 'inert none OB104'],
      ['hook:b.sh', 'inert per-edit OB103 tools=Shell'],
    ],
    problems: ['UNKNOWN_NAME .cursor/hooks.json:1'],
  },
  {
    name: 'a matcher of tools, one that no tool has, and a model that is asked',
    host: 'cursor',
    tree: {
      '.cursor/hooks.json': JSON.stringify({
        version: 1,
        hooks: {
          preToolUse: [
            { command: 'node a.mjs', matcher: '^Write$' },
            { command: 'node b.mjs', matcher: 'Zzz' },
          ],
          beforeReadFile: [{ type: 'prompt', prompt: 'Is this wise?' }],
        },
      }),
      'a.mjs': SCRIPT_NO,
      'b.mjs': SCRIPT_NO,
    },
    claims: [
      ['hook:a.mjs', 'blocks per-file-write tools=Write'],
      ['hook:b.mjs', 'inert per-edit OB106'],
      ['hook:beforeReadFile', 'observes per-event OB120 tools=Read'],
    ],
  },
];
