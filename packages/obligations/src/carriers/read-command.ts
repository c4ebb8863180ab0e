import type { CarrierReason } from '../carrier.ts';
import { useOf } from './command-use.ts';
import { endsWell, lossBy } from './fate.ts';
import { type Folder, foldersOf } from './folders.ts';
import { guardsOf } from './guards.ts';
import { packageRun } from './package-scripts.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { scriptFault } from './script-file.ts';
import { FILTERS } from './shell-context.ts';
import { type ShellCommand, shellLine } from './shell-line.ts';
import { fatesOf } from './swallowed.ts';

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
  /** Where it is run, relative to the root; absent where that is not known. */
  readonly folder?: string;
  /** Globs of the paths that it looks at, where more is known of that than its words tell. */
  readonly paths?: readonly string[];
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

/** How many commands are read of all that one command leads to. */
const COMMAND_LIMIT = 5_000;

/** Commands that only set the stage. */
const STAGE: ReadonlySet<string> = new Set(
  'cd pushd popd set export unset local readonly umask ulimit shopt alias true : echo printf exit wait test ['.split(
    ' ',
  ),
);

/** Reads what `text` runs, by looking at it and at the files it names, and running nothing. */
export function readCommand(text: string, place: CommandPlace): CommandReading {
  return readLine(text, { ...place, budget: { left: COMMAND_LIMIT } }, 0);
}

/** A place, and how many commands may still be read of all that one command leads to. */
interface Reading extends CommandPlace {
  readonly budget: { left: number };
}

function readLine(text: string, place: Reading, depth: number): CommandReading {
  const line = shellLine(text, place.variables);
  const { commands, plain } = line;
  const folders = foldersOf(line, place.files, place.folder);
  const fates = fatesOf(line, place.errexit, { goesOn: guardsOf(line, folders, place.files) });
  const parts: CommandPart[] = [];
  /** What becomes of the failure of each. */
  const lost: (CarrierReason | undefined)[] = [];
  let understood = plain;
  for (const [at, command] of commands.entries()) {
    const name = command.words[0]?.text ?? '';
    // What is never run, such as the pattern of a "case", has no fate.
    // What only hands on what a pipe brings looks at nothing itself.
    const isFilter = FILTERS.has(name) && commands[at - 1]?.next === '|';
    if (STAGE.has(name) || isFilter || !fates.has(command)) continue;
    place.budget.left -= 1;
    if (place.budget.left < 0) {
      const why = reason('OB120', `not decided: it leads to more than ${COMMAND_LIMIT} commands`);
      return {
        parts: [{ script: undefined, words: [], reasons: [why] }],
        plain: false,
        harmless: false,
      };
    }
    const read = standing(command, place, folders.get(command), depth);
    understood &&= read.plain;
    const fate = lossBy(fates.get(command));
    for (const part of read.parts) {
      parts.push(part);
      lost.push(fate);
    }
  }
  const harmless = plain && commands.every((one) => endsWell(one));
  const told = (plain ? parts : certain(parts)).map((part, at): CommandPart => {
    const why = lost[at];
    return why === undefined ? part : { ...part, reasons: [...part.reasons, why] };
  });
  return { parts: told, plain: understood, harmless };
}

/**
 * Of a text with branches only what holds on each of them: a fault that every script has. A word
 * that may be no command at all, such as the pattern of a `case`, is taken for a program.
 */
function certain(parts: readonly CommandPart[]): readonly CommandPart[] {
  const clear = parts.map((part) => {
    const isAbsent = part.reasons.some(({ code }) => code === 'OB101');
    const isFile = !isAbsent || /\.\w+$/.test(part.script ?? '');
    return isFile ? part : { ...part, script: undefined, reasons: part.reasons.filter(isLost) };
  });
  const scripts = clear.filter(({ script }) => script !== undefined);
  if (scripts.length > 0 && scripts.every(({ reasons }) => reasons.length > 0)) return clear;
  return clear.map((part) => ({ ...part, reasons: part.reasons.filter(isLost) }));
}

/** Whether `reason` is about a failure that is seen to count nowhere, whatever else is not certain. */
function isLost({ code }: CarrierReason): boolean {
  return code === 'OB110' || code === 'OB111' || code === 'OB112' || code === 'OB120';
}

/** What `command` runs in `folder`: a reason stands for a folder that is none of the project. */
function standing(
  command: ShellCommand,
  place: Reading,
  folder: Folder,
  depth: number,
): Pick<CommandReading, 'parts' | 'plain'> {
  if (typeof folder === 'string') {
    const here = folder === place.folder ? place : { ...place, folder };
    return commandParts(command, here, depth);
  }
  const words = command.words.map(({ text }) => text);
  const reasons = folder === undefined ? [] : [folder];
  return { parts: [{ script: undefined, words, reasons }], plain: folder !== undefined };
}

function commandParts(
  command: ShellCommand,
  place: Reading,
  depth: number,
): Pick<CommandReading, 'parts' | 'plain'> {
  const { files, folder } = place;
  const words = command.words.map(({ text }) => text);
  const one = (script: string | undefined, ...reasons: CarrierReason[]) => ({
    parts: [{ script, words, reasons, folder }],
    plain: true,
  });

  const run = packageRun(files, folder, command);
  if (run !== undefined && depth < DEPTH) {
    if (run.body === undefined) {
      const message = `package.json has no script "${run.name}"`;
      return one(undefined, reason(run.optional ? 'OB110' : 'OB101', message));
    }
    // A manager runs a script by a shell of its own, which goes on after what fails.
    const read = readLine(run.body, { ...place, errexit: false }, depth + 1);
    if (read.parts.length === 0) {
      return one(undefined, reason('OB110', `nothing in the script "${run.name}" checks anything`));
    }
    return run.name === 'test' ? { ...read, parts: read.parts.map(asTest) } : read;
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
