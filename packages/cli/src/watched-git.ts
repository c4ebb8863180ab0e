import type { Git, GitAnswer } from '@dochygiene/ports';

/** A git that takes note of whether it has answered. */
export interface WatchedGit {
  readonly git: Git;
  /** Whether every question so far was answered: one that was not may be another time. */
  answered(): boolean;
}

/** Watches what `inner` answers. A log that is taken beside other work tells by itself. */
export function watchedGit(inner: Git): WatchedGit {
  let answered = true;
  const noted = <T>(answer: GitAnswer<T>): GitAnswer<T> => {
    answered &&= answer.ok;
    return answer;
  };
  const git: Git = {
    ...inner,
    checkout: (root) => noted(inner.checkout(root)),
    trackedFiles: (root) => noted(inner.trackedFiles(root)),
    log: (root, range) => noted(inner.log(root, range)),
    renames: (root, ids) => noted(inner.renames(root, ids)),
    contents: (root, ids, bytes) => noted(inner.contents(root, ids, bytes)),
    objects: (root, names) => noted(inner.objects(root, names)),
    refs: (root) => noted(inner.refs(root)),
  };
  return { git, answered: () => answered };
}
