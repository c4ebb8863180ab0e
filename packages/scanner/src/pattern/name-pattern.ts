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
  /** Where the first and the last star stand among {@link tokens}; -1 if there is none. */
  readonly firstStar: number;
  readonly lastStar: number;
  /** How much there is to look for at every place of a name, which is what stands between stars. */
  readonly weight: number;
  readonly tokens: readonly Token[];
}

/** One code, or something that stands for any. */
type Token = number | CodeClass;

const STAR = -1;
const ANY = -2;

/** A pattern that every name fits. */
export const EVERY_NAME: NamePattern = patternOf([STAR]);

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
  return { pattern: patternOf(tokens), end: at };
}

function patternOf(tokens: readonly Token[]): NamePattern {
  const ending = literalEnd(tokens);
  const firstStar = tokens.indexOf(STAR);
  const lastStar = tokens.lastIndexOf(STAR);
  const between = tokens.slice(firstStar + 1, Math.max(lastStar, 0));
  return {
    literal: ending.length === tokens.length ? ending : undefined,
    ending,
    least: tokens.filter((token) => token !== STAR).length,
    firstStar,
    lastStar,
    weight: between.reduce<number>((sum, token) => sum + weightOf(token), 0),
    tokens,
  };
}

function weightOf(token: Token): number {
  return typeof token === 'number' ? 1 : token.ranges.length;
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
 * What is before the first star and after the last has one place each, and each piece between stars
 * may take the first place where it fits: no more steps than length × length, where a regular
 * expression takes years over `*a*a*a*a*a*a*a*a*b`.
 */
export function fits(pattern: NamePattern, name: string): boolean {
  if (pattern.literal !== undefined) return pattern.literal === name;
  if (name.length < pattern.least || !name.endsWith(pattern.ending)) return false;

  const { tokens, firstStar, lastStar } = pattern;
  if (firstStar < 0)
    return name.length === tokens.length && fitsAt(tokens, 0, tokens.length, name, 0);

  const end = name.length - (tokens.length - 1 - lastStar);
  return (
    fitsAt(tokens, 0, firstStar, name, 0) &&
    fitsAt(tokens, lastStar + 1, tokens.length, name, end) &&
    fitsBetween(pattern, name, end)
  );
}

/** Whether what is between stars is in `name` one after the other, up to `end`. */
function fitsBetween(
  { tokens, firstStar, lastStar }: NamePattern,
  name: string,
  end: number,
): boolean {
  let at = firstStar;
  let start = firstStar + 1;
  while (start < lastStar) {
    const stop = tokens.indexOf(STAR, start);
    const length = stop - start;
    while (at + length <= end && !fitsAt(tokens, start, stop, name, at)) at += 1;
    if (at + length > end) return false;
    at += length;
    start = stop + 1;
  }
  return true;
}

/** Whether the tokens from `start` to `stop`, no star among them, fit `name` at `at`. */
function fitsAt(
  tokens: readonly Token[],
  start: number,
  stop: number,
  name: string,
  at: number,
): boolean {
  for (let i = start; i < stop; i += 1) {
    const wanted = tokens[i];
    if (wanted === undefined || !fitsCode(wanted, name.charCodeAt(at + i - start))) return false;
  }
  return true;
}

function fitsCode(wanted: Token, code: number): boolean {
  if (typeof wanted !== 'number') return inClass(wanted, code);
  return wanted === code || wanted === ANY;
}
