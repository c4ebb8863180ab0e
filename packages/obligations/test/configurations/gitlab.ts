import type { Configuration } from './configuration.ts';

const BLOCKS = 'blocks per-event sweep';
const UNDECIDED = 'observes per-event sweep OB120';
const SOFT = 'observes per-event sweep OB113';
const BY_HAND = 'by-hand per-event sweep OB107';
const NO_PIPELINE = 'inert per-event sweep OB109';
const SCRIPT = { script: ['npx vitest run'] };

/** A job, and what it comes to. */
const JOBS: readonly (readonly [job: object, ...verdicts: string[]])[] = [
  [{}, BLOCKS],
  [{ when: 'on_success' }, BLOCKS],
  [{ when: 'always' }, BLOCKS],
  [{ when: 'delayed', start_in: '1 week' }, UNDECIDED],
  [{ when: 'sometimes' }, UNDECIDED],
  [{ when: 'manual' }, BY_HAND],
  [{ when: 'manual', allow_failure: false }, BY_HAND],
  [{ when: 'never' }, 'inert per-event sweep OB108'],
  [{ allow_failure: false }, BLOCKS],
  [{ allow_failure: true }, SOFT],
  [{ allow_failure: 'true' }, SOFT],
  [{ allow_failure: { exit_codes: [1] } }, SOFT],
  [{ allow_failure: ['.a', 'allow_failure'] }, UNDECIDED],
  [{ rules: [{ when: 'delayed', start_in: '1 week' }] }, UNDECIDED],
  [{ rules: [{ when: 'manual' }] }, BY_HAND],
  [{ rules: [{ when: 'manual', allow_failure: true }] }, 'by-hand per-event sweep OB113+OB107'],
  [{ rules: [{ if: '$CI_COMMIT_BRANCH' }], when: 'manual' }, BY_HAND],
  [{ rules: [{ if: '$CI_COMMIT_BRANCH' }], when: 'delayed' }, UNDECIDED],
  [{ rules: [{ if: '$CI_COMMIT_BRANCH', when: 'always' }], when: 'manual' }, BLOCKS],
  [{ rules: [{ if: '$CI_COMMIT_BRANCH' }], allow_failure: true }, SOFT],
  [{ rules: [{ if: '$CI_COMMIT_BRANCH', allow_failure: false }], allow_failure: true }, BLOCKS],
  [{ rules: [{ if: '$CI_COMMIT_BRANCH', allow_failure: { exit_codes: 3 } }] }, SOFT],
  [{ rules: [['.never', 'rules'], { if: '$CI_COMMIT_BRANCH' }] }, UNDECIDED, UNDECIDED, UNDECIDED],
  [{ rules: [[{ if: '$CI_COMMIT_BRANCH' }]] }, BLOCKS],
  [{ rules: '.never' }, UNDECIDED],
  [{ stage: 'deploy' }, BLOCKS],
  [{ stage: '.post' }, NO_PIPELINE],
  [{ stage: '.pre' }, NO_PIPELINE],
  [{ stage: 'nowhere' }, NO_PIPELINE],
];

const A = { a: SCRIPT };
const RULED = { ...SCRIPT, allow_failure: false, rules: [{ when: 'on_success' }] };
const SAFE = { ...RULED, before_script: ['npm ci'], needs: [] };
const REMOTE = { include: [{ remote: 'https://example.org/x.yml' }] };
const WORKFLOW = { workflow: { rules: [{ when: 'always' }] } };

/** Files of a pipeline, the first of which includes the others, and what its job "a" comes to. */
const FILES: readonly (readonly [
  name: string,
  files: { readonly main: object } & Readonly<Record<string, object>>,
  verdict: string,
  notes?: number,
  of?: string,
])[] = [
  [
    'a later include goes over an earlier',
    { main: { include: ['x.yml', 'y.yml'] }, x: A, y: { a: { allow_failure: true } } },
    SOFT,
    0,
    'y',
  ],
  [
    'an earlier one goes over none',
    {
      main: { include: ['x.yml', 'y.yml'] },
      x: { a: { allow_failure: true } },
      y: { a: { ...SCRIPT, allow_failure: false } },
    },
    BLOCKS,
    0,
    'y',
  ],
  [
    'the file that includes goes over all',
    { main: { include: ['x.yml'], a: { when: 'manual' } }, x: A },
    BY_HAND,
  ],
  [
    '... and takes back what they say',
    {
      main: { include: ['x.yml'], a: { allow_failure: false } },
      x: { a: { ...SCRIPT, allow_failure: true } },
    },
    BLOCKS,
  ],
  [
    'an include of an include goes over nothing of it',
    {
      main: { include: ['x.yml'] },
      x: { include: 'y.yml', a: { ...SCRIPT, when: 'on_success' } },
      y: { a: { when: 'manual' } },
    },
    BLOCKS,
    0,
    'x',
  ],
  [
    'maps are merged key by key',
    {
      main: { include: ['x.yml'], a: { only: { refs: ['branches'] } } },
      x: { a: { ...SCRIPT, only: { variables: ['$X'] } } },
    },
    UNDECIDED,
  ],
  [
    'what it extends is merged too',
    {
      main: {
        '.b': { ...SCRIPT, allow_failure: { exit_codes: [1] } },
        a: { extends: '.b', allow_failure: {} },
      },
    },
    SOFT,
  ],
  ['an include that is not there', { main: { include: ['gone.yml'], ...A } }, NO_PIPELINE, 0],
  [
    'one of elsewhere',
    { main: { include: [{ remote: 'https://example.org/x.yml' }], ...A } },
    UNDECIDED,
    1,
  ],
  [
    'one of another project',
    { main: { include: [{ project: 'a/b', file: 'x.yml' }], ...A } },
    UNDECIDED,
    1,
  ],
  ['a component', { main: { include: [{ component: 'a/b@1' }], ...A } }, UNDECIDED, 1],
  [
    'a template that may start other pipelines',
    { main: { include: [{ template: 'Workflows/MergeRequest-Pipelines.gitlab-ci.yml' }], ...A } },
    UNDECIDED,
    1,
  ],
  [
    'a template of scanners',
    { main: { include: [{ template: 'Security/SAST.gitlab-ci.yml' }], ...A } },
    BLOCKS,
    1,
  ],
  [
    'a template of scanners beside another',
    {
      main: {
        include: [{ template: 'Security/SAST.gitlab-ci.yml' }, { template: 'Go.gitlab-ci.yml' }],
        ...A,
      },
    },
    UNDECIDED,
    1,
  ],
  ['some of a folder', { main: { include: ['ci/*.yml'], ...A } }, UNDECIDED, 1],
  [
    'one of elsewhere, and all is said here',
    { main: { ...REMOTE, ...WORKFLOW, a: SAFE } },
    BLOCKS,
    1,
  ],
  [
    '... but what runs before',
    { main: { ...REMOTE, ...WORKFLOW, a: { ...RULED, needs: [] } } },
    UNDECIDED,
    1,
  ],
  [
    '... which is said for all jobs',
    {
      main: { ...REMOTE, ...WORKFLOW, default: { before_script: [] }, a: { ...RULED, needs: [] } },
    },
    UNDECIDED,
    1,
  ],
  [
    '... but what it waits for',
    { main: { ...REMOTE, ...WORKFLOW, a: { ...SAFE, needs: undefined } } },
    UNDECIDED,
    1,
  ],
  ['... but when there is a pipeline', { main: { ...REMOTE, a: SAFE } }, UNDECIDED, 1],
  [
    'what runs before all jobs ends them',
    { main: { default: { before_script: ['exit 0'] }, ...A } },
    'observes per-event sweep OB112',
  ],
  [
    '... but one that does not take it',
    {
      main: {
        default: { before_script: ['exit 0'] },
        a: { ...SCRIPT, inherit: { default: false } },
      },
    },
    BLOCKS,
  ],
  [
    'one of elsewhere, by an include',
    {
      main: { include: ['x.yml'], ...A },
      x: { include: [{ remote: 'https://example.org/x.yml' }] },
    },
    UNDECIDED,
    2,
  ],
  ['stages without the usual one', { main: { stages: ['check'], ...A } }, NO_PIPELINE],
  [
    'stages with that of the job',
    { main: { stages: ['check'], a: { ...SCRIPT, stage: 'check' } } },
    BLOCKS,
  ],
  [
    'a job that needs one that runs',
    { main: { a: { ...SCRIPT, needs: ['b'] }, b: SCRIPT } },
    BLOCKS,
  ],
  [
    '... one that somebody has to start',
    { main: { a: { ...SCRIPT, needs: ['b'] }, b: { ...SCRIPT, when: 'manual' } } },
    UNDECIDED,
  ],
  [
    '... by a rule',
    {
      main: {
        a: { ...SCRIPT, needs: [{ job: 'b' }] },
        b: { ...SCRIPT, rules: [{ when: 'manual' }] },
      },
    },
    UNDECIDED,
  ],
  [
    '... one that never runs',
    {
      main: {
        a: { ...SCRIPT, needs: [{ job: 'b', artifacts: false }] },
        b: { ...SCRIPT, when: 'never' },
      },
    },
    UNDECIDED,
  ],
];

/** Pipelines of GitLab. */
export const GITLAB: readonly Configuration[] = [
  ...JOBS.map(([job, ...verdicts]) => ({
    name: `gitlab: a job with ${JSON.stringify(job)}`,
    host: 'ci',
    tree: { '.gitlab-ci.yml': JSON.stringify({ a: { ...SCRIPT, ...job } }) },
    claims: [['ci:.gitlab-ci.yml#a', ...verdicts]] as const,
  })),
  ...FILES.map(([name, { main, ...others }, verdict, notes = 0, of = '.gitlab-ci']) => ({
    name: `gitlab: ${name}`,
    host: 'ci',
    tree: Object.fromEntries(
      Object.entries({ '.gitlab-ci': main, ...others }).map(([path, value]) => [
        `${path}.yml`,
        JSON.stringify(value),
      ]),
    ),
    claims: [[`ci:${of}.yml#a`, verdict]] as const,
    ...(notes === 0 ? {} : { problems: [`NOT_READ ${notes === 1 ? '.gitlab-ci' : 'x'}.yml:1`] }),
  })),
];
