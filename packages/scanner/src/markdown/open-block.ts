import { type Blocks, DEPTH_LIMIT, push, QUOTE } from './blocks.ts';
import { BLOCK_STARTS, GREATER } from './classes.ts';
import { closeTo } from './close-leaf.ts';
import { addCode } from './continue-leaf.ts';
import { atBlank } from './cursor.ts';
import { enterItem, enterQuote, listMarker, mayInterrupt } from './list-marker.ts';
import { openLeaf } from './open-leaf.ts';

/**
 * Opens the blocks that the rest of the line begins, of which `matched` containers go on; `false`
 * where what is left of the line, blanks or text, is still to be dealt with.
 */
export function openBlock(blocks: Blocks, matched: number): boolean {
  let depth = matched;
  while (!atBlank(blocks)) {
    if (blocks.indent >= 4) return openIndented(blocks, depth);
    const code = blocks.text.charCodeAt(blocks.next);
    if (BLOCK_STARTS[code] !== 1) return false;
    if (code !== GREATER && openLeaf(blocks, depth, code)) return true;
    if (depth >= DEPTH_LIMIT || !openContainer(blocks, depth, code)) return false;
    depth = blocks.depth;
  }
  return false;
}

function openIndented(blocks: Blocks, depth: number): boolean {
  if (blocks.leaf === 'paragraph') return false;
  closeTo(blocks, depth);
  blocks.leaf = 'indented';
  blocks.leafLine = blocks.line;
  blocks.info = '';
  blocks.contentStart = blocks.start;
  addCode(blocks);
  return true;
}

function openContainer(blocks: Blocks, depth: number, code: number): boolean {
  if (code === GREATER) {
    closeTo(blocks, depth);
    enterQuote(blocks);
    blocks.quoted = true;
    push(blocks, QUOTE, 0);
    return true;
  }
  const length = listMarker(blocks);
  if (length === 0) return false;
  const interrupts = blocks.leaf === 'paragraph' && depth === blocks.depth;
  if (interrupts && !mayInterrupt(blocks, length)) return false;
  closeTo(blocks, depth);
  const width = enterItem(blocks, length);
  push(blocks, width, atBlank(blocks) ? blocks.line : 0);
  blocks.itemLine = blocks.line;
  blocks.draft.listItems += 1;
  return true;
}
