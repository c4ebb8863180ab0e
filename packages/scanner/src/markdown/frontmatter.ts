import { BLANK, RETURN, TAB } from './classes.ts';
import type { FrontmatterSpan } from './structure.ts';

/** How far from the top a metadata block is looked for. */
const FRONTMATTER_LIMIT = 64 * 1024;

/** A UTF-8 byte order mark, a character a byte. */
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/** Where the document proper begins, and the metadata block before it, if there is one. */
export interface Body {
  readonly frontmatter: FrontmatterSpan | undefined;
  /** Of the first line that is Markdown. */
  readonly start: number;
  /** How many lines stand before it. */
  readonly lines: number;
}

/**
 * Finds the metadata block that a document opens with: YAML between `---` and `---` or `...`, TOML
 * between `+++`, JSON between a brace alone on the first line and the next alone on its line.
 *
 * Fences stand at the margin and may have blanks after them; a block that is not closed is none.
 */
export function readBody(text: string): Body {
  const top = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const opening = lineAt(text, top);
  const fence = FENCES.get(opening);
  if (fence === undefined) return { frontmatter: undefined, start: top, lines: 0 };

  const start = after(text, top);
  let at = start;
  for (let line = 2; at < text.length && at - top < FRONTMATTER_LIMIT; line += 1) {
    const next = after(text, at);
    if (fence.closings.includes(lineAt(text, at))) {
      const json = fence.kind === 'json';
      const span = json ? { start: top, end: at + 1 } : { start, end: at };
      const frontmatter = { kind: fence.kind, line: 1, endLine: line, ...span };
      return { frontmatter, start: next, lines: line };
    }
    at = next;
  }
  return { frontmatter: undefined, start: top, lines: 0 };
}

interface FenceKind {
  readonly kind: FrontmatterSpan['kind'];
  readonly closings: readonly string[];
}

const FENCES: ReadonlyMap<string, FenceKind> = new Map<string, FenceKind>([
  ['---', { kind: 'yaml', closings: ['---', '...'] }],
  ['+++', { kind: 'toml', closings: ['+++'] }],
  ['{', { kind: 'json', closings: ['}'] }],
]);

/** The line at `at` up to four characters, trailing blanks off: enough to tell a fence. */
function lineAt(text: string, at: number): string {
  let end = at;
  while (end < at + 4 && end < text.length && text.charCodeAt(end) > BLANK) end += 1;
  let rest = end;
  while (rest < text.length && isBlank(text.charCodeAt(rest))) rest += 1;
  const ended = rest >= text.length || text.charCodeAt(rest) === 10;
  return ended ? text.slice(at, end) : '';
}

function isBlank(code: number): boolean {
  return code === BLANK || code === TAB || code === RETURN;
}

/** Where the line after the one at `at` begins. */
function after(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}
