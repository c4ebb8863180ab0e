import type { CarrierReason } from '../carrier.ts';
import { type Use, useOf } from './command-use.ts';
import { foldersOf } from './folders.ts';
import { type LineStatus, missedBy, outputOf, statusOf, unclear } from './line-status.ts';
import { packageRun } from './package-scripts.ts';
import type { CommandPlace } from './read-command.ts';
import { SHELL_LIMIT, type ShellCommand, type ShellLine, shellLine } from './shell-line.ts';

/** One command that a line is seen to run, and what becomes of its end. */
export interface Leaf {
  readonly command: ShellCommand;
  readonly use: Use;
  readonly status: LineStatus;
  /** Why what it prints is not what the line prints; `undefined` if it is. */
  readonly output: CarrierReason | undefined;
}

const DEPTH = 4;

/** Commands after which a list is not followed. */
const ODD: ReadonlySet<string> = new Set(['eval', 'trap', 'return', 'break', 'continue']);

/** Signs that make of a line more than a list. */
const SIGNS: ReadonlySet<unknown> = new Set(['(', ')', ';;']);

/**
 * The commands that `text` is seen to run, and what becomes of the end of each; `undefined` where
 * the line is not a list that is followed.
 */
export function leavesOf(
  text: string,
  place: CommandPlace,
  depth = 0,
): readonly Leaf[] | undefined {
  if (text.length > SHELL_LIMIT) return undefined;
  const line = simpler(text);
  const read = shellLine(line, place.variables);
  if (depth > DEPTH || !isList(read)) return undefined;
  const { commands } = read;

  const leaves: Leaf[] = [];
  const folders = foldersOf(read, place.files, place.folder);
  for (const [at, command] of commands.entries()) {
    const folder = folders.get(command);
    if (typeof folder !== 'string') return undefined;
    const here = folder === place.folder ? place : { ...place, folder };
    const missed = missedBy(commands, at, here);
    const status = missed ?? statusOf(commands, at, place.errexit);
    const output = missed ?? outputOf(commands, at, line);
    const inner = innerLeaves(command, here, depth);
    if (inner === 'unclear')
      leaves.push({
        command,
        use: useOf(place.files, folder, command),
        status: unclear('what it runs is not followed'),
        output,
      });
    else for (const leaf of inner) leaves.push(joined(leaf, status, output));
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

function isList({ plain, tokens, commands }: ShellLine): boolean {
  const isOdd = ({ words: [first] }: ShellCommand) =>
    first !== undefined && !first.quoted && ODD.has(first.text);
  return plain && !tokens.some((token) => SIGNS.has(token)) && !commands.some(isOdd);
}

function innerLeaves(
  command: ShellCommand,
  place: CommandPlace,
  depth: number,
): readonly Leaf[] | 'unclear' {
  const run = packageRun(place.files, place.folder, command);
  if (run?.body !== undefined) return leavesOf(run.body, place, depth + 1) ?? 'unclear';
  const use = useOf(place.files, place.folder, command);
  if (use.kind !== 'shell') return [{ command, use, status: 'own', output: undefined }];
  return leavesOf(use.text, { ...place, errexit: use.errexit }, depth + 1) ?? 'unclear';
}

function joined(leaf: Leaf, status: LineStatus, output: Leaf['output']): Leaf {
  if (status === 'own' && output === undefined) return leaf;
  const own = leaf.status === 'own' ? status : leaf.status;
  const isFixed = typeof own === 'number' && status !== 'own';
  return { ...leaf, status: isFixed ? status : own, output: leaf.output ?? output };
}
