import { parseArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { commands } from './commands/index.ts';
import { Failure, nearest, suggestion } from './failure.ts';
import { commandHelp, mainHelp } from './help.ts';
import type { Outside } from './outside.ts';
import { VERSION } from './version.ts';
import { visible } from './visible.ts';

/**
 * Runs the command line `words` and returns the exit code: 0 it ran, 1 an asked-for gate is exceeded,
 * 2 the person must put something right, or dochygiene is at fault. Never throws.
 */
export async function run(words: readonly string[], outside: Outside): Promise<number> {
  try {
    return await dispatch(words, outside);
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

function dispatch(words: readonly string[], outside: Outside): number | Promise<number> {
  const [first] = words;
  if (first === '--help' || first === '-h' || first === 'help') {
    const command = named(words.slice(1));
    outside.out.write(command === undefined ? mainHelp(commands) : commandHelp(command));
    return 0;
  }
  if (first === '--version' || first === '-v') {
    outside.out.write(`${VERSION}\n`);
    return 0;
  }
  const { command, rest } = chosen(words, outside);
  if (rest.includes('--help') || rest.includes('-h')) {
    outside.out.write(commandHelp(command));
    return 0;
  }
  return command.run(parseArguments(command, rest), outside);
}

/** The command that `words` begin with; of one that is the beginning of another, the longer. */
function named(words: readonly string[]): Command | undefined {
  const [first, second] = words;
  const both = commands.find(({ name }) => name === `${first} ${second}`);
  return both ?? commands.find(({ name }) => name === first);
}

/** The command that `words` begin with; `scan` if they begin with a directory or an option. */
function chosen(
  words: readonly string[],
  outside: Outside,
): { readonly command: Command; readonly rest: readonly string[] } {
  const [first, second] = words;
  const command = named(words);
  if (command !== undefined) {
    const length = command.name.split(' ').length;
    if (length === 1) refuseMisspelled(command.name, second, outside);
    return { command, rest: words.slice(length) };
  }
  const scan = commands.find(({ name }) => name === 'scan');
  if (scan === undefined) throw new TypeError('there is no scan command');
  if (first === undefined || first.startsWith('-')) return { command: scan, rest: words };
  const names = commands.map(({ name }) => name);
  // A misspelled command looks like a directory that is not there.
  const looksLikePath = /[/\\.]/.test(first) || nearest(first, names) === undefined;
  if (looksLikePath || isThere(first, outside)) return { command: scan, rest: words };
  throw new Failure(
    `Cannot run "${first}": no such command or directory`,
    suggestion(first, names),
  );
}

/** Refuses `word` after command `name` if it is nearly that of a longer command, and no directory. */
function refuseMisspelled(name: string, word: string | undefined, outside: Outside): void {
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
  return fs.list(directory).some((entry) => entry.name === name);
}
