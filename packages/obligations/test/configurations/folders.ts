import { type Configuration, command, program, settings } from './configuration.ts';

const MANIFEST = JSON.stringify({
  scripts: { prepare: 'husky', test: 'vitest run', web: 'cd web && vitest run' },
  devDependencies: { husky: '^9.0.0' },
});

const ALL = '';
const WEB = 'web/**';
const NOBODY_KNOWS = 'folder:not-known';

/** Lines of shell, and the paths that what they run looks at. */
const LINES: readonly (readonly [line: string, paths: string])[] = [
  ['npx vitest run', ALL],
  ['cd web && npx vitest run', WEB],
  ['cd web\nnpm ci\nnpx vitest run', WEB],
  ['npm ci; cd web; npx vitest run', WEB],
  ['cd web && npm ci && cd .. && npx vitest run', ALL],
  ['cd ./web/ && npx vitest run', WEB],
  ['cd "$WHERE" && npx vitest run', NOBODY_KNOWS],
  ['npm run web', WEB],
  ['npm --prefix web run test', WEB],
  ['pnpm -C web run test', WEB],
  ['yarn --cwd=web run test', WEB],
  ['pnpm --filter web run test', NOBODY_KNOWS],
  ['npm -w web run test', NOBODY_KNOWS],
  ['pnpm -w run test', ALL],
  ['yarn workspace web run test', NOBODY_KNOWS],
  ['make -C web check', WEB],
  ['cd web && make -C deep check', 'web/deep/**'],
  ['make -C . check', ALL],
  ['make -Cweb check', WEB],
  ['sudo make -C web check', WEB],
  ['just -d web test', WEB],
  ['just -f web/justfile test', WEB],
  ['task -d web test', WEB],
  ['gradle -p web test', WEB],
  ['./gradlew -p web test', WEB],
  ['mvn -f web/pom.xml test', WEB],
  ['mvn -f web test', WEB],
  ['composer -d web test', WEB],
  ['composer --working-dir=web test', WEB],
  ['ctest --test-dir web', WEB],
  ['ctest --test-dir build', ALL],
  ['cmake --build web', WEB],
  ['cmake --build build', ALL],
  ['tox -c web', WEB],
  ['tox -c web/tox.ini', WEB],
  ['tox -c tox.ini', ALL],
  ['rake -f web/Rakefile test', WEB],
  ['git -C web diff --exit-code', WEB],
  ['git diff -C web --exit-code', ALL],
  ['go -C web test ./...', WEB],
  ['npm -C web test', WEB],
  ['cargo -C web test', WEB],
  ['uv run --directory web pytest', WEB],
  ['uv --directory web run pytest', WEB],
  ['poetry -C web run pytest', WEB],
  ['bun --cwd web test', WEB],
  ['deno task --cwd web test', WEB],
  ['pnpm -C web exec eslint .', WEB],
  ['nohup npx eslint .', ALL],
  ['timeout 60 npx eslint .', ALL],
  ['env -C web npx eslint .', WEB],
  ['make -C "$WHERE" check', NOBODY_KNOWS],
  ['npx eslint web', WEB],
  ['npx eslint ./web/', WEB],
  ['npx eslint web/a.test.ts', 'web/a.test.ts'],
  ['npx eslint --fix web', WEB],
  ['npx eslint . web', ALL],
  ['npx eslint --config web/x.js .', ALL],
  ['npx eslint --config web', ALL],
  ['npx eslint nosuch', ALL],
  ["npx eslint 'web/**/*.ts'", 'web/**/*.ts'],
  ["npx eslint 'web/*.{ts,tsx}' web/deep", 'web/*.{ts,tsx},web/deep/**'],
  ["npx eslint '**/*.ts'", ALL],
  ["npx eslint '*.ts' web", ALL],
  ["npx eslint 'nosuch/**/*.ts'", ALL],
  ["npx eslint . --ignore-pattern 'web/**'", '**,!web/**'],
  ['npx markdownlint-cli2 "**/*.md" "!web" "#node_modules"', '**,!web/**'],
  ['ruff check . --exclude web,build', '**,!web/**'],
  ['ruff check --exclude=nosuch .', ALL],
  ['pytest --ignore=web', '**,!web/**'],
  // A Makefile, a project or a configuration elsewhere.
  ['make -f web/Makefile check', WEB],
  ['make --file=web/Makefile check', WEB],
  ['make -fweb/Makefile check', WEB],
  ['make -f Makefile check', ALL],
  ['npx tsc -p web', WEB],
  ['npx tsc --noEmit --project web/tsconfig.json', WEB],
  ['npx tsc -p tsconfig.build.json', ALL],
  ['npx tsc -b', ALL],
  ['npx tsc -b --verbose', ALL],
  ['npx tsc --build web', WEB],
  ['npx pyright -p web', WEB],
  ['npx playwright test -c web/playwright.config.ts', WEB],
  ['npx vitest run --root web', WEB],
  ['npx vitest run --project web', NOBODY_KNOWS],
  ['npx cypress run --project web', WEB],
  ['mkdocs build --strict -f web/mkdocs.yml', WEB],
  ['mkdocs build --strict', ALL],
  ['hugo -s web', WEB],
  ['hugo --source=web', WEB],
  ['nox -f web/noxfile.py', WEB],
  ['terraform -chdir=web validate', WEB],
  ['pdm run --project web pytest', WEB],
  ['uv run --project web pytest', ALL],
  ['dotnet test --project web/a.csproj', WEB],
  ['cargo test -p web', NOBODY_KNOWS],
  ['cargo test', ALL],
  ['npx nx test web', NOBODY_KNOWS],
  ['npx nx run web:test', NOBODY_KNOWS],
  ['npx nx run-many -t test', ALL],
  ['npx turbo run web#test', NOBODY_KNOWS],
  ['./gradlew :web:test', NOBODY_KNOWS],
  ['./gradlew clean test', ALL],
  // What is given paths, packages or names.
  ['npx vitest run web', WEB],
  ['npx vitest run tests', ALL],
  ['npx jest web/a.test.ts', 'web/a.test.ts'],
  ['pytest -x web', WEB],
  ['pytest -k web', NOBODY_KNOWS],
  ["pytest -k 'not slow'", ALL],
  ["pytest -m 'not slow'", ALL],
  ['npx vitest run -t web', NOBODY_KNOWS],
  ['go test ./web/...', WEB],
  ['go vet ./web', 'web/*'],
  ['go test ./...', ALL],
  ['golangci-lint run ./web/...', WEB],
  ['bazel test //web/...', WEB],
  ['bazel test //...', ALL],
  ['git diff --exit-code web', WEB],
  ['git diff --exit-code -- web', WEB],
  ['git diff --exit-code', ALL],
  ['sphinx-build -W -b html web build', WEB],
  ['npx vitepress build web', WEB],
  ['npx vite build', ALL],
  ['vale --config web/x web', WEB],
  ['cd web && npx eslint deep', 'web/deep/**'],
  ['cd web && npx eslint .', WEB],
  ['ruff check web', WEB],
  ['npx prettier --check web package.json', 'web/**,package.json'],
  ['pytest web', WEB],
  ['python3 -m pytest -q web', WEB],
  ['pytest web/tests', WEB],
  ['pytest tests', ALL],
  ['npx jest --rootDir web', WEB],
  ['cargo test --manifest-path web/Cargo.toml', NOBODY_KNOWS],
  ['npx turbo run test --filter=web', NOBODY_KNOWS],
  ['cd web && npx vitest run\ncd ../api && npx vitest run', 'web/**,api/**'],
  ['cd web && npx vitest run\ncd .. && npx tsc', ALL],
];

function carrier(kind: string, paths: string): string {
  return paths === ALL ? `blocks ${kind}` : `blocks ${kind} paths=${paths}`;
}

function workflow(steps: readonly object[], more: object = {}, job: object = {}): string {
  const all = [{ uses: 'actions/checkout@v4' }, ...steps];
  return JSON.stringify({
    ...{ on: 'push', ...more },
    jobs: { a: { 'runs-on': 'ubuntu-latest', steps: all, ...job } },
  });
}

const RUN = { run: 'npx vitest run' };
const BELOW = { run: { 'working-directory': 'web' } };

/** Steps of GitHub in a folder of their own, and the paths that the job then sees. */
const STEPS: readonly (readonly [name: string, text: string, paths: string])[] = [
  ['a step', workflow([{ ...RUN, 'working-directory': 'web' }]), WEB],
  ['defaults of the job', workflow([RUN], {}, { defaults: BELOW }), WEB],
  ['defaults of the workflow', workflow([RUN], { defaults: BELOW }), WEB],
  [
    'a step that goes back',
    workflow([{ ...RUN, 'working-directory': '.' }], { defaults: BELOW }),
    ALL,
  ],
  [
    'the root by its name',
    workflow([{ ...RUN, 'working-directory': '$' + '{{ github.workspace }}' }], {
      defaults: BELOW,
    }),
    ALL,
  ],
  [
    'a folder below it by its name',
    workflow([{ ...RUN, 'working-directory': '$' + '{{github.workspace}}/web/' }]),
    WEB,
  ],
  ['one step of two', workflow([RUN, { ...RUN, 'working-directory': 'web' }]), ALL],
  [
    'one step of two, the other of which is soft',
    workflow([{ run: 'npx tsc || true' }, { ...RUN, 'working-directory': 'web' }]),
    WEB,
  ],
  [
    'a step beside an action that checks',
    workflow([{ uses: 'lycheeverse/lychee-action@v2' }, { ...RUN, 'working-directory': 'web' }]),
    ALL,
  ],
  [
    'an event for other paths',
    workflow([{ ...RUN, 'working-directory': 'web' }], { on: { push: { paths: ['docs/**'] } } }),
    'docs/**,!outside web/**',
  ],
  [
    'an event for paths below',
    workflow([{ ...RUN, 'working-directory': 'web' }], { on: { push: { paths: ['web/src/**'] } } }),
    'web/src/**',
  ],
];

const HOOKS: readonly (readonly [line: string, ...verdicts: string[]])[] = [
  ['npx vitest run', 'blocks per-commit sweep'],
  ['cd web && npx vitest run', 'blocks per-commit sweep paths=web/**'],
  ['npm ci\ncd web\nnpx vitest run', 'blocks per-commit paths=web/**'],
  ['npm run web', 'blocks per-commit sweep paths=web/**'],
  ['cd web && ./check.sh', 'blocks per-commit paths=web/**', 'blocks per-commit paths=web/**'],
  ['cd "$(git rev-parse --show-toplevel)" && npx vitest run', 'blocks per-commit sweep'],
  ['npx tsc\ncd web && npx vitest run', 'blocks per-commit sweep'],
];

const ENTRIES: readonly (readonly [line: string, verdict: string])[] = [
  ['npx eslint . || exit 2', 'blocks per-turn'],
  ['cd web && npx eslint . || exit 2', 'blocks per-turn paths=web/**'],
  ['cd "$CLAUDE_PROJECT_DIR" && npx eslint . || exit 2', 'blocks per-turn'],
  // What reads the event is told of more than lies below it.
  ['cd web && ./check.sh', 'blocks per-turn'],
];

/** Lines of a step, and whether they run the test `src/a.test.ts` of the root. */
const RUNNING: readonly (readonly [line: string, verdict: string])[] = [
  ['make test', 'blocks per-event sweep'],
  ['make -C . test', 'blocks per-event sweep'],
  ['make -C web test', 'fault OB116'],
  ['make -Cweb test', 'fault OB116'],
  ['npm --prefix web test', 'fault OB116'],
  ['npm -C . run test:unit', 'blocks per-event sweep'],
  ['env -C web npx vitest run', 'fault OB116'],
  ['npx vitest -v', 'observes per-event sweep OB120+OB110'],
  ['make -kn test', 'observes per-event sweep OB120+OB110'],
];

/** What a job checks out, and what becomes of its check. */
const CHECKOUTS: readonly (readonly [options: object, isSure: boolean])[] = [
  [{ 'fetch-depth': 0 }, true],
  [{ ref: '$' + '{{ github.head_ref }}' }, true],
  [{ path: 'here' }, true],
  [{ ref: 'main' }, false],
  [{ repository: 'else/where' }, false],
  [{ 'sparse-checkout': 'docs' }, false],
];

/** Where a command stands, and what it then sees, whatever the claim on it. */
export const FOLDERS: readonly Configuration[] = [
  ...LINES.map(([line, paths]) => ({
    name: `a folder: ${line.replaceAll('\n', '; ')}`,
    host: 'ci',
    tree: {
      'package.json': MANIFEST,
      'web/a.test.ts': '',
      'web/CMakeLists.txt': '',
      'web/deep/x.ts': '',
      'web/tests/test_a.py': '',
      'tests/test_a.py': '',
      'build/x': '',
      '.github/workflows/c.yml': workflow([{ run: line }]),
      '.gitlab-ci.yml': JSON.stringify({ a: { script: [line] } }),
      '.husky/pre-commit': `${line}\n`,
    },
    claims: [
      ['ci:c.yml', carrier('per-event sweep', paths)],
      ['ci:.gitlab-ci.yml#a', carrier('per-event sweep', paths)],
    ] as const,
  })),
  ...HOOKS.map(([line, ...verdicts]) => ({
    name: `a folder in a hook of git: ${line.replaceAll('\n', '; ')}`,
    host: 'git',
    tree: {
      'package.json': MANIFEST,
      'web/check.sh': program('exit 1\n'),
      '.husky/pre-commit': `${line}\n`,
    },
    claims: [['git:pre-commit', ...verdicts] as const],
  })),
  ...ENTRIES.map(([line, verdict]) => ({
    name: `a folder in a hook of an agent: ${line}`,
    host: 'claude-code',
    tree: {
      '.claude/settings.json': settings('Stop', command(line)),
      'web/check.sh': program('exit 2\n'),
    },
    claims: [['hook:Stop', verdict] as const],
  })),
  ...RUNNING.map(([line, verdict]) => ({
    name: `a test by ${line}`,
    host: 'ci',
    tree: {
      'package.json': '{}',
      Makefile: 'test:',
      'web/Makefile': 'test:',
      'src/a.test.ts': '',
      '.github/workflows/c.yml': workflow([{ run: line }]),
    },
    claims: [['test:src/a.test.ts', verdict] as const],
  })),
  ...CHECKOUTS.map(([options, isSure]) => ({
    name: `a checkout with ${JSON.stringify(options)}`,
    host: 'ci',
    tree: {
      '.github/workflows/c.yml': JSON.stringify({
        on: 'push',
        jobs: {
          a: {
            'runs-on': 'ubuntu-latest',
            steps: [{ uses: 'actions/checkout@v4', with: options }, RUN],
          },
        },
      }),
    },
    claims: [
      ['ci:c.yml#a', isSure ? 'blocks per-event sweep' : 'observes per-event sweep OB120'],
    ] as const,
  })),
  ...STEPS.map(([name, text, paths]) => ({
    name: `a folder of GitHub: ${name}`,
    host: 'ci',
    tree: { '.github/workflows/c.yml': text },
    claims: [['ci:c.yml#a', carrier('per-event sweep', paths)]] as const,
  })),
];
