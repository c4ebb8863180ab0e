import { endOf, failureOf } from './fate.ts';
import type { AndOr, Pipeline } from './shell-tree.ts';

/** What asks for the end of the command before it. */
const MENTIONS = /\$\{?(?:\?|PIPESTATUS)/;

/**
 * The code with which the shell ends where `after` asks for the end of what came before it, and that
 * was a failure: `[ $? -eq 0 ] || exit 1` and the like. `open` where it asks in another way;
 * `undefined` where it does not ask.
 */
export function asksForFailure(after: AndOr): number | undefined | 'open' {
  const [first, second] = after.pipelines;
  const [member] = first?.members ?? [];
  if (member?.kind === 'if') {
    const [branch] = member.branches;
    const question = branch?.condition[0]?.pipelines[0];
    if (!isAsked(question)) return undefined;
    const code = branch?.condition.length === 1 ? answered(question) : undefined;
    const body = code === 'failed' ? branch?.body : code === 'well' ? member.other : undefined;
    const isOne = code === 'failed' || member.branches.length === 1;
    return (isOne && body !== undefined ? failureOf(body) : undefined) ?? 'open';
  }
  if (!isAsked(first)) return undefined;
  const answer = answered(first);
  const wanted = { '&&': 'failed', '||': 'well' }[after.signs[0] ?? '&&'];
  const [end] = second?.members ?? [];
  const isPlain = after.pipelines.length === 2 && second?.members.length === 1;
  if (!isPlain || answer !== wanted || end === undefined) return 'open';
  const code = endOf(end);
  // A plain "exit" ends with what the question ended with.
  return typeof code === 'number' ? code : 'open';
}

function isAsked(question: Pipeline | undefined): question is Pipeline {
  const [member] = question?.members ?? [];
  const words = member?.kind === 'command' ? (member.command?.words ?? []) : [];
  const isShown = /^(?:echo|printf)$/.test(words[0]?.text ?? '');
  return !isShown && words.some(({ text }) => MENTIONS.test(text));
}

/** When the question is answered with yes: where the command before it failed, or where it did well. */
function answered({ negated, members }: Pipeline): 'failed' | 'well' | undefined {
  const [member] = members;
  if (negated || members.length > 1 || member?.kind !== 'command') return undefined;
  const line = member.command?.words.map(({ text }) => text).join(' ') ?? '';
  const sign = /^(?:\[|test) \$\{?\?\}? (-eq|-ne|-gt|=|==|!=) 0(?: \])?$/.exec(line)?.[1];
  if (sign === undefined) return undefined;
  return /^(?:-eq|==?)$/.test(sign) ? 'well' : 'failed';
}
