import { ends } from './pattern/ends.ts';
import type { PatternNode } from './pattern/node.ts';
import { readPattern } from './pattern/read-pattern.ts';
import { Intricate } from './pattern/reading.ts';

/** The longest pattern that is followed, in characters. */
export const LONGEST_PATTERN = 512;

/** The longest name that one is tried on, in characters. */
const LONGEST_NAME = 128;

/** A pattern that can be tried, or why it cannot. */
export type NamePattern =
  | { readonly ok: true; readonly matches: (name: string) => boolean }
  | { readonly ok: false; readonly fault: 'invalid' | 'intricate'; readonly message: string };

/** Whose patterns they are, and whether one has to match all of a name or is found anywhere in it. */
export interface PatternKind {
  readonly dialect: 'javascript' | 'rust';
  readonly whole: boolean;
}

/**
 * Reads a stranger's pattern.
 *
 * It is never handed to a machine that goes back and tries again: one that cannot be followed in
 * bounded time is `intricate`. Names longer than 128 characters do not match.
 */
export function namePattern(pattern: string, { dialect, whole }: PatternKind): NamePattern {
  if (pattern.length > LONGEST_PATTERN) return intricate(`more than ${LONGEST_PATTERN} characters`);
  const why = refusal(pattern, dialect);
  if (why !== undefined) return { ok: false, fault: 'invalid', message: why };
  try {
    const node = readPattern(pattern);
    return { ok: true, matches: (name) => name.length <= LONGEST_NAME && found(node, name, whole) };
  } catch (error) {
    if (!(error instanceof Intricate)) throw error;
    return intricate(error.message);
  }
}

function found(node: PatternNode, name: string, whole: boolean): boolean {
  const end = 1n << BigInt(name.length);
  if (!whole) return ends(node, name, 2n * end - 1n) !== 0n;
  return (ends(node, name, 1n) & end) !== 0n;
}

/** Why its host refuses `pattern`; `undefined` where it takes it. Nothing is tried on a text. */
function refusal(pattern: string, dialect: PatternKind['dialect']): string | undefined {
  if (dialect === 'rust' && /\(\?<?[=!]|\\[1-9]/.test(pattern)) {
    return 'it looks around or refers back, which this dialect does not have';
  }
  // What Rust alone has is taken out, so that the rest can be looked at.
  const common =
    dialect === 'rust'
      ? pattern.replace(/\(\?(?:P<\w+>|[a-zA-Z-]+:)|\(\?[a-zA-Z-]+\)/g, plain)
      : pattern;
  try {
    new RegExp(common);
    return undefined;
  } catch {
    return 'it is no regular expression';
  }
}

function plain(group: string): string {
  return group.endsWith(')') ? '' : '(';
}

function intricate(message: string): NamePattern {
  return { ok: false, fault: 'intricate', message: `too intricate: ${message}` };
}
