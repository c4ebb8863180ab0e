import type { CarrierReason } from '../carrier.ts';
import { reason } from './reason.ts';
import type { ShellCommand } from './shell-line.ts';
import type { ShellList, ShellNode } from './shell-tree.ts';

/** Programs that end well whatever they are given. */
const ALWAYS_WELL: ReadonlySet<string> = new Set([
  'true',
  ':',
  'echo',
  'printf',
  '/bin/true',
  '/usr/bin/true',
]);

/**
 * What becomes of the failure of a command: `undefined` if it ends the whole with its own code, a
 * number if with that one, and else why it does not, or is not seen to.
 */
export type Fate = CarrierReason | number | undefined;

/** Why a failure of that `fate` does not end the whole with a failure; `undefined` if it does. */
export function lossBy(fate: Fate): CarrierReason | undefined {
  return typeof fate === 'object' ? fate : undefined;
}

/** What becomes of a failure that ends a part of the whole with `code`, its own if `undefined`. */
export function coded(code: number | undefined, outer: Fate): Fate {
  return outer ?? code;
}

/** Why a trap may turn a failure into something else. */
export function trapped({ words }: ShellCommand): Fate {
  const [name, handler = '', ...signals] = words.map(({ text }) => text);
  if (name !== 'trap' || !signals.some((one) => /^(?:EXIT|0|ERR)$/.test(one))) return undefined;
  if (/\bexit 0\b/.test(handler))
    return lost('OB112', `its failure is swallowed by trap "${handler.slice(0, 40)}"`);
  const isPlain = /^(?:(?:rm|rmdir|kill|docker|echo|popd)\b[^;&|]*)?$/.test(handler);
  return isPlain ? undefined : unclear('a trap may swallow its failure');
}

/**
 * The code of the failure with which `part` surely ends the shell: `undefined` is that of what came
 * before it, `open` where it is not seen to end it with one.
 */
export function endOf(part: ShellNode): number | undefined | 'open' {
  if (part.kind === 'command') {
    const [name, code] = part.command?.words.map(({ text }) => text) ?? [];
    if (name !== 'exit') return 'open';
    if (code === undefined || /^\$\{?\?\}?$/.test(code)) return undefined;
    return failure(code) ?? 'open';
  }
  return part.kind === 'group' ? (failureOf(part.body) ?? 'open') : 'open';
}

/** The code with which `items` end the shell after they have told something; `undefined` if they do not fail. */
export function failureOf(items: ShellList): number | undefined {
  for (const [at, { pipelines, background }] of items.entries()) {
    const [member] = pipelines[0]?.members ?? [];
    const isOne = pipelines.length === 1 && pipelines[0]?.members.length === 1 && !background;
    if (!isOne || member?.kind !== 'command' || member.command === undefined) return undefined;
    const [name = '', code] = member.command.words.map(({ text }) => text);
    if (at === items.length - 1) return name === 'exit' ? failure(code ?? '') : undefined;
    if (!ALWAYS_WELL.has(name)) return undefined;
  }
  return undefined;
}

/** The code of a failure that `text` names; `undefined` if it names none. */
function failure(text: string): number | undefined {
  const code = /^[1-9]\d{0,2}$/.test(text) ? Number(text) % 256 : 0;
  return code === 0 ? undefined : code;
}

/** Whether `command` ends with 0 whatever happens. */
export function endsWell({ words }: ShellCommand): boolean {
  const [name, code] = words;
  if (name === undefined) return false;
  return ALWAYS_WELL.has(name.text) || (name.text === 'exit' && code?.text === '0');
}

/** A failure that is seen to count nowhere. */
export function lost(code: 'OB111' | 'OB112', message: string): CarrierReason {
  return reason(code, message);
}

/** A failure of which it is not seen whether it counts. */
export function unclear(message: string): CarrierReason {
  return reason('OB120', `not decided: ${message}`);
}

/** The begin of `command`, for a message. */
export function shown({ words }: ShellCommand): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 40);
}
