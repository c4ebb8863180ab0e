import type { CarrierReason } from '../carrier.ts';
import { type Use, useOf } from './command-use.ts';
import { endsWell, type Fate, unclear } from './fate.ts';
import { foldersOf } from './folders.ts';
import { guardsOf } from './guards.ts';
import { outputOf } from './line-output.ts';
import { packageRun } from './package-scripts.ts';
import type { CommandPlace } from './read-command.ts';
import { SHELL_LIMIT, type ShellCommand, shellLine } from './shell-line.ts';
import { fatesOf } from './swallowed.ts';

/** One command that a line is seen to run, and what becomes of its end. */
export interface Leaf {
  readonly command: ShellCommand;
  readonly use: Use;
  /** What becomes of its end. */
  readonly fate: Fate;
  /** Why what it prints is not what the line prints; `undefined` if it is. */
  readonly output: CarrierReason | undefined;
}

const DEPTH = 4;

/** Commands that set the stage, and do well where anything does. */
const STAGE: ReadonlySet<string> = new Set(['set', 'export', 'umask', 'ulimit', 'cd']);

/**
 * The commands that `text` is seen to run, and what becomes of the end of each, with its own code;
 * `undefined` where the line is too long.
 */
export function leavesOf(
  text: string,
  place: CommandPlace,
  depth = 0,
): readonly Leaf[] | undefined {
  if (text.length > SHELL_LIMIT || depth > DEPTH) return undefined;
  const simple = simpler(text);
  const line = shellLine(simple, place.variables);
  const folders = foldersOf(line, place.files, place.folder);
  const placeOf = (command: ShellCommand): CommandPlace | undefined => {
    const folder = folders.get(command);
    if (typeof folder !== 'string') return undefined;
    return folder === place.folder ? place : { ...place, folder };
  };
  const isGuard = guardsOf(line, folders, place.files);
  const missed = new Map<ShellCommand, CarrierReason>();
  const fates = fatesOf(line, place.errexit, {
    goesOn: (command) => isGuard(command) || goesOn(command, placeOf(command)),
    missed: (command, why) => missed.set(command, why),
  });

  const leaves: Leaf[] = [];
  for (const [at, command] of line.commands.entries()) {
    const here = placeOf(command);
    if (here === undefined || !fates.has(command)) continue;
    const fate = fates.get(command);
    const output = missed.get(command) ?? outputOf(line, at, simple);
    const inner = innerLeaves(command, here, depth);
    for (const leaf of inner) leaves.push(joined(leaf, fate, output));
  }
  return leaves;
}

/** `{ echo …; exit 2; }` after `||` as the exit that it is, and a whole `if …; then …; fi` as a list. */
function simpler(text: string): string {
  return text
    .trim()
    .replace(/^if\s+((?:\[|test)\s[^;\n&|]*);\s*then\s+([^;\n]*?);?\s*fi$/, '$1 && $2')
    .replace(
      /\|\|\s*\{\s*(?:(?:echo|printf)\s(?:"[^"$`\\]*"|'[^']*'|[^;{}"'|&\n])*;\s*)*(exit\s+\d+);?\s*\}/g,
      '|| $1',
    );
}

/** Whether `command` ends well, or else is a script whose own end is looked at. */
function goesOn(command: ShellCommand, place: CommandPlace | undefined): boolean {
  const words = command.words.map(({ text }) => text);
  const [name = ''] = words;
  if (name !== 'exit' && endsWell(command)) return true;
  if (STAGE.has(name) || (name === 'cat' && words.length === 1)) return true;
  if (place === undefined) return false;
  return useOf(place.files, place.folder, command).kind === 'script';
}

/** What `command` runs; where that is not followed, itself with an end that is not. */
function innerLeaves(command: ShellCommand, place: CommandPlace, depth: number): readonly Leaf[] {
  const run = packageRun(place.files, place.folder, command);
  const use = useOf(place.files, place.folder, command);
  const open = { command, use, fate: unclear('what it runs is not followed'), output: undefined };
  if (run?.body !== undefined) {
    return leavesOf(run.body, { ...place, errexit: false }, depth + 1) ?? [open];
  }
  if (use.kind !== 'shell') return [{ command, use, fate: undefined, output: undefined }];
  return leavesOf(use.text, { ...place, errexit: use.errexit }, depth + 1) ?? [open];
}

/** `leaf` as a part of what has `fate` and `output`. */
function joined(leaf: Leaf, fate: Fate, output: Leaf['output']): Leaf {
  if (fate === undefined && output === undefined) return leaf;
  const isLost = typeof leaf.fate === 'object';
  return { ...leaf, fate: isLost ? leaf.fate : (fate ?? leaf.fate), output: leaf.output ?? output };
}
