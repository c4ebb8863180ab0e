/** The suites of tests that a command may run, by the kind of file their tests are. */
export type SuiteKind = 'js' | 'py' | 'go' | 'rs' | 'rb' | 'jvm' | 'php' | 'net' | 'sh' | 'any';

// What a line of words begins with, and which tests that runs.
// biome-ignore format: a table is read by column
const SUITES: readonly (readonly [RegExp, SuiteKind])[] = [
  [/^(?:vitest|jest|mocha|ava|jasmine|karma|playwright test|cypress run|tap|uvu|c8|nyc)(?: |$)/, 'js'],
  [/^node (?:\S+ )*--test(?: |$)/,                                                            'js'],
  [/^(?:bun|deno) test(?: |$)/,                                                               'js'],
  [/^(?:pytest|py\.test|tox|nox|unittest)(?: |$)/,                                            'py'],
  [/^python3? -m (?:pytest|unittest|tox|nox)(?: |$)/,                                         'py'],
  [/^go test(?: |$)/,                                                                         'go'],
  [/^(?:gotestsum|ginkgo)(?: |$)/,                                                            'go'],
  [/^cargo (?:test|nextest run)(?: |$)/,                                                      'rs'],
  [/^(?:rspec|rake test|rake spec|rails test|rake)(?: |$)/,                                   'rb'],
  [/^(?:mvn|\.\/mvnw|gradle|\.\/gradlew)(?: \S+)* (?:test|check|verify|build)(?: |$)/,        'jvm'],
  [/^(?:phpunit|pest)(?: |$)/,                                                                'php'],
  [/^dotnet test(?: |$)/,                                                                     'net'],
  [/^bats(?: |$)/,                                                                            'sh'],
  [/^(?:npm|pnpm|yarn|bun)(?: -\S+)* (?:test|t)(?: |$)/, 'any'],
  [/^(?:npm|pnpm|yarn|bun)(?: -\S+)* (?:run )?test:\S+(?: |$)/, 'any'],
  [/^(?:npm|pnpm|yarn|bun)(?: -\S+)* run(?: -\S+)* (?:test|check|ci)(?: |$)/, 'any'],
  [/^(?:make|just|task|nx|turbo|moon|rake|composer)(?: run)? (?:\S+ )*(?:test|tests|check|ci)(?: |$)/, 'any'],
];

const WRAPPER =
  /^(?:(?:npx|bunx|pnpx|pnpm exec|pnpm dlx|npm exec|yarn exec|bundle exec|(?:uv|poetry|pipenv|pdm|hatch) run|exec|time|env|sudo|coverage run -m|cross-env|xvfb-run)(?: -\S+| [A-Z_][A-Z0-9_]*=\S*)* )+/;

const KINDS: ReadonlyMap<string, SuiteKind> = new Map([
  ...'js mjs cjs ts mts cts tsx jsx'.split(' ').map((ending) => [ending, 'js'] as const),
  ['py', 'py'],
  ['go', 'go'],
  ['rs', 'rs'],
  ['rb', 'rb'],
  ...['java', 'kt', 'kts', 'scala', 'groovy'].map((ending) => [ending, 'jvm'] as const),
  ['php', 'php'],
  ...['cs', 'fs', 'vb'].map((ending) => [ending, 'net'] as const),
  ...['sh', 'bats'].map((ending) => [ending, 'sh'] as const),
]);

/** Other commands that look at the whole tree whenever they run. */
const WHOLE_TREE =
  /^(?:tsc(?: |$)|(?:eslint|ruff check|prettier --check|biome (?:check|lint|ci)|markdownlint(?:-cli2)?) \.(?: |$)|(?:pre-commit|prek) run (?:\S+ )*(?:--all-files|-a)(?: |$)|(?:mkdocs|docusaurus|vitepress|mdbook) build|cargo (?:check|clippy|build)|go (?:vet|build) \.\/\.\.\.)/;

/** The kind of suite that the command of `words` runs; `undefined` if it is not known to run one. */
export function suiteOf(words: readonly string[]): SuiteKind | undefined {
  const line = bare(words);
  return SUITES.find(([pattern]) => pattern.test(line))?.[1];
}

/** Whether the command of `words` is known to read the whole tree, and not what changed alone. */
export function readsTree(words: readonly string[]): boolean {
  const line = bare(words);
  if (/ --(?:changed|findRelatedTests|onlyChanged|staged|since)\b/.test(line)) return false;
  return WHOLE_TREE.test(line) || (suiteOf(words) !== undefined && pathsOf(words).length === 0);
}

/** Whether a suite of `kind` can hold the test at `path`. */
export function holdsTest(kind: SuiteKind, path: string): boolean {
  if (kind === 'any') return true;
  const wanted = KINDS.get(path.replace(/^.*\./, '').toLowerCase());
  // A folder, or a file of data, may belong to any.
  return wanted === undefined || wanted === kind;
}

/** Words of a command that look like paths, which a suite is then limited to. */
export function pathsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).filter((word) => /^[^-=]*\//.test(word) && word !== './...');
}

function bare(words: readonly string[]): string {
  const line = words.join(' ');
  return line.replace(WRAPPER, '').replace(/^(?:\.\/)?node_modules\/\.bin\//, '');
}
