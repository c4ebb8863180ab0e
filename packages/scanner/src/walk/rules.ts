import { excludedDirs } from '../exclusions/dir-prune.ts';
import type { Problem } from '../problem.ts';
import { type Scope, scopeOf } from '../scope.ts';

/** What a project can set of a walk. */
export interface WalkSettings {
  /** Globs that replace those of the default scope; one that begins with `!` takes out. */
  readonly scope?: readonly string[];
  /** Names of directories to leave out besides the default ones; `!name` takes one out. */
  readonly excludedDirs?: readonly string[];
}

/** Which directories a walk opens, and which files are documents. */
export interface WalkRules {
  readonly scope: Scope;
  /** Names of directories that are not opened. */
  readonly excludedDirs: ReadonlySet<string>;
}

/** Rules, and what was odd in the settings they were made of. */
export interface WalkRulesOf {
  readonly rules: WalkRules;
  readonly problems: readonly Problem[];
}

/** The rules that `settings` ask for. A setting that is no good is a problem; the others hold. */
export function walkRules(settings: WalkSettings): WalkRulesOf {
  const scope = scopeOf(settings.scope);
  const dirs = excludedDirs(settings.excludedDirs ?? []);
  return {
    rules: { scope: scope.scope, excludedDirs: dirs.names },
    problems: [...scope.problems, ...dirs.problems],
  };
}
