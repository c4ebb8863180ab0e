import { eventOf, hostOf } from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import { exitCodes } from './exit-codes.ts';
import { gitCarriers } from './git-carrier.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';

/** A folder with a file for each hook of git. */
export interface HookFolder {
  /** Relative to the root. */
  readonly path: string;
  /** Whether git starts the files themselves, so that each has to be executable. */
  readonly executed: boolean;
  /** Whether each runs in a shell that ends with the first command that fails. */
  readonly errexit: boolean;
  /** Why none of them does what it seems to. */
  readonly reasons: readonly CarrierReason[];
}

/** The carriers in `folder`: files that are named as a hook of git is, and nothing else in it. */
export function hookFolder(files: ProjectFiles, folder: HookFolder): readonly Carrier[] {
  return files
    .list(folder.path)
    .filter(({ name, kind }) => kind !== 'directory' && isGitHook(name))
    .flatMap(({ name }) => hookFile(files, folder, name));
}

/** Whether git has a hook of that name. */
export function isGitHook(name: string): boolean {
  return eventOf(hostOf('git'), name) !== undefined;
}

function hookFile(
  files: ProjectFiles,
  { path: folder, executed, errexit, reasons }: HookFolder,
  event: string,
): readonly Carrier[] {
  const path = `${folder}/${event}`;
  const text = files.text(path);
  const command = { path, event, script: path, reasons: [...reasons], text: '' };
  if (text === undefined) {
    const why = reason('OB101', `${path} cannot be read`);
    return gitCarriers(files, { ...command, text: path, reasons: [...reasons, why] }).slice(0, 1);
  }

  const found = files.look(path);
  const mode = found.kind === 'file' ? found.mode : undefined;
  if (executed && mode !== undefined && (mode & 0o111) === 0) {
    const shown = mode.toString(8).padStart(3, '0');
    command.reasons.push(
      reason('OB103', `git passes over ${path}, which is not executable (mode ${shown})`),
    );
  }
  // What is not written for a shell is not read as if it were.
  if (!isShell(text)) {
    return gitCarriers(files, { ...command, text: path, reasons: command.reasons }).slice(0, 1);
  }
  const codes = errexit ? undefined : exitCodes(text);
  const harmless = codes !== undefined && [...codes].every((code) => code === 0);
  if (harmless) command.reasons.push(reason('OB110', `${path} can only exit with 0`));
  const exits = errexit || /^#!.*\s-\w*e/.test(text.split('\n', 1)[0] ?? '');
  return gitCarriers(files, { ...command, text, errexit: exits });
}

function isShell(text: string): boolean {
  return !text.startsWith('#!') || /^#!\s*\S*(?:\/env )?\S*\b(?:ba|z|da|k)?sh\b/.test(text);
}
