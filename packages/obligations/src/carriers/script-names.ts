import type { CommandPart } from './read-command.ts';
import { reason } from './reason.ts';

/** What gives a name another meaning: `eslint() {`, `function eslint`, `alias eslint=`. */
const NAMED =
  /(?:^|[;&|\n{(])[ \t]*(?:function[ \t]+)?([\w-]+)[ \t]*\([ \t]*\)|\bfunction[ \t]+([\w-]+)|\balias[ \t]+([\w-]+)=/g;

/** What makes the shell read on and run nothing more. */
const NOEXEC =
  /(?:^|[;&|\n])[ \t]*set[ \t]+-(?:(?=[a-mo-z]*n)[a-z]+|[a-z]*o[ \t]+noexec)(?=[\s;&|]|$)/;

/**
 * `parts`, read of the shell's `text`, with why they may not be the programs that they are called:
 * the text itself gives their name to something else, or switches off that anything runs.
 */
export function asNamed(text: string, parts: readonly CommandPart[]): readonly CommandPart[] {
  if (NOEXEC.test(text)) {
    const why = reason('OB120', 'not decided: after "set -n" nothing runs');
    return parts.map((part) => ({ ...part, reasons: [...part.reasons, why] }));
  }
  if (!/\(|function|alias/.test(text)) return parts;
  const names = new Set([...text.matchAll(NAMED)].flatMap((found) => found.slice(1)));
  return parts.map((part) => {
    const name = part.words[0] ?? '';
    if (!names.has(name) || part.script !== undefined) return part;
    const why = reason('OB120', `not decided: what the name ${name} stands for here`);
    return { ...part, reasons: [...part.reasons, why] };
  });
}
