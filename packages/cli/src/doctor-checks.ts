import { type AbsolutePath, child, FileSystemError, readText } from '@dochygiene/ports';
import { readConfig } from './config.ts';
import { CONFIG_FILE } from './config-file.ts';
import { Failure } from './failure.ts';
import { ignoresState } from './ignore-entry.ts';
import type { Outside } from './outside.ts';
import { hookWiring } from './wiring.ts';

/** One line of `doctor`. `broken` is what keeps dochygiene from working. */
export interface Check {
  readonly name: string;
  readonly verdict: 'ok' | 'note' | 'broken';
  readonly says: string;
  readonly remedy?: string;
}

/** The versions of Node that serve: of these majors from that minor on, and all that are newer. */
const LEAST_NODE: ReadonlyMap<number, number> = new Map([
  [20, 19],
  // Before it, there was no way to load a part of Node only where it is needed.
  [22, 3],
]);
const IGNORE_BYTES = 1024 * 1024;

/** Everything that `doctor` looks at for the project at `root`, but its state. */
export function checks(root: AbsolutePath, outside: Outside): readonly Check[] {
  return [
    nodeCheck(outside),
    ...gitChecks(root, outside),
    configurationCheck(root, outside),
    ignoreCheck(root, outside),
    hookWiring(root, outside),
  ];
}

function nodeCheck({ nodeVersion }: Outside): Check {
  const [major = 0, minor = 0] = nodeVersion.replace(/^v/, '').split('.').map(Number);
  const least = LEAST_NODE.get(major);
  const serves = least === undefined ? major > 22 : minor >= least;
  if (serves) return { name: 'node', verdict: 'ok', says: nodeVersion };
  return {
    name: 'node',
    verdict: 'broken',
    says: `${nodeVersion} is too old`,
    remedy: 'Install 20.19, or 22.3 or later.',
  };
}

function gitChecks(root: AbsolutePath, { git }: Outside): readonly Check[] {
  const version = git.version();
  if (!version.ok) {
    const remedy = 'Without git, what comes from history is unknown.';
    return [{ name: 'git', verdict: 'note', says: version.failure.message, remedy }];
  }
  const first: Check = { name: 'git', verdict: 'ok', says: version.value };
  const answer = git.checkout(root);
  if (!answer.ok) {
    const { refusal, message } = answer.failure;
    const foreign = refusal === 'FOREIGN_OWNER';
    const remedy = foreign
      ? 'Another user owns it: its history is not asked. Own it, or run as them.'
      : undefined;
    const says = refusal === 'NOT_A_REPOSITORY' ? 'not a git repository' : message;
    return [
      first,
      { name: 'repository', verdict: 'note', says, ...(remedy === undefined ? {} : { remedy }) },
    ];
  }
  const { head, history, linkedWorktree } = answer.value;
  const says = head === undefined ? 'no commit yet' : `at ${head.slice(0, 10)}`;
  const depth: Check =
    history === 'full'
      ? { name: 'history', verdict: 'ok', says: 'full' }
      : { name: 'history', verdict: 'note', says: 'shallow', remedy: 'git fetch --unshallow' };
  const worktree = linkedWorktree ? 'linked, with a state of its own' : 'main';
  return [
    first,
    { name: 'repository', verdict: 'ok', says },
    depth,
    { name: 'worktree', verdict: 'ok', says: worktree },
  ];
}

function configurationCheck(root: AbsolutePath, { fs }: Outside): Check {
  const name = 'configuration';
  try {
    readConfig(fs, root);
    const found = fs.lstat(child(root, CONFIG_FILE)) !== undefined;
    return { name, verdict: 'ok', says: found ? CONFIG_FILE : 'none, the defaults hold' };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { name, verdict: 'broken', says: error.message.replace('\n  ', ' ') };
  }
}

function ignoreCheck(root: AbsolutePath, { fs }: Outside): Check {
  const name = 'ignore entry';
  const path = fs.realPath(child(root, '.gitignore'));
  try {
    if (path !== undefined && ignoresState(readText(fs, path, IGNORE_BYTES).text)) {
      return { name, verdict: 'ok', says: '.gitignore names .dochygiene/' };
    }
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    return { name, verdict: 'note', says: `.gitignore cannot be read: ${error.code}` };
  }
  return {
    name,
    verdict: 'ok',
    says: 'none needed, .dochygiene/ ignores itself',
    remedy: 'To add one: dochygiene init',
  };
}
