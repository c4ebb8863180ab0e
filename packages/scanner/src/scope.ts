import type { Problem } from './problem.ts';
import { customScope } from './scope/custom-scope.ts';
import { defaultScope } from './scope/default-scope.ts';

export { DEFAULT_SCOPE } from './scope/default-scope.ts';

/** Which files of a project are documents. */
export interface Scope {
  /** The globs that say so, as a person would write them; one that begins with `!` takes out. */
  readonly globs: readonly string[];
  readonly root: ScopedFolder;
}

/** A scope as seen from one folder, so that no path need be made of a name to ask about it. */
export interface ScopedFolder {
  /** Whether the file called `name` in this folder is a document. */
  covers(name: string): boolean;
  /** The scope as seen from the folder called `name` in this one. */
  below(name: string): ScopedFolder;
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
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  return folders.reduce((at, folder) => at.below(folder), scope.root).covers(name);
}
