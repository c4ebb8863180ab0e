import type { CarrierReason } from '../carrier.ts';
import { reason } from './reason.ts';

/** Options with which any program only tells of itself. */
const TELLS = /^(?:--help|--version)$/;

/** ... and which programs that check have for the same, or to show what they would look at. */
const SHOWS =
  /^(?:-h|-V|--init|--print-config|--inspect-config|--env-info|--show-?[cC]onfig|--list(?:-?(?:tests|files|all|rules|tags|sessions|envs|optional|FilesOnly))?|--collect-only|--co|--fixtures|--setup-plan|--dump(?:-inputs|-config)?|--type-list|--dry(?:-run)?(?:=\S+)?)$/;

/** Options of a script of the project with which it may do no more than tell what it would do. */
const MAY_TELL =
  /^(?:--help|-h|--usage|--version|-V|--list|-n|--dry-?run(?:=\S*)?|--noop|--print-config)$/;

// A program, and an option of its own with which nothing that it sees makes it fail.
// biome-ignore format: a table is read by column
const WITHOUT_FAILING: readonly (readonly [program: RegExp, option: RegExp])[] = [
  [/^(?:ruff|flake8|pylint|bandit) /,                   /^--exit-zero$/],
  [/^(?:knip|cspell|vale|hadolint|depcheck) /,          /^--no-(?:exit-code|exit|fail)$/],
  [/^tflint /,                                          /^--force$/],
  [/^(?:make|gmake) /,                                  /^(?:-(?=[bBdekLrRsSw]*[nqtpiv])[bBdeikLnpqrRsStvw]+|--(?:just-print|recon|question|touch|print-data-base|ignore-errors))$/],
  [/^(?:just|task) /,                                   /^(?:-[nla]|--(?:summary|show|evaluate|choose))$/],
  [/^(?:nx|turbo|moon|lerna) /,                         /^--graph(?:=\S+)?$/],
  [/^(?:tox|nox) /,                                     /^(?:-[la]|--(?:listenvs(?:-all)?|notest|install-only))$/],
  [/^rake /,                                            /^(?:-[nTPWD]|--(?:tasks|prereqs|describe))$/],
  [/^(?:gradle|\.\/gradlew) /,                          /^-m$/],
  [/^(?:mvn|\.\/mvnw) /,                                /^(?:-fn|--fail-never|-v|-Dmaven\.test\.failure\.ignore(?:=true)?|-DtestFailureIgnore(?:=true)?)$/],
  [/^go (?:test|vet|build) /,                           /^(?:-n|-list(?:=\S+)?)$/],
  [/^go test /,                                         /^(?:-c|-run=\^\$)$/],
  [/^(?:ctest|ninja) /,                                 /^(?:-[NnT]|--(?:show-only(?:=\S+)?|print-labels))$/],
  [/^(?:pytest|py\.test) /,                             /^--(?:markers|fixtures-per-test|cache-show(?:=\S+)?)$/],
  [/^rubocop /,                                         /^(?:-[vL]|--(?:auto-gen-config|regenerate-todo|show-cops(?:=\S+)?|list-target-files))$/],
  [/^(?:eslint|tsc|vue-tsc|prettier|stylelint|vitest|jest|webpack|vite|next|rollup|lerna|commitlint) /, /^-v$/],
  [/^bazel /,                                           /^--nobuild$/],
  [/^ansible-lint /,                                    /^-[LT]$/],
];

// The same, where an option and its value are two words or one.
const WITH_VALUE =
  / (--issues-exit-code[ =]0|--fail-under[ =]0(?:\.0*)?|--audit-level[ =]none|-run \^\$) /;

/** Options that what looks at staged files alone needs in a run of CI, where nothing is staged. */
const STAGED =
  /^(?:(?:pre-commit|prek) run\b(?!.* (?:-a|--all-files|--files|--from-ref|--source|-s|--last-commit|--directory)(?:[ =]))|lint-staged\b(?!.* --diff[ =])|lefthook run pre-commit\b(?!.* --(?:all-files|files?|files-from-stdin)[ =]))/;

/** Commands of dochygiene that fail by what they find. */
const GATED = /^dochygiene (?:.* )?(?:--fail-on[ =]|obligations audit |doctor )/;

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
  /^(?:(?:mkdocs|hugo|jekyll|next|vite|astro|vitepress|docusaurus|mdbook|webpack|rollup) (?:serve|server|dev|start|preview|telemetry|clean|new|init|create)|hugo (?:version|env|list|config|gen|mod|completion|import|convert)|vale (?:sync|ls-\w+|host-install)|ruff (?:clean|rule|config|linter|version|server|help)|golangci-lint (?:version|help|linters|formatters|cache|completion|migrate|fmt)|bazel (?:c?query|aquery|info|clean|version|help|fetch|sync|shutdown|dump|mod)|tox (?:list|l|config|c|devenv|d|quickstart)|(?:pnpm|yarn) (?:-\S+ )*(?:list|ls|ll|la|why|info|view|licenses|root|bin|prune|rebuild|env|link|unlink|up|update|upgrade|help|whoami|remove|plugin|set)|nx (?:reset|graph|migrate|report|connect|daemon|list|show|format|format:write)|turbo (?:prune|login|link|daemon)|lerna (?:publish|version|bootstrap|list|ls|clean|changed)|buf (?:generate|push|login|dep|registry|export)|sqlfluff (?:fix|format|parse)|npm audit fix) /;

/** Why the command `line`, without what wraps it, looks at nothing or never fails; `undefined` if it may. */
export function idleOption(line: string): string | undefined {
  const whole = `${line} `;
  const words = line.split(' ').slice(1);
  if (OTHER_COMMANDS.test(whole)) return words.find((word) => !word.startsWith('-'));
  if (whole.startsWith('dochygiene ') && !GATED.test(whole)) return 'no --fail-on';
  const valued = WITH_VALUE.exec(whole)?.[1];
  if (valued !== undefined) return valued;
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

/** Whether the command `line`, without what wraps it, looks at what is staged for a commit alone. */
export function seesStaged(line: string): boolean {
  return STAGED.test(`${line} `);
}

/** Whether the command `line`, without what wraps it, ends well whatever it is given, or whatever it runs. */
export function endsWellByName(line: string): boolean {
  return /^(?:(?:true|:|echo|printf)(?: |$)|find .* -exec (?!.* \+(?: |$)))/.test(line);
}

/** Why the script that the command of `words` runs is not seen to check anything; `undefined` if it may. */
export function scriptTells(words: readonly string[]): CarrierReason | undefined {
  const option = words.slice(1).find((word) => MAY_TELL.test(word));
  return option === undefined
    ? undefined
    : reason('OB120', `not decided: with ${option} it may do no more than tell of itself`);
}
