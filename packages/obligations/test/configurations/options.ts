import { type Configuration, command, program, settings } from './configuration.ts';

const BLOCKS = 'blocks';
const NOTHING = 'observes';

/** Commands of programs, and whether a job of CI that runs them alone checks anything. */
// biome-ignore format: a table is read by column
const PROGRAMS: readonly (readonly [line: string, kind: string])[] = [
  ['npx eslint .',                              BLOCKS],
  ['npx eslint . --fix',                        BLOCKS],
  ['npx eslint . --max-warnings 0',             BLOCKS],
  ['npx eslint --help',                         NOTHING],
  ['npx eslint -h',                             NOTHING],
  ['npx eslint --version',                      NOTHING],
  ['npx eslint --print-config a.js',            NOTHING],
  ['npx tsc --noEmit',                          BLOCKS],
  ['npx tsc --showConfig',                      NOTHING],
  ['npx tsc --listFilesOnly',                   NOTHING],
  ['npx prettier --check .',                    BLOCKS],
  ['npx prettier --list-different .',           BLOCKS],
  ['npx prettier -l .',                         BLOCKS],
  ['npx prettier --write .',                    NOTHING],
  ['black --check .',                           BLOCKS],
  ['black .',                                   NOTHING],
  ['isort --check-only .',                      BLOCKS],
  ['isort .',                                   NOTHING],
  ['ruff check .',                              BLOCKS],
  ['ruff check --fix .',                        BLOCKS],
  ['ruff check --exit-zero .',                  NOTHING],
  ['ruff format --check .',                     BLOCKS],
  ['ruff format .',                             NOTHING],
  ['flake8 --exit-zero',                        NOTHING],
  ['python -m pylint --exit-zero src',          NOTHING],
  ['npx knip',                                  BLOCKS],
  ['npx knip --no-exit-code',                   NOTHING],
  ['cargo fmt --check',                         BLOCKS],
  ['cargo fmt --all -- --check',                BLOCKS],
  ['cargo fmt',                                 NOTHING],
  ['cargo clippy',                              BLOCKS],
  ['terraform fmt -check',                      BLOCKS],
  ['terraform fmt',                             NOTHING],
  ['deno fmt --check',                          BLOCKS],
  ['deno fmt',                                  NOTHING],
  ['dotnet format --verify-no-changes',         BLOCKS],
  ['dotnet format',                             NOTHING],
  ['shfmt -d .',                                BLOCKS],
  ['shfmt -w .',                                NOTHING],
  ['gofumpt -l .',                              NOTHING],
  ['doctoc --dryrun .',                         BLOCKS],
  ['doctoc .',                                  NOTHING],
  ['dprint check',                              BLOCKS],
  ['dprint fmt',                                NOTHING],
  ['golangci-lint run',                         BLOCKS],
  ['golangci-lint run --issues-exit-code=0',    NOTHING],
  ['make check',                                BLOCKS],
  ['make -n check',                             NOTHING],
  ['make check --dry-run',                      NOTHING],
  ['make -i check',                             NOTHING],
  ['just check',                                BLOCKS],
  ['just --list',                               NOTHING],
  ['npx turbo run test',                        BLOCKS],
  ['npx turbo run test --dry=json',             NOTHING],
  ['npx nx graph',                              NOTHING],
  ['npx vitest run',                            BLOCKS],
  ['npx vitest list',                           NOTHING],
  ['npx jest --listTests',                      NOTHING],
  ['npx playwright test --list',                NOTHING],
  ['npx mocha --dry-run',                       NOTHING],
  ['pytest --collect-only',                     NOTHING],
  ['pytest -h',                                 NOTHING],
  ['nox --list',                                NOTHING],
  ['tox --notest',                              NOTHING],
  ['go test ./...',                             BLOCKS],
  ['go test -list . ./...',                     NOTHING],
  ['cargo test --no-run',                       NOTHING],
  ['mvn verify',                                BLOCKS],
  ['mvn verify -DskipTests',                    NOTHING],
  ['gradle check --dry-run',                    NOTHING],
  ['rake -T',                                   NOTHING],
  ['lychee docs',                               BLOCKS],
  ['lychee --dump docs',                        NOTHING],
  ['yamllint --list-files .',                   NOTHING],
  ['pre-commit run --all-files',                BLOCKS],
  ['pre-commit install',                        NOTHING],
  ['pre-commit autoupdate',                     NOTHING],
  ['npx lefthook run pre-commit',               BLOCKS],
  ['npx lefthook install',                      NOTHING],
  ['mkdocs build --strict',                     BLOCKS],
  ['mkdocs serve',                              NOTHING],
  ['npx vite build',                            BLOCKS],
  ['npx vite preview',                          NOTHING],
  ['docker compose run test',                   BLOCKS],
  ['docker compose up -d',                      NOTHING],
  ['docker buildx build .',                     BLOCKS],
  ['docker buildx create --use',                NOTHING],
  ['tools/check.sh',                            BLOCKS],
  ['tools/check.sh docs',                       BLOCKS],
  ['tools/check.sh --help',                     NOTHING],
  ['bash tools/check.sh -h',                    NOTHING],
  ['tools/check.sh --dry-run',                  NOTHING],
  ['npm run check',                             BLOCKS],
  ['npm run check -- --help',                   NOTHING],
];

/** Lines of a hook of git, and what it comes to. */
const HOOKS: readonly (readonly [line: string, verdict: string])[] = [
  ['npx eslint .', 'blocks per-commit sweep'],
  ['npx eslint --help', 'observes per-commit OB110'],
  ['node --version', 'observes per-commit OB110'],
  ['npx eslint --version && npx eslint .', 'blocks per-commit'],
  ['npx prettier --write .', 'observes per-commit OB110'],
  ['npx prettier --write . && git add .', 'blocks per-commit'],
  ['npx vitest list', 'observes per-commit sweep OB110'],
  ['grep -h TODO docs/x.md && exit 1', 'blocks per-commit'],
];

const NO = '#!/bin/sh\nexit 2\n';

/** Commands of an agent's hook, and what it comes to. */
const ENTRIES: readonly (readonly [line: string, verdict: string])[] = [
  ['./check.sh', 'blocks per-edit'],
  ['./check.sh --strict', 'blocks per-edit'],
  ['./check.sh --help', 'observes per-edit OB120'],
  ['bash check.sh --version', 'observes per-edit OB120'],
  ['./check.sh --dry-run', 'observes per-edit OB120'],
  ['npx eslint . || exit 2', 'blocks per-edit'],
  ['npx eslint --help || exit 2', 'observes per-edit OB110'],
  ['npx prettier --write . || exit 2', 'blocks per-edit'],
];

const MANIFEST = JSON.stringify({
  scripts: { prepare: 'husky', check: 'eslint .' },
  devDependencies: { husky: '^9.0.0' },
});

/** Options with which what checks looks at nothing, or never fails. */
export const OPTIONS: readonly Configuration[] = [
  ...PROGRAMS.map(([line, kind]) => ({
    name: `in a job: ${line}`,
    host: 'ci',
    tree: {
      'package.json': MANIFEST,
      'tools/check.sh': program('exit 1\n'),
      '.github/workflows/c.yml': JSON.stringify({
        on: 'push',
        jobs: { a: { 'runs-on': 'ubuntu-latest', steps: [{ run: line }] } },
      }),
    },
    claims: [
      ['ci:c.yml', kind === BLOCKS ? 'blocks per-event sweep' : 'observes per-event sweep OB120'],
    ] as const,
  })),
  ...HOOKS.map(([line, verdict]) => ({
    name: `in a hook of git: ${line}`,
    host: 'git',
    tree: { 'package.json': MANIFEST, '.husky/pre-commit': `${line}\n` },
    claims: [['git:pre-commit', verdict]] as const,
  })),
  ...ENTRIES.map(([line, verdict]) => ({
    name: `in a hook of an agent: ${line}`,
    host: 'claude-code',
    tree: {
      '.claude/settings.json': settings('PreToolUse', command(line)),
      'check.sh': program(NO),
    },
    claims: [['hook:PreToolUse', verdict]] as const,
  })),
];
