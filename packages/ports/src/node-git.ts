import type { Checkout, Git, GitAnswer } from './git.ts';
import { DEFAULT_LIMITS, type GitLimits, runGit } from './node-git-run.ts';

export { DEFAULT_LIMITS, type GitLimits } from './node-git-run.ts';

/** Git as installed on this machine, looked up in `PATH`. */
export function nodeGit(limits: GitLimits = DEFAULT_LIMITS): Git {
  return {
    version() {
      const run = runGit(['--version'], undefined, limits);
      return map(run, ({ output }) => output.replace(/^git version /, '').trim());
    },
    checkout(root) {
      // Flags before the revision print even where there is none, which exits with 1.
      const flags = ['--is-shallow-repository', '--git-dir', '--git-common-dir'];
      const run = runGit(['rev-parse', ...flags, '--verify', '--quiet', 'HEAD'], root, limits);
      return map(run, ({ output, found }) => checkout(output, found));
    },
    trackedFiles(root) {
      return map(runGit(['ls-files', '-z'], root, limits), ({ output }) => trackedFiles(output));
    },
  };
}

function map<A, B>(answer: GitAnswer<A>, to: (value: A) => B): GitAnswer<B> {
  return answer.ok ? { ok: true, value: to(answer.value) } : answer;
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

/** The names in `output`; a file in conflict is there once a version, one after the other. */
function trackedFiles(output: string): readonly string[] {
  const names = output.split('\0');
  names.pop();
  return names.filter((name, index) => name !== names[index - 1]);
}
