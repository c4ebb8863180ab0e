import type { Problem } from '../problem.ts';

/** Names of directories that hold no documents of the project's own, at any depth. */
export const DEFAULT_EXCLUDED_DIRS: readonly string[] = [
  '.cache',
  '.dochygiene',
  '.git',
  '.next',
  '.terraform',
  '.venv',
  'Pods',
  '__pycache__',
  'archive',
  'bower_components',
  'build',
  'graphify-out',
  'node_modules',
  'third_party',
  'vendor',
  'venv',
];

/** Never opened, whatever the settings, and never listed: they are not the project's content. */
export const HIDDEN_DIRS: ReadonlySet<string> = new Set(['.dochygiene', '.git']);

/** Which directories are left out by name, and what was odd in the settings. */
export interface ExcludedDirs {
  readonly names: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/**
 * The default names, changed by `changes`: a name adds one, `!name` takes one out, in order.
 *
 * A change that cannot be made is a problem, and the others hold.
 */
export function excludedDirs(changes: readonly string[]): ExcludedDirs {
  const names = new Set(DEFAULT_EXCLUDED_DIRS);
  const problems: Problem[] = [];
  for (const change of changes) {
    const removed = change.startsWith('!');
    const name = removed ? change.slice(1) : change.replace(/(?<=[^/])\/$/, '');
    const why = refusal(name, removed);
    if (why !== undefined) problems.push(malformed(change, why));
    else if (removed) names.delete(name);
    else names.add(name);
  }
  return { names, problems };
}

function refusal(name: string, removed: boolean): string | undefined {
  if (name === '' || /[/*?[\]]/.test(name)) return 'it is not the name of a directory';
  if (removed && HIDDEN_DIRS.has(name)) return 'what is in there is never a document';
  return undefined;
}

function malformed(change: string, why: string): Problem {
  const message = `Cannot use the excluded directory "${change}": ${why}; give one name, without slashes or wildcards`;
  return { path: SETTINGS, code: 'MALFORMED_PATTERN', message };
}

/** Where a person sets the names. */
const SETTINGS = 'dochygiene.yaml';
