import type { CarrierReason } from '../carrier.ts';
import { shown, unclear } from './fate.ts';
import type { ShellLine } from './shell-line.ts';

const QUIET: ReadonlySet<string> = new Set(['true', ':']);

/** What leads standard output elsewhere. */
const LED = /(?:^|[^2&\d>])(?:1|&)?>{1,2}(?!\s*&2|\s*>)\s*(?!&)\S/;

/** Why what command `at` of `line`, with its text, prints is not, alone, what the line prints; `undefined` if it is. */
export function outputOf(
  { commands, plain }: ShellLine,
  at: number,
  text: string,
): CarrierReason | undefined {
  if (!plain) return unclear('what it prints is not followed');
  if (LED.test(text.replace(/cat\s*>\s*\/dev\/null/g, ''))) {
    return unclear('what it prints is led elsewhere');
  }
  for (const [place, { next }] of commands.entries()) {
    const after = commands[place + 1];
    if (place < at || next === undefined || after === undefined) continue;
    const [name = '', code = ''] = after.words.map(({ text: word }) => word);
    const isEnd = QUIET.has(name) || (name === 'exit' && code === '0');
    if (next === '|' || next === '&') return unclear('what it prints goes elsewhere');
    if (next === '||' || (isEnd && (next === ';' || next === '&&'))) continue;
    return unclear(`"${shown(after)}" comes after it`);
  }
  return undefined;
}
