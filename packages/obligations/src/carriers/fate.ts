import type { CarrierReason } from '../carrier.ts';
import { reason } from './reason.ts';
import type { ShellCommand } from './shell-line.ts';
import type { ShellList, ShellNode } from './shell-tree.ts';

/** Programs that end well whatever they are given. */
const ALWAYS_WELL: ReadonlySet<string> = new Set(['true', ':', 'echo', 'printf', '/bin/true']);

/** What becomes of the failure of a command: `undefined` if it ends the whole with a failure. */
export type Fate = CarrierReason | undefined;

/** Why a trap may turn a failure into something else. */
export function trapped({ words }: ShellCommand): Fate {
  const [name, handler = '', ...signals] = words.map(({ text }) => text);
  if (name !== 'trap' || !signals.some((one) => /^(?:EXIT|0|ERR)$/.test(one))) return undefined;
  if (/\bexit 0\b/.test(handler))
    return lost('OB112', `its failure is swallowed by trap "${handler.slice(0, 40)}"`);
  const isPlain = /^(?:(?:rm|rmdir|kill|docker|echo|popd)\b[^;&|]*)?$/.test(handler);
  return isPlain ? undefined : unclear('a trap may swallow its failure');
}

/** Whether `part` surely ends the shell with a failure. */
export function fails(part: ShellNode): boolean {
  if (part.kind === 'command') {
    const [name, code] = part.command?.words.map(({ text }) => text) ?? [];
    return name === 'exit' && /^(?:[1-9]\d{0,2}|\$\?)$/.test(code ?? '1');
  }
  return part.kind === 'group' && endsInFailure(part.body);
}

/** Whether `items` tell something and then end the shell with a failure. */
export function endsInFailure(items: ShellList): boolean {
  return items.every(({ pipelines, background }, at) => {
    const [member] = pipelines[0]?.members ?? [];
    const isOne = pipelines.length === 1 && pipelines[0]?.members.length === 1 && !background;
    if (!isOne || member?.kind !== 'command' || member.command === undefined) return false;
    const name = member.command.words[0]?.text ?? '';
    if (at < items.length - 1) return ALWAYS_WELL.has(name);
    const code = member.command.words[1]?.text;
    return name === 'exit' && /^[1-9]\d{0,2}$/.test(code ?? '');
  });
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
