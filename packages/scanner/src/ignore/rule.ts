import { parseWay, type Way } from '../pattern/way.ts';

/** A line of an ignore file that says something. */
export interface Rule {
  /** Where the line stands among all lines of its file, 1-based; a later line wins. */
  readonly line: number;
  /** The line as written, decoded. */
  readonly text: string;
  /** The path of its file, relative to the project root. */
  readonly file: string;
  /** Whether it brings back what an earlier line left out. */
  readonly negated: boolean;
  readonly directoryOnly: boolean;
  /** Ways down to what it names, any of which will do; nearly always one. */
  readonly ways: readonly Way[];
}

/** How many `**` one rule may hold. */
export const MAX_DOUBLE_STARS = 4;

/** What a line's pattern says; a text in its place says why it can match nothing. */
export type Pattern = Pick<Rule, 'negated' | 'directoryOnly' | 'ways'>;

/**
 * Reads the pattern in `line`, bytes without their line end, by git's grammar; `undefined` for a
 * blank line and a comment.
 */
export function parsePattern(line: string): Pattern | string | undefined {
  if (line.startsWith('#')) return undefined;
  let text = trimmed(cut(line));
  if (text === '') return undefined;

  const negated = text.startsWith('!');
  if (negated) text = text.slice(1);
  const directoryOnly = text.endsWith('/');
  if (directoryOnly) text = text.slice(0, -1);
  if (text === '') return 'it names nothing';
  if ((text.match(/\*\*+/g) ?? []).length > MAX_DOUBLE_STARS) {
    return `it has more than ${MAX_DOUBLE_STARS} "**"`;
  }

  const ways: Way[] = [];
  for (const spelling of text.includes('/') ? spellings(text) : [`**/${text}`]) {
    const way = parseWay(spelling);
    if (typeof way === 'string') return way;
    ways.push(way);
  }
  return { negated, directoryOnly, ways };
}

/** A NUL ends a line for git. */
function cut(line: string): string {
  const nul = line.indexOf('\0');
  return nul < 0 ? line : line.slice(0, nul);
}

/** `line` without the blanks at its end, except one that a backslash keeps. */
function trimmed(line: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === ' ') end -= 1;
  if (end === line.length) return line;
  let backslashes = 0;
  while (line[end - 1 - backslashes] === '\\') backslashes += 1;
  return line.slice(0, backslashes % 2 === 1 ? end + 1 : end);
}

// Git compares the plain start of a pattern by itself and takes what is left for the whole, so that
// the stars in `foo**/bar` count as if they stood between slashes: that fits `foobar`, `fooa/bar` and
// `fooa/b/bar`. Two patterns together say so.
function spellings(text: string): readonly string[] {
  const path = text.startsWith('/') ? text.slice(1) : text;
  const plain = /^[^*?[\\]*[^*?[\\/](?=\*\*)/.exec(path)?.[0];
  if (plain === undefined) return [path];
  const rest = path.slice(plain.length).replace(/^\*+/, '');
  if (rest === '') return [`${plain}*`, `${plain}*/**`];
  if (rest.startsWith('/')) return [plain + rest.slice(1), `${plain}*/**${rest}`];
  if (rest.startsWith('\\/')) return [`${plain}*/**/${rest.slice(2)}`];
  return [path];
}
