/** How a program takes the paths that it looks at. */
export interface PathProgram {
  /** Commands of its own, which stand in front of the paths; absent where it has none. */
  readonly commands?: RegExp;
  /** Whether what it runs are tests, which lie beside what they are about. */
  readonly suite?: true;
  /** Whether it takes packages in the place of paths: `./docs/...`, `//docs/...`. */
  readonly packages?: true;
  /** Whether the first path alone is what it looks at, and the next what it writes. */
  readonly first?: true;
  /** Its short options that take a word of their own; absent where it has those of most. */
  readonly short?: RegExp;
}

const LINTER: PathProgram = {};
const CHECKER: PathProgram = { commands: /^(?:check|lint|ci|format)$/ };
const BUILDER: PathProgram = { commands: /^build$/, first: true };
const NONE = /(?!)/;
const SUITE: PathProgram = { suite: true, short: /^-[ctgrRfuIe]$/ };

/** The programs of `names`, cut at blanks, each of which is one of `kind`. */
function named(names: string, kind: PathProgram): readonly (readonly [string, PathProgram])[] {
  return names.split(' ').map((name) => [name, kind]);
}

/** Programs that look at the paths they are given and at no more, by the words they begin with. */
export const PATH_PROGRAMS: ReadonlyMap<string, PathProgram> = new Map([
  ...named(
    'eslint stylelint htmlhint oxlint markdownlint markdownlint-cli2 remark textlint vale lychee markdown-link-check linkinator cspell codespell typos misspell alex write-good flake8 pylint mypy pyright basedpyright bandit black isort pydocstyle interrogate doctoc shellcheck shfmt hadolint yamllint actionlint zizmor ansible-lint rubocop phpcs psalm ktlint publint xo standard madge depcheck prettier gofmt gofumpt',
    LINTER,
  ),
  ...named('biome ruff dprint', CHECKER),
  ['deno', { commands: /^(?:check|lint|fmt|test)$/ }],
  ['git', { commands: /^diff$/ }],
  ['sphinx-build', { first: true, short: /^-[bDjcdwAt]$/ }],
  ['sqlfluff', { commands: /^lint$/ }],
  ['swiftlint', { commands: /^lint$/ }],
  ['phpstan', { commands: /^analy[sz]e$/ }],
  ['helm', { commands: /^lint$/ }],
  ['buf', { commands: /^(?:lint|build)$/ }],
  ...named('docusaurus vitepress vite mdbook', BUILDER),
  ...named('pytest py.test', { suite: true, short: /^-[cknmopW]$/ }),
  ...named('jest mocha ava bats rspec phpunit pest', SUITE),
  ['vitest', { ...SUITE, commands: /^(?:run|watch|bench)$/ }],
  ['playwright', { ...SUITE, commands: /^test$/ }],
  ['go', { commands: /^(?:test|vet)$/, packages: true, short: NONE }],
  ['golangci-lint', { commands: /^run$/, packages: true, short: NONE }],
  ['staticcheck', { packages: true, short: NONE }],
  ['bazel', { commands: /^test$/, packages: true, short: NONE }],
]);

/** Short options that take a word of their own with most. */
export const SHORT: RegExp = /^-[cCofkmnpWrtxdl]$/;

/** Long options of theirs that take one. */
export const WITH_WORD: RegExp =
  /^(?:--(?:config(?:-file|-path)?|rcfile|settings|ignore-path|ignore-pattern|ignore-file|ignore|exclude|extend-exclude|reporters?|format|formatter|output(?:-file|-format)?|ext|plugin|rulesdir|parser|parser-options|resolve-plugins-relative-to|cache-location|cache-file|max-warnings|max-line-length|line-length|target-version|python-version|project|select|ignore-words(?:-list)?|skip|files|minAlertLevel|rule|rules|severity|shell|jobs|fail-under|tb|junitxml|rootdir|confmodule|cov|durations|maxfail|log-level|log-opts|timeout|accept|base|base-url|retry-wait-time|max-retries|user-agent|dictionary|words|file|stdin-filename|package|module|profile|tags|only|pool|environment|mode|testTimeout|maxWorkers|max-workers|workers|outputFile|testNamePattern|testPathPattern|grep|require|spec|level|standard|memory-limit|configuration|chart-version|values|root|dir)|-(?:run|count|timeout|tags|coverprofile|covermode|parallel|skip|bench))$/;

/** Options of theirs with paths that they leave out. */
export const LEAVES_OUT: RegExp =
  /^--(?:ignore|ignore-pattern|exclude|extend-exclude|skip|testPathIgnorePatterns|ignore-patterns)$/;
