import type { CarrierReason } from '../carrier.ts';
import { projectPath } from './command-use.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import type { ShellCommand } from './shell-line.ts';

/** The folder that `cd` leads to: a reason if it is none of the project; `undefined` if not known. */
export function moved(
  files: ProjectFiles,
  folder: string,
  command: ShellCommand,
): string | CarrierReason | undefined {
  const to = command.words.filter(({ text }) => text !== '--')[1];
  const elsewhere = to === undefined || /^(?:~|\$HOME|\$\{HOME\})(?:\/|$)/.test(to.text);
  if (!elsewhere && to.dynamic) return undefined;
  const path = elsewhere ? undefined : projectPath(files, folder, to.text);
  return path ?? reason('OB114', `it runs in ${to?.text ?? '~'}, a folder of this machine`);
}
