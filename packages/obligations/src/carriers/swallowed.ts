import type { CarrierReason } from '../carrier.ts';
import { reason } from './reason.ts';
import type { ShellCommand } from './shell-line.ts';

/** Programs that end well whatever they are given. */
const ALWAYS_WELL: ReadonlySet<string> = new Set(['true', ':', 'echo', 'printf']);

/** Programs whose end tells nothing of the command that writes to them. */
const FILTERS: ReadonlySet<string> = new Set('tail head tee cat sed sort wc tr cut awk'.split(' '));

/**
 * Why the failure of command `at` of a plain list never reaches the end of it; `undefined` if it
 * does, or may.
 *
 * `errexit` is for a shell that ends with the first command that fails.
 */
export function swallowed(
  commands: readonly ShellCommand[],
  at: number,
  errexit: boolean,
): CarrierReason | undefined {
  let exits = errexit;
  let pipefail = false;
  for (const { words } of commands.slice(0, at)) {
    const line = words.map(({ text }) => text).join(' ');
    exits ||= /^set (?:-\w*e|.*-o errexit)/.test(line);
    pipefail ||= /^set .*pipefail/.test(line);
  }

  let here = at;
  for (let command = commands[here]; command?.next !== undefined; command = commands[here]) {
    const after = commands[here + 1];
    if (command.next === '&') return lost('OB111', 'nobody waits for what runs with "&"');
    if (after === undefined) return undefined;
    if (command.next === '|') {
      const isFilter = !pipefail && FILTERS.has(after.words[0]?.text ?? '');
      if (isFilter) return lost('OB112', `its failure is lost in "| ${shown(after)}"`);
      if (!pipefail) return undefined;
    }
    if (command.next === '||') {
      if (endsWell(after)) return lost('OB112', `its failure is swallowed by "|| ${shown(after)}"`);
      return undefined;
    }
    if (command.next === ';') return exits ? undefined : lostAfter(commands.slice(here + 1));
    here += 1;
  }
  return undefined;
}

/** Whether `command` ends with 0 whatever happens. */
export function endsWell({ words }: ShellCommand): boolean {
  const [name, code] = words;
  if (name === undefined) return false;
  return ALWAYS_WELL.has(name.text) || (name.text === 'exit' && code?.text === '0');
}

/** What becomes of a failure that `rest` follows after a semicolon. */
function lostAfter(rest: readonly ShellCommand[]): CarrierReason | undefined {
  const [next] = rest;
  const asks = rest.some(({ words }) =>
    words.some(({ text }) => /\$(?:\?|\{?PIPESTATUS)/.test(text)),
  );
  if (asks || next === undefined) return undefined;
  return lost('OB112', `its failure is swallowed by "; ${shown(next)}"`);
}

function lost(code: 'OB111' | 'OB112', message: string): CarrierReason {
  return reason(code, message);
}

function shown({ words }: ShellCommand): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 40);
}
