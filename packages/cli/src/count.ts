import { thousands } from '@dochygiene/report';

/** `3,000 documents`, `1 document`. */
export function count(number: number, noun: string): string {
  return `${thousands(number)} ${noun}${number === 1 ? '' : 's'}`;
}
