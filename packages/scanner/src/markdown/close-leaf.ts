import type { Blocks } from './blocks.ts';
import { OPEN_BRACKET } from './classes.ts';
import { readDefinitions } from './definitions.ts';
import { addHeading } from './heading.ts';
import { isModuleLine } from './module-line.ts';
import { collect } from './passage.ts';
import { addProse } from './words.ts';

/** Closes containers down to `depth`, and whatever leaf stands in them. */
export function closeTo(blocks: Blocks, depth: number): void {
  if (blocks.leaf !== 'none') closeLeaf(blocks);
  blocks.depth = depth;
}

/** Closes the leaf that is open: what it was is known now. */
export function closeLeaf(blocks: Blocks): void {
  const { leaf } = blocks;
  blocks.leaf = 'none';
  if (leaf === 'paragraph') closeParagraph(blocks);
  else if (leaf === 'fenced' || leaf === 'indented') closeCode(blocks, leaf);
  else if (leaf === 'html') closeHtml(blocks);
}

/**
 * Makes the paragraph a heading that its underline, the current line, gives `level`; `false` where
 * nothing but definitions stand above that line.
 */
export function closeSetext(blocks: Blocks, level: number): boolean {
  const { draft } = blocks;
  const passage = collect(blocks, 'heading', 0);
  readDefinitions(draft, passage);
  blocks.leaf = 'none';
  if (passage.start >= passage.end) return false;
  addHeading(draft, passage, level, true);
  return true;
}

/** Takes the definitions off a paragraph, and the rest, if any, into the draft. */
export function closeParagraph(blocks: Blocks): void {
  const { draft, text } = blocks;
  const start = blocks.lineStarts[0] ?? 0;
  if (text.charCodeAt(start) === OPEN_BRACKET) {
    const passage = collect(blocks, 'paragraph', 0);
    readDefinitions(draft, passage);
    if (passage.start >= passage.end) return;
    draft.blocks += 1;
    const opening = addLines(blocks, passage.line - blocks.leafLine);
    if (opening >= 0) {
      passage.block = draft.blocks;
      draft.passages.push(passage);
    }
  } else if (blocks.depth > 0 || !isModuleLine(text, start)) {
    draft.blocks += 1;
    const opening = addLines(blocks, 0);
    if (opening >= 0) draft.passages.push(collect(blocks, 'paragraph', opening));
  }
}

/** Takes the lines from `first` on into the prose; answers which first may hold inline structure. */
function addLines(blocks: Blocks, first: number): number {
  const { draft, text, lineStarts, lineEnds, leafLine } = blocks;
  let opening = -1;
  for (let index = first; index < blocks.lineCount; index += 1) {
    const start = lineStarts[index] ?? 0;
    const opens = addProse(draft, text, leafLine + index, start, lineEnds[index] ?? 0);
    if (opens && opening < 0) opening = index;
  }
  return opening;
}

function closeCode(blocks: Blocks, leaf: 'fenced' | 'indented'): void {
  blocks.draft.blocks += 1;
  blocks.draft.fences.push({
    line: blocks.leafLine,
    endLine: blocks.contentLine,
    kind: leaf,
    info: blocks.info,
    start: blocks.contentStart,
    end: blocks.contentEnd,
  });
}

function closeHtml(blocks: Blocks): void {
  blocks.draft.blocks += 1;
  blocks.draft.passages.push(collect(blocks, 'html', 0));
}
