import { type Blocks, beginLines } from './blocks.ts';
import {
  BACKTICK,
  EQUALS,
  HASH,
  isSpace,
  LESS,
  MINUS,
  OPEN_BRACE,
  STAR,
  TILDE,
  UNDERSCORE,
} from './classes.ts';
import { closeLeaf, closeSetext, closeTo } from './close-leaf.ts';
import { trimmedEnd, trimmedStart } from './cursor.ts';
import { addHeading, headingEnd } from './heading.ts';
import { endsHtml, htmlKind } from './html-block.ts';

/** Opens the leaf that character `code`, the next of the line, begins; `false` where it is none. */
export function openLeaf(blocks: Blocks, depth: number, code: number): boolean {
  switch (code) {
    case HASH:
      return openHeading(blocks, depth);
    case BACKTICK:
    case TILDE:
      return openFence(blocks, depth, code);
    case LESS:
    case OPEN_BRACE:
      return openHtml(blocks, depth);
    case EQUALS:
      return underline(blocks, depth, code);
    case MINUS:
      return underline(blocks, depth, code) || breakThere(blocks, depth, code);
    case STAR:
    case UNDERSCORE:
      return breakThere(blocks, depth, code);
    default:
      return false;
  }
}

function openHeading(blocks: Blocks, depth: number): boolean {
  const { text, next, end, line } = blocks;
  let at = next;
  while (at < end && text.charCodeAt(at) === HASH) at += 1;
  const level = at - next;
  if (level > 6 || (at < end && !isSpace(text.charCodeAt(at)))) return false;
  closeTo(blocks, depth);
  const start = trimmedStart(text, at, end);
  const last = headingEnd(text, start, end);
  const place = { source: text, start, end: last, line, block: 0, joined: undefined };
  addHeading(blocks.draft, place, level, false);
  return true;
}

function openFence(blocks: Blocks, depth: number, code: number): boolean {
  const { text, next, end } = blocks;
  let at = next;
  while (at < end && text.charCodeAt(at) === code) at += 1;
  if (at - next < 3) return false;
  const start = trimmedStart(text, at, end);
  const info = text.slice(start, trimmedEnd(text, start, end));
  if (code === BACKTICK && info.includes('`')) return false;

  closeTo(blocks, depth);
  blocks.leaf = 'fenced';
  blocks.leafLine = blocks.line;
  blocks.info = info;
  blocks.fenceCode = code;
  blocks.fenceLength = at - next;
  blocks.contentStart = Math.min(blocks.after, text.length);
  blocks.contentEnd = blocks.contentStart;
  blocks.contentLine = blocks.line;
  return true;
}

function openHtml(blocks: Blocks, depth: number): boolean {
  const kind = htmlKind(blocks, blocks.finder);
  if (kind === undefined) return false;
  if (!kind.interrupts && (blocks.leaf === 'paragraph' || blocks.leaf === 'table')) return false;
  closeTo(blocks, depth);
  blocks.html = kind;
  beginLines(blocks, 'html');
  if (endsHtml(kind, blocks.finder, blocks.next + kind.opening, blocks.end)) closeLeaf(blocks);
  return true;
}

/** Makes the paragraph above a heading, if the line underlines it. */
function underline(blocks: Blocks, depth: number, code: number): boolean {
  if (blocks.leaf !== 'paragraph' || depth < blocks.depth) return false;
  const { text, next } = blocks;
  const end = trimmedEnd(text, next, blocks.end);
  for (let at = next; at < end; at += 1) if (text.charCodeAt(at) !== code) return false;
  return closeSetext(blocks, code === EQUALS ? 1 : 2);
}

/** Closes what is open if the line is a thematic break. */
function breakThere(blocks: Blocks, depth: number, code: number): boolean {
  const { text, next, end } = blocks;
  let marks = 0;
  for (let at = next; at < end; at += 1) {
    const here = text.charCodeAt(at);
    if (here === code) marks += 1;
    else if (!isSpace(here)) return false;
  }
  if (marks < 3) return false;
  closeTo(blocks, depth);
  return true;
}
