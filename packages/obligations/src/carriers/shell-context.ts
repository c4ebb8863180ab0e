import type { CarrierReason } from '../carrier.ts';
import { coded, endOf, endsWell, type Fate, lost, shown, unclear } from './fate.ts';
import type { ShellCommand } from './shell-line.ts';
import type { AndOr, Pipeline, ShellList, ShellNode } from './shell-tree.ts';
import { asksForFailure } from './status-question.ts';

/** Programs whose end tells nothing of the command that writes to them. */
export const FILTERS: ReadonlySet<string> = new Set(
  'tail head tee cat sed sort wc tr cut awk'.split(' '),
);

/** Commands that ask something, so that what stands after them may never run. */
const ASKS: ReadonlySet<string> = new Set(
  'test [ [[ false grep command which type hash'.split(' '),
);

/** What is asked and told of commands as a line is gone through. */
export interface Asked {
  /** Whether what comes after the command is reached whatever it does, or its own end is looked at. */
  readonly goesOn: (command: ShellCommand) => boolean;
  /**
   * Takes note of a command that may not be reached. Where it is given, only the end of one command
   * counts, with its own code: what another fails with before it stops nothing.
   */
  readonly missed?: (command: ShellCommand, why: CarrierReason) => void;
}

/** What a list is run in. */
export interface Context {
  /** What becomes of the status of its last command. */
  readonly last: Fate;
  /** What becomes of a failure at which the shell itself ends. */
  readonly end: Fate;
  /** Whether the shell does not look at failures here, as under `||` and `if`. */
  readonly ignored: boolean;
  /** Why it may never be run. */
  readonly perhaps: CarrierReason | undefined;
}

/** What changes while the commands are gone through. */
export interface State {
  exits: boolean;
  pipefail: boolean;
  /** Why what follows is not run, or may not be. */
  over: CarrierReason | undefined;
  /** ... up to the end of the function at hand. */
  left: CarrierReason | undefined;
}

/** What becomes of a failure that `after` follows. */
export function lostBefore(after: AndOr, { end }: Context): Fate {
  const [first, piping] = after.pipelines[0]?.members ?? [];
  const command = first?.kind === 'command' ? first.command : undefined;
  const [name, code] = command?.words.map(({ text }) => text) ?? [];
  const isOne = after.pipelines.length === 1 && piping === undefined && !after.background;
  if (isOne && first !== undefined && name === 'exit') {
    const own = endOf(first);
    if (own !== 'open') return coded(own, end);
  }
  const asked = asksForFailure(after);
  if (asked !== undefined) return asked === 'open' ? unfollowed() : coded(asked, end);
  // The command may have kept its end for a later one.
  if (command === undefined || (name === 'exit' && /[$`]/.test(code ?? ''))) return unfollowed();
  return lost('OB112', `its failure is swallowed by "; ${shown(command)}"`);
}

/** Whether what follows a pipeline after `&&` may not run although all is well, or nothing is stopped. */
export function asks({ negated, members }: Pipeline, { goesOn, missed }: Asked): boolean {
  const [first] = members;
  if (negated || members.length > 1 || first?.kind !== 'command') return true;
  if (first.command === undefined) return missed === undefined;
  if (goesOn(first.command)) return false;
  return missed !== undefined || ASKS.has(first.command.words[0]?.text ?? '');
}

/** Whether nothing but what follows it, or its own end, counts after `pipeline`. */
export function passes({ negated, members }: Pipeline, { goesOn }: Asked): boolean {
  const [member] = members;
  if (negated || members.length > 1) return false;
  return member?.kind === 'command' && member.command !== undefined && goesOn(member.command);
}

/** What becomes of a failure before a pipe to `next`, where that of the pipe has `fate`. */
export function piped(next: ShellNode, fate: Fate, { pipefail }: State, isExact: boolean): Fate {
  const command = next.kind === 'command' ? next.command : undefined;
  const isFilter = command !== undefined && FILTERS.has(command.words[0]?.text ?? '');
  if (pipefail) {
    return isFilter || !isExact ? fate : unclear('what it is piped to may end with another code');
  }
  return isFilter
    ? lost('OB112', `its failure is lost in "| ${shown(command)}"`)
    : unclear('its failure is lost in a pipe');
}

/** What becomes of a failure of the last command of a list. */
export function fateOfLast({ end, last }: Context, exits: boolean): Fate {
  return exits ? end : last;
}

/** A failure that is looked at in a way that is not followed. */
export function unfollowed(): CarrierReason {
  return unclear('what becomes of its failure is not followed');
}

/** What becomes of a failure after which `pipeline` is run, `onFalse` if that is `false`. */
export function fallback(pipeline: Pipeline | undefined, context: Context, onFalse: Fate): Fate {
  const [member, ...more] = pipeline?.members ?? [];
  if (member === undefined || more.length > 0 || pipeline?.negated) return unfollowed();
  const command = member.kind === 'command' ? member.command : undefined;
  if (command?.words[0]?.text === 'false') return coded(1, onFalse);
  const own = endOf(member);
  if (own !== 'open') return coded(own, context.end);
  if (command !== undefined && endsWell(command)) {
    return lost('OB112', `its failure is swallowed by "|| ${shown(command)}"`);
  }
  return unclear('what stands after "||" may swallow its failure');
}

/** Takes note in `state` of a command that ends the shell; `isExact` if only an end with 2 stops anything. */
export function ends(
  command: ShellCommand,
  context: Context,
  state: State,
  isExact: boolean,
): void {
  const [name, code] = command.words.map(({ text }) => text);
  // A way out with a failure lets nothing pass.
  const stops = isExact ? /^2$/ : /^[1-9]\d*$/;
  if (name === 'exit' && stops.test(code ?? '')) {
    if (context.perhaps === undefined)
      state.over ??= lost('OB112', `it stands after "${shown(command)}"`);
    return;
  }
  if (name === 'exec' && code === undefined) return;
  const why = `"${shown(command)}"`;
  const over =
    context.perhaps === undefined
      ? lost('OB112', `it stands after ${why} and never runs`)
      : unclear(`before it may come ${why}`);
  if (name === 'return') state.left ??= over;
  else state.over ??= over;
}

/** Takes note in `state` of what the `words` of a `set` switch. */
export function switches(words: readonly string[], state: State): void {
  for (const [at, word] of words.entries()) {
    const isOn = word.startsWith('-');
    if (/^[-+][a-z]*e/.test(word)) state.exits = isOn;
    const option = /^[-+][a-z]*o$/.test(word) ? words[at + 1] : undefined;
    if (option === 'errexit') state.exits = isOn;
    if (option === 'pipefail') state.pipefail = isOn;
  }
}

/** Why it is not seen what `command` runs; `undefined` if it is. */
export function evaluated({ words: [first] }: ShellCommand): CarrierReason | undefined {
  return first?.text === 'eval' ? unclear('what "eval" runs is not followed') : undefined;
}

/** Whether a `for` has a value that is written out. */
export function runsOnce(over: ShellCommand | undefined): boolean {
  return over?.words.slice(2).some(({ dynamic }) => !dynamic) ?? false;
}

/** `items` with no "!" before any of them. */
export function asserted(items: ShellList): ShellList {
  return items.map((item) => ({
    ...item,
    pipelines: item.pipelines.map((one) => ({ ...one, negated: false })),
  }));
}
