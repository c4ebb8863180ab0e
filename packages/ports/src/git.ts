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

/** Which commits a log is of: all that lead to `head`, less those that lead to `since`. */
export interface LogRange {
  /** A full hash. */
  readonly head: string;
  /** A full hash, of a commit whose past is known already. */
  readonly since?: string;
}

/** One commit of a log. */
export interface LoggedCommit {
  readonly id: string;
  /** Full hashes; empty at the beginning of history, and where a shallow one was cut. */
  readonly parents: readonly string[];
  /** When it was committed, in milliseconds since 1970: whole seconds. */
  readonly time: number;
  /** The mail address of its author, as written. */
  readonly author: string;
  /** The first paragraph of its message, in one line. */
  readonly subject: string;
}

/**
 * Told that a commit changed `path`, relative to the root of the repository, with `/`.
 *
 * `before` and `after` are hashes of its content: the first is `undefined` of what was added, the
 * second of what was deleted, and they are equal if only its mode changed. Of a rename, both halves
 * are told; of a merge, what is in none of its parents as it is in the merge, `before` being that of its
 * first parent.
 */
export type ChangeVisitor = (
  path: string,
  before: string | undefined,
  after: string | undefined,
) => void;

/** A log that has been taken. Nothing of it is kept but its bytes. */
export interface CommitLog {
  /** Visits every commit, the newest first, each followed by what it changed. To be called once. */
  visit(commit: (commit: LoggedCommit) => void, change: ChangeVisitor): void;
}

/** A log that is being taken beside whatever else is done. */
export interface RunningLog {
  /** Ends it if it has used up its time or its bytes; to be called now and then by who is busy. */
  check(): void;
  /**
   * Visits what git has written so far, and more whenever there is a moment, until the log is taken:
   * then its own `visit`, to be called with the same visitors, goes on from there. What was visited
   * of a log that fails in the end is worth nothing.
   */
  follow?(commit: (commit: LoggedCommit) => void, change: ChangeVisitor): void;
  /** The log, once git has ended. Never rejects. */
  readonly answer: Promise<GitAnswer<CommitLog>>;
}

/** A file that a commit moved and changed on the way. */
export interface Rename {
  readonly commit: string;
  readonly from: string;
  readonly to: string;
  /** How much stayed, in percent. */
  readonly similarity: number;
}

/** What an expression such as `1a2b3c` or `HEAD:docs/a.md` names. */
export interface GitObject {
  readonly id: string;
  readonly kind: 'commit' | 'tree' | 'blob' | 'tag';
}

/**
 * Git as questions about one checkout, one process a question at the most, none of which reads the
 * work tree or runs anything that a repository's configuration names. What is not at hand, as in a
 * partial clone, is never fetched.
 */
export interface Git {
  /** The version of git, for example `2.39.5`. */
  version(): GitAnswer<string>;
  /** HEAD and the depth of history at `root`. */
  checkout(root: AbsolutePath): GitAnswer<Checkout>;
  /** Content hash by path of all tracked files below `root`, relative to it, in git's order. */
  trackedFiles(root: AbsolutePath): GitAnswer<ReadonlyMap<string, string>>;
  /** The commits of `range`. */
  log(root: AbsolutePath, range: LogRange): GitAnswer<CommitLog>;
  /**
   * Begins to take the log of `range`, into the file `scratch`, which must not be there and is gone
   * when git has ended; `undefined` if that file cannot be made. A git without this, or that gives
   * nothing, is asked for the log when it is needed.
   */
  startLog?(root: AbsolutePath, range: LogRange, scratch: AbsolutePath): RunningLog | undefined;
  /** Files that the commits `ids`, full hashes, moved and changed on the way. */
  renames(root: AbsolutePath, ids: readonly string[]): GitAnswer<readonly Rename[]>;
  /**
   * By hash, the contents that `ids` name, one character a byte; what is no content, is not there or
   * is longer than `bytes` is left out.
   */
  contents(
    root: AbsolutePath,
    ids: readonly string[],
    bytes: number,
  ): GitAnswer<ReadonlyMap<string, string>>;
  /** By expression, what `names` name; one that names nothing, or several things, is left out. */
  objects(root: AbsolutePath, names: readonly string[]): GitAnswer<ReadonlyMap<string, GitObject>>;
  /** Names of all branches and tags, without `refs/heads/`, `refs/remotes/` and `refs/tags/`. */
  refs(root: AbsolutePath): GitAnswer<ReadonlySet<string>>;
  /** The hash that a file with this content has, `length` being that of a hash of the repository. */
  contentHash(content: Uint8Array, length: number): string;
}
