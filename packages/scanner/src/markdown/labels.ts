import { latin1, utf8 } from '../utf8.ts';
import { trimmed } from './cursor.ts';

/** Folds a label as labels are compared: white space to one blank, case away, by Unicode. */
export function foldLabel(label: string): string {
  if (PLAIN.test(label)) return label.toLowerCase();
  const spaced = trimmed(label.replace(/[ \t\r\n]+/g, ' '));
  const text = utf8(spaced);
  const folded = text.toLowerCase().toUpperCase().toLowerCase();
  return text === spaced ? folded : latin1(folded);
}

/** A label of ASCII words one blank apart, which has nothing to fold but case. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
