import type { CarrierReason } from '../carrier.ts';
import { projectPath } from './command-use.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import type { ShellCommand } from './shell-line.ts';

/** The folder that `words`, of a `cd`, lead to: a reason if it is none of the project; `undefined` if not known. */
export function moved(
  files: ProjectFiles,
  folder: string,
  words: ShellCommand['words'],
): string | CarrierReason | undefined {
  const to = words.slice(1).find(({ text }) => !/^-[-LPe@]+$/.test(text));
  // Where the shell was before, or what it has stacked.
  if (to !== undefined && /^(?:-|[-+]\d+)$/.test(to.text)) return undefined;
  const elsewhere = to === undefined || /^(?:~|\$HOME|\$\{HOME\})(?:\/|$)/.test(to.text);
  if (!elsewhere && to.dynamic) return undefined;
  const path = elsewhere ? undefined : projectPath(files, folder, to.text);
  return path ?? reason('OB114', `it runs in ${to?.text ?? '~'}, a folder of this machine`);
}
