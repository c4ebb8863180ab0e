import type { FrontmatterSpan } from '../markdown/structure.ts';

/** How far into a document its metadata block may reach, in bytes: the closing fence must end there. */
export const BLOCK_REACH: number = 64 * 1024;

/** The byte order mark of UTF-8, as the bytes that a text of one character a byte holds. */
export const BYTE_ORDER_MARK = '\xEF\xBB\xBF';

/**
 * The metadata block that `text` opens with: YAML between `---`, TOML between `+++`, JSON between
 * `;;;` or from a line `{` to a line `}`.
 *
 * The fences are found by hand, so that a slip inside the block can never hide it. One byte order
 * mark, `\r\n` and blanks after a fence do no harm, `...` closes YAML too, and a block that is not
 * closed within {@link BLOCK_REACH} is none.
 */
export function metadataBlock(text: string): FrontmatterSpan | undefined {
  const opening = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  const fence = FENCES.find(({ open }) => text.startsWith(open, opening));
  if (fence === undefined) return undefined;
  const reach = Math.min(text.length, BLOCK_REACH);
  const first = lineEnd(text, opening, reach);
  if (!isBlank(text, opening + fence.open.length, first)) return undefined;

  let line = 1;
  let start = first + 1;
  while (start < reach) {
    line += 1;
    const end = lineEnd(text, start, reach);
    if (fence.close.some((close) => closes(text, close, start, end))) {
      const whole = end < reach || end === text.length || text[end] === '\n';
      if (!whole) return undefined;
      return fence.kind === 'json' && fence.open === '{'
        ? { kind: 'json', line: 1, endLine: line, start: opening, end: start + 1 }
        : { kind: fence.kind, line: 1, endLine: line, start: first + 1, end: start };
    }
    start = end + 1;
  }
  return undefined;
}

interface Fence {
  readonly kind: FrontmatterSpan['kind'];
  readonly open: string;
  readonly close: readonly string[];
}

const FENCES: readonly Fence[] = [
  { kind: 'yaml', open: '---', close: ['---', '...'] },
  { kind: 'toml', open: '+++', close: ['+++'] },
  { kind: 'json', open: ';;;', close: [';;;'] },
  { kind: 'json', open: '{', close: ['}'] },
];

function lineEnd(text: string, start: number, reach: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 || end > reach ? reach : end;
}

function closes(text: string, close: string, start: number, end: number): boolean {
  return text.startsWith(close, start) && isBlank(text, start + close.length, end);
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x09 && code !== 0x0d) return false;
  }
  return start <= end;
}
