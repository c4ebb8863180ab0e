import type { Configuration } from './configuration.ts';

const BLOCKS = 'blocks per-event sweep';
const UNDECIDED = 'observes per-event sweep OB120';
const NO_PIPELINE = 'inert per-event sweep OB109';
const SCRIPT = { script: ['npx vitest run'] };
const MANUAL = { ...SCRIPT, when: 'manual' };
const MERGE_REQUEST = { if: '$CI_PIPELINE_SOURCE == "merge_request_event"' };
const BRANCH = { if: '$CI_COMMIT_BRANCH' };

/** A pipeline, and what its job "a" comes to. */
type Row = readonly [name: string, pipeline: object, ...verdicts: string[]];

const NEEDS: readonly Row[] = [
  [
    'what is needed needs what somebody has to start',
    { a: { ...SCRIPT, needs: ['b'] }, b: { ...SCRIPT, needs: ['c'] }, c: MANUAL },
    UNDECIDED,
  ],
  [
    '... what runs',
    { a: { ...SCRIPT, needs: ['b'] }, b: { ...SCRIPT, needs: ['c'] }, c: SCRIPT },
    BLOCKS,
  ],
  [
    'jobs that need one another',
    { a: { ...SCRIPT, needs: ['b'] }, b: { ...SCRIPT, needs: ['a'] } },
    UNDECIDED,
  ],
  [
    'a rule with needs',
    { a: { ...SCRIPT, rules: [{ ...BRANCH, needs: ['m'] }] }, m: MANUAL },
    UNDECIDED,
  ],
  [
    'a rule that goes over the needs',
    { a: { ...SCRIPT, needs: ['m'], rules: [{ ...BRANCH, needs: [] }] }, m: MANUAL },
    BLOCKS,
  ],
  [
    'what starts another pipeline by hand',
    { a: { ...SCRIPT, needs: ['t'] }, t: { trigger: 'x/y', when: 'manual' } },
    UNDECIDED,
  ],
  [
    '... by itself',
    { a: { ...SCRIPT, needs: ['t'] }, t: { trigger: { include: 'x.yml' } } },
    BLOCKS,
  ],
  [
    'what runs on tags',
    { a: { ...SCRIPT, needs: ['t'] }, t: { ...SCRIPT, only: ['tags'] } },
    UNDECIDED,
  ],
  [
    '... on a schedule',
    {
      a: { ...SCRIPT, needs: ['t'] },
      t: { ...SCRIPT, rules: [{ if: '$CI_PIPELINE_SOURCE == "schedule"' }] },
    },
    UNDECIDED,
  ],
  [
    '... on a schedule, if there is one',
    {
      a: { ...SCRIPT, needs: [{ job: 't', optional: true }] },
      t: { ...SCRIPT, only: ['schedules'] },
    },
    BLOCKS,
  ],
  [
    'another that needs what is on tags alone',
    { a: SCRIPT, b: { ...SCRIPT, needs: ['t'] }, t: { ...SCRIPT, only: ['tags'] } },
    UNDECIDED,
  ],
  [
    'both on tags',
    {
      a: SCRIPT,
      b: { ...SCRIPT, only: ['tags'], needs: ['t'] },
      t: { ...SCRIPT, only: ['tags'] },
    },
    BLOCKS,
  ],
  [
    'a merge request that needs what is of branches',
    { a: { ...SCRIPT, needs: ['b'], rules: [MERGE_REQUEST] }, b: SCRIPT },
    UNDECIDED,
  ],
  [
    '... what is of all',
    {
      a: { ...SCRIPT, needs: ['b'], rules: [MERGE_REQUEST] },
      b: { ...SCRIPT, rules: [{ when: 'on_success' }] },
    },
    BLOCKS,
  ],
  ['what is not there', { a: { ...SCRIPT, needs: ['nosuch'] } }, NO_PIPELINE],
  ['... by another job', { a: SCRIPT, b: { ...SCRIPT, needs: ['nosuch'] } }, NO_PIPELINE],
  ['... if it is there', { a: { ...SCRIPT, needs: [{ job: 'nosuch', optional: true }] } }, BLOCKS],
  [
    'what is of a later stage',
    { a: { ...SCRIPT, needs: ['b'] }, b: { ...SCRIPT, stage: 'deploy' } },
    NO_PIPELINE,
  ],
  ['dependencies on nothing', { a: { ...SCRIPT, dependencies: ['nosuch'] } }, NO_PIPELINE],
  [
    'dependencies on a job before',
    { a: { ...SCRIPT, dependencies: ['b'] }, b: { ...SCRIPT, stage: 'build' } },
    BLOCKS,
  ],
  [
    'more than anybody needs',
    {
      a: {
        ...SCRIPT,
        needs: Array.from({ length: 201 }, (_, at) => ({ job: `b${at}`, optional: true })),
      },
    },
    UNDECIDED,
  ],
  ['one of several', { a: { ...SCRIPT, needs: ['b 1/2'] }, b: { ...SCRIPT, parallel: 2 } }, BLOCKS],
  ['one of another project', { a: { ...SCRIPT, needs: [{ project: 'x/y', job: 'b' }] } }, BLOCKS],
];

const EARLY = { stage: 'build' };

const STAGES: readonly Row[] = [
  [
    'a rule by hand in a stage before',
    { a: SCRIPT, b: { ...SCRIPT, ...EARLY, rules: [{ when: 'manual' }] } },
    UNDECIDED,
  ],
  [
    '... with nobody waiting',
    { a: SCRIPT, b: { ...SCRIPT, ...EARLY, rules: [{ when: 'manual', allow_failure: true }] } },
    BLOCKS,
  ],
  ['a job by hand in a stage before', { a: SCRIPT, b: { ...MANUAL, ...EARLY } }, BLOCKS],
  [
    '... that all wait for',
    { a: SCRIPT, b: { ...MANUAL, ...EARLY, allow_failure: false } },
    UNDECIDED,
  ],
  [
    '... and what is needed waits for',
    {
      a: { ...SCRIPT, needs: ['c'] },
      b: { ...MANUAL, ...EARLY, allow_failure: false },
      c: SCRIPT,
    },
    UNDECIDED,
  ],
  [
    '... but one without needs',
    { a: { ...SCRIPT, needs: [] }, b: { ...MANUAL, ...EARLY, allow_failure: false } },
    BLOCKS,
  ],
  ['... of its own stage', { a: SCRIPT, b: { ...MANUAL, allow_failure: false } }, BLOCKS],
  [
    '... on tags alone',
    { a: SCRIPT, b: { ...SCRIPT, ...EARLY, rules: [{ if: '$CI_COMMIT_TAG', when: 'manual' }] } },
    BLOCKS,
  ],
  ['a job of .post beside others', { a: { ...SCRIPT, stage: '.post' }, b: SCRIPT }, BLOCKS],
  [
    '... beside others on tags',
    { a: { ...SCRIPT, stage: '.post' }, b: { ...SCRIPT, only: ['tags'] } },
    NO_PIPELINE,
  ],
  [
    '... beside others that may not run',
    { a: { ...SCRIPT, stage: '.pre' }, b: { ...SCRIPT, rules: [{ if: '$X' }] } },
    UNDECIDED,
  ],
];

const FAULTS: readonly Row[] = [
  ['extending nothing', { a: { ...SCRIPT, extends: '.nosuch' } }, NO_PIPELINE],
  ['... by another job', { a: SCRIPT, b: { ...SCRIPT, extends: ['.nosuch'] } }, NO_PIPELINE],
  ['a trigger beside a script', { a: SCRIPT, b: { ...SCRIPT, trigger: 'x/y' } }, NO_PIPELINE],
  ['a job without any', { a: SCRIPT, b: { stage: 'test' } }, NO_PIPELINE],
  ['an "if" that is a list', { a: { ...SCRIPT, rules: [{ if: ['$X'] }] } }, NO_PIPELINE],
  [
    '... of its workflow',
    { workflow: { rules: [{ if: ['$CI_COMMIT_BRANCH'] }] }, a: SCRIPT },
    NO_PIPELINE,
  ],
  [
    'what stands before, left out',
    { default: { before_script: ['exit 0'] }, a: { ...SCRIPT, inherit: { default: false } } },
    BLOCKS,
  ],
  [
    '... of all jobs',
    { before_script: ['exit 0'], a: { ...SCRIPT, inherit: { default: ['image'] } } },
    BLOCKS,
  ],
];

const WORKFLOWS: readonly Row[] = [
  [
    'pipelines of merge requests alone',
    { workflow: { rules: [MERGE_REQUEST] }, a: SCRIPT },
    BLOCKS,
  ],
  [
    '... and a job of branches',
    { workflow: { rules: [MERGE_REQUEST] }, a: { ...SCRIPT, only: ['branches'] } },
    'inert per-event sweep OB108',
  ],
  [
    '... and a rule without a condition',
    { workflow: { rules: [MERGE_REQUEST] }, a: { ...SCRIPT, rules: [{ when: 'always' }] } },
    BLOCKS,
  ],
  [
    '... and one after a rule that keeps them out',
    {
      workflow: { rules: [MERGE_REQUEST] },
      a: { ...SCRIPT, rules: [{ ...MERGE_REQUEST, when: 'never' }, { when: 'always' }] },
    },
    'inert per-event sweep OB108',
  ],
  [
    'pipelines of both',
    { workflow: { rules: [MERGE_REQUEST, BRANCH] }, a: SCRIPT },
    BLOCKS,
    BLOCKS,
  ],
  [
    'pipelines of all, and a job of merge requests',
    { workflow: { rules: [{ when: 'always' }] }, a: { ...SCRIPT, rules: [MERGE_REQUEST] } },
    BLOCKS,
  ],
];

const JOB_A = 'a:\n  script: [npx vitest run]\n';
const SPEC = 'spec:\n  inputs:\n    x:\n      default: npm test\n---\n';
const REMOTE = 'include: [{ remote: "https://example.org/x.yml" }]\n';
const RULED =
  'a:\n  before_script: []\n  script: [npx vitest run]\n  needs: []\n  allow_failure: false\n  rules: [{ when: on_success }]\n';
const SAST = 'include: [{ template: Security/SAST.gitlab-ci.yml }]\n';

/** Files as they are written, and what a job comes to. */
const TEXTS: readonly (readonly [
  name: string,
  files: Readonly<Record<string, string>>,
  claim: string,
  verdict: string,
  notes?: number,
])[] = [
  [
    'a workflow of which two files say something',
    {
      '.gitlab-ci': `include: x.yml\nworkflow: { name: x }\n${JOB_A}`,
      x: 'workflow: { rules: [{ when: never }] }\n',
    },
    'ci:.gitlab-ci.yml#a',
    'inert per-event sweep OB108',
  ],
  [
    'one of elsewhere, and a workflow without rules',
    { '.gitlab-ci': `${REMOTE}workflow: { name: x }\n${RULED}` },
    'ci:.gitlab-ci.yml#a',
    UNDECIDED,
    1,
  ],
  [
    'one of elsewhere, and the rules of a workflow',
    { '.gitlab-ci': `${REMOTE}workflow: { rules: [{ when: always }] }\n${RULED}` },
    'ci:.gitlab-ci.yml#a',
    BLOCKS,
    1,
  ],
  ['a header', { '.gitlab-ci': SPEC + JOB_A }, 'ci:.gitlab-ci.yml#a', BLOCKS],
  [
    'a header after a comment',
    { '.gitlab-ci': `# x\n---\n${SPEC}${JOB_A}` },
    'ci:.gitlab-ci.yml#a',
    BLOCKS,
  ],
  [
    'a header of an include',
    { '.gitlab-ci': 'include: x.yml\n', x: SPEC + JOB_A },
    'ci:x.yml#a',
    BLOCKS,
  ],
  [
    'a header of an include that changes the job',
    {
      '.gitlab-ci': 'include: x.yml\na: { script: [npx vitest run] }\n',
      x: `${SPEC}a: { allow_failure: true }\n`,
    },
    'ci:.gitlab-ci.yml#a',
    'observes per-event sweep OB113',
  ],
  [
    'an input',
    { '.gitlab-ci': `${SPEC}a:\n  script: [npx vitest run]\n  when: $[[ inputs.x ]]\n` },
    'ci:.gitlab-ci.yml#a',
    UNDECIDED,
  ],
  [
    'an input for a script',
    { '.gitlab-ci': `${SPEC}a:\n  script: ["$[[ inputs.x ]]", npx vitest run]\n` },
    'ci:.gitlab-ci.yml#a',
    UNDECIDED,
  ],
  [
    'a reference to what ends well',
    {
      '.gitlab-ci':
        '.s:\n  before_script: [exit 0]\na:\n  before_script: [!reference [.s, before_script]]\n  script: [npx vitest run]\n',
    },
    'ci:.gitlab-ci.yml#a',
    'observes per-event sweep OB112',
  ],
  [
    'a reference to what checks',
    {
      '.gitlab-ci':
        '.s:\n  script: [npx vitest run]\na:\n  script:\n    - npm ci\n    - !reference [.s, script]\n',
    },
    'ci:.gitlab-ci.yml#a',
    BLOCKS,
  ],
  [
    'a reference to what another extends',
    {
      '.gitlab-ci':
        '.b:\n  script: [npx vitest run]\n.s:\n  extends: .b\na:\n  script: !reference [.s, script]\n',
    },
    'ci:.gitlab-ci.yml#a',
    BLOCKS,
  ],
  [
    'a reference to nothing',
    {
      '.gitlab-ci':
        'a:\n  before_script: [!reference [.s, before_script]]\n  script: [npx vitest run]\n',
    },
    'ci:.gitlab-ci.yml#a',
    UNDECIDED,
  ],
  [
    'a reference to itself',
    { '.gitlab-ci': 'a:\n  script: [npx vitest run, !reference [a, script]]\n' },
    'ci:.gitlab-ci.yml#a',
    UNDECIDED,
  ],
  [
    'a reference for rules',
    {
      '.gitlab-ci':
        '.s:\n  rules: [{ when: manual }]\na:\n  script: [npx vitest run]\n  rules: [!reference [.s, rules]]\n',
    },
    'ci:.gitlab-ci.yml#a',
    'by-hand per-event sweep OB107',
  ],
  ...(['test', 'unit-tests', 'build', 'deploy'] as const).map(
    (name) =>
      [
        `a template of scanners beside the job ${name}`,
        { '.gitlab-ci': `${SAST}${name}: { stage: test, script: [npx vitest run] }\n` },
        `ci:.gitlab-ci.yml#${name}`,
        BLOCKS,
        1,
      ] as const,
  ),
  [
    'a template of scanners beside one of theirs',
    { '.gitlab-ci': `${SAST}semgrep-sast: { script: [npx vitest run] }\n` },
    'ci:.gitlab-ci.yml#semgrep-sast',
    UNDECIDED,
    1,
  ],
  [
    'a template of jobs beside one of theirs',
    {
      '.gitlab-ci':
        'include: [{ template: Jobs/Build.gitlab-ci.yml }]\nbuild: { script: [npx vitest run] }\n',
    },
    'ci:.gitlab-ci.yml#build',
    UNDECIDED,
    1,
  ],
];

/** Pipelines of GitLab in which a job depends on others, on its workflow, or on how it is written. */
export const GITLAB_PIPELINES: readonly Configuration[] = [
  ...[...NEEDS, ...STAGES, ...FAULTS, ...WORKFLOWS].map(([name, pipeline, ...verdicts]) => ({
    name: `gitlab: ${name}`,
    host: 'ci',
    tree: { '.gitlab-ci.yml': JSON.stringify(pipeline) },
    claims: [['ci:.gitlab-ci.yml#a', ...verdicts]] as const,
  })),
  ...TEXTS.map(([name, files, claim, verdict, notes = 0]) => ({
    name: `gitlab: ${name}`,
    host: 'ci',
    tree: Object.fromEntries(Object.entries(files).map(([path, text]) => [`${path}.yml`, text])),
    claims: [[claim, verdict]] as const,
    ...(notes === 0 ? {} : { problems: ['NOT_READ .gitlab-ci.yml:1'] }),
  })),
];
