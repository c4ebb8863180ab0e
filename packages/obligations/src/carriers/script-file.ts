import type { CarrierReason } from '../carrier.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import type { ShellCommand } from './shell-line.ts';

const ANYBODY_RUNS = 0o111;

/** A script that a command runs. */
export interface ScriptUse {
  readonly path: string;
  /** Whether it is started itself and not by an interpreter. */
  readonly direct: boolean;
  /** Which word of its command names it. */
  readonly at: number;
}

/** Why `command` cannot run the file `use` of the project; `undefined` if it can. */
export function scriptFault(
  files: ProjectFiles,
  folder: string,
  command: ShellCommand,
  use: ScriptUse,
): CarrierReason | undefined {
  const { path, direct, at } = use;
  if (command.words[at]?.cut) {
    return reason('OB102', `the path of ${path} has a blank in it and stands without quotes`);
  }
  files.readAhead(path);
  const found = files.look(path);
  switch (found.kind) {
    case 'file': {
      const runs = !direct || found.mode === undefined || (found.mode & ANYBODY_RUNS) !== 0;
      if (runs) return undefined;
      const mode = (found.mode ?? 0).toString(8).padStart(3, '0');
      return reason('OB103', `${path} is not executable (mode ${mode}) and no interpreter runs it`);
    }
    case 'outside': {
      files.note({ path, code: 'LEADS_OUT', message: `"${path}" leads out of the project` });
      return reason('OB114', `${path} leads out of the project`);
    }
    case 'directory':
      return reason('OB101', `${path} is a directory`);
    case 'odd':
      return reason('OB101', `${path} cannot be read: ${found.why}`);
    default: {
      const whole = unquoted(files, folder, command, at);
      if (whole === undefined) return reason('OB101', `${path} does not exist`);
      return reason('OB102', `"${whole}" has a blank in it and stands without quotes`);
    }
  }
}

/** The path that word `at` is the begin of, had it been quoted; `undefined` if there is none. */
function unquoted(
  files: ProjectFiles,
  folder: string,
  { words }: ShellCommand,
  at: number,
): string | undefined {
  const first = words[at]?.text ?? '';
  let path = folder === '' ? first : `${folder}/${first}`;
  for (const { text } of words.slice(at + 1, at + 9)) {
    path = `${path} ${text}`;
    if (files.look(path).kind === 'file') return path.replace(/^\.\//, '');
  }
  return undefined;
}
