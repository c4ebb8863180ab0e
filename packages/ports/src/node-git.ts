import type { Checkout, Git, GitAnswer } from './git.ts';
import { commitLog, logArguments } from './node-git-log.ts';
import { contentsWithin, readContents, readObjects, readRenames } from './node-git-objects.ts';
import { DEFAULT_LIMITS, type GitLimits, gitFailure, runGit } from './node-git-run.ts';
import { startLog } from './node-git-running-log.ts';

export { DEFAULT_LIMITS, type GitLimits } from './node-git-run.ts';

/** Git as installed on this machine, looked up in `PATH`. */
export function nodeGit(limits: GitLimits = DEFAULT_LIMITS): Git {
  return {
    version() {
      const run = runGit(['--version'], undefined, limits);
      return map(run, ({ output }) =>
        output
          .toString()
          .replace(/^git version /, '')
          .trim(),
      );
    },
    checkout(root) {
      // Flags before the revision print even where there is none, which exits with 1.
      const flags = ['--is-shallow-repository', '--git-dir', '--git-common-dir'];
      const run = runGit(['rev-parse', ...flags, '--verify', '--quiet', 'HEAD'], root, limits);
      return map(run, ({ output, found }) => checkout(output.toString(), found));
    },
    trackedFiles(root) {
      const run = runGit(['ls-files', '--stage', '-z'], root, limits);
      return map(run, ({ output }) => trackedFiles(output.toString()));
    },
    log(root, range) {
      const run = runGit(logArguments(range), root, limits);
      return map(run, ({ output }) => commitLog(output));
    },
    startLog: (root, range, scratch) => startLog(root, range, scratch, limits),
    renames(root, ids) {
      if (ids.length === 0) return { ok: true, value: [] };
      const what = [
        '-O/dev/null',
        '--raw',
        '--find-renames=50%',
        '-l1000',
        '--diff-filter=R',
        '--no-diff-merges',
      ];
      const how = ['log', '--no-walk=unsorted', '--stdin', '-z', '--format=%H', ...what];
      const run = runGit(how, root, limits, lines(ids));
      return map(run, ({ output }) => readRenames(output));
    },
    contents(root, ids, bytes) {
      if (ids.length === 0) return { ok: true, value: new Map() };
      // Sizes first: a content is printed whole, and one of a gigabyte would spoil the answer.
      const sizes = runGit(['cat-file', '--batch-check'], root, limits, lines(ids));
      if (!sizes.ok) return sizes;
      const fitting = lines(contentsWithin(sizes.value.output, bytes));
      const run = runGit(['cat-file', '--batch', '--buffer'], root, limits, fitting);
      return map(run, ({ output }) => readContents(output));
    },
    objects(root, names) {
      const askable = names.filter((name) => name !== '' && !/[\n\0]/.test(name));
      if (askable.length === 0) return { ok: true, value: new Map() };
      const run = runGit(['cat-file', '--batch-check'], root, limits, lines(askable));
      return map(run, ({ output }) => readObjects(output, askable));
    },
    refs(root) {
      const kinds = ['--branches', '--tags', '--remotes'];
      const run = runGit(['rev-parse', '--symbolic-full-name', ...kinds], root, limits);
      return map(run, ({ output }) => refNames(output.toString()));
    },
    contentHash(content, length) {
      const { createHash } = process.getBuiltinModule('node:crypto');
      const hash = createHash(length > 40 ? 'sha256' : 'sha1');
      return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
    },
  };
}

function map<A, B>(answer: GitAnswer<A>, to: (value: A) => B): GitAnswer<B> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: to(answer.value) };
  } catch (error) {
    // A string of Node's holds half a gigabyte at most.
    if (error instanceof Error) return gitFailure('TOO_MUCH_OUTPUT', error.message);
    throw error;
  }
}

function lines(words: readonly string[]): string {
  return `${words.join('\n')}\n`;
}

/** Reads lines: shallow or not, two directories, and HEAD if there is a commit. */
function checkout(output: string, hasCommit: boolean): Checkout {
  const end = output.length - 1;
  const cut = hasCommit ? output.lastIndexOf('\n', end - 1) : end;
  const first = output.indexOf('\n');
  const directories = output.slice(first + 1, cut);
  // Halves and not lines, for a directory's name may hold a line break.
  const half = (directories.length - 1) / 2;
  return {
    head: hasCommit ? output.slice(cut + 1, end) : undefined,
    history: output.startsWith('true') ? 'shallow' : 'full',
    linkedWorktree: directories.slice(0, half) !== directories.slice(half + 1),
  };
}

/** Reads `mode hash stage`, a tab, a name; a file in conflict is there once a version, ours last. */
function trackedFiles(output: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const entry of output.split('\0')) {
    const tab = entry.indexOf('\t');
    const [, hash = ''] = entry.slice(0, tab).split(' ');
    if (tab > 0) files.set(entry.slice(tab + 1), hash);
  }
  return files;
}

function refNames(output: string): ReadonlySet<string> {
  return new Set(
    output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.replace(/^refs\/(?:heads|remotes|tags)\//, '')),
  );
}
