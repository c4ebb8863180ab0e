/** The characters that a `[…]` of a pattern stands for, by code: bytes, where the pattern is. */
export interface CodeClass {
  readonly negated: boolean;
  /** Pairs of first and last, in no order; a pair the wrong way round holds nothing. */
  readonly ranges: readonly number[];
}

/** A `[…]`, and where the pattern goes on after it. */
export interface ParsedClass {
  readonly value: CodeClass;
  readonly end: number;
}

/** Whether `code` is of `set`. */
export function inClass(set: CodeClass, code: number): boolean {
  const { ranges } = set;
  for (let i = 0; i < ranges.length; i += 2) {
    if (code >= (ranges[i] ?? 1) && code <= (ranges[i + 1] ?? 0)) return !set.negated;
  }
  return set.negated;
}

/**
 * Reads the `[` of `pattern` at `start` as git does: `]` may come first, `\` escapes, `[:alpha:]`
 * names a class. A text in place of a class says why git never matches such a pattern.
 */
export function parseClass(pattern: string, start: number): ParsedClass | string {
  const ranges: number[] = [];
  let at = start + 1;
  const negated = pattern[at] === '!' || pattern[at] === '^';
  if (negated) at += 1;

  let before = -1;
  for (let first = true; first || pattern[at] !== ']'; first = false) {
    const named = pattern.startsWith('[:', at) ? className(pattern, at) : undefined;
    if (named !== undefined) {
      const codes = NAMED.get(named);
      if (codes === undefined) return `"[:${named}:]" is no class of characters`;
      ranges.push(...codes);
      at += named.length + 4;
      before = -1;
      continue;
    }
    const ranged = isRange(pattern, at, before);
    if (ranged) at += 1;
    if (pattern[at] === '\\') at += 1;
    if (at >= pattern.length) return 'a "[" is not closed';
    const code = pattern.charCodeAt(at);
    ranges.push(ranged ? before : code, code);
    before = ranged ? -1 : code;
    at += 1;
  }
  return { value: { negated, ranges }, end: at + 1 };
}

/** Whether a `-` stands at `at` between two codes, `before` being the first, -1 for none. */
function isRange(pattern: string, at: number, before: number): boolean {
  return pattern[at] === '-' && before >= 0 && at + 1 < pattern.length && pattern[at + 1] !== ']';
}

/** The name in a `[:name:]` at `at`; `undefined` if the bracket there is a plain one. */
function className(pattern: string, at: number): string | undefined {
  const close = pattern.indexOf(']', at + 2);
  if (close <= at + 2 || pattern[close - 1] !== ':') return undefined;
  return pattern.slice(at + 2, close - 1);
}

const UPPER = [0x41, 0x5a];
const LOWER = [0x61, 0x7a];
const DIGIT = [0x30, 0x39];
const PUNCTUATION = [0x21, 0x2f, 0x3a, 0x40, 0x5b, 0x60, 0x7b, 0x7e];

const NAMED: ReadonlyMap<string, readonly number[]> = new Map([
  ['alnum', [...UPPER, ...LOWER, ...DIGIT]],
  ['alpha', [...UPPER, ...LOWER]],
  ['blank', [0x20, 0x20, 0x09, 0x09]],
  ['cntrl', [0x00, 0x1f, 0x7f, 0x7f]],
  ['digit', DIGIT],
  ['graph', [0x21, 0x7e]],
  ['lower', LOWER],
  ['print', [0x20, 0x7e]],
  ['punct', PUNCTUATION],
  ['space', [0x20, 0x20, 0x09, 0x0d]],
  ['upper', UPPER],
  ['xdigit', [...DIGIT, 0x41, 0x46, 0x61, 0x66]],
]);
