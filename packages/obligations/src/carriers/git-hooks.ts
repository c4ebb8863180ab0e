import type { Carrier } from '../carrier.ts';
import { projectPath } from './command-use.ts';
import { gitConfigValue } from './git-config.ts';
import { hookFolder } from './git-hook-files.ts';
import { husky } from './husky.ts';
import { lefthook } from './lefthook.ts';
import { preCommit } from './pre-commit.ts';
import { normalPath, type ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { simpleGitHooks } from './simple-git-hooks.ts';
import { type Wiring, wiringOf } from './wiring.ts';

/** Folders in which projects commit hooks for `core.hooksPath` to lead to. */
const COMMITTED_FOLDERS = ['.githooks', '.git-hooks', '.hooks', 'githooks', 'git-hooks'];

/** All that git would run in a clone of this project. */
export function gitHooks(files: ProjectFiles): readonly Carrier[] {
  const wiring = wiringOf(files);
  const hooksPath = configuredFolder(files);
  return [
    ...folders(files, wiring, hooksPath),
    ...husky(files, wiring),
    ...lefthook(files, wiring),
    ...preCommit(files, wiring),
    ...simpleGitHooks(files, wiring),
  ];
}

/** Where `core.hooksPath` of this clone leads; `undefined` if it is not set, or leads elsewhere. */
function configuredFolder(files: ProjectFiles): string | undefined {
  if (files.look('.git').kind !== 'directory') return undefined;
  const value = gitConfigValue(files.text('.git/config') ?? '', 'core', 'hooksPath');
  if (value === undefined || value === '') return undefined;
  const path = projectPath(files, '', value);
  if (path === undefined || /^~/.test(value)) {
    const message = `core.hooksPath leads out of the project, to "${value}"`;
    files.note({ path: '.git/config', code: 'LEADS_OUT', message });
    return undefined;
  }
  return path;
}

function folders(
  files: ProjectFiles,
  { installs }: Wiring,
  hooksPath: string | undefined,
): readonly Carrier[] {
  const told = /core\.hooksPath[\s=]+["']?([\w./-]+)/i.exec(installs)?.[1];
  const wired = told === undefined ? undefined : normalPath(told);
  const committed = new Set([wired, hooksPath, ...COMMITTED_FOLDERS]);
  const found: Carrier[] = [];
  for (const path of committed) {
    // What husky made there is told by husky.
    if (path === undefined || path === '' || /^\.(?:husky|git)(?:\/|$)/.test(path)) continue;
    const reasons =
      path === wired
        ? []
        : [reason('OB114', `git looks in ${path} only where core.hooksPath was set by hand`)];
    found.push(...hookFolder(files, { path, executed: true, errexit: false, reasons }));
  }

  const personal = [reason('OB114', 'what is in .git/hooks is in this clone alone')];
  if (hooksPath !== undefined && hooksPath !== '.git/hooks') {
    personal.push(reason('OB119', `git looks in ${hooksPath}, where core.hooksPath leads`));
  }
  const own = { path: '.git/hooks', executed: true, errexit: false, reasons: personal };
  return [...found, ...hookFolder(files, own)];
}
