import { visible } from '@dochygiene/report';
import { parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { Failure, nearest } from './failure.ts';
import { commandHelp, mainHelp } from './help.ts';
import type { Outside } from './outside.ts';
import { unlessRefused } from './unless-refused.ts';
import { VERSION } from './version.ts';

/** Gives the commands that a line beginning with a word may mean; without one, every command. */
export type LoadCommands = (
  first: string | undefined,
) => readonly Command[] | Promise<readonly Command[]>;

/**
 * Runs the command line `words` and returns the exit code: 0 it ran, 1 an asked-for gate is exceeded,
 * 2 the person must put something right, or dochygiene is at fault. Never throws.
 */
export async function run(
  words: readonly string[],
  outside: Outside,
  load: LoadCommands,
): Promise<number> {
  try {
    return await dispatch(words, outside, load);
  } catch (error) {
    if (error instanceof Failure) {
      outside.err.write(`dochygiene: ${error.message.split('\n').map(visible).join('\n')}\n`);
      return 2;
    }
    outside.err.write(`dochygiene: Cannot finish: this is a bug in dochygiene\n${trace(error)}\n`);
    return 2;
  }
}

function trace(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function dispatch(
  words: readonly string[],
  outside: Outside,
  load: LoadCommands,
): Promise<number> {
  const [first] = words;
  const { columns } = outside.out;
  if (first === '--help' || first === '-h' || first === 'help') {
    const commands = await load(undefined);
    const command = named(commands, words.slice(1));
    outside.out.write(
      command === undefined ? mainHelp(commands, columns) : commandHelp(command, columns),
    );
    return 0;
  }
  if (first === '--version' || first === '-v') {
    outside.out.write(`${VERSION}\n`);
    return 0;
  }
  const kind = await load(isCommand(first) ? first : 'scan');
  // A command of two words is none without the second: then the line may mean any other.
  const isUnknown = isCommand(first) && named(kind, words) === undefined;
  const commands = isUnknown ? await load(undefined) : kind;
  const { command, rest } = chosen(commands, words, outside);
  if (rest.includes('--help') || rest.includes('-h')) {
    outside.out.write(commandHelp(command, columns));
    return 0;
  }
  return command.run(parseArguments(command, rest), outside);
}

/** Whether `first`, the first word of a line, may name a command, be it a misspelled one. */
function isCommand(first: string | undefined): first is string {
  return first !== undefined && !/^-|[/\\.]/.test(first);
}

/** The command that `words` begin with; of one that is the beginning of another, the longer. */
function named(commands: readonly Command[], words: readonly string[]): Command | undefined {
  const [first, second] = words;
  const both = commands.find(({ name }) => name === `${first} ${second}`);
  return both ?? commands.find(({ name }) => name === first);
}

/** The command that `words` begin with; `scan` if they begin with a directory or an option. */
function chosen(
  commands: readonly Command[],
  words: readonly string[],
  outside: Outside,
): { readonly command: Command; readonly rest: readonly string[] } {
  const [first, second] = words;
  const command = named(commands, words);
  if (command !== undefined) {
    const length = command.name.split(' ').length;
    if (length === 1) refuseMisspelled(commands, command.name, second, outside);
    return { command, rest: words.slice(length) };
  }
  const scan = commands.find(({ name }) => name === 'scan');
  if (scan === undefined) throw new TypeError('there is no scan command');
  if (first === undefined || first.startsWith('-')) return { command: scan, rest: words };
  // A misspelled command looks like a directory that is not there.
  const meant = isCommand(first) ? commandMeant(commands, first) : undefined;
  if (meant === undefined || isThere(first, outside)) return { command: scan, rest: words };
  throw new Failure(
    `Cannot run "${first}": no such command or directory`,
    `Did you mean "${meant}"?`,
  );
}

/** The name of the command that `word` was probably meant to be, or to be the last word of. */
function commandMeant(commands: readonly Command[], word: string): string | undefined {
  const names = commands.map(({ name }) => name);
  const byLast = new Map(names.map((name) => [name.split(' ').at(-1) ?? name, name]));
  return byLast.get(word) ?? nearest(word, names) ?? byLast.get(nearest(word, byLast.keys()) ?? '');
}

/** Refuses `word` after command `name` if it is nearly that of a longer command, and no directory. */
function refuseMisspelled(
  commands: readonly Command[],
  name: string,
  word: string | undefined,
  outside: Outside,
): void {
  if (word === undefined || /^-|[/\\.]/.test(word)) return;
  const longer = commands.filter((command) => command.name.startsWith(`${name} `));
  const near = nearest(
    word,
    longer.map((command) => command.name.slice(name.length + 1)),
  );
  if (near === undefined || isThere(word, outside)) return;
  throw new Failure(
    `Cannot run "${name} ${word}": no such command or directory`,
    `Did you mean "${name} ${near}"?`,
  );
}

function isThere(name: string, { fs, directory }: Outside): boolean {
  if (directory === undefined) return false;
  // Where nobody may look around, a word that is nearly a command is meant to be one.
  const entries = unlessRefused(() => fs.list(directory)) ?? [];
  return entries.some((entry) => entry.name === name);
}
