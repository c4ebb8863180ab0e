import type { Command } from './command.ts';

/** What `dochygiene --help` prints. */
export function mainHelp(commands: readonly Command[]): string {
  const widest = Math.max(...commands.map((command) => usageOf(command).length));
  return [
    'dochygiene: keeps the documents in a repository worth reading',
    '',
    'Usage: dochygiene [scan] [dir]     without a command it scans',
    '',
    ...commands.map((command) => `  ${usageOf(command).padEnd(widest)}  ${command.summary}`),
    '',
    'Every command takes --help. dochygiene --version prints the version.',
    '',
    EXIT_CODES,
    '',
  ].join('\n');
}

/** What `dochygiene <command> --help` prints. */
export function commandHelp(command: Command): string {
  const options = Object.entries(command.options).map(([name, { value, short, help }]) => {
    const left = `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
    return `  ${left.padEnd(30)} ${help}`;
  });
  const [line, does] = command.example;
  return [
    `Usage: dochygiene ${usageOf(command)}${options.length > 0 ? ' [options]' : ''}`,
    '',
    `  ${command.summary}`,
    '',
    ...(options.length > 0 ? ['Options:', ...options, ''] : []),
    `Example: ${line}`,
    `  ${does}`,
    '',
    ...(command.notes === undefined ? [] : [command.notes, '']),
  ].join('\n');
}

const EXIT_CODES = `Exit codes:
  0  it ran
  1  the gate that --fail-on asked for is exceeded
  2  usage, configuration or internal error, with the reason and the remedy on stderr`;

function usageOf({ name, positionals }: Command): string {
  return [name, ...positionals].join(' ');
}
