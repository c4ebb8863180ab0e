import type { Ranked } from '@dochygiene/scanner';
import { wholeNumber } from './arguments.ts';
import { type Given, has, option } from './command.ts';
import { Failure, suggestion } from './failure.ts';

/** How many documents the text and Markdown show unless told otherwise. */
export const SHOWN = 10;

/** The forms a scan is printed in. */
export const FORMATS: readonly string[] = ['text', 'json', 'markdown', 'sarif', 'github'];

const GATES = ['deciding', 'any'];

/** A form to print in, and the file it goes to; `undefined` is standard output. */
export interface Target {
  readonly format: string;
  readonly file: string | undefined;
}

/** The option that asks for some of `formats`. */
export function formatOption(formats: readonly string[]) {
  return {
    value: 'FORMAT[=FILE]',
    short: 'f',
    repeats: true,
    help: `${formats.join(', ')}; with =FILE into a file; may be repeated (default text)`,
  } as const;
}

/** The forms that `--format` asks for, of `formats`. @throws Failure for what cannot be printed. */
export function targetsOf(given: Given, formats = FORMATS): readonly Target[] {
  const targets = (given.options.get('format') ?? ['text']).map((value): Target => {
    const [format = '', ...rest] = value.split('=');
    if (!formats.includes(format)) {
      throw new Failure(`Cannot print format "${format}": unknown`, suggestion(format, formats));
    }
    const file = rest.length === 0 ? undefined : rest.join('=');
    if (file === '') {
      throw new Failure(
        `Cannot write format "${format}": no file after "="`,
        `Name one: --format ${format}=FILE`,
      );
    }
    return { format, file };
  });
  if (targets.filter(({ file }) => file === undefined).length > 1) {
    throw new Failure(
      'Cannot print two formats at once',
      'Send one to a file: --format json=scan.json',
    );
  }
  const files = targets.flatMap(({ file }) => (file === undefined ? [] : [file]));
  const twice = files.find((file, at) => files.indexOf(file) !== at);
  if (twice !== undefined) {
    throw new Failure(`Cannot write "${twice}" twice`, 'Name a file for each format.');
  }
  if (files.includes('-')) {
    throw new Failure('Cannot write to "-"', 'Leave out "=-" to print on standard output.');
  }
  return targets;
}

/** How many documents are shown: to a person, and to a tool, which can take them all. */
export interface Limits {
  readonly person: number;
  readonly tool: number;
}

/** What `--limit` and `--all` ask for. @throws Failure for what is no number. */
export function limitsOf(given: Given): Limits {
  const text = option(given, 'limit');
  const asked = text === undefined ? Number.POSITIVE_INFINITY : wholeNumber('limit', text, 0);
  const all = text !== undefined || has(given, 'all');
  return { person: all ? asked : SHOWN, tool: asked };
}

/** What is to fail: `on` deciding reasons or any; `undefined` never. */
export interface Gate {
  readonly on: string | undefined;
  readonly most: number;
}

/** What `--fail-on` and `--max` ask for. @throws Failure for what makes no sense. */
export function gateOf(given: Given): Gate {
  const on = option(given, 'fail-on');
  const max = option(given, 'max');
  if (on !== undefined && !GATES.includes(on)) {
    throw new Failure(`Cannot fail on "${on}": unknown`, suggestion(on, GATES));
  }
  if (on === undefined && max !== undefined) {
    throw new Failure('Cannot use --max alone', 'Say what to fail on: --fail-on any --max 5');
  }
  return { on, most: max === undefined ? 0 : wholeNumber('max', max, 0) };
}

/** Whether `deserving`, the documents that deserve a look, whatever was asked to be shown, are too many. */
export function exceeds(
  deserving: readonly Pick<Ranked, 'deciding'>[],
  { on, most }: Gate,
): boolean {
  if (on === undefined) return false;
  return deserving.filter(({ deciding }) => on === 'any' || deciding > 0).length > most;
}
