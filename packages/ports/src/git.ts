import type { AbsolutePath } from './path.ts';

/** How much of the past a repository can tell. `none`: no repository, or one that git refuses. */
export type HistoryDepth = 'full' | 'shallow' | 'none';

/** What git says of a checkout, in one look. */
export interface Checkout {
  /** The commit checked out, as a full hash; `undefined` on a branch with no commit yet. */
  readonly head: string | undefined;
  readonly history: Exclude<HistoryDepth, 'none'>;
  /** Whether this is a linked worktree of a repository that lives elsewhere. */
  readonly linkedWorktree: boolean;
}

/** Why git could not answer. */
export type GitRefusal =
  | 'NOT_INSTALLED'
  | 'NOT_A_REPOSITORY'
  | 'FOREIGN_OWNER'
  | 'TIMED_OUT'
  | 'TOO_MUCH_OUTPUT'
  | 'FAILED';

/** A question that git would not answer: the work goes on without. */
export interface GitFailure {
  readonly refusal: GitRefusal;
  /** What git said, one line. */
  readonly message: string;
}

/** An answer of git's, or why there is none. */
export type GitAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: GitFailure };

/**
 * Git as questions about one checkout, one process a question at the most, none of which reads the
 * work tree or runs anything that a repository's configuration names.
 */
export interface Git {
  /** The version of git, for example `2.39.5`. */
  version(): GitAnswer<string>;
  /** HEAD and the depth of history at `root`. */
  checkout(root: AbsolutePath): GitAnswer<Checkout>;
  /** Paths of all tracked files below `root`, relative to it with `/`, in git's order. */
  trackedFiles(root: AbsolutePath): GitAnswer<readonly string[]>;
}
