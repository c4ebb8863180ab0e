import { parseArgs } from 'node:util';
import type { Command, Given, OptionSpec } from './command.ts';
import { Failure, suggestion } from './failure.ts';

/**
 * What `words` say to `command`.
 *
 * @throws Failure for an unknown option, a missing or needless value, an argument too many or too few.
 */
export function parseArguments(command: Command, words: readonly string[]): Given {
  const specs = command.options;
  const remedy = `See: dochygiene ${command.name} --help`;
  const { tokens } = parseArgs({
    args: [...words],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, kind(spec)])),
  });
  const positionals: string[] = [];
  const options = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
    if (spec === undefined) {
      const names = Object.keys(specs).map((name) => `--${name}`);
      throw new Failure(
        `Cannot use option "${token.rawName}": unknown`,
        names.length === 0 ? remedy : suggestion(token.rawName, names),
      );
    }
    const { value } = token;
    if (spec.value !== undefined && (value === undefined || value === '')) {
      throw new Failure(`Cannot use option "--${token.name}": it wants ${spec.value}`, remedy);
    }
    if (spec.value === undefined && value !== undefined) {
      throw new Failure(`Cannot use option "--${token.name}": it takes no value`, remedy);
    }
    options.set(token.name, [...(options.get(token.name) ?? []), value ?? '']);
  }
  checkCount(command, positionals, remedy);
  return { positionals, options };
}

function kind(spec: OptionSpec): { type: 'string' | 'boolean'; short?: string } {
  const type = spec.value === undefined ? 'boolean' : 'string';
  return spec.short === undefined ? { type } : { type, short: spec.short };
}

function checkCount(command: Command, positionals: readonly string[], remedy: string): void {
  const required = command.positionals.filter((name) => name.startsWith('<'));
  const missing = required[positionals.length];
  if (missing !== undefined) {
    throw new Failure(`Cannot run "${command.name}": ${missing} is missing`, remedy);
  }
  const repeats = command.positionals.at(-1)?.endsWith('...') === true;
  const extra = repeats ? undefined : positionals[command.positionals.length];
  if (extra !== undefined) {
    throw new Failure(`Cannot run "${command.name}": "${extra}" is one argument too many`, remedy);
  }
}

/**
 * `text` as a whole number of at least `least`.
 *
 * @throws Failure if it is none.
 */
export function wholeNumber(name: string, text: string, least: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least) return value;
  throw new Failure(
    `Cannot use "${text}" for --${name}: it wants a whole number from ${least} up`,
    'Write digits alone, such as 20.',
  );
}
