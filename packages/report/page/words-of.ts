import { agoInWords } from '../src/html/ages.ts';
import { counted } from '../src/html/words.ts';
import type { Known } from './known.ts';

/** A document in one line: path, tokens, age, signals, verdict. */
export function documentWords(known: Known): string {
  const { path, tokens, signals, deciding, verdict } = known;
  return [
    path,
    counted(tokens, 'token'),
    changedWords(known),
    ...(signals.length === 0
      ? []
      : [`${deciding ? 'deciding signal: ' : ''}${signals.join(', ')}`]),
    ...(verdict === undefined ? [] : [verdict.words]),
  ].join(' · ');
}

/** When the text of a document changed last. */
function changedWords({ age }: Known): string {
  return age === undefined ? 'last change unknown' : `changed ${agoInWords(age)}`;
}

/** The name of the file at `path`. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
