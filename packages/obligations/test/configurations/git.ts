import { type Configuration, program } from './configuration.ts';
import { GIT_WIRING } from './git-wiring.ts';
import { LEFTHOOK } from './lefthook.ts';

const HOOK = '#!/bin/sh\nnode tools/check.mjs\n';
const PREPARES = (prepare: string, more: object = {}) =>
  JSON.stringify({ scripts: { prepare }, ...more });

/** Configurations of git. */
export const GIT: readonly Configuration[] = [
  ...LEFTHOOK,
  {
    name: 'a hook of this clone alone, the samples beside it',
    host: 'git',
    tree: {
      '.git/hooks/pre-commit': program(HOOK),
      '.git/hooks/pre-push.sample': program('#!/bin/sh\nexit 1\n'),
      '.git/hooks/commit-msg': HOOK,
      'tools/check.mjs': '',
    },
    claims: [
      ['git:pre-commit', 'personal per-commit OB114', 'personal per-commit OB114'],
      ['git:commit-msg', 'inert per-commit OB114+OB103', 'inert per-commit OB114+OB103'],
      ['git:pre-push', 'fault OB116'],
      ['git:pre-comit', 'fault OB104'],
    ],
  },
  {
    name: 'core.hooksPath that the manifest sets',
    host: 'git',
    tree: {
      '.git/config': '[core]\n\tbare = false\n\thooksPath = .githooks ; ours\n',
      '.git/hooks/pre-commit': program(HOOK),
      '.githooks/pre-commit': program('#!/usr/bin/env bash\nset -e\nnpm test\n'),
      '.githooks/post-commit': program('#!/bin/sh\nnode tools/check.mjs\n'),
      'package.json': PREPARES('git config core.hooksPath .githooks', {}).replace(
        '"scripts":{',
        '"scripts":{"test":"vitest run",',
      ),
      'tools/check.mjs': '',
    },
    claims: [
      [
        'git:pre-commit',
        'blocks per-commit sweep',
        'inert per-commit OB114+OB119',
        'inert per-commit OB114+OB119',
      ],
      ['git:post-commit', 'observes per-event OB117', 'observes per-event OB117'],
    ],
  },
  {
    name: 'a committed folder of hooks that nothing sets',
    host: 'git',
    tree: { '.githooks/pre-commit': program('#!/bin/sh\nnpx tsc\n') },
    claims: [['git:pre-commit', 'personal per-commit sweep OB114']],
  },
  {
    name: 'core.hooksPath that leads out of the project',
    host: 'git',
    tree: { '.git/config': '[core]\n  hooksPath = "/home/alice/hooks"\n' },
    claims: [['git:pre-commit', 'fault OB116']],
    problems: ['LEADS_OUT .git/config'],
  },
  {
    name: 'husky 9, whose files need not be executable',
    host: 'git',
    tree: {
      'package.json': PREPARES('husky', { devDependencies: { husky: '^9.1.0' } }),
      '.husky/pre-commit': 'npx lint-staged\nnode tools/check.mjs\n',
      '.husky/commit-msg': 'npx commitlint --edit "$1" || true\n',
      '.husky/_/pre-commit': program('#!/bin/sh\n'),
      'tools/check.mjs': '',
    },
    claims: [
      ['git:pre-commit', 'blocks per-commit', 'blocks per-commit'],
      ['hook:check.mjs', 'blocks per-commit'],
      ['git:commit-msg', 'observes per-commit OB112'],
    ],
  },
  {
    name: 'husky 8, whose files need to be',
    host: 'git',
    tree: {
      'package.json': PREPARES('husky install', { devDependencies: { husky: '^8.0.0' } }),
      '.husky/pre-commit': '#!/usr/bin/env sh\n. "$(dirname -- "$0")/_/husky.sh"\n\nnpm test\n',
      '.husky/pre-push': program(
        '#!/usr/bin/env sh\n. "$(dirname -- "$0")/_/husky.sh"\n\nnpm test\n',
      ),
    },
    claims: [
      ['git:pre-commit', 'inert per-commit sweep OB103+OB101'],
      ['git:pre-push', 'inert per-event sweep OB101'],
    ],
  },
  {
    name: 'husky that nothing installs',
    host: 'git',
    tree: {
      'package.json': '{"devDependencies":{"husky":"^9.0.0"}}',
      '.husky/pre-commit': 'npx tsc\n',
    },
    claims: [['git:pre-commit', 'personal per-commit sweep OB114']],
  },
  {
    name: 'husky 4 in the manifest, and what husky 9 makes of it',
    host: 'git',
    tree: {
      'package.json': JSON.stringify({
        husky: { hooks: { 'pre-commit': 'lint-staged' } },
        devDependencies: { husky: '4.3.8' },
        'lint-staged': { '*.js': 'eslint' },
      }),
    },
    claims: [['git:pre-commit', 'blocks per-commit paths=**/*.js']],
  },
  {
    name: '... which does not read it',
    host: 'git',
    tree: {
      'package.json': JSON.stringify({
        husky: { hooks: { 'pre-commit': 'eslint' } },
        devDependencies: { husky: '^9.0.0' },
      }),
    },
    claims: [['git:pre-commit', 'inert per-commit OB119']],
  },
  {
    name: 'lefthook by its package, with commands, jobs, scripts, and a hook by hand',
    host: 'git',
    tree: {
      'package.json': '{"devDependencies":{"lefthook":"^1.7.0"}}',
      'lefthook.yml':
        'pre-commit:\n  parallel: true\n  commands:\n    lint:\n      glob: "*.{js,ts}"\n      run: npx eslint {staged_files}\n    docs:\n      run: node tools/docs.mjs\n      skip: true\n  jobs:\n    - name: types\n      run: npx tsc\n  scripts:\n    "terms.sh":\n      runner: bash\ndocs:\n  commands:\n    all:\n      run: node tools/docs.mjs\n',
      '.lefthook/pre-commit/terms.sh': 'node x.mjs\n',
      'tools/docs.mjs': '',
    },
    claims: [
      [
        'git:pre-commit',
        'blocks per-commit paths=**/*.{js,ts}',
        'inert per-commit OB108',
        'blocks per-commit',
        'blocks per-commit sweep',
      ],
      ['hook:terms.sh', 'blocks per-commit'],
      ['hook:docs.mjs', 'inert per-commit OB108', 'inert none OB107+OB104'],
    ],
  },
  {
    name: 'lefthook under pnpm, which runs no script of a package unless told to',
    host: 'git',
    tree: {
      'package.json': '{"devDependencies":{"lefthook":"^1.7.0"}}',
      'pnpm-lock.yaml': 'lockfileVersion: 9\n',
      'lefthook.yml': 'pre-push:\n  commands:\n    test:\n      run: npx vitest run\n',
      'lefthook-local.yml': 'pre-push:\n  commands:\n    mine:\n      run: npx vitest run\n',
    },
    claims: [['git:pre-push', 'personal per-event sweep OB114', 'personal per-event sweep OB114']],
  },
  {
    name: '... and is told to',
    host: 'git',
    tree: {
      'package.json': '{"devDependencies":{"lefthook":"^1.7.0"}}',
      'pnpm-lock.yaml': 'lockfileVersion: 9\n',
      'pnpm-workspace.yaml': 'onlyBuiltDependencies:\n  - lefthook\n',
      'lefthook.yml': 'pre-push:\n  commands:\n    test:\n      run: npx vitest run\n',
    },
    claims: [['git:pre-push', 'blocks per-event sweep']],
  },
  {
    name: 'pre-commit with stages, set by hand',
    host: 'git',
    tree: {
      '.pre-commit-config.yaml':
        'repos:\n  - repo: https://example.org/ruff\n    rev: v1\n    hooks:\n      - id: ruff\n  - repo: local\n    hooks:\n      - id: docs\n        entry: python tools/docs.py\n        language: system\n        files: ^docs/.*\\.md$\n      - id: slow\n        entry: tools/slow.sh\n        language: script\n        stages: [manual]\n      - id: message\n        entry: tools/message.py\n        language: script\n        stages: [commit-msg]\n',
      'tools/docs.py': '',
      'tools/slow.sh': program(HOOK),
      'tools/message.py': program(''),
    },
    claims: [
      [
        'git:pre-commit',
        'personal per-commit OB114 paths=hook:ruff',
        'personal per-commit OB114 paths=docs/**/*.md',
        'personal per-commit OB114+OB107',
      ],
      ['hook:docs.py', 'personal per-commit OB114 paths=docs/**/*.md'],
      ['hook:message.py', 'personal per-commit OB114+OB107'],
    ],
  },
  {
    name: 'pre-commit that the manifest installs, and a script that is not executable',
    host: 'git',
    tree: {
      'package.json': PREPARES(
        'pre-commit install -t pre-commit -t pre-push --hook-type=commit-msg',
      ),
      '.pre-commit-config.yaml':
        'default_install_hook_types: [pre-commit, pre-push]\nrepos:\n  - repo: local\n    hooks:\n      - id: tests\n        entry: pytest\n        language: system\n        pass_filenames: false\n        always_run: true\n        stages: [push]\n      - id: check\n        entry: tools/check.sh\n        language: script\n        stages: [commit]\n      - id: message\n        entry: sh -c "exit 1"\n        language: system\n        stages: [commit-msg]\n',
      'tools/check.sh': HOOK,
    },
    claims: [
      ['git:pre-push', 'blocks per-event sweep'],
      ['git:pre-commit', 'inert per-commit OB103'],
      ['git:commit-msg', 'blocks per-commit'],
    ],
  },
  {
    name: 'simple-git-hooks, and one that is a program',
    host: 'git',
    tree: {
      'package.json': JSON.stringify({
        scripts: { postinstall: 'npx simple-git-hooks' },
        'simple-git-hooks': {
          'pre-commit': 'npx tsc && node tools/check.mjs',
          preserveUnused: true,
        },
      }),
      'tools/check.mjs': '',
    },
    claims: [['git:pre-commit', 'blocks per-commit', 'blocks per-commit']],
  },
  {
    name: '... which is not run to see what it holds',
    host: 'git',
    tree: { '.simple-git-hooks.cjs': 'module.exports = {};\n' },
    claims: [['git:pre-commit', 'fault OB116']],
    problems: ['NOT_READ .simple-git-hooks.cjs'],
  },
  {
    name: 'a hook that can only exit with 0',
    host: 'git',
    tree: {
      'package.json': PREPARES('git config core.hooksPath .githooks'),
      '.githooks/pre-commit': program('#!/bin/sh\necho "remember the docs"\nexit 0\n'),
      '.githooks/commit-msg': program('#!/bin/sh\necho no\nexit 1\n'),
      '.githooks/pre-push': program('if npx tsc; then\n  echo well\nfi\nexit 0\n'),
    },
    claims: [
      ['git:pre-commit', 'observes per-commit OB110'],
      ['git:pre-push', 'observes per-event sweep OB110+OB120'],
      ['git:commit-msg', 'blocks per-commit'],
    ],
  },
  ...GIT_WIRING,
];
