import type { Configuration } from './configuration.ts';

const PERSONAL = 'personal per-commit sweep OB114';
const BLOCKS = 'blocks per-commit sweep';
const OFF = 'inert per-commit sweep OB108';
const UNDECIDED = 'observes per-commit sweep OB120';
const TYPES = { 'pre-commit': { commands: { types: { run: 'npx tsc' } } } };
const JOBS = {
  'pre-commit': { jobs: [{ name: 'types', run: 'npx tsc' }, { run: 'npx vitest run' }] },
};
const GROUP = {
  'pre-commit': { jobs: [{ name: 'all', group: { jobs: [{ run: 'npx tsc' }] } }] },
};

/** A file, the person's own, and what the hooks of both come to. */
const LOCAL: readonly (readonly [
  name: string,
  main: object,
  local: object,
  ...verdicts: string[],
])[] = [
  ['nothing', TYPES, {}, BLOCKS],
  ['settings alone', TYPES, { skip_output: ['meta'] }, BLOCKS],
  [
    'a command left out',
    TYPES,
    { 'pre-commit': { commands: { types: { skip: true } } } },
    'inert per-commit sweep OB120+OB108',
  ],
  ['a hook left out', TYPES, { 'pre-commit': { skip: true } }, OFF],
  [
    'a hook left out under a condition',
    TYPES,
    { 'pre-commit': { skip: [{ ref: 'wip/*' }] } },
    UNDECIDED,
  ],
  [
    'a hook brought back',
    { 'pre-commit': { ...TYPES['pre-commit'], skip: true } },
    { 'pre-commit': { skip: false } },
    OFF,
  ],
  [
    'tags left out',
    { 'pre-commit': { commands: { types: { run: 'npx tsc', tags: 'slow' } } } },
    { 'pre-commit': { exclude_tags: ['slow'] } },
    OFF,
  ],
  ['a command left out by its name', TYPES, { 'pre-commit': { exclude_tags: ['types'] } }, OFF],
  ['other names left out', TYPES, { 'pre-commit': { exclude_tags: ['lint'] } }, BLOCKS],
  ['a job left out by its name', JOBS, { 'pre-commit': { exclude_tags: 'types' } }, OFF, BLOCKS],
  [
    'tags left out, of several',
    { 'pre-commit': { commands: { types: { run: 'npx tsc', tags: 'slow, big' } } } },
    { 'pre-commit': { exclude_tags: ['slow'] } },
    OFF,
  ],
  ['other files', TYPES, { 'pre-commit': { exclude: ['docs/**'] } }, `${BLOCKS} paths=**,!docs/**`],
  [
    'another program',
    TYPES,
    { 'pre-commit': { commands: { types: { run: 'true' } } } },
    'observes per-commit OB120+OB110',
  ],
  [
    'a command of its own',
    TYPES,
    { 'pre-commit': { commands: { mine: { run: 'npx tsc' } } } },
    BLOCKS,
    PERSONAL,
  ],
  ['another hook', TYPES, { 'pre-push': { commands: { mine: { run: 'npx tsc' } } } }, BLOCKS],
  [
    'a job left out',
    JOBS,
    { 'pre-commit': { jobs: [{ name: 'types', skip: true }] } },
    UNDECIDED,
    BLOCKS,
  ],
  [
    'a job of its own',
    JOBS,
    { 'pre-commit': { jobs: [{ run: 'npx tsc' }] } },
    BLOCKS,
    BLOCKS,
    PERSONAL,
  ],
  ['a group left out', GROUP, { 'pre-commit': { jobs: [{ name: 'all', skip: true }] } }, UNDECIDED],
];

const EXTENDED = { ...TYPES, extends: ['ci/hooks.yml'] };

/** Further files of a project, and what its hook comes to. */
const MORE: readonly (readonly [
  name: string,
  files: Readonly<Record<string, object | string>>,
  verdict: string,
  problem?: string,
])[] = [
  [
    'extending one that leaves out a hook',
    { 'lefthook.yml': EXTENDED, 'ci/hooks.yml': { 'pre-commit': { skip: true } } },
    OFF,
  ],
  [
    'extending one that changes a command',
    {
      'lefthook.yml': EXTENDED,
      'ci/hooks.yml': { 'pre-commit': { commands: { types: { tags: 'a' } } } },
    },
    UNDECIDED,
  ],
  [
    'extending one that has the command',
    { 'lefthook.yml': { extends: 'ci/hooks.yml' }, 'ci/hooks.yml': TYPES },
    BLOCKS,
  ],
  [
    'extending, in a person’s own file, one that leaves out a hook',
    {
      'lefthook.yml': TYPES,
      'lefthook-local.yml': { extends: ['my.yml'] },
      'my.yml': { 'pre-commit': { skip: true } },
    },
    OFF,
  ],
  [
    'extending, in a person’s own file, one that has the command',
    {
      'lefthook.yml': {},
      'lefthook-local.yml': { extends: ['my.yml'] },
      'my.yml': TYPES,
    },
    PERSONAL,
  ],
  [
    'extending, in a person’s own file, what is not there',
    { 'lefthook.yml': TYPES, 'lefthook-local.yml': { extends: ['my.yml'] } },
    UNDECIDED,
  ],
  [
    'extending one that extends one that leaves out a hook',
    {
      'lefthook.yml': EXTENDED,
      'ci/hooks.yml': { extends: ['ci/more.yml'] },
      'ci/more.yml': { 'pre-commit': { skip: true } },
    },
    OFF,
  ],
  [
    'extending one that extends one that changes nothing',
    {
      'lefthook.yml': EXTENDED,
      'ci/hooks.yml': { extends: ['ci/more.yml'] },
      'ci/more.yml': { colors: false },
    },
    BLOCKS,
  ],
  [
    'extending one that extends itself',
    { 'lefthook.yml': EXTENDED, 'ci/hooks.yml': { extends: ['ci/hooks.yml'] } },
    UNDECIDED,
  ],
  ['extending what is not there', { 'lefthook.yml': EXTENDED }, UNDECIDED],
  [
    'extending some of a folder',
    { 'lefthook.yml': { ...TYPES, extends: ['ci/*.yml'] } },
    UNDECIDED,
  ],
  [
    'with files of elsewhere',
    { 'lefthook.yml': { ...TYPES, remotes: [{ git_url: 'https://example.org/x' }] } },
    UNDECIDED,
  ],
  [
    'with a person’s own file of another kind',
    { 'lefthook.yml': TYPES, 'lefthook-local.toml': 'x = 1' },
    UNDECIDED,
    'NOT_READ lefthook-local.toml',
  ],
  [
    'with a person’s own file in JSON',
    { 'lefthook.yml': TYPES, 'lefthook-local.json': { 'pre-commit': { skip: true } } },
    OFF,
  ],
  ['in JSON', { 'lefthook.json': TYPES }, BLOCKS],
  ['of a person alone', { 'lefthook-local.yml': TYPES }, PERSONAL],
];

const paths = (globs: string) => `${BLOCKS} paths=${globs}`;
const RUN = { run: 'npx tsc' };
const one = (more: object, top: object = {}) => ({
  ...top,
  'pre-commit': { jobs: [{ ...RUN, ...more }] },
});
const TEMPLATED = { 'pre-commit': { commands: { a: { run: '{before} npx tsc' } } } };

/** What lefthook 2.2.2 was seen to do in a repository of git, and what the audit says of it. */
// biome-ignore format: a table is read by column
const RAN: readonly (readonly [name: string, main: object, verdict: string, more?: Readonly<Record<string, string>>])[] = [
  // It runs, and its failure stops the commit.
  ['nothing more',                              one({}),                                          BLOCKS],
  ['skip: null',                                one({ skip: null }),                              BLOCKS],
  ['only: null',                                one({ only: null }),                              BLOCKS],
  ['skip: []',                                  one({ skip: [] }),                                BLOCKS],
  ['a timeout, a text and a terminal',          one({ timeout: '1m', fail_text: 'x', interactive: true }), BLOCKS],
  ['arguments',                                 one({ args: '--noEmit' }),                        BLOCKS],
  ['piped jobs',                                { 'pre-commit': { piped: true, jobs: [{ ...RUN }] } }, BLOCKS],
  ['a template',                                { ...TEMPLATED, templates: { before: 'time' } },  BLOCKS],
  ['a file that is read before',                one({}, { rc: './rc' }),                          BLOCKS, { rc: 'export A=1\n' }],
  ['a file of a person that is read before',    one({}, { rc: '~/.lefthookrc' }),                 BLOCKS],
  ['lefthook by npx',                           one({}, { lefthook: 'npx lefthook' }),            BLOCKS],
  // It does not run, or its failure counts nowhere.
  ['only: false',                               one({ only: false }),                             UNDECIDED],
  ['only on another branch',                    one({ only: [{ ref: 'other' }] }),                UNDECIDED],
  ['root: .',                                   one({ root: '.' }),                               'observes per-commit sweep OB120'],
  ['root: ./docs',                              one({ root: './docs' }),                          'observes per-commit sweep OB120 paths=docs/**'],
  ['arguments that swallow',                    one({ args: '|| true' }),                         'observes per-commit sweep OB112'],
  ['a command beside a group',                  one({ run: 'true', group: { jobs: [RUN] } }),     'observes per-commit OB110'],
  ['a template that prints',                    { ...TEMPLATED, templates: { before: 'echo' } },  'observes per-commit OB110'],
  ['a template that swallows',                  { ...TEMPLATED, templates: { before: 'true ||' } }, 'observes per-commit sweep OB120'],
  ['a file before that switches it off',        one({}, { rc: './rc' }),                          UNDECIDED, { rc: 'export LEFTHOOK=0\n' }],
  ['a file before that ends',                   one({}, { rc: 'rc' }),                            UNDECIDED, { rc: 'exit 0\n' }],
  ['another program as lefthook',               one({}, { lefthook: 'true' }),                    UNDECIDED],
  ['a file that comes after another',           {},                                               'inert per-commit sweep OB119', { '.lefthook.yml': JSON.stringify(one({})) }],
  // It runs for some files alone.
  ['**/ of a folder',                           one({ glob: 'src/**/*.ts' }),                     paths('src/*/**/*.ts')],
  ['**/ at the begin',                          one({ glob: '**/*.ts' }),                         paths('*/**/*.ts')],
  ['a folder',                                  one({ glob: 'src/*.ts' }),                        paths('src/**/*.ts')],
  ['a name',                                    one({ glob: '*.ts' }),                            paths('**/*.ts')],
  ['**/ of doublestar',                         one({ glob: 'src/**/*.ts' }, { glob_matcher: 'doublestar' }), paths('src/**/*.ts')],
  ['a folder with a slash',                     one({ glob: 'src/' }),                            paths('nothing:src/')],
  ['a path from here',                          one({ glob: './src/*.ts' }),                      paths('nothing:./src/*.ts')],
];

const MANIFEST = JSON.stringify({
  scripts: { prepare: 'lefthook install' },
  devDependencies: { lefthook: '^1.7.0' },
});

/** Lefthook, whose settings stand in more than one file. */
export const LEFTHOOK: readonly Configuration[] = [
  ...LOCAL.map(([name, main, local, ...verdicts]) => ({
    name: `lefthook, and in a person's own file ${name}`,
    host: 'git',
    tree: {
      'package.json': MANIFEST,
      'lefthook.yml': JSON.stringify(main),
      'lefthook-local.yml': JSON.stringify(local),
    },
    claims: [['git:pre-commit', ...verdicts]] as const,
  })),
  ...RAN.map(([name, main, verdict, more = {}]) => ({
    name: `lefthook with ${name}`,
    host: 'git',
    tree: { 'package.json': MANIFEST, 'lefthook.yml': JSON.stringify(main), ...more },
    claims: [['git:pre-commit', verdict]] as const,
  })),
  ...MORE.map(([name, files, verdict, problem]) => ({
    name: `lefthook ${name}`,
    host: 'git',
    tree: {
      'package.json': MANIFEST,
      ...Object.fromEntries(
        Object.entries(files).map(([path, value]) => [
          path,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
    },
    claims: [['git:pre-commit', verdict]] as const,
    ...(problem === undefined ? {} : { problems: [problem] }),
  })),
];
