import type { CarrierReason } from '../carrier.ts';
import { endsWellByName, idleOption, onlyRewrites, seesStaged } from './program-options.ts';
import { reason } from './reason.ts';
import { scopeOf } from './suite-scope.ts';

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

/** Options of what wraps a command that take a word of their own. */
const WITH_WORD =
  '(?:-[Cu]|--(?:project|directory|with|python|package|extra|group|env-file|user|unset|cwd|dir|prefix|chdir))';
// Each text is matched in one way only, so that no long one takes long.
const OPTIONS = `(?: ${WITH_WORD} [^- ]\\S*| (?!${WITH_WORD} [^- ])-\\S+| [A-Z_][A-Z0-9_]*=\\S*)*`;

/** What stands in front of a program and starts it. */
const WRAPPER = new RegExp(
  `^(?:(?:(?:npx|bunx|pnpx)(?: -p \\S+)*(?! -p )|(?:pnpm|npm|yarn)${OPTIONS} (?:exec|dlx)|bundle exec|(?:uv|poetry|pipenv|pdm|hatch)${OPTIONS} run|exec|time|env|nohup|nice(?: -n \\d+)?|timeout(?: -\\S+)* \\d\\S*|sudo|coverage run -m|cross-env|xvfb-run)${OPTIONS} )+`,
);

/** What a program is told of the folder to look in, before anything else. */
const SENT =
  /^(git|go|cargo|npm|pnpm|yarn|bun|terraform) (?:(?:-C|--cwd|--dir|--prefix|--directory|-chdir)[ =]\S+ )+/;

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

/** Other commands that end with a failure by what they see. */
const CHECKS =
  /^(?:tsc|vue-tsc|eslint|stylelint|htmlhint|xo|standard|oxlint|biome (?:check|lint|ci)|dprint check|markdownlint(?:-cli2)?|remark|textlint|vale|lychee|markdown-link-check|linkinator|muffet|cspell|codespell|typos|misspell|alex|write-good|ruff|flake8|pylint|mypy|pyright|basedpyright|bandit|isort|pydocstyle|interrogate|doctoc|knip|publint|attw|depcheck|madge|size-limit|commitlint|shellcheck|shfmt|hadolint|yamllint|actionlint|zizmor|ansible-lint|tflint|golangci-lint|staticcheck|govulncheck|gofumpt|rubocop|phpstan|psalm|phpcs|swiftlint|ktlint|detekt|buf|sqlfluff|pre-commit|prek|lefthook|lint-staged|mkdocs|mdbook|sphinx-build|hugo|jekyll|docusaurus|vitepress|astro|next|vite|webpack|rollup|tsup|esbuild|turbo|nx|lerna|moon|make|gmake|just|task|mage|rake|bazel|ninja|cmake|ctest|tox|nox|dochygiene)(?: |$)|^(?:prettier (?:\S+ )*(?:--check|-c|--list-different|-l)|black (?:\S+ )*--check|git diff (?:\S+ )*--(?:exit-code|quiet|check)|cargo (?:check|clippy|build|fmt|doc|deny|audit|hack|test)|go (?:vet|build|test|run)|dotnet (?:build|format)|deno (?:lint|fmt|check|task)|zig build|swift (?:build|test)|(?:npm|pnpm|yarn|bun) (?:\S+ )*(?:run|run-script) |(?:pnpm|yarn) (?:-\S+ )*[a-z][\w:-]*(?: |$)|composer (?:run|validate)|terraform (?:validate|fmt)|(?:npm|pnpm|yarn) audit|nix (?:build|flake check)|docker (?:build|buildx|compose)|(?:python3? -m )?(?:build|compileall)(?: |$)|helm lint)/;

/** Commands that only make ready what is checked later. */
const STAGES =
  /^(?:npm (?:ci|install|i|config|pkg)|(?:pnpm|yarn|bun) (?:\S+ )*(?:install|i|add|config|setup|import|fetch|store|dlx|cache|version|publish|pack|login|global)|yarn$|pnpm$|corepack)(?: |$)/;

/** Commands that bring something in or out, or tell of it, and look at nothing. */
const CARRIES =
  /^(?:git (?:add|fetch|pull|push|tag|config|checkout|switch|clone|submodule|lfs|commit|stash|remote|log|rev-parse|status)|gh (?:release|issue|label|pr (?:comment|create|edit|merge|view|list))|(?:npm|pnpm|yarn) (?:publish|version|login|pack)|docker (?:login|logout|push|pull|tag)|(?:sudo )?(?:apt|apt-get|brew|choco|apk|dnf|yum)|pip3? install|pipx install|gem install|bundle install|cargo install|go (?:install|mod download)|composer install|poetry install|uv (?:sync|pip install|tool install)|mkdir|cp|mv|rm|touch|chmod|tar|zip|unzip|sleep|date|ls|pwd|whoami|uname|env)(?: |$)/;

/** Whether the command of `words` is known to look at something and to fail by what it sees. */
export function checks(words: readonly string[]): boolean {
  const line = named(words);
  if (!isCheck(line, words) || asked(words) !== undefined) return false;
  return idleOption(line) === undefined && !onlyRewrites(line) && !runsNone(words);
}

/** Whether `line` is of a program that checks, whatever its options. */
function isCheck(line: string, words: readonly string[]): boolean {
  if (STAGES.test(line)) return false;
  return suiteOf(words) !== undefined || readsTree(words) || CHECKS.test(line);
}

/** Whether a suite is told to run nothing. */
function runsNone(words: readonly string[]): boolean {
  const kind = suiteOf(words);
  return kind !== undefined && scopeOf(kind, suiteLine(words)) === 'nothing';
}

/**
 * Why the command of `words`, a program, fails by nothing that it sees; `undefined` if it may. With
 * `keeps`, what it rewrites goes into the commit.
 */
export function idleReason(words: readonly string[], keeps: boolean): CarrierReason | undefined {
  const line = named(words);
  const [name = ''] = line.split(' ', 1);
  const told = words.slice(1).find((word) => /^--(?:help|version)$/.test(word)) ?? asked(words);
  const option = told ?? (isCheck(line, words) ? idleOption(line) : undefined);
  if (option !== undefined)
    return reason('OB110', `with ${option} ${name} fails by nothing it sees`);
  if (!keeps && onlyRewrites(line)) {
    return reason('OB110', `as it is called, ${name} rewrites and fails by nothing it sees`);
  }
  return runsNone(words) ? reason('OB110', `${name} is told to run nothing`) : undefined;
}

/** Why a run of CI sees nothing by the command of `words`; `undefined` if it may. */
export function stagedReason(words: readonly string[]): CarrierReason | undefined {
  const line = named(words);
  return seesStaged(line)
    ? reason('OB110', `"${line.slice(0, 40)}" looks at what is staged, and in CI nothing is`)
    : undefined;
}

/** The option by which what wraps a command tells of itself and runs nothing; `undefined` if none. */
function asked(words: readonly string[]): string | undefined {
  const wrapper = WRAPPER.exec(words.join(' '))?.[0] ?? '';
  const isManager = /^(?:npx|bunx|npm|pnpm|yarn) /.test(wrapper);
  return wrapper
    .split(' ')
    .find((word) =>
      (isManager ? /^(?:--help|--version|-[hv])$/ : /^--(?:help|version)$/).test(word),
    );
}

/** Whether the command of `words` is known to look at nothing: no rule is kept by it. */
export function isIdle(words: readonly string[]): boolean {
  const line = bare(words);
  return (
    STAGES.test(line) ||
    CARRIES.test(line) ||
    endsWellByName(line) ||
    /^\S+ --(?:version|help)$/.test(line)
  );
}

/** The kind of suite that the command of `words` runs; `undefined` if it is not known to run one. */
export function suiteOf(words: readonly string[]): SuiteKind | undefined {
  const line = bare(words);
  return SUITES.find(([pattern]) => pattern.test(line))?.[1];
}

/** The words of a suite's command after those that name it, the subcommand `run` left in. */
export function suiteLine(words: readonly string[]): readonly string[] {
  const line = bare(words);
  const name = SUITES.map(([pattern]) => pattern.exec(line)?.[0]).find((one) => one !== undefined);
  return line
    .slice(name?.length ?? 0)
    .split(' ')
    .filter((word) => word !== '');
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

/** The same without what starts a module or a tool by its name. */
function named(words: readonly string[]): string {
  return bare(words).replace(MODULE, '');
}

/** The command of `words`: what wraps it, and the rest, which begins with the program. */
export function unwrappedWords(words: readonly string[]): {
  readonly wrapper: readonly string[];
  readonly inner: readonly string[];
} {
  const line = words.join(' ');
  const wrapper = WRAPPER.exec(line)?.[0] ?? '';
  const inner = line.slice(wrapper.length).replace(INSTALLED, '').replace(MODULE, '');
  return { wrapper: wrapper.split(' ').filter(Boolean), inner: inner.split(' ').filter(Boolean) };
}

const INSTALLED = /^(?:node )?(?:\.\/)?node_modules\/\.bin\//;

/** What starts a module or a tool by its name. */
const MODULE = /^(?:python3? -m|go tool) /;

function bare(words: readonly string[]): string {
  const line = words.join(' ');
  return line.replace(WRAPPER, '').replace(INSTALLED, '').replace(SENT, '$1 ');
}
