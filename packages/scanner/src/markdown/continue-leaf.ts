import { addLine, type Blocks } from './blocks.ts';
import { BACKTICK, BLANK, NEWLINE } from './classes.ts';
import { closeLeaf } from './close-leaf.ts';
import { atBlank, trimmedEnd } from './cursor.ts';
import { endsHtml } from './html-block.ts';

/** Adds the current line to the code, HTML or table that is open; `false` where it is no part. */
export function continueLeaf(blocks: Blocks): boolean {
  switch (blocks.leaf) {
    case 'fenced':
      continueFenced(blocks);
      return true;
    case 'indented':
      return continueIndented(blocks);
    case 'html':
      continueHtml(blocks);
      return true;
    case 'table':
      if (!atBlank(blocks)) return false;
      closeLeaf(blocks);
      return true;
    default:
      return false;
  }
}

/**
 * Moves past lines of a fenced code block that cannot close it, quicker than line by line.
 *
 * Only for a block in no container, whose end is nothing but its fence or that of the document.
 */
export function skipFenced(blocks: Blocks): void {
  const { text, after } = blocks;
  const mark = blocks.fenceCode === BACKTICK ? '```' : '~~~';
  let to = text.length;
  let found = text.indexOf(mark, after);
  while (found >= 0) {
    let start = found;
    while (start > after && found - start < 4 && text.charCodeAt(start - 1) === BLANK) start -= 1;
    if (start === after || text.charCodeAt(start - 1) === NEWLINE) {
      to = start;
      break;
    }
    found = text.indexOf(mark, found + mark.length);
  }
  let line = after;
  while (line < to) {
    const end = text.indexOf('\n', line);
    line = end < 0 ? text.length : end + 1;
    blocks.line += 1;
  }
  blocks.after = line;
  if (line === after) return;
  blocks.contentEnd = line;
  blocks.contentLine = blocks.line;
}

/** Takes the current line into the content of a code block. */
export function addCode(blocks: Blocks): void {
  blocks.contentEnd = Math.min(blocks.after, blocks.text.length);
  blocks.contentLine = blocks.line;
}

function continueFenced(blocks: Blocks): void {
  if (blocks.indent > 3 || !closesFence(blocks)) {
    addCode(blocks);
    return;
  }
  blocks.contentLine = blocks.line;
  closeLeaf(blocks);
}

/** Whether the line is a fence of the same character, at least as long, and nothing more. */
function closesFence(blocks: Blocks): boolean {
  const { text, next, fenceCode } = blocks;
  if (text.charCodeAt(next) !== fenceCode) return false;
  const end = trimmedEnd(text, next, blocks.end);
  if (end - next < blocks.fenceLength) return false;
  for (let at = next; at < end; at += 1) if (text.charCodeAt(at) !== fenceCode) return false;
  return true;
}

function continueIndented(blocks: Blocks): boolean {
  if (atBlank(blocks)) return true;
  if (blocks.indent >= 4) {
    addCode(blocks);
    return true;
  }
  closeLeaf(blocks);
  return false;
}

function continueHtml(blocks: Blocks): void {
  const { html } = blocks;
  if (html === undefined || (html.ends.length === 0 && atBlank(blocks))) {
    closeLeaf(blocks);
    return;
  }
  addLine(blocks);
  if (endsHtml(html, blocks.finder, blocks.next, blocks.end)) closeLeaf(blocks);
}
