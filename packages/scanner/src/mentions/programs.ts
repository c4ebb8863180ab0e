/**
 * The words of a simple command that may name files that are there: not options, assignments, what a
 * command makes or takes away, or the names of packages, images, branches and addresses.
 */
export function pathWords(words: readonly string[]): readonly string[] {
  let start = 0;
  while (start < words.length && isPrefix(words[start] ?? '')) start += 1;
  const program = words[start] ?? '';
  const name = program.slice(program.lastIndexOf('/') + 1);
  const subcommand = words[start + 1] ?? '';
  const rest = words.slice(start + 1);
  const own = program.includes('/') ? [program] : [];
  if (NAMES_NO_FILES.has(name) || isNameless(name, subcommand)) return own;
  const args = rest.map(withoutOption).filter((word) => word !== '');
  // What is copied is there, where it is copied to need not be.
  return [...own, ...(COPIES.has(name) ? args.slice(0, -1) : args)];
}

/** What stands before a program: assignments, and programs that run another. */
function isPrefix(word: string): boolean {
  return /^[A-Za-z_]\w*=/.test(word) || RUNNERS.has(word);
}

const RUNNERS: ReadonlySet<string> = new Set([
  ...[
    'sudo',
    'time',
    'exec',
    'nohup',
    'env',
    'command',
    'xargs',
    'then',
    'do',
    'else',
    'if',
    '!',
    '{',
  ],
]);

/** The value of `--option=value`; other options name nothing. */
function withoutOption(word: string): string {
  if (!word.startsWith('-')) return word;
  const equals = word.indexOf('=');
  return equals < 0 ? '' : word.slice(equals + 1);
}

const COPIES: ReadonlySet<string> = new Set(['cp', 'rsync', 'install', 'ln']);

const NAMES_NO_FILES: ReadonlySet<string> = new Set([
  // They make, move or remove files.
  ...['mkdir', 'touch', 'mv', 'rm', 'rmdir', 'tee', 'mktemp', 'tar', 'unzip', 'zip', 'truncate'],
  // They take text or addresses.
  ...['echo', 'printf', 'export', 'alias', 'unset', 'curl', 'wget', 'http', 'ssh', 'scp', 'ping'],
  // They take names of packages, images and other things elsewhere.
  ...['npx', 'bunx', 'pnpx', 'pip', 'pip3', 'pipx', 'brew', 'apt', 'apt-get', 'yum', 'dnf', 'apk'],
  ...['pacman', 'snap', 'choco', 'winget', 'scoop', 'gem', 'conda', 'mamba', 'nvm', 'asdf', 'code'],
  ...[
    'docker',
    'podman',
    'kubectl',
    'helm',
    'gh',
    'glab',
    'aws',
    'gcloud',
    'az',
    'heroku',
    'claude',
  ],
  ...['gsutil', 'vercel', 'netlify', 'flyctl', 'degit', 'tiged', 'sed', 'awk', 'defaults', 'which'],
]);

/** Whether this subcommand of the program takes names that are no files. */
function isNameless(program: string, subcommand: string): boolean {
  return SUBCOMMANDS.get(program)?.test(subcommand) ?? false;
}

const PACKAGES =
  /^(?:i|in|install|add|remove|uninstall|rm|up|update|upgrade|create|init|dlx|exec|x|link|view|info|why|global|publish|login)$/;

const SUBCOMMANDS: ReadonlyMap<string, RegExp> = new Map([
  ['npm', PACKAGES],
  ['pnpm', PACKAGES],
  ['yarn', PACKAGES],
  ['bun', PACKAGES],
  ['deno', /^(?:add|install|remove)$/],
  ['uv', /^(?:add|remove|pip|tool)$/],
  ['uvx', /./],
  ['poetry', /^(?:add|remove)$/],
  ['cargo', /^(?:add|install|new|init)$/],
  ['go', /^(?:get|install|mod|work)$/],
  ['composer', /^(?:require|remove|create-project)$/],
  ['git', /^(?!(?:add|log|diff|show|blame|ls-files|check-ignore|apply|am)$)/],
  ['hg', /./],
]);
