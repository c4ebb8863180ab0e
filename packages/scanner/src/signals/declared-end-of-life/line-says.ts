import { OVER_WORDS, type Saying, withoutQuotes } from './words.ts';

/** What `line` says in a sentence about its document or project, or by a mark at its beginning. */
export function lineSays(line: string): Saying | undefined {
  const plain = withoutQuotes(line);
  const word =
    CALLOUT.exec(plain)?.[1] ??
    CAPITALS.exec(plain)?.[1] ??
    BY_ANOTHER.exec(plain)?.[1] ??
    sentenceWord(plain);
  return word === undefined ? undefined : { word: word.toLowerCase() };
}

/** The word of `This document is deprecated` in `plain`, which has no quotes left. */
export function sentenceWord(plain: string): string | undefined {
  const said = SENTENCE.exec(plain);
  if (said === null || NOT_SO.test(plain.slice(0, said.index + 1))) return undefined;
  return said[1];
}

const MARKS = String.raw`[\s>*_#:!+~/"'\u201C\u201D\u2000-\u2BFF\uFE0F\u{1F000}-\u{1FAFF}-]*`;

/** `**DEPRECATED**`, `> [!WARNING] Deprecated`, `!!! warning "Deprecated"`: nothing else in the line. */
const CALLOUT = new RegExp(
  `^${MARKS}(?:\\[!\\w+\\]|warning|note|caution|danger|important|attention)?${MARKS}` +
    `(${OVER_WORDS})(?:\\s+(?:document|page|project|repository|repo|package))?[.]?${MARKS}$`,
  'iu',
);

/** `> **DEPRECATED**: use another`; not in a list, whose items speak of something else. */
const CAPITALS = new RegExp(
  String.raw`^[\s>_#!:*\u2000-\u2BFF\uFE0F\u{1F000}-\u{1FAFF}]*(?<![*+-] )(${OVER_WORDS.toUpperCase()})[*_]*\s*[:!.\u2013\u2014-]`,
  'u',
);

/** `Superseded by X.` */
const BY_ANOTHER = /^[\s>*_]*(superseded|obsoleted)[*_]*\s+by\b(?!\s*[*_]*\s*[:|])/i;

const DOCUMENT =
  'document(?:ation)?s?|pages?|docs?|files?|guides?|readme|articles?|tutorials?|specs?|specifications?|design|proposals?|rfc|adr|plan|how-?to|runbook|wiki|content|information|instructions';

const PROJECT =
  'repo(?:sitory)?|project|package|librar(?:y|ies)|module|plugin|extension|crate|gem|sdk|tool|chart|action';

const ADVERBS =
  '(?:(?:now|officially|hereby|largely|mostly|entirely|completely|considered|also|marked|currently|being|since|old and|probably|likely|effectively|already)\\s+)*';

const SENTENCE = new RegExp(
  `(?:^|[\\s>*_:.!(])(?:this|these)\\s+(?:\\w+\\s+){0,2}(?:${DOCUMENT}|${PROJECT})\\s+` +
    `(?:was\\s+(?:\\w+\\s+){1,3}and\\s+)?(?:is|are|was|ha(?:s|ve)\\s+${ADVERBS}been)\\s+${ADVERBS}(?:\\*\\*|__|\\*|_)?(${OVER_WORDS})\\b`,
  'iu',
);

const NOT_SO = /\b(?:if|when|once|until|unless|whether|not|may|might|could|would)\b[^.]{0,40}$/i;
