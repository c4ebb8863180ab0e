import type { CarrierReason } from '../carrier.ts';
import type { CommandPart } from './read-command.ts';
import { reason } from './reason.ts';

/** What gives a name another meaning: `eslint() {`, `function eslint`, `alias eslint=`, `hash -p x eslint`. */
const NAMED =
  /(?:^|[;&|\n{(])[ \t]*(?:function[ \t]+)?([\w./-]+)[ \t]*\([ \t]*\)|\bfunction[ \t]+([\w./-]+)|\bhash[ \t]+-p[ \t]+\S+[ \t]+([\w./-]+)/g;
const ALIASED = /(?:^|[\s;&|({])alias[ \t]+([^\n;&|]*)/g;
const ALIAS = /(?:^|\s)([\w./-]+)=/g;

/** What makes the shell read on and run nothing more. */
export const NOEXEC: RegExp =
  /(?:^|[;&|\n])[ \t]*set[ \t]+-(?:(?=[a-mo-z]*n)[a-z]+|[a-z]*o[ \t]+noexec)(?=[\s;&|]|$)/;

const NOTHING_RUNS = 'not decided: after "set -n" nothing runs';
const STANDS_FOR = 'not decided: what the name ';

/** Whether a reason says that a command may not be what it is called. */
export function isOfNames({ message }: CarrierReason): boolean {
  return message === NOTHING_RUNS || message.startsWith(STANDS_FOR);
}

/**
 * `parts`, read of the shell's `text`, with why they may not be the programs that they are called:
 * the text itself gives their name to something else, or switches off that anything runs.
 */
export function asNamed(text: string, parts: readonly CommandPart[]): readonly CommandPart[] {
  if (NOEXEC.test(text)) {
    const why = reason('OB120', NOTHING_RUNS);
    return parts.map((part) => ({ ...part, reasons: [...part.reasons, why] }));
  }
  if (!/\(|function|alias|hash/.test(text)) return parts;
  const names = new Set([
    ...[...text.matchAll(NAMED)].flatMap((found) => found.slice(1)),
    ...[...text.matchAll(ALIASED)].flatMap(([, all = '']) =>
      [...all.matchAll(ALIAS)].map(([, name]) => name),
    ),
  ]);
  return parts.map((part) => {
    const [first = '', second = ''] = part.words;
    const name = first === 'time' ? second : first;
    if (!names.has(name)) return part;
    const why = reason('OB120', `${STANDS_FOR}${name} stands for here`);
    return { ...part, reasons: [...part.reasons, why] };
  });
}
