import type { CarrierReason } from '../carrier.ts';
import { endsWell, type Fate, fails, lost, shown, unclear } from './fate.ts';
import type { ShellCommand } from './shell-line.ts';
import type { AndOr, Pipeline, ShellNode } from './shell-tree.ts';

/** Programs whose end tells nothing of the command that writes to them. */
export const FILTERS: ReadonlySet<string> = new Set(
  'tail head tee cat sed sort wc tr cut awk'.split(' '),
);

/** Commands that ask something, so that what stands after them may never run. */
const ASKS: ReadonlySet<string> = new Set(
  'test [ [[ false grep command which type hash'.split(' '),
);

/** What a list is run in. */
export interface Context {
  /** What becomes of the status of its last command. */
  readonly last: Fate;
  /** What becomes of a failure at which the shell itself ends. */
  readonly end: Fate;
  /** Whether the shell does not look at failures here, as under `||` and `if`. */
  readonly ignored: boolean;
  /** Why it may never be run. */
  readonly perhaps: Fate;
}

/** What changes while the commands are gone through. */
export interface State {
  exits: boolean;
  pipefail: boolean;
  /** Why what follows is not run, or may not be. */
  over: Fate;
}

/** What becomes of a failure that `after` follows. */
export function lostBefore(after: AndOr, { end }: Context): Fate {
  const [first] = after.pipelines[0]?.members ?? [];
  const command = first?.kind === 'command' ? first.command : undefined;
  const [name, code] = command?.words.map(({ text }) => text) ?? [];
  const isOnly = after.pipelines.length === 1;
  if (isOnly && name === 'exit' && (code === undefined || code === '$?')) return end;
  if (isOnly && name === 'exit' && /^[1-9]\d*$/.test(code ?? '')) return end;
  if (command === undefined) return unfollowed();
  return lost('OB112', `its failure is swallowed by "; ${shown(command)}"`);
}

/** Whether what follows a pipeline after `&&` may not run although all is well. */
export function asks({ negated, members }: Pipeline): boolean {
  const [first] = members;
  if (negated || members.length > 1 || first?.kind !== 'command') return true;
  return first.command === undefined || ASKS.has(first.command.words[0]?.text ?? '');
}

/** What becomes of a failure before a pipe to `next`, where that of the pipe has `fate`. */
export function piped(next: ShellNode, fate: Fate, { pipefail }: State): Fate {
  if (pipefail) return fate;
  const command = next.kind === 'command' ? next.command : undefined;
  if (command === undefined || !FILTERS.has(command.words[0]?.text ?? '')) {
    return unclear('its failure is lost in a pipe');
  }
  return lost('OB112', `its failure is lost in "| ${shown(command)}"`);
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
  if (command?.words[0]?.text === 'false') return onFalse;
  if (fails(member)) return context.end;
  if (command !== undefined && endsWell(command)) {
    return lost('OB112', `its failure is swallowed by "|| ${shown(command)}"`);
  }
  return unclear('what stands after "||" may swallow its failure');
}

/** Takes note in `state` of a command that ends the shell. */
export function ends(command: ShellCommand, context: Context, state: State): void {
  const [name, code] = command.words.map(({ text }) => text);
  // A way out with a failure lets nothing pass.
  if (name === 'exit' && /^[1-9]\d*$/.test(code ?? '')) {
    if (context.perhaps === undefined)
      state.over ??= lost('OB112', `it stands after "${shown(command)}"`);
    return;
  }
  if (name === 'exec' && code === undefined) return;
  const why = `"${shown(command)}"`;
  state.over ??=
    context.perhaps === undefined
      ? lost('OB112', `it stands after ${why} and never runs`)
      : unclear(`before it may come ${why}`);
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
