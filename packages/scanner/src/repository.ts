import type {
  AbsolutePath,
  CommitLog,
  Git,
  GitAnswer,
  GitFailure,
  HistoryDepth,
  LogRange,
  ReadOnlyFileSystem,
  RunningLog,
} from '@dochygiene/ports';
import { child, FileSystemError, readText } from '@dochygiene/ports';
import { type Draft, emptyDraft } from './history/draft.ts';
import { leadsTo } from './history/leads-to.ts';
import { openHistory } from './history/open-history.ts';
import { type Drafting, drafting } from './history/read-log.ts';
import type { History } from './history.ts';

/** What git knows of the project before its history is asked for. */
export interface Repository {
  /** The commit checked out; `undefined` where there is none or git cannot tell. */
  readonly head: string | undefined;
  readonly history: HistoryDepth;
  /** Content hash by path of what git tracks; `undefined` if that is unknown. */
  readonly tracked: ReadonlyMap<string, string> | undefined;
  readonly failure?: GitFailure;
}

/** Asks `git` what it knows of the checkout at `root`. */
export function repository(git: Git | undefined, root: AbsolutePath): Repository {
  const none = { head: undefined, history: 'none', tracked: undefined } as const;
  if (git === undefined) return none;
  const answer = git.checkout(root);
  if (!answer.ok) return { ...none, failure: answer.failure };
  const tracked = git.trackedFiles(root);
  if (!tracked.ok) return { ...none, failure: tracked.failure };
  const { head, history } = answer.value;
  return { head, history, tracked: tracked.value };
}

/** A history that is known from an earlier scan, up to one of its commits. */
export interface KnownHistory {
  readonly head: string;
  readonly draft: Draft;
}

/** The history of a repository, or why it is unknown. */
export type HistoryFound =
  | { readonly known: true; readonly history: History; readonly draft: Draft }
  | { readonly known: false; readonly because: string; readonly failure?: GitFailure };

/** A history that is on its way. */
export interface ComingHistory {
  /** To be called now and then while something else is done. */
  check(): void;
  /** Fulfilled when `take` will not have to wait; never rejects. */
  readonly ready: Promise<void>;
  take(isDocument: (path: string) => boolean): HistoryFound;
}

/** What a history is asked for with. */
export interface HistoryQuestion {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly git: Git | undefined;
  readonly repository: Repository;
  readonly recall?: (isTracked: (path: string) => boolean) => KnownHistory | undefined;
  /** A file that is not there, to take the log into beside whatever else is done. */
  readonly scratch?: () => AbsolutePath | undefined;
}

/** Begins to ask for the history; without a scratch file it is asked for by `take`. */
export function askHistory(question: HistoryQuestion): ComingHistory {
  const { git, root, repository: asked } = question;
  const unknown = whyUnknown(question);
  if (git === undefined || unknown !== undefined || asked.head === undefined) {
    return settled(() => ({
      known: false,
      because: unknown ?? 'nothing is committed yet',
      ...(asked.failure === undefined ? {} : { failure: asked.failure }),
    }));
  }
  const recalled = question.recall?.((path) => asked.tracked?.has(path) === true);
  // Where history is cut may change while HEAD does not: what was known then would tell of another.
  const known = asked.history === 'full' ? recalled : undefined;
  if (known?.head === asked.head) {
    return settled((isDocument) => opened(question, git, known.draft, isDocument));
  }
  const range: LogRange =
    known === undefined ? { head: asked.head } : { head: asked.head, since: known.head };
  const scratch = git.startLog === undefined ? undefined : question.scratch?.();
  const running = scratch === undefined ? undefined : git.startLog?.(root, range, scratch);
  const draft = known?.draft ?? emptyDraft(asked.head.length);
  const coming = { draft, into: drafting(draft), since: known?.head };
  running?.follow?.(coming.into.commit, coming.into.change);
  return running === undefined
    ? settled((isDocument) => taken(question, git, coming, git.log(root, range), isDocument))
    : beside(running, (answer, isDocument) => taken(question, git, coming, answer, isDocument));
}

function whyUnknown({ git, repository: asked }: HistoryQuestion): string | undefined {
  if (git === undefined) return 'git was not asked';
  if (asked.failure !== undefined) return asked.failure.message;
  return asked.tracked === undefined ? 'git does not tell what it tracks' : undefined;
}

function settled(take: ComingHistory['take']): ComingHistory {
  return { check: () => undefined, ready: Promise.resolve(), take };
}

function beside(
  running: RunningLog,
  take: (answer: GitAnswer<CommitLog>, isDocument: (path: string) => boolean) => HistoryFound,
): ComingHistory {
  let answer: GitAnswer<CommitLog> | undefined;
  const ready = running.answer.then((given) => {
    answer = given;
  });
  return {
    check: () => running.check(),
    ready,
    take(isDocument) {
      if (answer === undefined) throw new TypeError('the history is not ready');
      return take(answer, isDocument);
    },
  };
}

/** A history that is being put together. */
interface ComingDraft {
  readonly draft: Draft;
  readonly into: Drafting;
  /** The commit up to which it was known before. */
  readonly since: string | undefined;
}

function taken(
  question: HistoryQuestion,
  git: Git,
  { draft, into, since }: ComingDraft,
  answer: GitAnswer<CommitLog>,
  isDocument: (path: string) => boolean,
): HistoryFound {
  const head = question.repository.head ?? '';
  if (!answer.ok) {
    const { failure } = answer;
    return { known: false, because: failure.message, failure };
  }
  into.finish(answer.value);
  // What was known may be of commits that have since been left: then it is worth nothing.
  if (since !== undefined && !leadsTo(draft, head, since)) {
    const anew = emptyDraft(head.length);
    const coming = { draft: anew, into: drafting(anew), since: undefined };
    return taken(question, git, coming, git.log(question.root, { head }), isDocument);
  }
  return opened(question, git, draft, isDocument);
}

function opened(
  { fs, root, repository: asked }: HistoryQuestion,
  git: Git,
  draft: Draft,
  isDocument: (path: string) => boolean,
): HistoryFound {
  const history = openHistory({
    draft,
    git,
    root,
    tracked: new Set(asked.tracked?.keys()),
    whole: asked.history === 'full',
    isDocument,
    ignored: ignoredCommits(fs, root),
  });
  return { known: true, history, draft };
}

/** The file in which projects list commits that changed no meaning, as git's `blame` takes it. */
const IGNORED_COMMITS = '.git-blame-ignore-revs';
const IGNORED_COMMITS_BYTES = 256 * 1024;

function ignoredCommits(fs: ReadOnlyFileSystem, root: AbsolutePath): ReadonlySet<string> {
  try {
    const { text } = readText(fs, child(root, IGNORED_COMMITS), IGNORED_COMMITS_BYTES);
    return new Set(text.match(/^[0-9a-f]{40,64}\b/gm) ?? []);
  } catch (error) {
    if (error instanceof FileSystemError) return new Set();
    throw error;
  }
}
