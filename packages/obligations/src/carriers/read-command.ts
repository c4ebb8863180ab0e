import type { CarrierReason } from '../carrier.ts';
import { projectPath, useOf } from './command-use.ts';
import { packageRun } from './package-scripts.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { scriptFault } from './script-file.ts';
import { type ShellCommand, shellLine } from './shell-line.ts';
import { endsWell, swallowed } from './swallowed.ts';

/** Where and how a command is run. */
export interface CommandPlace {
  readonly files: ProjectFiles;
  /** Where the shell stands, relative to the root. */
  readonly folder: string;
  /** Variables whose value is known. */
  readonly variables: ReadonlyMap<string, string>;
  /** Whether the shell ends with the first command that fails. */
  readonly errexit: boolean;
}

/** One thing that a command runs, and why that does less than it seems to. */
export interface CommandPart {
  /** The script of the project; `undefined` for a program. */
  readonly script: string | undefined;
  /** Words of the command that runs it, for one who looks for programs. */
  readonly words: readonly string[];
  readonly reasons: readonly CarrierReason[];
  /** Whether it is run as the manifest's script "test": by its name, the suite. */
  readonly asTest?: true;
}

/** A command, read. */
export interface CommandReading {
  /** In their order: scripts of the project, files of this machine, programs. */
  readonly parts: readonly CommandPart[];
  /** Whether it is a plain list of commands, of which everything was understood. */
  readonly plain: boolean;
  /** Whether it is plain and nothing in it can fail. */
  readonly harmless: boolean;
}

/** How deep a script of a manifest or a `sh -c` may run another. */
const DEPTH = 4;

/** Commands that only set the stage. */
const STAGE: ReadonlySet<string> = new Set(
  'cd set export unset local readonly umask ulimit shopt alias true : echo printf exit wait test ['.split(
    ' ',
  ),
);

/** Reads what `text` runs, by looking at it and at the files it names, and running nothing. */
export function readCommand(text: string, place: CommandPlace): CommandReading {
  return readLine(text, place, 0);
}

function readLine(text: string, place: CommandPlace, depth: number): CommandReading {
  const { commands, plain } = shellLine(text, place.variables);
  const parts: CommandPart[] = [];
  let folder: string | CarrierReason | undefined = place.folder;
  let understood = plain;
  for (const [at, command] of commands.entries()) {
    const name = command.words[0]?.text ?? '';
    if (name === 'cd' && typeof folder === 'string') folder = moved(place.files, folder, command);
    if (STAGE.has(name)) continue;
    const lost = plain ? swallowed(commands, at, place.errexit) : undefined;
    const read = standing(command, place, folder, depth);
    understood &&= read.plain;
    const extra = lost === undefined ? [] : [lost];
    parts.push(...read.parts.map((part) => ({ ...part, reasons: [...part.reasons, ...extra] })));
  }
  const harmless = plain && commands.every((one) => endsWell(one));
  return { parts: plain ? parts : certain(parts), plain: understood, harmless };
}

/**
 * Of a text with branches only what holds on each of them: a fault that every script has. A word
 * that may be no command at all, such as the pattern of a `case`, is taken for a program.
 */
function certain(parts: readonly CommandPart[]): readonly CommandPart[] {
  const clear = parts.map((part) => {
    const isAbsent = part.reasons.some(({ code }) => code === 'OB101');
    const isFile = !isAbsent || /\.\w+$/.test(part.script ?? '');
    return isFile ? part : { ...part, script: undefined, reasons: [] };
  });
  const scripts = clear.filter(({ script }) => script !== undefined);
  if (scripts.length > 0 && scripts.every(({ reasons }) => reasons.length > 0)) return clear;
  return clear.map((part) => ({ ...part, reasons: [] }));
}

/** What `command` runs in `folder`: a reason stands for a folder that is none of the project. */
function standing(
  command: ShellCommand,
  place: CommandPlace,
  folder: string | CarrierReason | undefined,
  depth: number,
): Pick<CommandReading, 'parts' | 'plain'> {
  if (typeof folder === 'string') return commandParts(command, { ...place, folder }, depth);
  const words = command.words.map(({ text }) => text);
  const reasons = folder === undefined ? [] : [folder];
  return { parts: [{ script: undefined, words, reasons }], plain: folder !== undefined };
}

function commandParts(
  command: ShellCommand,
  place: CommandPlace,
  depth: number,
): Pick<CommandReading, 'parts' | 'plain'> {
  const { files, folder } = place;
  const words = command.words.map(({ text }) => text);
  const one = (script: string | undefined, ...reasons: CarrierReason[]) => ({
    parts: [{ script, words, reasons }],
    plain: true,
  });

  const run = packageRun(files, folder, command);
  if (run !== undefined && depth < DEPTH) {
    if (run.body !== undefined) {
      const read = readLine(run.body, place, depth + 1);
      if (read.parts.length === 0) return one(undefined);
      return run.name === 'test' ? { ...read, parts: read.parts.map(asTest) } : read;
    }
    return one(undefined, reason('OB101', `package.json has no script "${run.name}"`));
  }

  const use = useOf(files, folder, command);
  switch (use.kind) {
    case 'script': {
      const fault = scriptFault(files, folder, command, use);
      return fault === undefined ? one(use.path) : one(use.path, fault);
    }
    case 'foreign':
      return one(undefined, reason('OB114', `${use.path} is a file of this machine`));
    case 'shell': {
      if (depth >= DEPTH) return { ...one(undefined), plain: false };
      return readLine(use.text, { ...place, errexit: use.errexit }, depth + 1);
    }
    default:
      return one(undefined);
  }
}

function asTest(part: CommandPart): CommandPart {
  return { ...part, asTest: true };
}

/** The folder that `cd` leads to: a reason if it is none of the project; `undefined` if not known. */
function moved(
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
