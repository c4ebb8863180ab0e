import { sentenceWord } from './line-says.ts';
import { OVER_WORDS, type Saying, withoutQuotes } from './words.ts';

/** What a heading says of its document: by a mark or a sentence, never by its topic. */
export function headingSays(text: string, level: number): Saying | undefined {
  const plain = withoutQuotes(text);
  const marked =
    BRACKETS_FIRST.exec(plain)?.[1] ??
    CAPITALS_FIRST.exec(plain)?.[1] ??
    (level === 1 ? (BRACKETS_LAST.exec(plain)?.[1] ?? CAPITALS_LAST.exec(plain)?.[1]) : undefined);
  const word = marked ?? sentenceWord(plain, 'document');
  return word === undefined ? undefined : { word: word.toLowerCase() };
}

/** `[DEPRECATED] Title`, `(Obsolete) title`. */
const BRACKETS_FIRST = new RegExp(
  String.raw`^[^\p{L}[(]*[[(]\s*(${OVER_WORDS})\b[^)\]]{0,60}[\])]`,
  'iu',
);

/** `DEPRECATED: title`. */
const CAPITALS_FIRST = new RegExp(
  String.raw`^[^\p{L}]*(${OVER_WORDS.toUpperCase()})\s*[:!\u2013\u2014-]`,
  'u',
);

/** `Title (deprecated)`, `Title [ARCHIVED]`. */
const BRACKETS_LAST = new RegExp(String.raw`\s[[(]\s*(${OVER_WORDS})\b[^)\]]{0,60}[\])]\W*$`, 'iu');

/** `Title - DEPRECATED`. */
const CAPITALS_LAST = new RegExp(
  String.raw`\s[-:\u2013\u2014]\s*(${OVER_WORDS.toUpperCase()})\W*$`,
  'u',
);
