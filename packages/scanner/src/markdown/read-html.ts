import { BANG, LESS, OPEN_BRACE, SLASH } from './classes.ts';
import { trimmedEnd, trimmedStart } from './cursor.ts';
import { documentOffset, type Passage } from './draft.ts';
import { findTag } from './finder.ts';
import { RAW } from './html-block.ts';
import { enterPassage, type Inline, lineOf } from './inline.ts';
import { readBrace, readComment } from './raw-html.ts';
import { readTag } from './read-tag.ts';
import { scanName } from './scan-tag.ts';
import { countWords } from './words.ts';

/** Reads the links, comments, anchors and words of an HTML block. */
export function readHtml(inline: Inline, passage: Passage): void {
  enterPassage(inline, passage);
  const { source, end } = passage;
  let at = passage.start;
  let text = at;
  while (at < end) {
    const code = source.charCodeAt(at);
    if (code !== LESS && code !== OPEN_BRACE) {
      at += 1;
      continue;
    }
    addText(inline, text, at);
    text = readMark(inline, at);
    at = Math.max(text, at + 1);
  }
  addText(inline, text, end);
}

/** Past the tag, comment or raw text at `at`, or `at` where there is none. */
function readMark(inline: Inline, at: number): number {
  const { source, end } = inline;
  const code = source.charCodeAt(at);
  if (code === OPEN_BRACE) {
    const after = readBrace(inline, at);
    return after > at + 1 ? after : at;
  }
  if (code !== LESS || at + 1 >= end) return at;
  if (source.charCodeAt(at + 1) === BANG) {
    return source.startsWith('--', at + 2) ? readComment(inline, at) : at;
  }
  const after = readTag(inline, at, 'jsx');
  if (after < 0) return at;
  return source.charCodeAt(at + 1) === SLASH ? after : pastRawText(inline, at, after);
}

/** Past the content of the element opened at `at` if that is no markup, else `after`. */
function pastRawText(inline: Inline, at: number, after: number): number {
  const { source, finder, end } = inline;
  const name = source.slice(at + 1, scanName(source, at + 1, after)).toLowerCase();
  if (!RAW.has(name)) return after;
  const close = findTag(finder, `</${name}`, after);
  return close < 0 || close > end ? end : close;
}

/** Takes the text of `[start, end)` into the prose, a line at a time. */
function addText(inline: Inline, start: number, end: number): void {
  const { source, draft, passage } = inline;
  let from = start;
  while (from < end) {
    const line = lineOf(inline, from);
    const to = Math.min(end, inline.nextLine - 1);
    const words = countWords(source, from, to);
    if (words > 0) {
      const first = trimmedStart(source, from, to);
      const last = trimmedEnd(source, first, to);
      const offset = documentOffset(passage, first);
      draft.proseWords += words;
      draft.prose.push(line, offset, offset + last - first);
    }
    from = to + 1;
  }
}
