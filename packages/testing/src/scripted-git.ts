import type { AbsolutePath, Checkout, Git, GitAnswer, GitRefusal } from '@dochygiene/ports';

/** What a scripted git answers; a question that is left out is refused. */
export interface GitScript {
  readonly version?: string;
  readonly checkout?: Checkout;
  readonly trackedFiles?: readonly string[];
  /** What questions are refused with that are left out; `NOT_A_REPOSITORY` if this is too. */
  readonly refusal?: GitRefusal;
}

/** A git that answers by a script, and remembers what it was asked. */
export interface ScriptedGit extends Git {
  /** Every question so far, in order: its name, and the root it was about. */
  readonly asked: readonly { readonly question: keyof Git; readonly root?: AbsolutePath }[];
}

/** A git with canned answers, the same for every root. */
export function scriptedGit(script: GitScript): ScriptedGit {
  const asked: { question: keyof Git; root?: AbsolutePath }[] = [];
  const answer = <T>(value: T | undefined): GitAnswer<T> => {
    if (value !== undefined) return { ok: true, value };
    const { refusal = 'NOT_A_REPOSITORY' } = script;
    return { ok: false, failure: { refusal, message: `fatal: the script says ${refusal}` } };
  };
  return {
    asked,
    version() {
      asked.push({ question: 'version' });
      return answer(script.version);
    },
    checkout(root) {
      asked.push({ question: 'checkout', root });
      return answer(script.checkout);
    },
    trackedFiles(root) {
      asked.push({ question: 'trackedFiles', root });
      return answer(script.trackedFiles);
    },
  };
}
