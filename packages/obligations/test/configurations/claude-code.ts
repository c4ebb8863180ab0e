import {
  type Configuration,
  command,
  PYTHON_NO,
  program,
  SCRIPT_NO,
  settings,
  variable,
} from './configuration.ts';

const GUARD = '#!/bin/sh\nif grep -q secret; then\n  echo no >&2\n  exit 2\nfi\nexit 0\n';
const SCRIPT = '.claude/hooks/guard.sh';
const QUOTED = `"$CLAUDE_PROJECT_DIR"/${SCRIPT}`;

const DENIED = { permissions: { deny: ['WebFetch'] } };

/** What else stands in settings, and whether their hook and their permission are then read. */
const MISFITS: readonly (readonly [name: string, more: object, isRead: boolean])[] = [
  ['nothing', {}, true],
  ['a switch that is text', { disableAllHooks: 'true' }, false],
  ['a switch that is null', { disableAllHooks: null }, false],
  ['a model that is a number', { model: 5 }, false],
  ['variables that are a list', { env: [] }, false],
  ['a mode that nobody has', { permissions: { ...DENIED.permissions, defaultMode: 'ask' } }, false],
  ['rules that are text', { permissions: { ...DENIED.permissions, ask: 'Bash' } }, false],
  ['a rule that is none', { permissions: { deny: ['WebFetch', 5] } }, true],
  ['a key of nobody', { nonsense: 5 }, true],
];

/** Configurations of Claude Code. */
export const CLAUDE_CODE: readonly Configuration[] = [
  ...MISFITS.map(([name, more, isRead]) => ({
    name: `settings with ${name}`,
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        ...{ hooks: { Stop: [{ hooks: [command(QUOTED)] }] }, ...DENIED, ...more },
      }),
      [SCRIPT]: program(GUARD),
    },
    claims: [
      ['hook:guard.sh', isRead ? 'blocks per-turn' : 'inert per-turn OB109'],
      [
        'permission:deny:WebFetch',
        isRead ? 'blocks per-edit tools=WebFetch' : 'inert per-edit OB109 tools=WebFetch',
      ],
    ] as const,
    ...(isRead ? {} : { problems: ['DOES_NOT_PARSE .claude/settings.json:1'] }),
  })),
  {
    name: 'a switch that is text in the settings of one clone switches nothing off',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': settings('Stop', command(QUOTED)),
      '.claude/settings.local.json': '{"disableAllHooks": "true"}',
      [SCRIPT]: program(GUARD),
    },
    claims: [['hook:guard.sh', 'blocks per-turn']],
    problems: ['DOES_NOT_PARSE .claude/settings.local.json:1'],
  },
  {
    name: 'a malformed hook of an event that is strict, and one of another',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          Stop: [{ hooks: [command(QUOTED)] }],
          PreToolUse: [{ hooks: [command('./other.sh', { timeout: '5' })] }],
        },
      }),
      '.claude/settings.local.json': JSON.stringify({
        hooks: {
          SessionEnd: [{ hooks: [command(QUOTED)] }],
          Stop: [{ hooks: [command('./other.sh', { timeout: '5' })] }],
        },
      }),
      [SCRIPT]: program(GUARD),
      'other.sh': program(GUARD),
    },
    claims: [
      ['hook:Stop', 'inert per-turn OB109', 'inert per-turn OB114+OB109'],
      ['hook:PreToolUse', 'inert per-edit OB109'],
      ['hook:SessionEnd', 'personal per-session OB114+OB117'],
    ],
    problems: ['DOES_NOT_PARSE .claude/settings.json:1', 'MALFORMED .claude/settings.local.json:1'],
  },
  {
    name: 'a guard of the shell, executable and quoted',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': settings('PreToolUse', command(QUOTED), 'Bash'),
      [SCRIPT]: program(GUARD),
    },
    claims: [
      ['hook:guard.sh', 'blocks per-edit tools=Bash'],
      [`hook:${SCRIPT}`, 'blocks per-edit tools=Bash'],
      ['hook:PreToolUse/Bash', 'blocks per-edit tools=Bash'],
      ['hook:PreToolUse', 'blocks per-edit tools=Bash'],
      ['hook:PreToolUse/Edit', 'fault OB116'],
      ['hook:Stop', 'fault OB116'],
      ['hook:PreToolUsed', 'fault OB104'],
      ['hook:other.sh', 'fault OB116'],
      ['instruction-only: a matter of taste', 'gap a matter of taste'],
      ['instruction-only:', 'fault OB302'],
      ['instruction-only', 'fault OB302'],
      ['habit: always', 'fault OB303'],
      ['hook:', 'fault OB303'],
      ['pack:docs/no-edit', 'fault OB116'],
    ],
  },
  {
    name: 'the script is absent',
    host: 'claude-code',
    tree: { '.claude/settings.json': settings('PreToolUse', command(QUOTED), 'Edit|Write') },
    claims: [['hook:guard.sh', 'inert per-file-write OB101 tools=Edit,Write']],
  },
  {
    name: 'the script is not executable, and nothing runs it for it',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': settings('PreToolUse', command(QUOTED), 'Bash'),
      [SCRIPT]: GUARD,
    },
    claims: [['hook:guard.sh', 'inert per-edit OB103 tools=Bash']],
  },
  {
    name: '... but an interpreter does',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': settings('PreToolUse', command(`bash -eu ${QUOTED} --strict`)),
      [SCRIPT]: GUARD,
    },
    claims: [['hook:guard.sh', 'blocks per-edit']],
  },
  {
    name: 'interpreters with options, wrappers and assignments in front',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          Stop: [
            { hooks: [command('cd "$CLAUDE_PROJECT_DIR" && python3 -u tools/a.py --fast')] },
            { hooks: [command('LEVEL=2 timeout 5 node --import ./x.mjs tools/b.mjs')] },
            { hooks: [command(`npx tsx "${variable('CLAUDE_PROJECT_DIR')}/tools/c.ts"`)] },
            { hooks: [command("bash -c 'cd tools && ./d.sh'")] },
            { hooks: [command('uv run --project py tools/e.py')] },
          ],
        },
      }),
      'tools/a.py': PYTHON_NO,
      'tools/b.mjs': SCRIPT_NO,
      'tools/c.ts': SCRIPT_NO,
      'tools/d.sh': program(GUARD),
      'tools/e.py': PYTHON_NO,
    },
    claims: [
      ['hook:a.py', 'blocks per-turn'],
      ['hook:b.mjs', 'blocks per-turn'],
      ['hook:c.ts', 'blocks per-turn'],
      ['hook:d.sh', 'blocks per-turn'],
      ['hook:tools/e.py', 'blocks per-turn'],
    ],
  },
  {
    name: 'a path with a blank in it, without quotes and with them',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          UserPromptSubmit: [
            { hooks: [command('./my hooks/terms.sh'), command('"./my hooks/ask.sh"')] },
          ],
        },
      }),
      'my hooks/terms.sh': program(GUARD),
      'my hooks/ask.sh': program(GUARD),
    },
    claims: [
      ['hook:terms.sh', 'inert per-turn OB102'],
      ['hook:ask.sh', 'blocks per-turn'],
    ],
  },
  {
    name: 'the program and its arguments apart, with a blank in a path',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          Stop: [
            {
              hooks: [
                command('node', { args: [`${variable('CLAUDE_PROJECT_DIR')}/my hooks/x.mjs`] }),
              ],
            },
            { hooks: [command('node my.mjs', { args: [] })] },
          ],
        },
      }),
      'my hooks/x.mjs': SCRIPT_NO,
      'my.mjs': SCRIPT_NO,
    },
    claims: [
      ['hook:x.mjs', 'blocks per-turn'],
      ['hook:my.mjs', 'inert per-turn OB101'],
    ],
  },
  {
    name: 'an event that no version has',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': settings('PreToolCall', command(QUOTED), 'Bash'),
      [SCRIPT]: program(GUARD),
    },
    claims: [['hook:guard.sh', 'inert none OB104']],
    problems: ['UNKNOWN_NAME .claude/settings.json:3'],
  },
  {
    name: 'matchers that are no pattern, or match nothing',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          PreToolUse: [
            { matcher: 'Edit(', hooks: [command('node a.mjs')] },
            { matcher: 'edit', hooks: [command('node b.mjs')] },
            { matcher: '.*Edit', hooks: [command('node c.mjs')] },
          ],
          SessionStart: [{ matcher: 'start', hooks: [command('node d.mjs')] }],
        },
      }),
      'a.mjs': SCRIPT_NO,
      'b.mjs': SCRIPT_NO,
      'c.mjs': SCRIPT_NO,
      'd.mjs': SCRIPT_NO,
    },
    claims: [
      ['hook:a.mjs', 'inert per-edit OB105'],
      ['hook:b.mjs', 'inert per-edit OB106'],
      ['hook:c.mjs', 'blocks per-file-write tools=Edit,MultiEdit,NotebookEdit'],
      ['hook:d.mjs', 'inert per-session OB106+OB117'],
    ],
  },
  {
    name: 'all hooks switched off by the project',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': settings('Stop', command(QUOTED), undefined, {
        disableAllHooks: true,
      }),
      [SCRIPT]: program(GUARD),
    },
    claims: [['hook:guard.sh', 'inert per-turn OB108']],
  },
  {
    name: 'settings with comments, which Claude Code does not take',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': `// ours\n${settings('Stop', command(QUOTED), undefined, { permissions: { deny: ['Bash(rm:*)'] } })}`,
      [SCRIPT]: program(GUARD),
    },
    claims: [
      ['hook:guard.sh', 'inert per-turn OB109'],
      ['permission:deny:Bash(rm:*)', 'inert per-edit OB109 tools=Bash(rm:*)'],
    ],
    problems: ['DOES_NOT_PARSE .claude/settings.json:1'],
  },
  {
    name: 'settings that are cut off: every hook of them is inert',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': settings('Stop', command(QUOTED)).slice(0, -3),
      [SCRIPT]: program(GUARD),
    },
    claims: [
      ['hook:guard.sh', 'inert none OB109'],
      ['hook:Stop', 'fault OB116'],
      ['hook:guard', 'fault OB116'],
    ],
    problems: ['DOES_NOT_PARSE .claude/settings.json:13'],
  },
  {
    name: 'exit 1 where only exit 2 stops a tool',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          PreToolUse: [
            { hooks: [command('sh warn.sh'), command('sh status.sh'), command('sh json.sh')] },
            { hooks: [command("echo 'use the glossary'"), command('sh passes.sh')] },
          ],
        },
      }),
      'warn.sh': '#!/bin/sh\nif grep -q x; then\n  echo no\n  exit 1\nfi\nexit 0\n',
      'status.sh': '#!/bin/sh\nnode check.mjs\n',
      'json.sh':
        '#!/bin/sh\necho \'{"hookSpecificOutput":{"permissionDecision":"deny"}}\'\nexit 0\n',
      'passes.sh': '#!/bin/sh\nset -e\nnode check.mjs\nexit 0\n',
    },
    claims: [
      ['hook:warn.sh', 'observes per-edit OB110'],
      ['hook:status.sh', 'observes per-edit OB120'],
      ['hook:json.sh', 'blocks per-edit'],
      ['hook:passes.sh', 'observes per-edit OB120'],
      [
        'hook:PreToolUse',
        'observes per-edit OB110',
        'observes per-edit OB120',
        'blocks per-edit',
        'observes per-edit OB110',
        'observes per-edit OB120',
      ],
    ],
  },
  {
    name: 'asynchronous, swallowed, piped away, followed by exit 0',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          Stop: [
            {
              hooks: [
                command('node a.mjs', { async: true }),
                command('node b.mjs || true'),
                command('node c.mjs; exit 0'),
                command('node d.mjs | tail -3'),
                command('node e.mjs &'),
                command('node f.mjs || exit 2'),
                command('set -o pipefail; node g.mjs | tail -3'),
                command('node h.mjs; exit $?'),
                command('sh answers.sh || true'),
              ],
            },
          ],
        },
      }),
      ...Object.fromEntries([...'abcdefgh'].map((name) => [`${name}.mjs`, SCRIPT_NO])),
      'answers.sh': 'echo \'{"decision":"block"}\'\n',
    },
    claims: [
      ['hook:a.mjs', 'observes per-turn OB111'],
      ['hook:b.mjs', 'observes per-turn OB112'],
      ['hook:c.mjs', 'observes per-turn OB112'],
      ['hook:d.mjs', 'observes per-turn OB112'],
      ['hook:e.mjs', 'observes per-turn OB111'],
      ['hook:f.mjs', 'blocks per-turn'],
      ['hook:g.mjs', 'blocks per-turn'],
      ['hook:h.mjs', 'blocks per-turn'],
      ['hook:answers.sh', 'blocks per-turn'],
    ],
  },
  {
    name: 'events that only tell, and a session that resumes',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          PostToolUse: [
            { matcher: 'Edit|MultiEdit|Write', hooks: [command('npx prettier --write .')] },
          ],
          SessionStart: [
            { matcher: 'resume', hooks: [command('node terms.mjs')] },
            { hooks: [command('node start.mjs')] },
          ],
        },
      }),
      'terms.mjs': SCRIPT_NO,
      'start.mjs': SCRIPT_NO,
    },
    claims: [
      ['hook:PostToolUse', 'observes per-file-write OB117 tools=Edit,Write,MultiEdit'],
      ['hook:PostToolUse/Edit', 'observes per-file-write OB117 tools=Edit,Write,MultiEdit'],
      ['hook:terms.mjs', 'observes per-session OB117 sources=resume'],
      ['hook:start.mjs', 'observes per-session OB117'],
    ],
  },
  {
    name: 'what one person has, and what leads to their machine',
    host: 'claude-code',
    user: true,
    tree: {
      '.claude/settings.json': settings('Stop', command('~/.claude/hooks/mine.sh')),
      '.claude/settings.local.json': settings(
        'UserPromptSubmit',
        command('node local.mjs'),
        undefined,
        {
          permissions: { ask: ['WebFetch'] },
        },
      ),
      'local.mjs': SCRIPT_NO,
      'home.mjs': SCRIPT_NO,
      '~/.claude/settings.json': settings('Stop', command('node "$CLAUDE_PROJECT_DIR/home.mjs"')),
    },
    claims: [
      ['hook:mine.sh', 'personal per-turn OB114'],
      ['hook:local.mjs', 'personal per-turn OB114'],
      ['permission:ask:WebFetch', 'personal per-edit OB114 tools=WebFetch'],
      ['hook:home.mjs', 'personal per-turn OB114'],
    ],
  },
  {
    name: 'settings of the person are left alone unless asked for',
    host: 'claude-code',
    tree: { '~/.claude/settings.json': settings('Stop', command('node home.mjs')) },
    claims: [['hook:home.mjs', 'fault OB116']],
  },
  {
    name: 'permissions that deny and ask',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        permissions: {
          deny: ['Edit(docs/adr/**)', 'Bash(git push:*)', 'Notebook(x)', 'Read(./.env)'],
          ask: ['Write'],
          allow: ['Bash(ls:*)'],
        },
      }),
    },
    claims: [
      [
        'permission:deny:Edit(docs/adr/**)',
        'blocks per-edit tools=Edit,Write,MultiEdit,NotebookEdit paths=docs/adr/**',
      ],
      ['permission:deny:Bash(git push:*)', 'blocks per-edit tools=Bash(git push:*)'],
      ['permission:deny:Notebook(x)', 'inert per-edit OB106 tools=Notebook(x)'],
      ['permission:deny:Read(./.env)', 'blocks per-edit tools=Read paths=.env'],
      ['permission:deny:Write', 'observes per-edit OB120 tools=Write'],
      ['permission:ask:Write', 'blocks per-edit tools=Write'],
      ['permission:deny:Bash(ls:*)', 'fault OB116'],
      ['permission:Bash', 'fault OB303'],
    ],
  },
  {
    name: 'a plugin that the project is and enables, one it offers, one it switches off',
    host: 'claude-code',
    tree: {
      '.claude-plugin/plugin.json': '{"name":"own"}',
      '.claude-plugin/marketplace.json': JSON.stringify({
        name: 'here',
        plugins: [
          { name: 'own', source: './' },
          { name: 'offered', source: './plugins/offered' },
          { name: 'off', source: './more/off' },
          { name: 'far', source: { source: 'github', repo: 'a/b' } },
        ],
      }),
      '.claude/settings.json': '{"enabledPlugins":{"own@here":true,"off@here":false}}',
      'hooks/hooks.json': settings(
        'Stop',
        command(`node "${variable('CLAUDE_PLUGIN_ROOT')}/run.mjs"`),
      ),
      'run.mjs': SCRIPT_NO,
      'plugins/offered/.claude-plugin/plugin.json': '{"name":"offered"}',
      'plugins/offered/hooks/hooks.json': settings(
        'Stop',
        command(`${variable('CLAUDE_PLUGIN_ROOT')}/offered.sh`),
      ),
      'plugins/offered/offered.sh': program(GUARD),
      'more/off/.claude-plugin/plugin.json': JSON.stringify({
        name: 'off',
        hooks: { Stop: [{ hooks: [command(`node ${variable('CLAUDE_PLUGIN_ROOT')}/off.mjs`)] }] },
      }),
      'more/off/off.mjs': SCRIPT_NO,
    },
    claims: [
      ['hook:run.mjs', 'blocks per-turn'],
      ['hook:offered.sh', 'personal per-turn OB114'],
      ['hook:off.mjs', 'inert per-turn OB108'],
    ],
  },
  {
    name: 'hooks of a skill and of an agent, which run only while it is at work',
    host: 'claude-code',
    tree: {
      '.claude/skills/review/SKILL.md':
        '---\nname: review\nhooks:\n  PreToolUse:\n    - matcher: Bash\n      hooks:\n        - type: command\n          command: ./skill.sh\n---\ntext\n',
      '.claude/agents/team/writer.md':
        '---\nname: writer\nhooks:\n  Stop:\n    - hooks:\n        - type: command\n          command: node gone.mjs\n---\n',
      'skill.sh': program(GUARD),
    },
    claims: [
      ['hook:skill.sh', 'observes per-edit OB120 tools=Bash'],
      ['hook:gone.mjs', 'inert per-turn OB120+OB101'],
    ],
  },
  {
    name: 'a script of the manifest, and one that the manifest lacks',
    host: 'claude-code',
    tree: {
      'package.json':
        '{"scripts":{"guard":"node tools/guard.mjs","soft":"node tools/soft.mjs || true"}}',
      'tools/guard.mjs': SCRIPT_NO,
      'tools/soft.mjs': SCRIPT_NO,
      '.claude/settings.json': JSON.stringify({
        hooks: {
          Stop: [{ hooks: [command('pnpm run guard'), command('npm run -s soft')] }],
          UserPromptSubmit: [{ hooks: [command('npm run gone')] }],
        },
      }),
    },
    claims: [
      ['hook:guard.mjs', 'blocks per-turn'],
      ['hook:soft.mjs', 'observes per-turn OB112'],
      ['hook:UserPromptSubmit', 'inert per-turn OB101'],
    ],
  },
  {
    name: 'a hook with branches, of which only what all of them share is certain',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          Stop: [
            { hooks: [command('if [ -f gone.sh ]; then bash gone.sh; fi')] },
            { hooks: [command('if [ -n "$CI" ]; then node there.mjs; else node other.mjs; fi')] },
          ],
        },
      }),
      'there.mjs': SCRIPT_NO,
    },
    claims: [
      ['hook:gone.sh', 'inert per-turn OB101+OB120'],
      ['hook:there.mjs', 'observes per-turn OB120'],
      ['hook:other.mjs', 'observes per-turn OB120'],
    ],
  },
  {
    name: 'the same hook twice, one under a condition, one that a wrapper does not find',
    host: 'claude-code',
    tree: {
      '.claude/settings.json': JSON.stringify({
        hooks: {
          Stop: [
            { hooks: [command('node a.mjs'), command('node a.mjs')] },
            { hooks: [command('uv run --project py tools/gone.py')] },
          ],
          PreToolUse: [{ hooks: [command('node b.mjs', { if: 'Bash(git commit:*)' })] }],
        },
      }),
      'a.mjs': SCRIPT_NO,
      'b.mjs': SCRIPT_NO,
    },
    claims: [
      ['hook:a.mjs', 'blocks per-turn', 'blocks per-turn'],
      ['hook:b.mjs', 'observes per-edit OB120'],
      ['hook:gone.py', 'inert per-turn OB101'],
    ],
  },
];
