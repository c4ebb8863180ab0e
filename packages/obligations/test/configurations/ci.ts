import { CI_LINES } from './ci-lines.ts';
import { CI_WHOLE } from './ci-whole.ts';
import type { Configuration } from './configuration.ts';
import { GITLAB } from './gitlab.ts';
import { GITLAB_PIPELINES } from './gitlab-pipelines.ts';
import { SHELLS } from './shells.ts';

const JOB = '    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n';

/** Configurations of GitHub Actions and GitLab CI. */
export const CI: readonly Configuration[] = [
  ...CI_LINES,
  ...CI_WHOLE,
  ...GITLAB,
  ...GITLAB_PIPELINES,
  ...SHELLS,
  {
    name: 'a suite on each push and pull request',
    host: 'ci',
    tree: {
      '.github/workflows/test.yml': `name: Test\non:\n  push:\n    branches: [main]\n  pull_request:\njobs:\n  unit:\n${JOB}      - run: npm ci\n      - run: npm test\n`,
      'package.json': '{"scripts":{"test":"vitest run"}}',
      'src/a.test.ts': '',
      'tests/a.py': '',
    },
    claims: [
      ['ci:test.yml', 'blocks per-event sweep', 'blocks per-event sweep'],
      ['ci:test#unit', 'blocks per-event sweep', 'blocks per-event sweep'],
      ['ci:.github/workflows/test.yml#e2e', 'fault OB116'],
      ['ci:other.yml', 'fault OB116'],
      ['test:src/a.test.ts', 'blocks per-event sweep', 'blocks per-event sweep'],
      ['test:src/gone.test.ts', 'fault OB101'],
      ['test:tests/a.py', 'fault OB116'],
      ['test:../a.test.ts', 'fault OB116'],
      ['ci:', 'fault OB303'],
    ],
  },
  {
    name: 'a suite behind a runner of the project',
    host: 'ci',
    tree: {
      '.github/workflows/test.yml': `on: push\njobs:\n  unit:\n${JOB}      - run: npm test\n      - run: npm run lint\n`,
      'package.json': '{"scripts":{"test":"node tools/run.mjs","lint":"node tools/lint.mjs"}}',
      'tools/run.mjs': '',
      'tools/lint.mjs': '',
      'src/a.test.ts': '',
    },
    claims: [['test:src/a.test.ts', 'blocks per-event sweep']],
  },
  {
    name: 'a runner of the project that is not called by the name of tests',
    host: 'ci',
    tree: {
      '.github/workflows/lint.yml': `on: push\njobs:\n  lint:\n${JOB}      - run: npm run lint\n`,
      'package.json': '{"scripts":{"lint":"node tools/lint.mjs","test":"eslint src"}}',
      'tools/lint.mjs': '',
      'src/a.test.ts': '',
    },
    claims: [['test:src/a.test.ts', 'fault OB116']],
  },
  {
    name: 'a test script that runs no test',
    host: 'ci',
    tree: {
      '.github/workflows/test.yml': `on: push\njobs:\n  unit:\n${JOB}      - run: npm test\n`,
      'package.json': '{"scripts":{"test":"eslint src"}}',
      'src/a.test.ts': '',
    },
    claims: [['test:src/a.test.ts', 'fault OB116']],
  },
  {
    name: 'a workflow that starts only by hand',
    host: 'ci',
    tree: {
      '.github/workflows/docs.yml': `on: workflow_dispatch\njobs:\n  build:\n${JOB}      - run: mkdocs build\n`,
    },
    claims: [['ci:docs.yml', 'by-hand per-event sweep OB107']],
  },
  {
    name: 'a clock, a tag, a release, an issue',
    host: 'ci',
    tree: {
      '.github/workflows/late.yml': `on:\n  schedule:\n    - cron: "0 3 * * 1"\n  push:\n    tags: ["v*"]\n  release:\n    types: [published]\n  issues:\njobs:\n  links:\n${JOB}      - run: npx lychee docs\n`,
    },
    claims: [
      [
        'ci:late.yml#links',
        'observes per-event sweep OB118',
        'observes per-event sweep OB118',
        'observes per-event sweep OB118',
        'observes per-event OB117',
      ],
    ],
  },
  {
    name: 'only some paths, and all but some',
    host: 'ci',
    tree: {
      '.github/workflows/docs.yml': `on:\n  push:\n    paths: ["docs/**", "mkdocs.yml"]\n  pull_request:\n    paths-ignore: ["src/**"]\njobs:\n  docs:\n${JOB}      - run: mkdocs build --strict\n`,
    },
    claims: [
      [
        'ci:docs.yml',
        'blocks per-event sweep paths=docs/**,mkdocs.yml',
        'blocks per-event sweep paths=**,!src/**',
      ],
    ],
  },
  {
    name: 'jobs and steps that may fail',
    host: 'ci',
    tree: {
      '.github/workflows/ci.yml': `on: [push]\njobs:\n  job:\n    continue-on-error: true\n${JOB}      - run: npm test\n  step:\n${JOB}      - run: npm ci\n      - run: npx vitest run\n        continue-on-error: true\n  soft:\n${JOB}      - run: npx markdownlint . || true\n  one:\n${JOB}      - run: npx eslint . || true\n      - run: npx tsc\n  never:\n    if: false\n${JOB}      - run: npx tsc\n  maybe:\n    if: needs.changes.outputs.docs == 'true'\n${JOB}      - run: npx tsc\n  ours:\n    if: \${{ github.repository == 'a/b' && !cancelled() && (github.event_name != 'schedule') }}\n${JOB}      - run: npx tsc\n`,
      'a.test.ts': '',
    },
    claims: [
      ['ci:ci.yml#job', 'observes per-event sweep OB113'],
      ['ci:ci.yml#step', 'observes per-event sweep OB113'],
      ['ci:ci.yml#soft', 'observes per-event sweep OB112'],
      ['ci:ci.yml#one', 'blocks per-event sweep'],
      ['ci:ci.yml#never', 'inert per-event sweep OB108'],
      ['ci:ci.yml#maybe', 'observes per-event sweep OB120'],
      ['ci:ci.yml#ours', 'observes per-event sweep OB120'],
      ['test:a.test.ts', 'observes per-event sweep OB113'],
    ],
  },
  {
    name: 'a workflow that another calls, and one that none does',
    host: 'ci',
    tree: {
      '.github/workflows/main.yml':
        'on: pull_request\njobs:\n  call:\n    uses: ./.github/workflows/shared.yml\n  loop:\n    uses: ./.github/workflows/main.yml\n',
      '.github/workflows/shared.yml': `on: workflow_call\njobs:\n  docs:\n${JOB}      - run: node tools/docs.mjs\n`,
      '.github/workflows/lonely.yml': `on:\n  workflow_call:\njobs:\n  docs:\n${JOB}      - run: node tools/docs.mjs\n`,
    },
    claims: [
      ['ci:shared.yml#docs', 'blocks per-event sweep', 'by-hand per-event sweep OB107'],
      ['ci:lonely.yml', 'by-hand per-event sweep OB107'],
      ['ci:main.yml#call', 'blocks per-event sweep'],
    ],
  },
  {
    name: 'a workflow that does not parse, and the key "on" under YAML 1.1',
    host: 'ci',
    tree: {
      '.github/workflows/broken.yml': 'on: push\njobs:\n  a:\n   - b\n  - c\n',
      '.github/workflows/old.yml': `%YAML 1.1\n---\non: [push]\njobs:\n  a:\n${JOB}      - run: npx tsc\n`,
      '.github/workflows/twice.yml': 'on: push\njobs: {}\non: pull_request\n',
    },
    claims: [
      ['ci:broken.yml', 'inert none OB109'],
      ['ci:broken.yml#a', 'inert none OB109'],
      ['ci:old.yml', 'blocks per-event sweep'],
      ['ci:twice', 'inert none OB109'],
    ],
    problems: [
      'DOES_NOT_PARSE .github/workflows/broken.yml:5',
      'DOES_NOT_PARSE .github/workflows/twice.yml:3',
    ],
  },
  {
    name: 'pull requests that are only labelled, and the base of one',
    host: 'ci',
    tree: {
      '.github/workflows/pr.yml': `on:\n  pull_request:\n    types: [labeled]\n  pull_request_target:\n  merge_group:\njobs:\n  a:\n${JOB}      - run: npx tsc\n`,
    },
    claims: [
      [
        'ci:pr.yml',
        'observes per-event OB117',
        'observes per-event sweep OB118',
        'blocks per-event sweep',
      ],
    ],
  },
  {
    name: 'suites that look at a part alone',
    host: 'ci',
    tree: {
      '.github/workflows/ci.yml': `on: push\njobs:\n  part:\n${JOB}      - run: npx vitest run packages/a\n  go:\n${JOB}      - run: go test ./...\n  soft:\n${JOB}      - run: bash tests/soft.sh || true\n      - run: npx tsc\n  script:\n${JOB}      - run: bash tests/docs.sh\n        working-directory: ./\n`,
      'packages/a/x.test.ts': '',
      'packages/b/x.test.ts': '',
      'b_test.go': '',
      'tests/docs.sh': 'node docs.mjs\n',
      'tests/soft.sh': '',
    },
    claims: [
      ['test:packages/a/x.test.ts', 'blocks per-event sweep'],
      ['test:packages/b/x.test.ts', 'fault OB116'],
      ['test:b_test.go', 'blocks per-event sweep'],
      ['test:tests/docs.sh', 'blocks per-event sweep'],
      ['test:tests/soft.sh', 'observes per-event sweep OB112'],
      ['ci:ci.yml#soft', 'blocks per-event sweep'],
    ],
  },
  {
    name: 'a pipeline of GitLab with rules',
    host: 'ci',
    tree: {
      '.gitlab-ci.yml':
        'include:\n  - local: /ci/docs.yml\n  - template: Security/SAST.gitlab-ci.yml\nstages: [test]\n.base:\n  script: make base\n  rules:\n    - if: $CI_PIPELINE_SOURCE == "merge_request_event"\n      changes: [docs/**]\n    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH\n    - when: never\nunit:\n  extends: .base\n  script:\n    - npx vitest run\nplain:\n  script: make check\nnightly:\n  script: [make links]\n  rules:\n    - if: $CI_PIPELINE_SOURCE == "schedule"\n',
      'ci/docs.yml':
        'docs:\n  script: mkdocs build\n  when: manual\nsoft:\n  script: mkdocs build\n  allow_failure: true\n',
    },
    claims: [
      ['ci:.gitlab-ci.yml#unit', 'blocks per-event sweep paths=docs/**', 'blocks per-event sweep'],
      ['ci:.gitlab-ci#plain', 'blocks per-event sweep'],
      ['ci:.gitlab-ci.yml#.base', 'fault OB116'],
      ['ci:.gitlab-ci.yml#nightly', 'observes per-event sweep OB118'],
      ['ci:ci/docs.yml#docs', 'by-hand per-event sweep OB107'],
      ['ci:ci/docs.yml#soft', 'observes per-event sweep OB113'],
    ],
    problems: ['NOT_READ .gitlab-ci.yml:1'],
  },
  {
    name: 'a pipeline of GitLab with only, and a rule that is not decided',
    host: 'ci',
    tree: {
      '.gitlab-ci.yml':
        'a:\n  script: [make test]\n  only: [merge_requests, schedules, tags, web]\nb:\n  script: [make test]\n  rules:\n    - if: $DEPLOY == "yes"\nc:\n  script: ["make test || true"]\nd:\n  script: [make test]\n  rules:\n    - when: never\n',
    },
    claims: [
      [
        'ci:.gitlab-ci.yml#a',
        'blocks per-event sweep',
        'observes per-event sweep OB118',
        'observes per-event sweep OB118',
        'by-hand per-event sweep OB107',
      ],
      ['ci:.gitlab-ci.yml#b', 'observes per-event sweep OB120'],
      ['ci:.gitlab-ci.yml#c', 'observes per-event sweep OB112'],
      ['ci:.gitlab-ci.yml#d', 'inert per-event sweep OB108'],
    ],
  },
  {
    name: 'a pipeline of GitLab that does not parse',
    host: 'ci',
    tree: { '.gitlab-ci.yml': 'a:\n  script: [make\n' },
    claims: [['ci:.gitlab-ci.yml', 'inert none OB109']],
    problems: ['DOES_NOT_PARSE .gitlab-ci.yml:3'],
  },
];
