import { OVER_WORDS, type Saying, withoutQuotes } from './words.ts';

/** What `line` says in a sentence about its document or project, or by a mark at its beginning. */
export function lineSays(line: string, of: Nouns): Saying | undefined {
  const plain = withoutQuotes(line);
  if (STILL_GOOD.test(plain)) return undefined;
  const word =
    calloutWord(plain) ??
    CAPITALS.exec(plain)?.[1] ??
    BY_ANOTHER.exec(plain)?.[1] ??
    sentenceWord(plain, of);
  return word === undefined ? undefined : { word: word.toLowerCase() };
}

/** Over in part: what it tells is good all the same. */
const STILL_GOOD =
  /\b(?:remains?|(?:is|are) still)\s+(?:valid|relevant|useful|applicable|accurate|correct)\b/i;

/** What a sentence may be about: in a README, the project as well, which it stands for. */
export type Nouns = 'document' | 'project';

/** The word of `This document is deprecated` in `plain`, which has no quotes left. */
export function sentenceWord(plain: string, of: Nouns): string | undefined {
  const said = (of === 'project' ? ABOUT_PROJECT : ABOUT_DOCUMENT).exec(plain);
  if (said === null || NOT_SO.test(plain.slice(0, said.index + 1))) return undefined;
  return NOT_YET.test(plain.slice(said.index + said[0].length)) ? undefined : said[1];
}

function calloutWord(plain: string): string | undefined {
  const word = CALLOUT.exec(plain)?.[1];
  // A word in plain letters speaks of what the page describes.
  return word === undefined || (/^\s*[a-z]+[.]?\s*$/i.test(plain) && word !== word.toUpperCase())
    ? undefined
    : word;
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
  String.raw`^[\s>_#!:*\u2000-\u2BFF\uFE0F\u{1F000}-\u{1FAFF}]*(?<![*+-] )(${OVER_WORDS.toUpperCase()})(?:\s*\([^()]{0,60}\))?(?:[*_]*\s*[:!\u2013\u2014-]|[*_]+\s*[.]|[.][*_]+)`,
  'u',
);

/** `Superseded by X.`; not in the middle of a sentence, and not of what the rest of it is about. */
const BY_ANOTHER =
  /^[\s>*_]*(Superseded|SUPERSEDED|Obsoleted|OBSOLETED)[*_]*\s+[Bb][Yy]\b(?!\s*[*_]*\s*[:|]|.*\)?,\s+th(?:is|e)\b)/;

/** What a document calls itself, as alternatives of an expression. */
export const DOCUMENT_NOUNS: string =
  'document(?:ation)?s?|pages?|docs?|files?|guides?|readme|articles?|tutorials?|specs?|specifications?|design|proposals?|rfc|adr|plan|how-?to|runbook|wiki|content|information|instructions|repo(?:sitory)?|project';

const PROJECT = 'package|librar(?:y|ies)|module|plugin|extension|crate|gem|sdk|tool|chart|action';

const ADVERBS =
  '(?:(?:now|officially|hereby|largely|mostly|entirely|completely|considered|also|marked|currently|being|since|old and|probably|likely|effectively|already)\\s+)*';

const ABOUT_DOCUMENT = sentence(DOCUMENT_NOUNS);
const ABOUT_PROJECT = sentence(`${DOCUMENT_NOUNS}|${PROJECT}`);

function sentence(nouns: string): RegExp {
  return new RegExp(
    `(?:^|(?<!\\b(?:in|of|by|from|for|with|under|to))[\\s>*_:.!(])(?:this|these)\\s+(?:\\w+\\s+){0,2}(?:${nouns})\\s+` +
      `(?:was\\s+(?:\\w+\\s+){1,3}and\\s+)?(?:is|are|was|ha(?:s|ve)\\s+${ADVERBS}been)\\s+${ADVERBS}(?:\\*\\*|__|\\*|_)?(${OVER_WORDS})\\b`,
    'iu',
  );
}

const NOT_SO = /\b(?:if|when|once|until|unless|whether|not|may|might|could|would)\b[^.]{0,40}$/i;

/** It is over in part only, or will be. */
const NOT_YET = /^[^.]{0,40}\b(?:once|when|until|pending|in part|partial(?:ly)?|if)\b/i;
