import type { Cursor } from './cursor.ts';
import { createDraft, type Draft } from './draft.ts';
import { createFinder, type Finder } from './finder.ts';
import type { HtmlKind } from './html-block.ts';

/** The block that lines are being added to; a block quote or a list item holds others. */
export type Leaf = 'none' | 'paragraph' | 'fenced' | 'indented' | 'html' | 'table';

/** Where reading the blocks of a document stands. */
export interface Blocks extends Cursor {
  readonly draft: Draft;
  readonly finder: Finder;
  /** How many containers are open, and of each: how far an item's lines are indented, or `QUOTE`. */
  depth: number;
  readonly widths: number[];
  /** The line of an item that began with nothing after its marker, else 0. */
  readonly emptyLines: number[];
  /** The line that a list item last began on. */
  itemLine: number;
  /** Whether a marker of a block quote was consumed on this line. */
  quoted: boolean;
  leaf: Leaf;
  leafLine: number;
  /** The lines of a paragraph or of HTML, less the markers of containers. */
  lineCount: number;
  readonly lineStarts: number[];
  readonly lineEnds: number[];
  /** Whether markers of a block quote stand between those lines. */
  joins: boolean;
  fenceCode: number;
  fenceLength: number;
  info: string;
  /** The content of a code block so far. */
  contentStart: number;
  contentEnd: number;
  contentLine: number;
  html: HtmlKind | undefined;
  /** Of a table. */
  columns: number;
}

/** Stands for the width of a block quote, which has a marker instead. */
export const QUOTE = -1;

/** How deep containers may nest: deeper markers are text. */
export const DEPTH_LIMIT = 100;

/** Begins reading `text` at `start`, before which `lines` lines stand. */
export function openBlocks(text: string, start: number, lines: number): Blocks {
  return {
    text,
    line: lines,
    start,
    end: start,
    after: start,
    offset: start,
    column: 0,
    next: start,
    indent: 0,
    draft: createDraft(),
    finder: createFinder(text),
    depth: 0,
    widths: [],
    emptyLines: [],
    itemLine: 0,
    quoted: false,
    leaf: 'none',
    leafLine: 0,
    lineCount: 0,
    lineStarts: [],
    lineEnds: [],
    joins: false,
    fenceCode: 0,
    fenceLength: 0,
    info: '',
    contentStart: 0,
    contentEnd: 0,
    contentLine: 0,
    html: undefined,
    columns: 0,
  };
}

/** Begins a leaf that collects lines, with the rest of the current one. */
export function beginLines(blocks: Blocks, leaf: 'paragraph' | 'html'): void {
  blocks.leaf = leaf;
  blocks.leafLine = blocks.line;
  blocks.lineCount = 0;
  blocks.joins = false;
  addLine(blocks);
}

/** Adds the rest of the current line to the leaf. */
export function addLine(blocks: Blocks): void {
  if (blocks.quoted && blocks.lineCount > 0) blocks.joins = true;
  blocks.lineStarts[blocks.lineCount] = blocks.next;
  blocks.lineEnds[blocks.lineCount] = blocks.end;
  blocks.lineCount += 1;
}

/** Opens a container. */
export function push(blocks: Blocks, width: number, emptyLine: number): void {
  blocks.widths[blocks.depth] = width;
  blocks.emptyLines[blocks.depth] = emptyLine;
  blocks.depth += 1;
}
