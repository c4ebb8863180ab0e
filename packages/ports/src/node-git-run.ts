import type { GitAnswer, GitRefusal } from './git.ts';
import { systemCode } from './node-refusal.ts';
import { type AbsolutePath, parent } from './path.ts';

/** What one question to git may take. */
export interface GitLimits {
  readonly milliseconds: number;
  /** Of output. */
  readonly bytes: number;
}

/** Half a minute, and the names of some three million files. */
export const DEFAULT_LIMITS: GitLimits = { milliseconds: 30_000, bytes: 256 * 1024 * 1024 };

/** What a process of git left behind that did not fail. */
export interface GitRun {
  /** Whether there is what was asked for. If not, git has exited with 1 and without a word. */
  readonly found: boolean;
  readonly output: Buffer;
}

/** Before every command: nothing that a repository's configuration names is run, nothing fetched. */
const FLAGS: readonly string[] = [
  '--no-pager',
  '--no-optional-locks',
  '--literal-pathspecs',
  ...['-c', 'core.fsmonitor=false'],
  ...['-c', 'core.hooksPath=/dev/null'],
  // Attributes of this machine could take a text for none, and so a move for something else.
  ...['-c', 'core.attributesFile=/dev/null'],
  ...['-c', 'log.showSignature=false'],
  ...['-c', 'core.alternateRefsCommand='],
  ...['-c', 'protocol.allow=never'],
  // Else the first commit could be told without what it added.
  ...['-c', 'log.showRoot=true'],
];

/** After all `GIT_*` of the caller's are gone, since they could point anywhere. */
const ENVIRONMENT: Readonly<Record<string, string>> = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_LAZY_FETCH: '1',
  // A repository's own `protocol.ext.allow` would outdo the flag `protocol.allow`, but not this.
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_OPTIONAL_LOCKS: '0',
  // History as it was committed, and not as somebody has since pretended it was.
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: '/dev/null',
  // Refusals are told apart by git's words.
  LC_ALL: 'C',
};

const MESSAGE_LENGTH = 300;

/**
 * Runs git with `args` in the checkout whose root is `root`, and in no checkout around it.
 *
 * The process starts in the root of the file system, so that a `PATH` with `.` in it cannot find a
 * program in a checkout.
 */
export function runGit(
  args: readonly string[],
  root: AbsolutePath | undefined,
  limits: GitLimits,
  input?: string,
): GitAnswer<GitRun> {
  // Loaded here, since many a command asks git nothing.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const run = spawnSync('git', [...commandLine(args, root)], {
    ...surroundings(root),
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    ...(input === undefined ? {} : { input }),
    timeout: limits.milliseconds,
    // Nothing that is asked holds a lock, and a process that hangs may not heed less.
    killSignal: 'SIGKILL',
    maxBuffer: limits.bytes,
  });
  if (run.error !== undefined) return startFailure(run.error);
  const outcome = outcomeOf(run.status, run.signal, run.stderr.toString());
  return outcome.ok ? { ok: true, value: { found: outcome.value, output: run.stdout } } : outcome;
}

/** The arguments with which `git` asks `args` of the checkout at `root`. */
export function commandLine(
  args: readonly string[],
  root: AbsolutePath | undefined,
): readonly string[] {
  return [...(root === undefined ? [] : ['-C', root]), ...FLAGS, ...args];
}

/** Where and with which environment git is run for the checkout at `root`. */
export function surroundings(root: AbsolutePath | undefined): {
  readonly cwd: string;
  readonly env: Record<string, string | undefined>;
  readonly windowsHide: true;
} {
  return { cwd: root === undefined ? '/' : top(root), env: environment(root), windowsHide: true };
}

/** Whether git found what it was asked for, by how it ended and what it said on standard error. */
export function outcomeOf(
  status: number | null,
  signal: string | null,
  said: string,
): GitAnswer<boolean> {
  // With an error on the way the answer is not whole, even where git goes on and exits with 0.
  const found = status === 0 && !/^error: /m.test(said);
  if (found || (status === 1 && said === '')) return { ok: true, value: found };
  return gitFailure(refusal(said), gist(said) ?? `git ended with ${status ?? signal}`);
}

/** What it means that git could not be started, or was ended. */
export function startFailure(error: Error): GitAnswer<never> {
  return gitFailure(startRefusal(error), error.message);
}

/** The root of the file system that `path` lies on. */
function top(path: AbsolutePath): AbsolutePath {
  const above = parent(path);
  return above === undefined ? path : top(above);
}

function environment(root: AbsolutePath | undefined): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  const above = root === undefined ? undefined : parent(root);
  // Git looks no further up than `root`: a home under git is not the checkout of all that is in it.
  const ceiling = above === undefined ? {} : { GIT_CEILING_DIRECTORIES: above };
  return { ...Object.fromEntries(inherited), ...ENVIRONMENT, ...ceiling };
}

function startRefusal(error: Error): GitRefusal {
  const code = systemCode(error);
  if (code === 'ENOENT' || code === 'EACCES') return 'NOT_INSTALLED';
  if (code === 'ETIMEDOUT') return 'TIMED_OUT';
  return code === 'ENOBUFS' ? 'TOO_MUCH_OUTPUT' : 'FAILED';
}

function refusal(said: string): GitRefusal {
  if (/dubious ownership|unsafe repository/.test(said)) return 'FOREIGN_OWNER';
  if (/not a git repository/i.test(said)) return 'NOT_A_REPOSITORY';
  // What macOS has for a git until the developer tools are installed.
  return /^xc(?:run|ode-select): /.test(said) ? 'NOT_INSTALLED' : 'FAILED';
}

/** The line that tells why, of all that git said. */
function gist(said: string): string | undefined {
  const line = /^(?:fatal|error): .+/m.exec(said)?.[0] ?? /^.+/m.exec(said)?.[0];
  return line?.slice(0, MESSAGE_LENGTH);
}

/** The answer of a git that refuses. */
export function gitFailure(refusal: GitRefusal, message: string): GitAnswer<never> {
  return { ok: false, failure: { refusal, message } };
}
