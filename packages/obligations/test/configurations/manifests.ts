import { type Configuration, program, SCRIPT_NO } from './configuration.ts';

/** Configurations of manifests of hooks for several hosts. */
export const MANIFESTS: readonly Configuration[] = [
  {
    name: 'concerns bound on several platforms',
    host: 'manifest',
    tree: {
      'hooks/manifest.yaml':
        'concerns:\n  lint:\n    command: node tools/lint.mjs\n  tidy: {}\nplatforms:\n  claude:\n    pre_tool_use: [lint]\n    session_start: [lint, tidy]\n    stop: [tidy]\n  cline:\n    stop: [lint]\n  copilot:\n    fallback_only: true\n',
      'tools/lint.mjs': SCRIPT_NO,
    },
    claims: [
      [
        'hook:lint.mjs',
        'blocks per-edit',
        'observes per-session OB117',
        'observes per-event OB117',
      ],
      ['hook:tidy', 'observes per-session OB120+OB117', 'observes per-turn OB120'],
      ['hook:stop', 'observes per-turn OB120', 'observes per-event OB117'],
    ],
    withoutHooks: ['copilot'],
  },
  {
    name: 'a slot that is not known, a concern that is not defined',
    host: 'manifest',
    tree: {
      '.agents/hooks.yml':
        'platforms:\n  codex:\n    pre_compact: [lint]\n    stop: [lint, gone]\nconcerns:\n  lint:\n    script: ./lint.sh\n',
      'lint.sh': program('#!/bin/sh\nnode x.mjs\n'),
    },
    claims: [
      ['hook:lint.sh', 'observes per-turn OB120'],
      ['hook:gone', 'inert per-turn OB101'],
      ['hook:pre_compact', 'inert none OB104'],
    ],
    problems: ['UNKNOWN_NAME .agents/hooks.yml:3'],
  },
  {
    name: 'the script of a concern cannot run; another file only looks like a manifest',
    host: 'manifest',
    tree: {
      'hooks.yaml':
        'platforms: # hosts\n  gemini:\n    user_prompt_submit: [terms]\nconcerns:\n  terms: { command: ./terms.sh }\n',
      'snap.yaml': 'platforms:\n  amd64:\n    build-on: [amd64]\n',
      'terms.sh': '#!/bin/sh\n',
    },
    claims: [['hook:terms.sh', 'inert per-turn OB103']],
  },
];
