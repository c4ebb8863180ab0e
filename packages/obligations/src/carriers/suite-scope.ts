import type { SuiteKind } from './programs.ts';

/** What of a suite a command runs. */
export type SuiteScope =
  /** It only tells something, or lists what there is. */
  | 'nothing'
  | {
      /** Paths that it is limited to, as written; none if it is not. */
      readonly limits: readonly string[];
      /** The option by which it runs a part alone; `undefined` if none is known to. */
      readonly less: string | undefined;
    };

const NOTHING =
  /^(?:--version|-V|--help|-h|--collect-only|--co|--listTests|--list(?:-tests)?|--dry-run|--showConfig|--fixtures|--setup-plan|--no-run|-DskipTests(?:=true)?|-Dmaven\.test\.skip(?:=true)?)$/;

const LESS =
  /^(?:--testPathIgnorePatterns|--testPathPatterns?|--ignore(?:-glob)?|--deselect|--exclude|--skip|-k|-m|-t|--testNamePattern|--grep|-g|--changed|--onlyChanged|--onlyFailures|--lastCommit|--related|--findRelatedTests|--filter|-run|-short|--project|--selectProjects|--lf|--last-failed|--sw|--stepwise|--passWithNoTests|-x|--exclude-task|--dir|--rootdir|--root)(?:=|$)/;

/** Options that take a word of their own, which is no path of tests. */
const WITH_WORD =
  /^(?:-c|--config|--reporters?|-r|-n|-p|-o|-W|--cov(?:-report|-config)?|--max-?[wW]orkers|--workers|--environment|--env|--pool|--timeout|--testTimeout|--retries|--retry|--junitxml|--outputFile|--tb|--durations|--mode|--shard|--bail|--maxfail|--dist|--import|--require|--loader|--coverage\.\S+|--test-reporter|--browser|-tags|-count|-timeout|-coverprofile|-parallel|--require)$/;

/** Suites that take words as paths. */
const TAKES_PATHS: ReadonlySet<SuiteKind> = new Set(['js', 'py', 'go', 'rb', 'php', 'sh']);

// biome-ignore format: a table is read by column
const NAMES: ReadonlyMap<SuiteKind, RegExp> = new Map([
  ['js',  /[._-](?:tests?|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|specs?|e2e)\//],
  ['py',  /(?:^|\/)(?:test[^/]*|[^/]*_test)\.py$/],
  ['go',  /_test\.go$/],
  ['rs',  /\.rs$/],
  ['rb',  /_(?:spec|test)\.rb$|(?:^|\/)test_[^/]*\.rb$/],
  ['jvm', /(?:Tests?|Spec|IT)\.\w+$|(?:^|\/)src\/\w*[tT]est\//],
  ['php', /Test\.php$|(?:^|\/)tests?\//],
  ['net', /Tests?\.\w+$|(?:^|\/|\.)[tT]ests?\//],
  ['sh',  /\.bats$|(?:^|\/)tests?\//],
]);

/** Whether the file `path` is named as tests of `kind` are. */
export function isNamedTest(kind: SuiteKind, path: string): boolean {
  if (kind !== 'any') return NAMES.get(kind)?.test(path) ?? false;
  return [...NAMES.values()].some((name) => name.test(path));
}

/** What of a suite of `kind` a command runs, by its words `rest` after those that name it. */
export function scopeOf(kind: SuiteKind, rest: readonly string[]): SuiteScope {
  if (rest.some((word) => NOTHING.test(word)) || rest[0] === 'list') return 'nothing';
  const limits: string[] = [];
  let less = rest.find((word) => LESS.test(word))?.split('=')[0];
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at] ?? '';
    if (WITH_WORD.test(word) || LESS.test(word)) at += word.includes('=') ? 0 : 1;
    else if (/^\.?\/?\.\.\.$|^(?:run|watch|--)$/.test(word) || word.startsWith('-')) continue;
    else if (TAKES_PATHS.has(kind)) limits.push(word.replace(/\/(?:\.\.\.)?$/, ''));
    else if (kind === 'rs') less ??= word;
    else if (word.includes('/')) limits.push(word.replace(/\/$/, ''));
  }
  return { limits, less };
}
