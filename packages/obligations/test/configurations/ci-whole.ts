import type { Configuration } from './configuration.ts';

const BLOCKS = 'blocks per-event sweep';
const UNDECIDED = 'observes per-event sweep OB120';

function steps(...all: readonly (string | object)[]): object {
  const each = all.map((one) => (typeof one === 'string' ? { run: one } : one));
  return { 'runs-on': 'ubuntu-latest', steps: [{ uses: 'actions/checkout@v4' }, ...each] };
}

function workflow(on: unknown, jobs: object): string {
  return JSON.stringify({ on, jobs });
}

const TESTS = steps('npm ci', 'npx vitest run');

/** Jobs beside one that blocks, and what a claim on the whole workflow then comes to: first that job, then this. */
const BESIDE: readonly (readonly [name: string, job: object, one: string, other: string])[] = [
  ['another that blocks', steps('npx tsc'), BLOCKS, BLOCKS],
  [
    'one whose check is swallowed',
    steps('npx lychee docs || true'),
    UNDECIDED,
    'observes per-event sweep OB112',
  ],
  [
    'one whose failure does not fail the run',
    { ...steps('npx lychee docs'), 'continue-on-error': true },
    UNDECIDED,
    'observes per-event sweep OB113',
  ],
  [
    'one that never runs',
    { ...steps('npx lychee docs'), if: false },
    UNDECIDED,
    'inert per-event sweep OB108',
  ],
  ['one under a condition', { ...steps('npx lychee docs'), if: 'vars.DOCS' }, UNDECIDED, UNDECIDED],
  ['one that runs nobody knows what', steps('frobnicate docs'), UNDECIDED, UNDECIDED],
  ['one with an action of nobody', steps({ uses: 'a/b@v1' }), UNDECIDED, UNDECIDED],
  [
    'one that asks the shell itself',
    steps('if [ -f docs/x.md ]; then echo well; fi'),
    UNDECIDED,
    UNDECIDED,
  ],
  ['one that sets the stage alone', steps('npm ci', 'echo done', 'git push'), BLOCKS, UNDECIDED],
  [
    'one that releases, under a condition',
    { ...steps('npm publish', { uses: 'softprops/action-gh-release@v2' }), if: 'vars.RELEASE' },
    BLOCKS,
    UNDECIDED,
  ],
  [
    'one that publishes what another has made',
    steps({ uses: 'actions/deploy-pages@v4' }),
    BLOCKS,
    UNDECIDED,
  ],
];

/** Claims on a workflow as a whole: of its jobs nobody says which keeps the rule. */
export const CI_WHOLE: readonly Configuration[] = [
  ...BESIDE.map(([name, job, one, other]) => ({
    name: `a whole workflow with ${name}`,
    host: 'ci',
    tree: { '.github/workflows/c.yml': workflow('push', { test: TESTS, other: job }) },
    claims: [
      ['ci:c.yml', one, other],
      ['ci:c.yml#test', BLOCKS],
      ['ci:c.yml#other', other],
    ] as const,
  })),
  {
    name: 'a whole workflow of which nothing blocks',
    host: 'ci',
    tree: {
      '.github/workflows/c.yml': workflow('push', {
        one: steps('npx tsc || true'),
        other: { ...steps('npx tsc'), 'continue-on-error': true },
      }),
    },
    claims: [['ci:c.yml', 'observes per-event sweep OB112', 'observes per-event sweep OB113']],
  },
  {
    name: 'a whole workflow with jobs for one of its events each',
    host: 'ci',
    tree: {
      '.github/workflows/c.yml': workflow(['push', 'pull_request'], {
        one: { ...steps('npx tsc'), if: "github.event_name == 'push'" },
        other: { ...steps('npx tsc'), if: "github.event_name == 'pull_request'" },
      }),
    },
    claims: [
      ['ci:c.yml', BLOCKS, 'inert per-event sweep OB108', 'inert per-event sweep OB108', BLOCKS],
    ],
  },
  {
    name: 'a workflow that calls one of whose jobs only some block',
    host: 'ci',
    tree: {
      '.github/workflows/c.yml': workflow('push', {
        some: { uses: './.github/workflows/some.yml' },
        all: { uses: './.github/workflows/all.yml' },
      }),
      '.github/workflows/some.yml': workflow('workflow_call', {
        test: TESTS,
        docs: steps('npx lychee docs || true'),
      }),
      '.github/workflows/all.yml': workflow('workflow_call', { test: TESTS, say: steps('echo') }),
    },
    claims: [
      ['ci:c.yml#some', 'observes per-event sweep OB112'],
      ['ci:c.yml#all', BLOCKS],
      [
        'ci:some.yml',
        UNDECIDED,
        'observes per-event sweep OB112',
        'by-hand per-event sweep OB107',
        'by-hand per-event sweep OB107+OB112',
      ],
    ],
  },
  {
    name: 'a job without a runner, with which the service takes no workflow',
    host: 'ci',
    tree: {
      '.github/workflows/c.yml': workflow('push', { a: { steps: [{ run: 'npx tsc' }] } }),
    },
    claims: [['ci:c.yml#a', 'inert per-event sweep OB109']],
  },
  {
    name: 'two files of one name',
    host: 'ci',
    tree: {
      '.github/workflows/c.yml': workflow('workflow_dispatch', { test: TESTS }),
      '.gitlab-ci.yml': JSON.stringify({ include: '/ci/c.yml' }),
      'ci/c.yml': JSON.stringify({ test: { script: ['npx vitest run'] } }),
    },
    claims: [
      ['ci:c.yml#test', 'by-hand per-event sweep OB107', UNDECIDED],
      ['ci:ci/c.yml#test', BLOCKS],
      ['ci:.github/workflows/c.yml#test', 'by-hand per-event sweep OB107'],
    ],
  },
];
