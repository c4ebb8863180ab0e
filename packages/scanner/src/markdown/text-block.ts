import { addLine, type Blocks, beginLines } from './blocks.ts';
import { CLOSE_BRACKET, isSpace, OPEN_BRACKET } from './classes.ts';
import { closeLeaf, closeParagraph } from './close-leaf.ts';
import { atBlank } from './cursor.ts';
import { eachCell, tableColumns } from './table.ts';
import { addProse } from './words.ts';

/** Deals with what is left of a line that opens no block: blanks, or text of some kind. */
export function addText(blocks: Blocks, matched: number): void {
  if (atBlank(blocks)) {
    if (blocks.leaf === 'paragraph') closeLeaf(blocks);
  } else if (blocks.leaf === 'paragraph') {
    const columns = matched === blocks.depth ? headedColumns(blocks) : 0;
    if (columns > 0) beginTable(blocks, columns);
    else addLine(blocks);
  } else if (blocks.leaf === 'table') {
    addRow(blocks, blocks.line, blocks.next, blocks.end);
  } else {
    beginLines(blocks, 'paragraph');
    if (blocks.itemLine === blocks.line) addTask(blocks);
  }
}

/** How many columns the table has that the current line makes of the paragraph's last. */
function headedColumns(blocks: Blocks): number {
  const last = blocks.lineCount - 1;
  return tableColumns(blocks, blocks.lineStarts[last] ?? 0, blocks.lineEnds[last] ?? 0);
}

function beginTable(blocks: Blocks, columns: number): void {
  const last = blocks.lineCount - 1;
  const start = blocks.lineStarts[last] ?? 0;
  const end = blocks.lineEnds[last] ?? 0;
  blocks.lineCount = last;
  if (last > 0) closeParagraph(blocks);
  blocks.leaf = 'table';
  blocks.columns = columns;
  blocks.draft.blocks += 1;
  blocks.draft.tables += 1;
  addRow(blocks, blocks.line - 1, start, end);
}

function addRow(blocks: Blocks, line: number, start: number, end: number): void {
  const { draft, text } = blocks;
  let mark = draft.marks.length;
  if (!addProse(draft, text, line, start, end)) return;
  const block = draft.blocks;
  eachCell(text, start, end, blocks.columns, (from, to) => {
    while ((draft.marks[mark] ?? to) < from) mark += 1;
    if ((draft.marks[mark] ?? to) >= to) return;
    const place = { source: text, start: from, end: to, line, block, joined: undefined };
    draft.passages.push({ kind: 'cell', ...place });
  });
}

/** Takes the box that an item's text may begin with. */
function addTask(blocks: Blocks): void {
  const { text, next, end } = blocks;
  if (text.charCodeAt(next) !== OPEN_BRACKET || end - next < 3) return;
  if (text.charCodeAt(next + 2) !== CLOSE_BRACKET) return;
  if (next + 3 < end && !isSpace(text.charCodeAt(next + 3))) return;
  const mark = text.charAt(next + 1);
  const checked = mark === 'x' || mark === 'X';
  if (checked || mark === ' ') blocks.draft.tasks.push({ line: blocks.line, checked });
}
