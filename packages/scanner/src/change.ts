import type { AbsolutePath, Git, GitFailure } from '@dochygiene/ports';

/** What the commits since another one changed, together. */
export interface Change {
  /** That other commit, as a full hash. */
  readonly since: string;
  /** Every path that any of them changed, relative to the project root, with `/`. */
  readonly changed: ReadonlySet<string>;
  /** Those of them that the last commit to change them removed. */
  readonly removed: ReadonlySet<string>;
}

/** Why it is unknown what changed. */
export type ChangeUnknown =
  /** Git does not answer. */
  | { readonly because: 'refused'; readonly failure: GitFailure }
  /** Nothing is committed yet. */
  | { readonly because: 'no-head' }
  /** The name names no commit, or several; `names` are those of branches and tags. */
  | { readonly because: 'no-such-commit'; readonly names: ReadonlySet<string> }
  /** History was cut, and does not tell where the two parted. */
  | { readonly because: 'shallow' };

/** What changed, or why that is unknown. */
export type ChangeFound =
  | { readonly known: true; readonly change: Change }
  | { readonly known: false; readonly unknown: ChangeUnknown };

/**
 * What the commits changed that lead to HEAD and not to the commit called `name`: those of a branch
 * since it left the other one, whatever that one has got since. Nothing is asked of the work tree.
 */
export function changeSince(git: Git, root: AbsolutePath, name: string): ChangeFound {
  const checkout = git.checkout(root);
  if (!checkout.ok) return refused(checkout.failure);
  const { head, history } = checkout.value;
  if (head === undefined) return { known: false, unknown: { because: 'no-head' } };
  const asked = `${name}^{commit}`;
  const objects = git.objects(root, [asked]);
  if (!objects.ok) return refused(objects.failure);
  const since = objects.value.get(asked)?.id;
  if (since === undefined) {
    const refs = git.refs(root);
    const names = refs.ok ? refs.value : new Set<string>();
    return { known: false, unknown: { because: 'no-such-commit', names } };
  }
  const log = git.log(root, { head, since });
  if (!log.ok) return refused(log.failure);
  const changed = new Set<string>();
  const removed = new Set<string>();
  let cut = false;
  log.value.visit(
    ({ parents }) => {
      // Where a shallow history was cut a commit has no parents, and the way back ends too early.
      cut ||= history === 'shallow' && parents.length === 0;
    },
    (path, _before, after) => {
      // The newest comes first, and has the last word.
      if (after === undefined && !changed.has(path)) removed.add(path);
      changed.add(path);
    },
  );
  if (cut) return { known: false, unknown: { because: 'shallow' } };
  return { known: true, change: { since, changed, removed } };
}

function refused(failure: GitFailure): ChangeFound {
  return { known: false, unknown: { because: 'refused', failure } };
}
