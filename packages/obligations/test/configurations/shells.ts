import type { Configuration } from './configuration.ts';

const BLOCKS = 'blocks per-event sweep';
const LOST = 'observes per-event sweep OB112';
const UNREAD = 'observes per-event sweep OB120';

/** What a shell makes of a text, as a step of GitHub has it. */
// biome-ignore format: a table is read by column
const STEPS: readonly (readonly [shell: string, text: string, verdict: string])[] = [
  ['sh',                             'npm test\necho',            BLOCKS],
  ['bash',                           'npm test\necho',            BLOCKS],
  ['bash',                           'npm test | tee log',        BLOCKS],
  ['bash {0}',                       'npm test\necho',            LOST],
  ['bash -e {0}',                    'npm test\necho',            BLOCKS],
  ['bash -el {0}',                   'npm test | tee log',        LOST],
  ['bash --noprofile -eo pipefail {0}', 'npm test | tee log',     BLOCKS],
  ['bash -l {0}',                    'npm test',                  BLOCKS],
  ['bash -o errexit {0}',            'npm test\necho',            BLOCKS],
  ['bash -o errexit -o pipefail {0}', 'npm test | tee log',       BLOCKS],
  ['bash --noprofile --norc -eo pipefail {0}', 'npm test | tee log', BLOCKS],
  ['bash -eux {0}',                  'npm test\necho',            BLOCKS],
  ['sh -e {0}',                      'npm test\necho',            BLOCKS],
  ['bash -o pipefail {0}',           'npm test\ngit push',        LOST],
  ['bash -n {0}',                    'npm test',                  UNREAD],
  ['bash -en {0}',                   'npm test',                  UNREAD],
  ['bash -o noexec {0}',             'npm test',                  UNREAD],
  ['bash -e -o {0}',                 'npm test',                  UNREAD],
  ['bash +e {0}',                    'npm test',                  UNREAD],
  ['sh -n {0}',                      'npm test',                  UNREAD],
  ['bash -c true {0}',               'npm test',                  UNREAD],
  ["bash -c 'true' {0}",             'npm test',                  UNREAD],
  ["bash -ec 'bash {0} || true'",    'npm test',                  UNREAD],
  ['bash -e {0} || true',            'npm test',                  UNREAD],
  ['bash --version {0}',             'npm test',                  UNREAD],
  ['pwsh',                           'npm test',                  BLOCKS],
  ['pwsh',                           'npm ci\nnpm test',          BLOCKS],
  ['pwsh',                           'npm test\ngit push',   LOST],
  ['pwsh',                           'npm test\nexit 0',          LOST],
  ['pwsh',                           'npm test; exit 0',          UNREAD],
  ['pwsh',                           'try { npm test } catch { }', UNREAD],
  ['pwsh',                           '<#\nnpm test\n#>',          UNREAD],
  ['pwsh',                           '& npm test',                UNREAD],
  ['pwsh',                           '$x = npm test',             UNREAD],
  ['pwsh',                           'if ($IsLinux) {\nnpm test\n}', UNREAD],
  ['powershell',                     'npm test',                  BLOCKS],
  ['powershell',                     'npm test || true',          UNREAD],
  ['cmd',                            'npm test',                  BLOCKS],
  ['cmd',                            'npm ci\nnpm test',          UNREAD],
  ['cmd',                            'npm test & exit /b 0',      UNREAD],
  ['python',                         'npm test',                  UNREAD],
  ['python {0}',                     'import os',                 UNREAD],
  ['node {0}',                       'npm test',                  UNREAD],
  ['zsh -e {0}',                     'npm test',                  UNREAD],
  ['pwsh -File {0}',                 'npm test',                  UNREAD],
  ['$' + '{{ matrix.shell }}',       'npm test',                  UNREAD],
];

const GOES_ON = 'npm test\ngit push';

/** Jobs of which the runner says what shell there is, all with a test that is not the last command. */
// biome-ignore format: a table is read by column
const RUNNERS: readonly (readonly [name: string, job: object, verdict: string])[] = [
  ['a runner of Linux',             { 'runs-on': 'ubuntu-latest' },                                BLOCKS],
  ['a runner of Windows',           { 'runs-on': 'windows-2025' },                                 LOST],
  ['labels of one of Windows',      { 'runs-on': ['self-hosted', 'Windows'] },                     LOST],
  ['a group of them',               { 'runs-on': { group: 'a', labels: ['windows-big'] } },        LOST],
  ['a matrix of Windows',           { 'runs-on': '$' + '{{ matrix.os }}', strategy: { matrix: { os: ['windows-2022', 'windows-2025'] } } }, LOST],
  ['a matrix of more',              { 'runs-on': '$' + '{{ matrix.os }}', strategy: { matrix: { os: ['windows-2022', 'ubuntu-latest'] } } }, BLOCKS],
  ['a matrix by its include',       { 'runs-on': '$' + '{{ matrix.os }}', strategy: { matrix: { include: [{ os: 'windows-latest' }] } } }, LOST],
  ['a matrix of more by its include', { 'runs-on': '$' + '{{ matrix.os }}', strategy: { matrix: { os: ['windows-latest'], include: [{ os: 'ubuntu-latest' }] } } }, BLOCKS],
  ['a matrix that leaves out some', { 'runs-on': '$' + '{{ matrix.os }}', strategy: { matrix: { os: ['windows-latest', 'ubuntu-latest'], exclude: [{ os: 'ubuntu-latest' }] } } }, UNREAD],
  ['a matrix of maps',              { 'runs-on': '$' + '{{ matrix.cfg.os }}', strategy: { matrix: { cfg: [{ os: 'windows-latest' }] } } }, LOST],
  ['a matrix of maps of Linux',     { 'runs-on': '$' + '{{ matrix.cfg.os }}', strategy: { matrix: { cfg: [{ os: 'ubuntu-latest' }] } } }, BLOCKS],
  ['a part of a matrix',            { 'runs-on': '$' + '{{ matrix.os }}-latest', strategy: { matrix: { os: ['windows'] } } }, LOST],
  ['a matrix that is not known',    { 'runs-on': '$' + '{{ matrix.os }}', strategy: { matrix: '$' + '{{ fromJSON(needs.a.outputs.b) }}' } }, UNREAD],
  ['a runner that is not known',    { 'runs-on': '$' + '{{ vars.RUNNER }}' },                          UNREAD],
  ['a runner of its own',           { 'runs-on': 'self-hosted' },                                  UNREAD],
  ['a runner of its own, of Linux', { 'runs-on': ['self-hosted', 'linux', 'x64'] },                BLOCKS],
  ['a container',                    { 'runs-on': 'self-hosted', container: 'node:22' },            BLOCKS],
  ['a group by its name',           { 'runs-on': { group: 'windows-big' } },                       LOST],
  ['a group that is not known',     { 'runs-on': { group: 'big' } },                               UNREAD],
  ['a group of Linux',              { 'runs-on': { group: 'ubuntu-runners' } },                    BLOCKS],
  ['one of Windows, and bash',      { 'runs-on': 'windows-2025', defaults: { run: { shell: 'bash' } } }, BLOCKS],
  ['a shell for the whole job',     { 'runs-on': 'ubuntu-latest', defaults: { run: { shell: 'pwsh' } } }, LOST],
  ['a language for the whole job',  { 'runs-on': 'ubuntu-latest', defaults: { run: { shell: 'python' } } }, UNREAD],
];

const FILES = { 'package.json': '{"scripts":{"test":"vitest run"}}' };

function workflow(job: object, more: object = {}): string {
  return JSON.stringify({ on: 'push', jobs: { a: job }, ...more });
}

/** Shells of steps of GitHub. */
export const SHELLS: readonly Configuration[] = [
  ...STEPS.map(([shell, run, verdict]) => ({
    name: `by ${shell}: ${run.replaceAll('\n', '; ')}`,
    host: 'ci',
    tree: {
      ...FILES,
      '.github/workflows/c.yml': workflow({ 'runs-on': 'ubuntu-latest', steps: [{ run, shell }] }),
      '.github/workflows/d.yml': workflow(
        { 'runs-on': 'ubuntu-latest', steps: [{ run }] },
        { defaults: { run: { shell } } },
      ),
    },
    claims: [
      ['ci:c.yml', verdict],
      ['ci:d.yml', verdict],
    ] as const,
  })),
  ...RUNNERS.map(([name, job, verdict]) => ({
    name: `the shell of ${name}`,
    host: 'ci',
    tree: { ...FILES, '.github/workflows/c.yml': workflow({ ...job, steps: [{ run: GOES_ON }] }) },
    claims: [['ci:c.yml', verdict]] as const,
  })),
];
