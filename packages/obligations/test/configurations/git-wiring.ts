import { type Configuration, program } from './configuration.ts';

const HELD = 'blocks per-commit sweep';
const PERSONAL = 'personal per-commit sweep OB114';

/** Trees in which one kind of hook runs `tsc`, but for what sets the hooks. */
const TREES = {
  husky: { '.husky/pre-commit': program('npx tsc\n') },
  hooksPath: { '.githooks/pre-commit': program('#!/bin/sh\nnpx tsc\n') },
  lefthook: { 'lefthook.yml': 'pre-commit:\n  commands:\n    types:\n      run: npx tsc\n' },
  'pre-commit': {
    '.pre-commit-config.yaml':
      'repos:\n  - repo: local\n    hooks:\n      - {id: types, entry: npx tsc, language: system, pass_filenames: false, always_run: true}\n',
  },
  'simple-git-hooks': { '.simple-git-hooks.json': '{"pre-commit":"npx tsc"}' },
} as const;

type Tool = keyof typeof TREES;

// biome-ignore format: a table is read by column
const PREPARED: readonly (readonly [tool: Tool, prepare: string, verdict: string, more?: object])[] = [
  ['husky',            'husky',                                                         HELD],
  ['husky',            'husky || true',                                                 HELD],
  ['husky',            'is-ci || husky',                                                HELD],
  ['husky',            'husky install',                                                 HELD],
  ['husky',            'npx --no-install husky install',                                HELD],
  ['husky',            'npm run build && husky',                                        HELD,     { scripts: { build: 'tsc' } }],
  ['husky',            'npm run hooks',                                                 HELD,     { scripts: { hooks: 'husky' } }],
  ['husky',            'cd web && npm install && cd .. && husky',                       HELD],
  ['husky',            '[ -n "$CI" ] || husky',                                         HELD],
  ['husky',            'node -e "if (process.env.CI) process.exit(1)" || husky',        PERSONAL],
  ['husky',            'node tools/build.mjs && husky',                                 HELD],
  ['husky',            'test -f web && husky',                                          PERSONAL],
  ['husky',            'npm run build && husky || true',                                PERSONAL, { scripts: { build: 'tsc' } }],
  ['husky',            'node -e "try { require(\'husky\').install() } catch (e) {}"',   HELD],
  ['husky',            'git config core.hooksPath .githooks && husky',                  HELD],
  ['husky',            'echo husky is off',                                             PERSONAL],
  ['husky',            'HUSKY=0 husky',                                                 PERSONAL],
  ['husky',            'cross-env HUSKY=0 husky',                                       PERSONAL],
  ['husky',            'husky uninstall',                                               PERSONAL],
  ['husky',            'husky && husky uninstall',                                      PERSONAL],
  ['husky',            'true || husky',                                                 PERSONAL],
  ['husky',            'false && husky',                                                PERSONAL],
  ['husky',            'npm test || husky',                                             PERSONAL],
  ['husky',            'exit 0; husky',                                                 PERSONAL],
  ['husky',            'rm -rf .husky',                                                 PERSONAL],
  ['husky',            'husky; rm -rf .husky',                                          PERSONAL],
  ['husky',            'cd web && husky',                                               PERSONAL],
  ['husky',            'husky web/.husky',                                              PERSONAL],
  ['husky',            'husky --version',                                               PERSONAL],
  ['husky',            'if [ -n "$X" ]; then husky; fi',                                PERSONAL],
  ['husky',            'install_it() { husky; }',                                       PERSONAL],
  ['husky',            'husky && git config core.hooksPath .githooks',                  PERSONAL],
  ['husky',            'husky && git config --unset core.hooksPath',                    PERSONAL],
  ['husky',            'npm run hooks',                                                 PERSONAL, { scripts: { hooks: 'echo husky' } }],
  ['husky',            'husky',                                                         PERSONAL, { devDependencies: { husky: '^8.0.0' } }],
  ['husky',            'husky',                                                         PERSONAL, { packageManager: 'yarn@4.1.0' }],
  ['husky',            'command -v husky && husky',                                     PERSONAL],
  ['husky',            'command -v husky >/dev/null 2>&1 && husky || exit 0',           HELD,     { devDependencies: { husky: '9' } }],
  ['husky',            '[ "$CI" != true ] || husky',                                    PERSONAL],
  ['husky',            '[ -z "$CI" ] && husky',                                         HELD],
  ['husky',            '[ -n "$CI" ] && exit 0; husky',                                 HELD],
  ['husky',            'exec true; husky',                                              PERSONAL],
  ['husky',            'exec husky',                                                    HELD],
  ['husky',            'trap "husky uninstall" EXIT; husky',                            PERSONAL],
  ['husky',            'pushd web && husky',                                            PERSONAL],
  ['husky',            'yarn --cwd=web husky',                                          PERSONAL],
  ['husky',            'sh -c "cd web && husky"',                                       PERSONAL],
  ['hooksPath',        'git config core.hooksPath .githooks',                           HELD],
  ['hooksPath',        'git config core.hooksPath .githooks/',                          HELD],
  ['hooksPath',        'git config --local core.hookspath ./.githooks || true',         HELD],
  ['hooksPath',        'git config core.hooksPath "$(pwd)/.githooks"',                  HELD],
  ['hooksPath',        'git rev-parse --git-dir && git config core.hooksPath .githooks', HELD],
  ['hooksPath',        'echo "run: git config core.hooksPath .githooks"',               PERSONAL],
  ['hooksPath',        'git config --unset core.hooksPath .githooks',                   PERSONAL],
  ['hooksPath',        'git config --get core.hooksPath .githooks',                     PERSONAL],
  ['hooksPath',        'git config --global core.hooksPath .githooks',                  PERSONAL],
  ['hooksPath',        'git -c core.hooksPath=.githooks status',                        PERSONAL],
  ['hooksPath',        'git config core.hooksPath .githooks; git config core.hooksPath other', PERSONAL],
  ['hooksPath',        'git config core.hooksPath .githooks; git config --unset core.hooksPath', PERSONAL],
  ['hooksPath',        'git config core.hooksPath .githooks && husky',                  PERSONAL],
  ['hooksPath',        'cd .. && git config core.hooksPath .githooks',                  PERSONAL],
  ['lefthook',         'lefthook install',                                              HELD],
  ['lefthook',         'npx lefthook install -f',                                       HELD],
  ['lefthook',         'lefthook install pre-commit',                                   HELD],
  ['lefthook',         'lefthook install pre-push',                                     PERSONAL],
  ['lefthook',         'lefthook uninstall',                                            PERSONAL],
  ['lefthook',         'lefthook install && lefthook uninstall',                        PERSONAL],
  ['lefthook',         'lefthook uninstall',                                            PERSONAL, { devDependencies: { lefthook: '1' } }],
  ['lefthook',         'echo lefthook install',                                         PERSONAL],
  ['lefthook',         'lefthook install; git config core.hooksPath x',                 PERSONAL],
  ['pre-commit',       'pre-commit install',                                            HELD],
  ['pre-commit',       'uv run pre-commit install --install-hooks',                     HELD],
  ['pre-commit',       'prek install',                                                  HELD],
  ['pre-commit',       'echo pre-commit install',                                       PERSONAL],
  ['pre-commit',       'pre-commit install-hooks',                                      PERSONAL],
  ['pre-commit',       'pre-commit install --hook-type commit-msg',                     'fault OB116'],
  ['pre-commit',       'pre-commit install -c other.yaml',                              PERSONAL],
  ['pre-commit',       'pre-commit install && pre-commit uninstall',                    PERSONAL],
  ['pre-commit',       'husky && pre-commit install',                                   PERSONAL],
  ['simple-git-hooks', 'simple-git-hooks',                                              HELD],
  ['simple-git-hooks', 'npx simple-git-hooks || true',                                  HELD],
  ['simple-git-hooks', 'echo simple-git-hooks',                                         PERSONAL],
  ['simple-git-hooks', 'simple-git-hooks other.json',                                   PERSONAL],
  ['simple-git-hooks', 'SKIP_INSTALL_SIMPLE_GIT_HOOKS=1 simple-git-hooks',              PERSONAL],
];

// biome-ignore format: a table is read by column
const STAGED: readonly (readonly [config: object | string, hook: string, verdict: string])[] = [
  [{ '*.{js,ts}': 'eslint' },                       'npx lint-staged',                  'blocks per-commit paths=**/*.{js,ts}'],
  [{ 'docs/**': ['prettier --write', 'git add'] },  'pnpm exec lint-staged --verbose',  'blocks per-commit paths=docs/**'],
  [{ '*': 'eslint' },                               'npx lint-staged',                  'blocks per-commit'],
  [{ '*.js': 'eslint', '*.md': 'echo' },            'npx lint-staged',                  'blocks per-commit paths=**/*.js'],
  [{ '*.js': 'eslint', '*.md': 'vale' },            'npx lint-staged',                  'blocks per-commit paths=**/*.js,**/*.md'],
  [{ '*.js': 'echo hi' },                           'npx lint-staged',                  'observes per-commit OB110'],
  [{ '*.js': 'git add' },                           'npx lint-staged',                  'observes per-commit OB110'],
  [{ '*.js': 'eslint' },                            'cd web && npx lint-staged',        'observes per-commit OB120 paths=**/*.js'],
  [{ '*.js': 'eslint' },                            'npx lint-staged --diff=main',      'observes per-commit OB120'],
  [{ '*.js': 'eslint' },                            'npx lint-staged || true',          'observes per-commit OB112 paths=**/*.js'],
  [{ '*.js': 'eslint' },                            'npx lint-staged && npx tsc',       'blocks per-commit'],
  [{},                                              'npx nano-staged',                  'blocks per-commit paths=hook:nano-staged'],
  [{},                                              'pre-commit run',                   'blocks per-commit paths=hook:pre-commit run'],
  [{},                                              'pre-commit run --all-files',       'blocks per-commit sweep'],
  ['module.exports = {}',                           'npx lint-staged',                  'observes per-commit OB120'],
];

const repos = (hook: string, more = '', from = 'local') =>
  `${more}repos:\n  - repo: ${from}\n    hooks:\n      - {id: one, entry: npx eslint, language: system${hook}}\n`;

// biome-ignore format: a table is read by column
const PRE_COMMIT: readonly (readonly [config: string, verdict: string])[] = [
  [repos(''),                                                                'blocks per-commit'],
  [repos(', exclude_types: [markdown]'),                                     'blocks per-commit paths=**,!**/*.md'],
  [repos(', always_run: true, files: ^docs/'),                               'blocks per-commit paths=docs/**'],
  [repos(', always_run: true, pass_filenames: false, files: ^docs/'),        'blocks per-commit'],
  [repos(', always_run: true, exclude: ^docs/'),                             'blocks per-commit paths=**,!docs/**'],
  [repos(', types_or: []'),                                                  'blocks per-commit'],
  [repos(', types_or: [python, markdown]'),                                  'blocks per-commit paths=**/*.py,**/*.md'],
  [repos(', types: [python], files: ^src/'),                                 'blocks per-commit paths=src/**/*.py'],
  [repos(', types: [python, executable]'),                                   'blocks per-commit paths=**/*.py,!outside type:executable'],
  [repos(', files: ^src/', 'files: ^docs/\n'),                               'blocks per-commit paths=src/**,!outside docs/**'],
  [repos(', stages: []', 'default_stages: [manual]\n'),                      'by-hand per-commit OB107'],
  [repos(', stages: [pre-push]'),                                            'fault OB116'],
  [repos('', '', 'https://example.org/x'),                                   'blocks per-commit paths=hook:one'],
  [repos(', always_run: true, pass_filenames: false', '', 'https://example.org/x'), 'blocks per-commit paths=hook:one'],
  [repos('', '', 'meta').replace('id: one', 'id: identity'),                 'observes per-commit OB110 paths=.pre-commit-config.yaml'],
  [repos('', '', 'meta').replace('id: one', 'id: check-hooks-apply'),        'blocks per-commit paths=.pre-commit-config.yaml'],
  [repos('').replace('npx eslint', '"true"'),                                'observes per-commit OB110'],
  [repos('').replace('npx eslint', 'echo no').replace('system', 'python'),   'observes per-commit OB110'],
];

const job = (text: string, more = '') => `pre-commit:\n${more}  jobs:\n    - ${text}\n`;

// biome-ignore format: a table is read by column
const LEFTHOOK: readonly (readonly [config: string, verdict: string])[] = [
  [job('{run: npx eslint}'),                                                 'blocks per-commit'],
  [job('{run: npx eslint, tags: [slow]}', '  exclude_tags: [slow]\n'),       'inert per-commit OB108'],
  [job('{run: npx eslint, tags: slow}', '  exclude_tags: [other]\n'),        'blocks per-commit'],
  [job('{glob: "*.md", group: {jobs: [{run: npx eslint}]}}'),                'blocks per-commit paths=**/*.md'],
  [job('{glob: "*.md", group: {jobs: [{run: npx eslint, glob: "*.ts"}]}}'),  'blocks per-commit paths=**/*.md,!outside **/*.ts'],
  [job('{run: npx eslint, files: git diff}'),                                'blocks per-commit paths=files:of-a-command'],
  [job('{run: npx eslint}', '  files: git diff\n'),                          'blocks per-commit paths=files:of-a-command'],
  [job('{run: npx eslint, file_types: [executable]}'),                       'blocks per-commit paths=type:executable'],
  [job('{run: npx eslint, file_types: text}'),                               'blocks per-commit'],
  [job('{run: npx eslint, root: web/}'),                                     'blocks per-commit paths=web/**'],
  [job('{run: npx eslint, root: web/, glob: "*.ts"}'),                       'blocks per-commit paths=web/**/*.ts'],
  [job('{run: npx eslint, exclude: [a.ts]}'),                                'blocks per-commit paths=**,!**/a.ts'],
  [job('{run: npx eslint, skip: merge}'),                                    'blocks per-commit'],
  [job('{run: npx eslint, skip: [{ref: main}]}'),                            'observes per-commit OB120'],
  [job('{run: npx eslint, skip: {ref: main}}'),                              'observes per-commit OB120'],
  [job('{run: echo hi}'),                                                    'observes per-commit OB110'],
];

/** Hooks that hold nothing, or hold. */
// biome-ignore format: a table is read by column
const HUSKY_FILES: readonly (readonly [hook: string, verdict: string])[] = [
  ['',                                                     'observes per-commit OB110'],
  ['#!/bin/sh\n. "$(dirname "$0")/_/husky.sh"\n',          'observes per-commit OB120'],
  ['# npx tsc\n',                                          'observes per-commit OB110'],
  ['cd web\n',                                             'observes per-commit OB120'],
  ['echo no\nexit 1\n',                                    'blocks per-commit'],
  ['exit 0\nexit 1\n',                                     'observes per-commit OB120'],
  ['npx tsc\n',                                            'blocks per-commit sweep'],
];

function prepared(prepare: string, more: object = {}): string {
  const { scripts = {}, ...rest } = more as { scripts?: object };
  return JSON.stringify({ scripts: { ...scripts, prepare }, ...rest });
}

const husky = { 'package.json': prepared('husky') };

/** Configurations of git: what sets hooks for whoever clones a project, and what narrows them. */
export const GIT_WIRING: readonly Configuration[] = [
  ...PREPARED.map(([tool, prepare, verdict, more]) => ({
    name: `${tool}, where "prepare" is: ${prepare} ${more === undefined ? '' : JSON.stringify(more)}`,
    host: 'git',
    tree: { ...TREES[tool], 'package.json': prepared(prepare, more) },
    claims: [['git:pre-commit', verdict]] as const,
  })),
  ...STAGED.map(([config, hook, verdict]) => ({
    name: `lint-staged as ${JSON.stringify(config)}, run by: ${hook}`,
    host: 'git',
    tree: {
      ...husky,
      ...(typeof config === 'string'
        ? { 'lint-staged.config.js': config }
        : { '.lintstagedrc': JSON.stringify(config) }),
      '.husky/pre-commit': hook,
    },
    claims: [['git:pre-commit', verdict]] as const,
  })),
  {
    name: 'lint-staged that is told its configuration',
    host: 'git',
    tree: {
      'package.json': prepared('husky', { name: 'a', 'lint-staged': { '*.md': 'vale' } }),
      'staged.json': '{"*.ts":"eslint"}',
      '.husky/pre-commit': 'npx lint-staged --config package.json\n',
      '.husky/pre-push': 'npx lint-staged --config=staged.json\n',
      '.husky/commit-msg': 'npx lint-staged -c staged.mjs\n',
    },
    claims: [
      ['git:pre-commit', 'blocks per-commit paths=**/*.md'],
      ['git:pre-push', 'blocks per-event paths=**/*.ts'],
      ['git:commit-msg', 'observes per-commit OB120'],
    ],
  },
  {
    name: 'core.hooksPath that leads to the folder of husky, without husky',
    host: 'git',
    tree: { ...TREES.husky, 'package.json': prepared('git config core.hooksPath .husky') },
    claims: [['git:pre-commit', HELD, PERSONAL]],
  },
  {
    name: 'lint-staged that runs a script of the project',
    host: 'git',
    tree: {
      'package.json': prepared('husky', { 'lint-staged': { '*.md': 'node tools/check.mjs' } }),
      '.husky/pre-commit': 'npx lint-staged\n',
      'tools/check.mjs': '',
    },
    claims: [['hook:tools/check.mjs', 'blocks per-commit paths=**/*.md']],
  },
  ...PRE_COMMIT.map(([config, verdict]) => ({
    name: `pre-commit as ${JSON.stringify(config)}`,
    host: 'git',
    tree: { 'package.json': prepared('pre-commit install'), '.pre-commit-config.yaml': config },
    claims: [['git:pre-commit', verdict]] as const,
  })),
  ...LEFTHOOK.map(([config, verdict]) => ({
    name: `lefthook as ${JSON.stringify(config)}`,
    host: 'git',
    tree: { 'package.json': prepared('lefthook install'), 'lefthook.yml': config },
    claims: [['git:pre-commit', verdict]] as const,
  })),
  ...HUSKY_FILES.map(([hook, verdict]) => ({
    name: `husky with ${JSON.stringify(hook)}`,
    host: 'git',
    tree: { ...husky, '.husky/pre-commit': hook },
    claims: [['git:pre-commit', verdict]] as const,
  })),
  {
    name: 'husky with a folder of its own',
    host: 'git',
    tree: {
      'package.json': prepared('husky config/husky'),
      'config/husky/pre-commit': 'npx tsc\n',
    },
    claims: [['git:pre-commit', HELD]],
  },
  {
    name: 'scripts of the manifest that npm is told to leave out',
    host: 'git',
    tree: { ...husky, ...TREES.husky, '.npmrc': 'ignore-scripts=true\n' },
    claims: [['git:pre-commit', PERSONAL]],
  },
  {
    name: 'a script of the project that sets the folder, and one with branches',
    host: 'git',
    tree: {
      ...TREES.hooksPath,
      'package.json': prepared('sh tools/setup.sh'),
      'tools/setup.sh': '#!/bin/sh\nset -e\ngit config core.hooksPath .githooks\n',
    },
    claims: [['git:pre-commit', HELD]],
  },
  {
    name: '... of which nothing is certain',
    host: 'git',
    tree: {
      ...TREES.hooksPath,
      'package.json': prepared('sh tools/setup.sh'),
      'tools/setup.sh': 'if false; then\n  git config core.hooksPath .githooks\nfi\n',
    },
    claims: [['git:pre-commit', PERSONAL]],
  },
];
