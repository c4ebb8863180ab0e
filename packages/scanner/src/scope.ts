import type { Problem } from './problem.ts';
import { customScope } from './scope/custom-scope.ts';
import { defaultScope } from './scope/default-scope.ts';

export { DEFAULT_SCOPE } from './scope/default-scope.ts';

/** Which files of a project are documents. */
export interface Scope {
  /** The globs that say so, as a person would write them; one that begins with `!` takes out. */
  readonly globs: readonly string[];
  /**
   * Whether the file called `name` in `folder` is one. Asked for a folder first, because most of
   * the answer is the same for all of its files.
   *
   * `folder` is relative to the project root, with `/`, the root being empty.
   */
  within(folder: string): (name: string) => boolean;
}

/** A scope, and what was odd in the globs it was made of. */
export interface ScopeOf {
  readonly scope: Scope;
  readonly problems: readonly Problem[];
}

/** The scope of `globs`; the default one if there are none. */
export function scopeOf(globs: readonly string[] | undefined): ScopeOf {
  return globs === undefined ? { scope: defaultScope, problems: [] } : customScope(globs);
}

/** Whether `scope` covers the file `path`, relative to the project root, with `/`. */
export function inScope(scope: Scope, path: string): boolean {
  const cut = path.lastIndexOf('/');
  return scope.within(path.slice(0, Math.max(cut, 0)))(path.slice(cut + 1));
}
