import type { CarrierReason } from '../carrier.ts';
import { reason } from './reason.ts';

/** Options with which any program only tells of itself. */
const TELLS = /^(?:--help|--version)$/;

/** ... and which programs that check have for the same, or to show what they would look at. */
const SHOWS =
  /^(?:-h|-V|--init|--print-config|--inspect-config|--env-info|--show-?[cC]onfig|--list(?:-?(?:tests|files|all|rules|tags|sessions|envs|optional|FilesOnly))?|--collect-only|--co|--fixtures|--setup-plan|--dump(?:-inputs|-config)?|--type-list|--dry(?:-run)?(?:=\S+)?)$/;

/** Options of a script of the project with which it may do no more than tell what it would do. */
const MAY_TELL = /^(?:--help|-h|--usage|--version|-V|--list|--dry-?run|--noop|--print-config)$/;

// A program, and an option of its own with which nothing that it sees makes it fail.
// biome-ignore format: a table is read by column
const WITHOUT_FAILING: readonly (readonly [program: RegExp, option: RegExp])[] = [
  [/^(?:ruff|flake8|pylint|bandit) /,                   /^--exit-zero$/],
  [/^(?:knip|cspell|vale|hadolint|depcheck) /,          /^--no-(?:exit-code|exit|fail)$/],
  [/^golangci-lint /,                                   /^--issues-exit-code=0$/],
  [/^tflint /,                                          /^--force$/],
  [/^(?:make|gmake) /,                                  /^(?:-[nqtpi]|--(?:just-print|recon|question|touch|print-data-base|ignore-errors))$/],
  [/^(?:just|task) /,                                   /^(?:-[nla]|--(?:summary|show|evaluate|choose))$/],
  [/^(?:nx|turbo|moon|lerna) /,                         /^--graph(?:=\S+)?$/],
  [/^(?:tox|nox) /,                                     /^(?:-[la]|--(?:listenvs(?:-all)?|notest|install-only))$/],
  [/^rake /,                                            /^(?:-[nTPWD]|--(?:tasks|prereqs|describe))$/],
  [/^(?:gradle|\.\/gradlew) /,                          /^-m$/],
  [/^go (?:test|vet|build) /,                           /^(?:-n|-list(?:=\S+)?)$/],
  [/^bazel /,                                           /^--nobuild$/],
  [/^ansible-lint /,                                    /^-[LT]$/],
];

// A program that looks at what there is only with a word or an option that says so: else it rewrites,
// sets something up, or serves.
// biome-ignore format: a table is read by column
const NEEDED: readonly (readonly [program: RegExp, word: RegExp])[] = [
  [/^prettier /,                                        /^(?:--check|-c|--list-different|-l)$/],
  [/^black /,                                           /^--check$/],
  [/^isort /,                                           /^(?:--check(?:-only)?|-c)$/],
  [/^ruff format /,                                     /^--(?:check|diff)$/],
  [/^yapf /,                                            /^(?:--diff|-d)$/],
  [/^cargo fmt /,                                       /^--check$/],
  [/^terraform fmt /,                                   /^--?check$/],
  [/^deno fmt /,                                        /^--check$/],
  [/^dotnet format /,                                   /^--verify-no-changes$/],
  [/^shfmt /,                                           /^(?:-\w*d|--diff)$/],
  [/^(?:gofmt|gofumpt|goimports) /,                     /(?!)/],
  [/^doctoc /,                                          /^(?:--dryrun|-d)$/],
  [/^dprint /,                                          /^check$/],
  [/^clang-format /,                                    /^(?:--Werror|-Werror)$/],
  [/^(?:pre-commit|prek|lefthook) /,                    /^run$/],
  [/^docker buildx /,                                   /^(?:build|bake)$/],
  [/^docker compose /,                                  /^(?:run|exec|build|--abort-on-container-exit|--exit-code-from(?:=\S+)?)$/],
];

/** Commands of programs that check by others of theirs. */
const OTHER_COMMANDS =
  /^(?:(?:mkdocs|hugo|jekyll|next|vite|astro|vitepress|docusaurus|mdbook|webpack|rollup) (?:serve|server|dev|start|preview|telemetry|clean|new|init|create)|nx (?:reset|graph|migrate|report|connect|daemon|list|show)|turbo (?:prune|login|link|daemon)|lerna (?:publish|version|bootstrap|list|ls|clean|changed)|buf (?:generate|push|login|dep|registry|export)|sqlfluff (?:fix|format|parse)|npm audit fix) /;

/** Why the command `line`, without what wraps it, looks at nothing or never fails; `undefined` if it may. */
export function idleOption(line: string): string | undefined {
  const whole = `${line} `;
  const words = line.split(' ').slice(1);
  if (OTHER_COMMANDS.test(whole)) return words[0];
  const rows = WITHOUT_FAILING.filter(([program]) => program.test(whole));
  return words.find(
    (word) => TELLS.test(word) || SHOWS.test(word) || rows.some(([, option]) => option.test(word)),
  );
}

/** Whether the command `line`, without what wraps it, only rewrites or sets up what it could look at. */
export function onlyRewrites(line: string): boolean {
  const whole = `${line} `;
  const needed = NEEDED.find(([program]) => program.test(whole))?.[1];
  return needed !== undefined && !line.split(' ').some((word) => needed.test(word));
}

/** Why the script that the command of `words` runs is not seen to check anything; `undefined` if it may. */
export function scriptTells(words: readonly string[]): CarrierReason | undefined {
  const option = words.slice(1).find((word) => MAY_TELL.test(word));
  return option === undefined
    ? undefined
    : reason('OB120', `not decided: with ${option} it may do no more than tell of itself`);
}
