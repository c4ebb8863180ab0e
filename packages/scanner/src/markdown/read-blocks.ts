import { type Blocks, openBlocks, QUOTE } from './blocks.ts';
import { GREATER } from './classes.ts';
import { closeTo } from './close-leaf.ts';
import { continueLeaf, skipFenced } from './continue-leaf.ts';
import { atBlank, findNext, nextLine, skipColumns } from './cursor.ts';
import { enterQuote } from './list-marker.ts';
import { openBlock } from './open-block.ts';
import { addText } from './text-block.ts';

/** Reads the blocks of `text` from `start` on; what they hold inside is left in passages. */
export function readBlocks(text: string, start: number, lines: number): Blocks {
  const blocks = openBlocks(text, start, lines);
  while (nextLine(blocks)) {
    readLine(blocks);
    if (blocks.leaf === 'fenced' && blocks.depth === 0) skipFenced(blocks);
  }
  closeTo(blocks, 0);
  return blocks;
}

function readLine(blocks: Blocks): void {
  blocks.quoted = false;
  const matched = blocks.depth === 0 ? 0 : enterContainers(blocks);
  if (matched < blocks.depth) {
    // Only a paragraph may go on where its container has ended.
    if (blocks.leaf !== 'paragraph' || atBlank(blocks)) closeTo(blocks, matched);
  } else if (blocks.leaf !== 'none' && blocks.leaf !== 'paragraph') {
    if (continueLeaf(blocks)) return;
  }
  if (!openBlock(blocks, matched)) addText(blocks, matched);
}

/** Consumes the markers of open containers; answers how many of them go on. */
function enterContainers(blocks: Blocks): number {
  let matched = 0;
  for (; matched < blocks.depth; matched += 1) {
    const width = blocks.widths[matched] ?? 0;
    if (width === QUOTE) {
      if (blocks.indent > 3 || atBlank(blocks)) break;
      if (blocks.text.charCodeAt(blocks.next) !== GREATER) break;
      enterQuote(blocks);
      blocks.quoted = true;
    } else if (atBlank(blocks)) {
      // An item may begin with one blank line, not with two.
      if (blocks.emptyLines[matched] === blocks.line - 1) break;
    } else {
      if (blocks.indent < width) break;
      skipColumns(blocks, width);
      findNext(blocks);
    }
  }
  return matched;
}
