import { addLine, type Blocks } from './blocks.ts';
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
