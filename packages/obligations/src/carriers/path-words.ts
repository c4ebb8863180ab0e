import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';

/** Programs that look at the paths they are given and at no more. */
const TAKES_PATHS: ReadonlySet<string> = new Set(
  'eslint stylelint htmlhint oxlint biome prettier markdownlint markdownlint-cli2 remark textlint vale lychee cspell codespell typos misspell alex write-good ruff flake8 pylint mypy pyright basedpyright bandit black isort pydocstyle interrogate doctoc shellcheck shfmt hadolint yamllint ansible-lint rubocop pytest py.test'.split(
    ' ',
  ),
);

/** Their suites of tests, which lie beside what they are about. */
const SUITES: ReadonlySet<string> = new Set(['pytest', 'py.test']);

/** A folder of tests, and what lies below it. */
const TESTS = /(?:^|\/)(?:tests?|specs?|__tests__|e2e)(?:\/.*)?$/;

/** Commands of theirs, which stand in front of the paths. */
const COMMANDS = /^(?:check|lint|ci|format)$/;

/** Options of theirs that take a word of their own. */
const WITH_WORD =
  /^(?:-[cCofkmnpWrtxdl]|--(?:config(?:-file|-path)?|rcfile|settings|ignore-path|ignore-pattern|ignore-file|ignore|exclude|extend-exclude|reporters?|format|formatter|output(?:-file|-format)?|ext|plugin|rulesdir|parser|parser-options|resolve-plugins-relative-to|cache-location|cache-file|max-warnings|max-line-length|line-length|target-version|python-version|project|select|ignore-words(?:-list)?|skip|files|minAlertLevel|rule|rules|severity|shell|jobs|fail-under|tb|junitxml|rootdir|confmodule|cov|durations|maxfail|log-level|timeout|accept|base|base-url|retry-wait-time|max-retries|user-agent|dictionary|words|file|stdin-filename|package|module|profile|tags|only))$/;

/**
 * Globs of the paths that the program that `words` begin with is limited to when it runs in `folder`;
 * `undefined` if it is not, or not known to be: each must be a file or folder of the project.
 */
export function pathWords(
  files: ProjectFiles,
  folder: string,
  words: readonly string[],
): readonly string[] | undefined {
  const [program = ''] = words;
  if (!TAKES_PATHS.has(program)) return undefined;
  const globs: string[] = [];
  for (let at = COMMANDS.test(words[1] ?? '') ? 2 : 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (WITH_WORD.test(word)) at += 1;
    else if (!word.startsWith('-')) {
      const glob = globOf(files, folder, program, word);
      if (glob === undefined) return undefined;
      globs.push(glob);
    }
  }
  return globs.length === 0 ? undefined : globs;
}

/** What of the project the path `word` is; `undefined` if it is all of `folder`, or nothing that is known. */
function globOf(
  files: ProjectFiles,
  folder: string,
  program: string,
  word: string,
): string | undefined {
  const written = word.replace(/::.*$/, '');
  const whole = normalPath(folder === '' ? written : `${folder}/${written}`);
  if (whole === undefined) return undefined;
  const path = SUITES.has(program) ? whole.replace(TESTS, '') : whole;
  if (path === '' || path === folder) return undefined;
  const { kind } = files.look(path);
  if (kind === 'file') return path;
  return kind === 'directory' ? `${path}/**` : undefined;
}
