// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such texts are what is tested
import type { Configuration } from './configuration.ts';

const BLOCKS = 'blocks per-event sweep';
const MANIFEST = JSON.stringify({
  scripts: {
    test: 'vitest run',
    nothing: 'echo "no tests"',
    soft: 'vitest run || true',
    after: 'vitest run; echo done',
    'build:docs': 'node tools/build.mjs',
  },
});

/** A job of one step. */
function job(step: object, more: object = {}): object {
  return { 'runs-on': 'ubuntu-latest', steps: [{ uses: 'actions/checkout@v4' }, step], ...more };
}

/** What becomes of the failure of a command in a step of GitHub, by its text. */
const LINES: readonly (readonly [run: string, verdict: string])[] = [
  ['npm test', BLOCKS],
  ['npm ci && npm test', BLOCKS],
  ['npm ci\nnpm test\necho done', BLOCKS],
  ['cd . && npm test', BLOCKS],
  ['(npm test)', BLOCKS],
  ['(cd . && npm test)', BLOCKS],
  ['npm test || exit 1', BLOCKS],
  ['npm test || { echo bad; exit 1; }', BLOCKS],
  ['npm test || (echo bad; exit 1)', 'observes per-event sweep OB120'],
  ['npm test || false', BLOCKS],
  ['npm test || false || true', 'observes per-event sweep OB120'],
  ['if ! npm test; then echo bad; exit 1; fi', BLOCKS],
  ['if npm test; then echo well; else exit 1; fi', BLOCKS],
  ['set -o pipefail; npm test | tee log', BLOCKS],
  ['set -euo pipefail\nnpm test | tee log', BLOCKS],
  ['for one in a b; do npx eslint "$one"; done', BLOCKS],
  ['check() { npm test; }; check', BLOCKS],
  ['trap "rm -f log" EXIT; npm test', BLOCKS],
  ['cat <<EOF > x\nexit 0\nEOF\nnpm test', BLOCKS],
  ['npm test | tee log', 'observes per-event sweep OB112'],
  ['npm test | xargs echo', 'observes per-event sweep OB120'],
  ['(npm test) || true', 'observes per-event sweep OB112'],
  ['{ npm test; } || true', 'observes per-event sweep OB112'],
  ['{ npm test; } | tee log', 'observes per-event sweep OB112'],
  ['if ! npm test; then echo bad; fi', 'observes per-event sweep OB112'],
  ['if npm test; then echo well; fi', 'observes per-event sweep OB120'],
  ['if [ -f x ]; then npm test; fi', 'observes per-event sweep OB120'],
  ['while npm test; do sleep 1; done', 'observes per-event sweep OB120'],
  ['for one in $ALL; do npx eslint "$one"; done', 'observes per-event sweep OB120'],
  ['case "$X" in a) npm test;; esac', 'observes per-event sweep OB120'],
  ['npm test || status=$?', 'observes per-event sweep OB120'],
  ['npm test || { echo a; true; }', 'observes per-event sweep OB120'],
  ['npm test || npm test || true', 'observes per-event sweep OB120'],
  ['! npm test', 'observes per-event sweep OB112'],
  ['out=$(npm test || true)', 'observes per-event sweep OB120'],
  ['out=$(npm test)', 'observes per-event sweep OB120'],
  ['eval "npm test"', 'observes per-event sweep OB120'],
  ['trap "exit 0" EXIT; npm test', 'observes per-event sweep OB112'],
  ['trap finish EXIT; npm test', 'observes per-event sweep OB120'],
  ['set +e; npm test; echo done', 'observes per-event sweep OB112'],
  ['exit 0; npm test', 'observes per-event sweep OB112'],
  ['[ -n "$X" ] && exit 0; npm test', 'observes per-event sweep OB120'],
  ['[ -n "$X" ] && npm test', 'observes per-event sweep OB120'],
  ['[[ -n "$X" || -n "$Y" ]] && npm test', 'observes per-event sweep OB120'],
  ['true || npm test', 'observes per-event sweep OB120'],
  ['false && npm test', 'observes per-event sweep OB120'],
  ['check() { npm test; }', 'observes per-event sweep OB112'],
  ['check() { npm test; }; check || true', 'observes per-event sweep OB112'],
  ['npm test && echo well; echo done', 'observes per-event sweep OB112'],
  ['npm test & wait', 'observes per-event sweep OB111'],
  ['cat <<EOF\nnpm test\nEOF', 'observes per-event sweep OB120'],
  ['tests=(npm test)', 'observes per-event sweep OB120'],
  ['select x in a; do npm test; done', 'observes per-event sweep OB120'],
  ['npm run --if-present absent', 'observes per-event sweep OB110'],
  ['npm run absent', BLOCKS],
  ['npm run nothing', 'observes per-event sweep OB110'],
  ['npm run soft', 'observes per-event sweep OB112'],
  ['npm run after', 'observes per-event sweep OB112'],
  ['npm run build:docs', BLOCKS],
  ['echo hi', 'observes per-event sweep OB120'],
  ['# npm test', 'observes per-event sweep OB120'],
  ['npm ci', 'observes per-event sweep OB120'],
  ['npx vitest --version', 'observes per-event sweep OB120'],
  ['bash well.sh', 'observes per-event sweep OB120'],
  ['bash tools/check.sh', BLOCKS],
  ['make docs', BLOCKS],
];

/** What else of a job of GitHub may keep it from failing the run. */
const JOBS: readonly (readonly [name: string, job: object, verdict: string])[] = [
  ['no-steps', { 'runs-on': 'x' }, 'observes per-event sweep OB120'],
  [
    'checkout',
    { 'runs-on': 'ubuntu-latest', steps: [{ uses: 'actions/checkout@v4' }] },
    'observes per-event sweep OB120',
  ],
  ['step-never', job({ run: 'npm test', if: false }), 'inert per-event sweep OB108'],
  ['step-failure', job({ run: 'npm test', if: 'failure()' }), 'inert per-event sweep OB108'],
  [
    'step-vars',
    job({ run: 'npm test', if: "vars.RUN == 'yes'" }),
    'observes per-event sweep OB120',
  ],
  ['step-event', job({ run: 'npm test', if: "github.event_name == 'push'" }), BLOCKS],
  [
    'step-other-event',
    job({ run: 'npm test', if: "github.event_name == 'schedule'" }),
    'inert per-event sweep OB108',
  ],
  ['step-always', job({ run: 'npm test', if: 'always()' }), BLOCKS],
  [
    'soft-step',
    job({ run: 'npm test', 'continue-on-error': '${{ matrix.soft }}' }),
    'observes per-event sweep OB120',
  ],
  ['hard-step', job({ run: 'npm test', 'continue-on-error': '${{ false }}' }), BLOCKS],
  [
    'soft-and-echo',
    {
      'runs-on': 'ubuntu-latest',
      steps: [{ run: 'npm test', 'continue-on-error': true }, { run: 'echo done' }],
    },
    'observes per-event sweep OB113',
  ],
  [
    'soft-job',
    job({ run: 'npm test' }, { 'continue-on-error': '${{ matrix.soft }}' }),
    'observes per-event sweep OB120',
  ],
  [
    'ref',
    job({ run: 'npm test' }, { if: "github.ref == 'refs/heads/x'" }),
    'observes per-event sweep OB120',
  ],
  ['needs-absent', job({ run: 'npm test' }, { needs: 'gone' }), 'observes per-event sweep OB120'],
  ['never', job({ run: 'npm test' }, { if: false }), 'inert per-event sweep OB108'],
  ['needs-never', job({ run: 'npm test' }, { needs: ['never'] }), 'inert per-event sweep OB108'],
  [
    'needs-needs',
    job({ run: 'npm test' }, { needs: 'needs-never' }),
    'inert per-event sweep OB108',
  ],
  ['needs-anyway', job({ run: 'npm test' }, { needs: 'never', if: 'always()' }), BLOCKS],
  ['needs-well', job({ run: 'npm test' }, { needs: 'step-always' }), BLOCKS],
  ['needs-loop', job({ run: 'npm test' }, { needs: 'needs-loop' }), BLOCKS],
  ['uses-absent', { uses: './.github/workflows/gone.yml' }, 'inert per-event sweep OB101'],
  ['uses-own', { uses: './.github/workflows/ci.yml' }, 'observes per-event sweep OB120'],
  ['uses-other', { uses: 'a/b/.github/workflows/c.yml@v1' }, 'observes per-event sweep OB120'],
  ['uses-soft', { uses: './.github/workflows/soft.yml' }, 'observes per-event sweep OB112'],
  ['uses-hard', { uses: './.github/workflows/hard.yml' }, BLOCKS],
  ['bash', job({ run: 'npm test | tee log', shell: 'bash' }), BLOCKS],
  [
    'bash-plain',
    job({ run: 'npm test\necho x', shell: 'bash {0}' }),
    'observes per-event sweep OB112',
  ],
  ['bash-e', job({ run: 'npm test\necho x', shell: 'bash -e {0}' }), BLOCKS],
  ['python', job({ run: 'npm test', shell: 'python' }), 'observes per-event sweep OB120'],
  ['pwsh', job({ run: 'npm test\necho x', shell: 'pwsh' }), 'observes per-event sweep OB112'],
  [
    'windows',
    job({ run: 'npm test\necho x' }, { 'runs-on': 'windows-latest' }),
    'observes per-event sweep OB112',
  ],
  ['lint-action', job({ uses: 'golangci/golangci-lint-action@v6' }), BLOCKS],
  [
    'lint-action-soft',
    job({ uses: 'lycheeverse/lychee-action@v2', with: { fail: false } }),
    'observes per-event sweep OB120',
  ],
  ['greeting', job({ uses: 'actions/first-interaction@v1' }), 'observes per-event sweep OB120'],
  ['label', job({ uses: 'actions/labeler@v5' }), 'observes per-event sweep OB120'],
];

/** Filters of branches and kinds of events. */
const FILTERS: readonly (readonly [on: unknown, verdict: string])[] = [
  [{ push: { branches: ['main'] } }, BLOCKS],
  [{ push: { branches: ['**'] } }, BLOCKS],
  [{ push: { branches: ['m*'] } }, BLOCKS],
  [{ push: { branches: 'master' } }, BLOCKS],
  [{ push: { branches: ['release', 'main'] } }, BLOCKS],
  [{ push: { branches: ['release'] } }, 'observes per-event sweep OB120'],
  [{ push: { branches: ['releases/**'] } }, 'observes per-event sweep OB120'],
  [{ push: { branches: ['!**'] } }, 'observes per-event sweep OB120'],
  [
    { push: { branches: ['**', '!main', '!master', '!d*', '!trunk'] } },
    'observes per-event sweep OB120',
  ],
  [{ push: { branches: [] } }, 'observes per-event sweep OB120'],
  [{ push: { 'branches-ignore': ['**'] } }, 'observes per-event sweep OB120'],
  [{ push: { 'branches-ignore': ['gh-pages'] } }, BLOCKS],
  [{ pull_request: { branches: ['release'] } }, 'observes per-event sweep OB120'],
  [{ pull_request: { branches: ['main'] } }, BLOCKS],
  [{ pull_request: { types: ['synchronize'] } }, 'observes per-event sweep OB120'],
  [{ pull_request: { types: ['opened', 'synchronize'] } }, BLOCKS],
];

/** Jobs of GitLab. */
const GITLAB: readonly (readonly [job: object, ...verdicts: string[]])[] = [
  [{ script: ['npm test'] }, BLOCKS],
  [{ script: ['npm test'], except: ['tags'] }, BLOCKS],
  [{ script: ['npm test'], except: ['branches'] }, 'inert per-event sweep OB108'],
  [{ script: ['npm test'], except: ['main'] }, 'observes per-event sweep OB120'],
  [{ script: ['npm test'], except: { variables: ['$X'] } }, 'observes per-event sweep OB120'],
  [{ script: ['npm test'], only: ['release'] }, 'observes per-event sweep OB120'],
  [{ script: ['npm test'], only: ['/^v/'] }, 'observes per-event sweep OB120'],
  [{ script: ['npm test'], only: { variables: ['$X'] } }, 'observes per-event sweep OB120'],
  [{ script: ['npm test'], only: ['branches'] }, BLOCKS],
  [{ script: ['echo hi'] }, 'observes per-event sweep OB120'],
  [{ script: ['npm test'], before_script: ['npm ci'] }, BLOCKS],
  [
    { script: ['npm test', 'echo done'], before_script: ['set +e'] },
    'observes per-event sweep OB112',
  ],
  [{ script: ['npm test | tee log'] }, BLOCKS],
  [
    { script: ['npm test'], rules: [{ when: 'never' }, { when: 'always' }] },
    'inert per-event sweep OB108',
  ],
  [{ script: ['npm test'], rules: [{ exists: ['x'] }] }, 'observes per-event sweep OB120'],
  [
    { script: ['npm test'], rules: [{ if: '$X', when: 'never' }, { when: 'always' }] },
    'observes per-event sweep OB120',
  ],
  [
    {
      script: ['npm test'],
      rules: [{ if: '$CI_PIPELINE_SOURCE == "schedule"', when: 'never' }, { when: 'always' }],
    },
    BLOCKS,
  ],
  [
    {
      script: ['npm test'],
      rules: [{ if: '$CI_COMMIT_BRANCH', when: 'never' }, { when: 'always' }],
    },
    'inert per-event sweep OB108',
  ],
];

/** Commands of a step and whether they run the test `src/a.test.ts`. */
const TESTS: readonly (readonly [run: string, test: string, ...verdicts: string[]])[] = [
  ['npx vitest run', 'src/a.test.ts', BLOCKS],
  ['npx vitest run src', 'src/a.test.ts', BLOCKS],
  ['npx vitest run --coverage', 'src/a.test.ts', BLOCKS],
  ['npx vitest run --reporter verbose', 'src/a.test.ts', BLOCKS],
  ['npx jest other', 'src/a.test.ts', 'fault OB116'],
  ['npm test -- other', 'src/a.test.ts', 'fault OB116'],
  ['npm test -- src', 'src/a.test.ts', BLOCKS],
  ['pytest other', 'tests/test_a.py', 'fault OB116'],
  ['pytest tests', 'tests/test_a.py', BLOCKS],
  ['pytest', 'tests/helper.py', 'fault OB116'],
  ['pytest', 'tests/test_a.py', BLOCKS],
  ['pytest -k x', 'tests/test_a.py', 'observes per-event sweep OB120'],
  ['pytest --ignore=tests', 'tests/test_a.py', 'observes per-event sweep OB120'],
  ['pytest --collect-only', 'tests/test_a.py', 'fault OB116'],
  ['pytest --version', 'tests/test_a.py', 'fault OB116'],
  ['npx vitest list', 'src/a.test.ts', 'fault OB116'],
  ['npx vitest run -t one', 'src/a.test.ts', 'observes per-event sweep OB120'],
  ['npx jest --testPathIgnorePatterns src', 'src/a.test.ts', 'observes per-event sweep OB120'],
  ['cd packages/other && npx vitest run', 'src/a.test.ts', 'fault OB116'],
  ['cd src && npx vitest run', 'src/a.test.ts', BLOCKS],
  ['npm run nothing', 'src/a.test.ts', 'fault OB116'],
  ['npx vitest run', 'src/a.ts', 'fault OB116'],
  ['npx vitest run', 'src', BLOCKS],
  ['bash tests/well.sh', 'tests/well.sh', 'observes per-event sweep OB120+OB110'],
  ['make test', 'src/a.test.ts', 'fault OB116'],
  ['npm test', 'src/a.test.ts', BLOCKS],
];

const FILES = {
  'package.json': MANIFEST,
  'well.sh': '#!/bin/sh\necho well\nexit 0\n',
  'tests/well.sh': '#!/bin/sh\necho well\nexit 0\n',
  'tools/check.sh': '#!/bin/sh\nnode tools/build.mjs\n',
  'tools/build.mjs': '',
  'src/a.test.ts': '',
  'src/a.ts': '',
  'tests/test_a.py': '',
  'tests/helper.py': '',
  'packages/other/b.test.ts': '',
};

function workflow(on: unknown, jobs: object): string {
  return JSON.stringify({ on, jobs });
}

/** One configuration a line of the tables above. */
export const CI_LINES: readonly Configuration[] = [
  ...LINES.map(([run, verdict]) => ({
    name: `step: ${run.replaceAll('\n', '; ')}`,
    host: 'ci',
    tree: { ...FILES, '.github/workflows/ci.yml': workflow('push', { a: job({ run }) }) },
    claims: [['ci:ci.yml#a', verdict]] as const,
  })),
  {
    name: 'what else keeps a job from failing',
    host: 'ci',
    tree: {
      ...FILES,
      '.github/workflows/ci.yml': workflow(
        ['push', 'workflow_call'],
        Object.fromEntries(JOBS.map(([name, one]) => [name, one])),
      ),
      '.github/workflows/soft.yml': workflow('workflow_call', {
        b: job({ run: 'npm test || true' }),
      }),
      '.github/workflows/hard.yml': workflow('workflow_call', {
        b: job({ run: 'echo hi' }),
        c: job({ run: 'npm test' }),
      }),
    },
    claims: JOBS.map(([name, , verdict]) => [`ci:ci.yml#${name}`, verdict] as const),
  },
  ...FILTERS.map(([on, verdict]) => ({
    name: `on: ${JSON.stringify(on)}`,
    host: 'ci',
    tree: { ...FILES, '.github/workflows/ci.yml': workflow(on, { a: job({ run: 'npm test' }) }) },
    claims: [['ci:ci.yml', verdict]] as const,
  })),
  ...GITLAB.map(([one, ...verdicts]) => ({
    name: `gitlab: ${JSON.stringify(one)}`,
    host: 'ci',
    tree: { ...FILES, '.gitlab-ci.yml': JSON.stringify({ a: one }) },
    claims: [['ci:.gitlab-ci.yml#a', ...verdicts]] as const,
  })),
  ...TESTS.map(([run, path, ...verdicts]) => ({
    name: `test ${path} by: ${run}`,
    host: 'ci',
    tree: { ...FILES, '.github/workflows/ci.yml': workflow('push', { a: job({ run }) }) },
    claims: [[`test:${path}`, ...verdicts]] as const,
  })),
  {
    name: 'rules of all pipelines of GitLab, and a job over one that is included',
    host: 'ci',
    tree: {
      ...FILES,
      '.gitlab-ci.yml': JSON.stringify({
        include: ['/ci/a.yml', { local: '/ci/b.yml', rules: [{ when: 'never' }] }],
        workflow: { rules: [{ if: '$CI_PIPELINE_SOURCE == "schedule"' }] },
        a: { script: ['echo hi'] },
        c: { script: ['npm test'] },
      }),
      'ci/a.yml': JSON.stringify({ a: { script: ['npm test'] } }),
      'ci/b.yml': JSON.stringify({ b: { script: ['npm test'] } }),
    },
    claims: [
      ['ci:.gitlab-ci.yml#a', 'inert per-event sweep OB120+OB108'],
      ['ci:.gitlab-ci.yml#b', 'fault OB116'],
      ['ci:.gitlab-ci.yml#c', 'inert per-event sweep OB120+OB108'],
    ],
    problems: ['NOT_READ .gitlab-ci.yml:1'],
  },
  {
    name: 'jobs of GitLab that extend one another in a ring',
    host: 'ci',
    tree: {
      '.gitlab-ci.yml': JSON.stringify(
        Object.fromEntries(
          ['a', 'b', 'c'].map((name) => [
            name,
            {
              extends: Array.from({ length: 12 }, (_, at) => 'abc'[at % 3]),
              script: ['make test'],
            },
          ]),
        ),
      ),
    },
    claims: [['ci:.gitlab-ci.yml#a', BLOCKS]],
  },
  {
    name: 'scripts of a manifest that run one another many times over',
    host: 'ci',
    tree: {
      '.github/workflows/ci.yml': workflow('push', { a: job({ run: 'npm run a' }) }),
      'package.json': JSON.stringify({
        scripts: Object.fromEntries(
          [...'abcdef'].map((name, at) => [name, `npm run ${'bcdefa'[at]};`.repeat(300)]),
        ),
      }),
    },
    claims: [['ci:ci.yml#a', 'observes per-event sweep OB120']],
  },
  {
    name: 'a workflow each job of which calls it again',
    host: 'ci',
    tree: {
      '.github/workflows/c.yml': workflow(
        ['push', 'workflow_call'],
        Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [`j${at}`, { uses: './.github/workflows/c.yml' }]),
        ),
      ),
    },
    claims: [['ci:c.yml#j0', 'observes per-event sweep OB120']],
  },
  {
    name: 'workflows that call one another in more ways than are read',
    host: 'ci',
    tree: Object.fromEntries(
      [1, 2, 3, 4].map((step) => [
        `.github/workflows/c${step}.yml`,
        workflow(
          step === 1 ? 'push' : 'workflow_call',
          Object.fromEntries(
            Array.from({ length: 40 }, (_, at) => [
              `j${at}`,
              step === 4
                ? job({ run: 'npm test' })
                : { uses: `./.github/workflows/c${step + 1}.yml` },
            ]),
          ),
        ),
      ]),
    ),
    claims: [['ci:c1.yml#j39', 'fault OB116']],
    problems: ['LIMIT_REACHED .github/workflows/c4.yml'],
  },
];
