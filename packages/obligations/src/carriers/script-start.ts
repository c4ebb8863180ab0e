import type { CarrierReason } from '../carrier.ts';
import { reason } from './reason.ts';

/** Programs that a first line may name. */
const KNOWN =
  /^(?:(?:ba|z|da|k|a|fi)?sh|node|nodejs|tsx|ts-node|bun|deno|python[\d.]*|pypy3?|uv|ruby|perl|php|pwsh|awk|gawk|lua|tclsh|Rscript|npx)$/;

/** Why the file `path`, started itself, does not run as its first line says; `undefined` if it does. */
export function startFault(path: string, text: string): CarrierReason | undefined {
  const [first = ''] = text.split('\n', 1);
  if (!first.startsWith('#!')) return undefined;
  if (first.endsWith('\r')) {
    return reason(
      'OB103',
      `the first line of ${path} ends with a carriage return, and no program has such a name`,
    );
  }
  const words = first.slice(2).trim().split(/\s+/);
  const isEnv = /(?:^|\/)env$/.test(words[0] ?? '');
  const program = isEnv ? words.slice(1).find((word) => !/^-|=/.test(word)) : words[0];
  const name = program?.replace(/^.*\//, '') ?? '';
  return KNOWN.test(name)
    ? undefined
    : reason(
        'OB120',
        `not seen to block: the first line of ${path} names no program that is known`,
      );
}
