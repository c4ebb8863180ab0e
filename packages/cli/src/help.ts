import type { Command } from './command.ts';
import { wrapped } from './wrapped.ts';

/** However wide a terminal is, longer lines are hard to read. */
const WIDEST = 100;

/** From here on stands what an option does. */
const HELP_COLUMN = 33;

/** What `dochygiene --help` prints, on lines of at most `columns`. */
export function mainHelp(commands: readonly Command[], columns: number): string {
  const widest = Math.max(...commands.map((command) => usageOf(command).length));
  return [
    'dochygiene: keeps the documents in a repository worth reading',
    '',
    'Usage: dochygiene [scan] [dir]     without a command it scans',
    '',
    ...commands.flatMap((command) =>
      row(`  ${usageOf(command).padEnd(widest)}`, command.summary, columns),
    ),
    '',
    'Every command takes --help. dochygiene --version prints the version.',
    '',
    'Exit codes:',
    ...EXIT_CODES.flatMap(([code, means]) => row(`  ${code}`, means, columns)),
    '',
  ].join('\n');
}

/** What `dochygiene <command> --help` prints, on lines of at most `columns`. */
export function commandHelp(command: Command, columns: number): string {
  const options = Object.entries(command.options).flatMap(([name, { value, short, help }]) => {
    const left = `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
    return row(`  ${left}`.padEnd(HELP_COLUMN - 2), help, columns);
  });
  const [line, does] = command.example;
  return [
    `Usage: dochygiene ${usageOf(command)}${options.length > 0 ? ' [options]' : ''}`,
    '',
    ...fitted(`  ${command.summary}`, columns, 2),
    '',
    ...(options.length > 0 ? ['Options:', ...options, ''] : []),
    ...fitted(`Example: ${line}`, columns, 2),
    ...fitted(`  ${does}`, columns, 2),
    '',
    ...(command.notes === undefined ? [] : [...noteLines(command.notes, columns), '']),
  ].join('\n');
}

const EXIT_CODES = [
  ['0', 'it ran'],
  ['1', 'the gate that --fail-on asked for is exceeded'],
  ['2', 'usage, configuration or internal error, with the reason and the remedy on stderr'],
] as const;

function usageOf({ name, positionals }: Command): string {
  return [name, ...positionals].join(' ');
}

/** `text` beside `left`, and below itself where it is long. */
function row(left: string, text: string, columns: number): readonly string[] {
  const indent = left.length + 2;
  const [first = '', ...rest] = fitted(' '.repeat(indent) + text, columns, indent);
  return [`${left}  ${first.slice(indent)}`, ...rest];
}

/** `notes`, whose lines are as long as their source: a line goes on in the next unless it ends a sentence. */
function noteLines(notes: string, columns: number): readonly string[] {
  const paragraphs: string[] = [];
  for (const line of notes.split('\n')) {
    const last = paragraphs.at(-1);
    const goesOn = last !== undefined && !/^ |[.:]$/.test(last) && !line.startsWith(' ');
    if (goesOn) paragraphs[paragraphs.length - 1] = `${last} ${line}`;
    else paragraphs.push(line);
  }
  return paragraphs.flatMap((paragraph) => fitted(paragraph, columns, 0));
}

function fitted(text: string, columns: number, indent: number): readonly string[] {
  return wrapped(text, Math.min(WIDEST, columns), indent);
}
