import {
  APOSTROPHE,
  CLOSE_BRACE,
  COLON,
  DOT,
  EQUALS,
  GREATER,
  isDigit,
  isLetter,
  isSpace,
  LESS,
  MINUS,
  OPEN_BRACE,
  QUOTE,
  SLASH,
  UNDERSCORE,
} from './classes.ts';
import { skipSpace } from './scan-link.ts';

/** How far a `{…}` of JSX is followed in search of its end. */
const EXPRESSION_LIMIT = 2000;

/** The attribute last scanned; `value` is -1 where it has none that is text. */
export interface Attribute {
  name: number;
  nameEnd: number;
  value: number;
  valueEnd: number;
}

/** What counts as a tag: CommonMark's grammar, or that with the expressions of JSX. */
export type TagGrammar = 'html' | 'jsx';

/**
 * Past the opening or closing tag at `at`, which is `<`; or, negated, how far it seemed to be one.
 *
 * The distance is what the attempt has cost, which the caller may bound.
 */
export function scanTag(source: string, at: number, end: number, grammar: TagGrammar): number {
  if (source.charCodeAt(at + 1) === SLASH) return scanClosingTag(source, at, end);
  let index = scanName(source, at + 1, end);
  if (index < 0) return -(at + 1);

  for (;;) {
    const next = skipSpace(source, index, end);
    if (next >= end) return -end;
    const code = source.charCodeAt(next);
    if (code === GREATER) return next + 1;
    if (code === SLASH) {
      return next + 1 < end && source.charCodeAt(next + 1) === GREATER ? next + 2 : -next;
    }
    if (next === index) return -next;
    index = scanAttribute(source, next, end, grammar, IGNORED);
    if (index < 0) return index;
  }
}

/** Past the name of the tag at `at`, or -1. */
export function scanName(source: string, at: number, end: number): number {
  if (at >= end || !isLetter(source.charCodeAt(at))) return -1;
  let index = at + 1;
  while (index < end) {
    const code = source.charCodeAt(index);
    if (!isLetter(code) && !isDigit(code) && code !== MINUS) break;
    index += 1;
  }
  return index;
}

/** Past the attribute at `at`, or negated as above; `attribute` tells what it was. */
export function scanAttribute(
  source: string,
  at: number,
  end: number,
  grammar: TagGrammar,
  attribute: Attribute,
): number {
  const first = source.charCodeAt(at);
  attribute.name = at;
  attribute.value = -1;
  if (grammar === 'jsx' && first === OPEN_BRACE) {
    attribute.nameEnd = at;
    return scanExpression(source, at, end);
  }
  if (!isLetter(first) && first !== UNDERSCORE && first !== COLON) return -at;
  let index = at + 1;
  while (index < end && isNamePart(source.charCodeAt(index))) index += 1;
  attribute.nameEnd = index;

  const equals = skipSpace(source, index, end);
  if (equals >= end || source.charCodeAt(equals) !== EQUALS) return index;
  return scanValue(source, skipSpace(source, equals + 1, end), end, grammar, attribute);
}

const IGNORED: Attribute = { name: 0, nameEnd: 0, value: -1, valueEnd: -1 };

function scanValue(
  source: string,
  at: number,
  end: number,
  grammar: TagGrammar,
  attribute: Attribute,
): number {
  if (at >= end) return -end;
  const first = source.charCodeAt(at);
  if (first === QUOTE || first === APOSTROPHE) {
    let close = at + 1;
    while (close < end && source.charCodeAt(close) !== first) close += 1;
    if (close >= end) return -end;
    attribute.value = at + 1;
    attribute.valueEnd = close;
    return close + 1;
  }
  if (grammar === 'jsx' && first === OPEN_BRACE) return scanExpression(source, at, end);
  let index = at;
  while (index < end && isUnquoted(source.charCodeAt(index))) index += 1;
  if (index === at) return -at;
  attribute.value = at;
  attribute.valueEnd = index;
  return index;
}

function scanClosingTag(source: string, at: number, end: number): number {
  const name = scanName(source, at + 2, end);
  if (name < 0) return -(at + 2);
  const close = skipSpace(source, name, end);
  return close < end && source.charCodeAt(close) === GREATER ? close + 1 : -close;
}

/** Past `{…}`, braces inside it counted, or negated as above. */
function scanExpression(source: string, at: number, end: number): number {
  const limit = Math.min(end, at + EXPRESSION_LIMIT);
  let nesting = 0;
  for (let index = at; index < limit; index += 1) {
    const code = source.charCodeAt(index);
    if (code === OPEN_BRACE) nesting += 1;
    if (code === CLOSE_BRACE) nesting -= 1;
    if (nesting === 0) return index + 1;
  }
  return -limit;
}

function isNamePart(code: number): boolean {
  return (
    isLetter(code) ||
    isDigit(code) ||
    code === UNDERSCORE ||
    code === COLON ||
    code === DOT ||
    code === MINUS
  );
}

function isUnquoted(code: number): boolean {
  return (
    !isSpace(code) &&
    code > 32 &&
    code !== QUOTE &&
    code !== APOSTROPHE &&
    code !== EQUALS &&
    code !== LESS &&
    code !== GREATER &&
    code !== 96
  );
}
