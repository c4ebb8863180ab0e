import { type CodeClass, inClass, parseClass } from './code-class.ts';

/**
 * The part of a pattern between two slashes: what one name has to look like. Pattern and name are
 * compared code by code, be they bytes or characters.
 */
export interface NamePattern {
  /** Exactly this name; `undefined` if more than one name fits. */
  readonly literal: string | undefined;
  /** What a fitting name ends with; may be empty. */
  readonly ending: string;
  /** The length of the shortest name that fits. */
  readonly least: number;
  readonly tokens: readonly Token[];
}

/** One code, or something that stands for any. */
type Token = number | CodeClass;

const STAR = -1;
const ANY = -2;

/** A pattern that every name fits. */
export const EVERY_NAME: NamePattern = { literal: undefined, ending: '', least: 0, tokens: [STAR] };

/** A name of a path pattern, and where the pattern goes on after it. */
export interface ParsedName {
  readonly pattern: NamePattern;
  /** Where the slash after it stands, written `/` or `\/`, or the end of the pattern. */
  readonly end: number;
}

/**
 * Reads the name that starts at `start` of `path`: `*` for any codes, `?` for one, `[…]` for one of
 * some, `\` before one that means itself. A text in its place says why nothing can fit.
 */
export function parseName(path: string, start: number): ParsedName | string {
  const tokens: Token[] = [];
  let at = start;
  while (at < path.length && path[at] !== '/' && !path.startsWith('\\/', at)) {
    const character = path[at];
    if (character === '[') {
      const parsed = parseClass(path, at);
      if (typeof parsed === 'string') return parsed;
      tokens.push(parsed.value);
      at = parsed.end;
      continue;
    }
    if (character === '*') {
      if (tokens.at(-1) !== STAR) tokens.push(STAR);
    } else if (character === '?') {
      tokens.push(ANY);
    } else {
      if (character === '\\') at += 1;
      if (at >= path.length) return 'it ends in a backslash';
      tokens.push(path.charCodeAt(at));
    }
    at += 1;
  }
  const ending = literalEnd(tokens);
  const literal = ending.length === tokens.length ? ending : undefined;
  const least = tokens.filter((token) => token !== STAR).length;
  return { pattern: { literal, ending, least, tokens }, end: at };
}

/** The plain text that `tokens` end with. */
function literalEnd(tokens: readonly Token[]): string {
  let ending = '';
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (typeof token !== 'number' || token < 0) break;
    ending = String.fromCharCode(token) + ending;
  }
  return ending;
}

/**
 * Whether `name` fits.
 *
 * Going back to the last star only is enough, and takes at most length × length steps, where a
 * regular expression takes years over `*a*a*a*a*a*a*a*a*b`.
 */
export function fits(pattern: NamePattern, name: string): boolean {
  if (pattern.literal !== undefined) return pattern.literal === name;
  if (name.length < pattern.least || !name.endsWith(pattern.ending)) return false;

  const { tokens } = pattern;
  let token = 0;
  let at = 0;
  let star = -1;
  let mark = 0;
  while (at < name.length) {
    const wanted = tokens[token];
    if (wanted === STAR) {
      if (token === tokens.length - 1) return true;
      star = token;
      mark = at;
      token += 1;
    } else if (wanted !== undefined && fitsCode(wanted, name.charCodeAt(at))) {
      token += 1;
      at += 1;
    } else if (star >= 0) {
      token = star + 1;
      mark += 1;
      at = mark;
    } else {
      return false;
    }
  }
  return token === tokens.length || (token === tokens.length - 1 && tokens[token] === STAR);
}

function fitsCode(wanted: Token, code: number): boolean {
  if (typeof wanted !== 'number') return inClass(wanted, code);
  return wanted === code || wanted === ANY;
}
