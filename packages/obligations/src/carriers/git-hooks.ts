import type { Carrier } from '../carrier.ts';
import { projectPath } from './command-use.ts';
import { gitConfigValue } from './git-config.ts';
import { hookFolder } from './git-hook-files.ts';
import { husky } from './husky.ts';
import { lefthook } from './lefthook.ts';
import { preCommit } from './pre-commit.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { simpleGitHooks } from './simple-git-hooks.ts';
import { unwired } from './unwired.ts';
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
  wiring: Wiring,
  hooksPath: string | undefined,
): readonly Carrier[] {
  const wired = wiring.hooksPath?.by === 'git' ? wiring.hooksPath.path : undefined;
  const committed = new Set([wired, hooksPath, ...COMMITTED_FOLDERS]);
  const found: Carrier[] = [];
  for (const path of committed) {
    if (path === undefined || path === '' || /^\.git(?:\/|$)/.test(path)) continue;
    // What husky made there is told by husky.
    if (/^\.husky(?:\/|$)/.test(path) && path !== wired) continue;
    const reasons =
      path === wired
        ? []
        : [unwired(wiring, 'core.hooksPath', `git config core.hooksPath ${path}`)];
    found.push(...hookFolder(files, { path, executed: true, errexit: false, reasons }));
  }

  const personal = [reason('OB114', 'what is in .git/hooks is in this clone alone')];
  if (hooksPath !== undefined && hooksPath !== '.git/hooks') {
    personal.push(reason('OB119', `git looks in ${hooksPath}, where core.hooksPath leads`));
  }
  const own = { path: '.git/hooks', executed: true, errexit: false, reasons: personal };
  return [...found, ...hookFolder(files, own)];
}
