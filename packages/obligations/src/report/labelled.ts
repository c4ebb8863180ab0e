import { visible } from '@dochygiene/report';

/** A line of a report below that of a rule or carrier: what it is about, a text, and its code. */
export function labelled(label: string, text: string, code = ''): string {
  return `   ${label.padEnd(7)} ${text}${code === '' ? '' : `  [${visible(code)}]`}`;
}
