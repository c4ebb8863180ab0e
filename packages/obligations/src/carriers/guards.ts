import { projectPath, useOf } from './command-use.ts';
import type { Folder } from './folders.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ShellCommand, ShellLine } from './shell-line.ts';

/**
 * Tells which commands of `line` only ask whether a script of the project is there that the line
 * runs: as that is looked at in any case, they stand in nothing's way.
 */
export function guardsOf(
  line: ShellLine,
  folders: ReadonlyMap<ShellCommand, Folder>,
  files: ProjectFiles,
): (command: ShellCommand) => boolean {
  return (command) => {
    const asked = askedFor(command);
    const folder = folders.get(command);
    if (asked === undefined || typeof folder !== 'string') return false;
    const path = projectPath(files, folder, asked);
    if (path === undefined || files.look(path).kind !== 'file') return false;
    return line.commands.some((one) => {
      const where = folders.get(one);
      const use = typeof where === 'string' ? useOf(files, where, one) : undefined;
      return use?.kind === 'script' && use.path === path;
    });
  };
}

/** The file that `[ -f path ]` and the like ask for. */
function askedFor({ words }: ShellCommand): string | undefined {
  const [name, flag, path, close] = words;
  const isTest = name?.text === 'test' ? words.length === 3 : close?.text === ']';
  if (!isTest || words.length > 4 || path?.dynamic !== false) return undefined;
  return (name?.text === '[' || name?.text === 'test') && /^-[efrsx]$/.test(flag?.text ?? '')
    ? path.text
    : undefined;
}
