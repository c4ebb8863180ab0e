import type {
  AbsolutePath,
  Checkout,
  Git,
  GitAnswer,
  GitObject,
  GitRefusal,
  LoggedCommit,
  Rename,
} from '@dochygiene/ports';
import { fakeHash } from './fake-hash.ts';

/** A commit of a scripted log, with what it did to each path. */
export interface ScriptedChange {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

/** What a scripted git answers; a question that is left out is refused. */
export interface GitScript {
  readonly version?: string;
  readonly checkout?: Checkout;
  /** Content hashes by path. */
  readonly trackedFiles?: ReadonlyMap<string, string>;
  /** The newest first. */
  readonly log?: readonly (readonly [LoggedCommit, readonly ScriptedChange[]])[];
  readonly renames?: readonly Rename[];
  readonly contents?: ReadonlyMap<string, string>;
  readonly objects?: ReadonlyMap<string, GitObject>;
  readonly refs?: ReadonlySet<string>;
  /** What questions are refused with that are left out; `NOT_A_REPOSITORY` if this is too. */
  readonly refusal?: GitRefusal;
}

/** A git that answers by a script, and remembers what it was asked. */
export interface ScriptedGit extends Git {
  /** Every question so far, in order: its name, and the root it was about. */
  readonly asked: readonly { readonly question: keyof Git; readonly root?: AbsolutePath }[];
}

/**
 * A git with canned answers, the same for every root, range and name; only `contents` and `objects`
 * give what was asked for.
 */
export function scriptedGit(script: GitScript): ScriptedGit {
  const asked: { question: keyof Git; root?: AbsolutePath }[] = [];
  const answer = <T>(question: keyof Git, root: AbsolutePath | undefined, value: T | undefined) => {
    asked.push(root === undefined ? { question } : { question, root });
    if (value !== undefined) return { ok: true, value } satisfies GitAnswer<T>;
    const { refusal = 'NOT_A_REPOSITORY' } = script;
    const failure = { refusal, message: `fatal: the script says ${refusal}` };
    return { ok: false, failure } satisfies GitAnswer<T>;
  };
  return {
    asked,
    version: () => answer('version', undefined, script.version),
    checkout: (root) => answer('checkout', root, script.checkout),
    trackedFiles: (root) => answer('trackedFiles', root, script.trackedFiles),
    log(root) {
      const { log } = script;
      return answer('log', root, log && { visit: visitor(log) });
    },
    renames: (root) => answer('renames', root, script.renames),
    contents: (root, ids) => answer('contents', root, picked(script.contents, ids)),
    objects: (root, names) => answer('objects', root, picked(script.objects, names)),
    refs: (root) => answer('refs', root, script.refs),
    contentHash: fakeHash,
  };
}

function visitor(log: NonNullable<GitScript['log']>) {
  return (
    commit: (commit: LoggedCommit) => void,
    change: (path: string, before?: string, after?: string) => void,
  ) => {
    for (const [head, changes] of log) {
      commit(head);
      for (const { path, before, after } of changes) change(path, before, after);
    }
  };
}

function picked<T>(
  from: ReadonlyMap<string, T> | undefined,
  keys: readonly string[],
): ReadonlyMap<string, T> | undefined {
  if (from === undefined) return undefined;
  return new Map([...from].filter(([key]) => keys.includes(key)));
}
