import type { Structure } from '../markdown/structure.ts';
import { readExplicit } from './rst/explicit.ts';
import { inlineReader } from './rst/inline.ts';
import { type Levels, readSection } from './rst/sections.ts';
import { addCode, addParagraph, addPassage, closeSheet, openSheet, type Sheet } from './sheet.ts';

/**
 * Reads the structure of `text`, a reStructuredText document of one character a byte.
 *
 * Sections, explicit markup with its directives, literal blocks and inline markup as docutils has
 * them, and of Sphinx the directives and roles that name files. What stands indented below a
 * directive that holds text is read as text.
 */
export function readRestructuredText(text: string): Structure {
  const sheet = openSheet(text);
  const levels: Levels = new Map();
  let index = sheet.first;
  while (index < sheet.lines.count) {
    index = sheet.lines.isBlank(index) ? index + 1 : readBlock(sheet, index, levels);
  }
  return closeSheet(sheet, inlineReader(sheet));
}

/** Reads the block that begins on line `index`; answers the line after it. */
function readBlock(sheet: Sheet, index: number, levels: Levels): number {
  const { lines } = sheet;
  const section = readSection(sheet, index, levels);
  if (section > index) return section;
  const line = lines.of(index).trimStart();
  if (/^\.\.(?:\s|$)|^__\s/.test(line)) return readExplicit(sheet, index);
  if (line.startsWith('>>> ')) return readDoctest(sheet, index);
  if (GRID.test(line)) return readGrid(sheet, index);
  if (/^=+(?:\s+=+)+$/.test(line)) return readSimpleTable(sheet, index);
  return readParagraph(sheet, index);
}

const GRID = /^\+(?:[-=]+\+)+$/;

function readDoctest(sheet: Sheet, index: number): number {
  let end = index;
  while (end < sheet.lines.count && !sheet.lines.isBlank(end)) end += 1;
  addCode(sheet, { open: index, from: index, to: end, close: end - 1 }, 'indented', '');
  return end;
}

/** A table drawn with bars: each row of text is a passage. */
function readGrid(sheet: Sheet, index: number): number {
  sheet.tables += 1;
  sheet.blocks += 1;
  let end = index;
  for (; end < sheet.lines.count && !sheet.lines.isBlank(end); end += 1) {
    if (!GRID.test(sheet.lines.of(end).trimStart())) addPassage(sheet, end, end + 1);
  }
  return end;
}

/** A table whose columns are marked by lines above, below and maybe within it. */
function readSimpleTable(sheet: Sheet, index: number): number {
  sheet.tables += 1;
  sheet.blocks += 1;
  let borders = 0;
  for (let at = index; at < sheet.lines.count; at += 1) {
    const border = /^\s*=+(?:\s+=+)*$/.test(sheet.lines.of(at));
    if (border) borders += 1;
    else if (!sheet.lines.isBlank(at)) addPassage(sheet, at, at + 1);
    // The last border is followed by an empty line.
    if (border && borders > 1 && (at + 1 >= sheet.lines.count || sheet.lines.isBlank(at + 1))) {
      return at + 1;
    }
  }
  return sheet.lines.count;
}

const ITEM =
  /^(?:[-*+\u2022]|(?:\d{1,9}|#|[a-zA-Z]|[ivxlcdm]{1,8})[.)]|\((?:\d{1,9}|#|[a-zA-Z])\))\s+/;

/** A paragraph or an item of a list, and the literal block it may announce. */
function readParagraph(sheet: Sheet, index: number): number {
  const { lines } = sheet;
  const end = addParagraph(sheet, index, ITEM, (each) => beginsBlock(sheet, each));
  if (!lines.of(end - 1).endsWith('::')) return end;
  return readLiteral(sheet, end, lines.indent(index));
}

/** Whether line `index` ends the paragraph above it: an item of a list, or explicit markup. */
function beginsBlock({ lines }: Sheet, index: number): boolean {
  const line = lines.of(index).trimStart();
  return ITEM.test(line) || /^\.\.\s/.test(line);
}

/** The literal block after line `index`: all that is indented more than `indent`. */
function readLiteral(sheet: Sheet, index: number, indent: number): number {
  const { lines } = sheet;
  let from = index;
  while (from < lines.count && lines.isBlank(from)) from += 1;
  let end = from;
  let last = from;
  while (end < lines.count && (lines.isBlank(end) || lines.indent(end) > indent)) {
    if (!lines.isBlank(end)) last = end + 1;
    end += 1;
  }
  if (last === from) return index;
  addCode(sheet, { open: from, from, to: last, close: last - 1 }, 'indented', '');
  return last;
}
