import type { Outside } from './outside.ts';

/** An option of a command, as `--help` shows it. */
export interface OptionSpec {
  /** Name of the value in the help; a switch has none. */
  readonly value?: string;
  readonly short?: string;
  /** Whether it may be given more than once. */
  readonly repeats?: true;
  readonly help: string;
}

/** What stood on the command line, checked against the command's options. */
export interface Given {
  readonly positionals: readonly string[];
  /** By option name, values in order; a switch has one empty value. */
  readonly options: ReadonlyMap<string, readonly string[]>;
}

/** One command of `dochygiene`. */
export interface Command {
  readonly name: string;
  /** What it is for, in one line. */
  readonly summary: string;
  /** Names of its arguments, as `[dir]`, `<doc>` or, of any number, `<file>...`; it takes no others. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** A command line that works, and what it does. */
  readonly example: readonly [string, string];
  /** Longer text for `--help`, after the options. */
  readonly notes?: string;
  /** @returns the exit code. */
  run(given: Given, outside: Outside): number | Promise<number>;
}

/** The last value of option `name`; `undefined` if it was not given. */
export function option(given: Given, name: string): string | undefined {
  return given.options.get(name)?.at(-1);
}

/** Whether option `name` was given. */
export function has(given: Given, name: string): boolean {
  return given.options.has(name);
}
