import { trimmed } from '../markdown/cursor.ts';
import { readBody } from '../markdown/frontmatter.ts';
import {
  type Anchor,
  COMMENT_LIMIT,
  type CodeSpan,
  type Comment,
  type Definition,
  type Fence,
  type Heading,
  type Link,
  type Structure,
  type Task,
} from '../markdown/structure.ts';
import { countWords } from '../markdown/words.ts';
import { type Lines, linesOf } from './lines.ts';

/** A structure while it is being read from a document that is no Markdown. */
export interface Sheet {
  readonly text: string;
  readonly lines: Lines;
  /** The first line after the metadata block, from 0. */
  readonly first: number;
  readonly headings: Heading[];
  readonly links: Link[];
  readonly definitions: Definition[];
  readonly codeSpans: CodeSpan[];
  readonly fences: Fence[];
  readonly comments: Comment[];
  readonly tasks: Task[];
  readonly anchors: Anchor[];
  readonly passages: Passage[];
  readonly prose: number[];
  tables: number;
  listItems: number;
  blocks: number;
  /** Blocks that hold a link by being one, such as an image on a line of its own. */
  linkBlocks: number;
}

/** Text that may hold inline markup, over one or more lines. */
export interface Passage {
  /** 1-based. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** Begins to read `text`: takes its metadata block off, if it has one. */
export function openSheet(
  source: string,
): Sheet & { readonly frontmatter: Structure['frontmatter'] } {
  const text = source.includes('\r') ? source.replace(/\r(?!\n)/g, '\n') : source;
  const body = readBody(text);
  return {
    text,
    lines: linesOf(text),
    first: body.lines,
    frontmatter: body.frontmatter,
    headings: [],
    links: [],
    definitions: [],
    codeSpans: [],
    fences: [],
    comments: [],
    tasks: [],
    anchors: [],
    passages: [],
    prose: [],
    tables: 0,
    listItems: 0,
    blocks: 0,
    linkBlocks: 0,
  };
}

/** Adds lines `[from, to)` as a paragraph: its first line from offset `start` on. */
export function addPassage(sheet: Sheet, from: number, to: number, start?: number): void {
  const { lines } = sheet;
  const begin = start ?? contentStart(sheet, from);
  sheet.passages.push({ line: from + 1, start: begin, end: lines.end(to - 1) });
  sheet.prose.push(from + 1, begin, lines.end(from));
  for (let index = from + 1; index < to; index += 1) {
    sheet.prose.push(index + 1, contentStart(sheet, index), lines.end(index));
  }
}

/**
 * Adds the paragraph that begins at line `index`, or the item of a list where that matches `item`, whose first
 * group is what its box holds, up to a blank line or one that `ends` it; answers which line that is.
 */
export function addParagraph(
  sheet: Sheet,
  index: number,
  item: RegExp,
  ends: (index: number) => boolean,
): number {
  const { lines } = sheet;
  const found = item.exec(lines.of(index).trimStart());
  if (found === null) sheet.blocks += 1;
  else {
    sheet.listItems += 1;
    const box = found[1];
    if (box !== undefined) sheet.tasks.push({ line: index + 1, checked: /[xX*]/.test(box) });
  }
  let end = index + 1;
  while (end < lines.count && !lines.isBlank(end) && !ends(end)) end += 1;
  addPassage(sheet, index, end, contentStart(sheet, index) + (found?.[0].length ?? 0));
  return end;
}

/** Where the content of line `index` begins. */
export function contentStart({ text, lines }: Sheet, index: number): number {
  const end = lines.end(index);
  let at = lines.start(index);
  while (at < end && text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

/** Adds lines `[from, to)` as code, fence lines left out; `open` and `close` are the lines it spans. */
export function addCode(
  sheet: Sheet,
  block: {
    readonly open: number;
    readonly from: number;
    readonly to: number;
    readonly close: number;
  },
  kind: Fence['kind'],
  info: string,
): void {
  const { lines } = sheet;
  sheet.blocks += 1;
  sheet.fences.push({
    line: block.open + 1,
    endLine: Math.max(block.open, block.close) + 1,
    kind,
    info,
    start: lines.start(block.from),
    end: Math.max(lines.start(block.from), lines.start(block.to)),
  });
}

/** Adds a comment on line `index`. */
export function addComment(sheet: Sheet, index: number, text: string): void {
  sheet.comments.push({ line: index + 1, text: trimmed(text).slice(0, COMMENT_LIMIT) });
}

/** Adds a link that is a block of its own on line `index`. */
export function addBlockLink(
  sheet: Sheet,
  index: number,
  kind: Link['kind'],
  target: string,
): void {
  if (target === '') return;
  const start = sheet.lines.start(index);
  sheet.links.push({ line: index + 1, start, end: sheet.lines.end(index), kind, target, text: '' });
  sheet.linkBlocks += 1;
}

/**
 * Ends reading: takes what is inline out of each passage with `readInline`, whose offsets are into
 * the whole text, and puts all lists in order.
 */
export function closeSheet(
  sheet: Sheet & { readonly frontmatter: Structure['frontmatter'] },
  readInline: (passage: Passage) => void,
): Structure {
  for (const passage of sheet.passages) {
    const before = sheet.links.length;
    readInline(passage);
    if (sheet.links.length > before) sheet.linkBlocks += 1;
  }
  let proseWords = 0;
  for (let at = 0; at + 2 < sheet.prose.length; at += 3) {
    proseWords += countWords(sheet.text, sheet.prose[at + 1] ?? 0, sheet.prose[at + 2] ?? 0);
  }
  sheet.links.sort((one, other) => one.start - other.start);
  sheet.codeSpans.sort((one, other) => one.start - other.start);
  sheet.anchors.sort((one, other) => one.line - other.line);
  const { text: _, lines, first: __, passages: ___, ...lists } = sheet;
  return { ...lists, lines: lines.count, proseWords };
}

/** Answers which line of a passage an offset stands on, for offsets that only grow. */
export function lineFinder(text: string, { line, start }: Passage): (offset: number) => number {
  let current = line;
  let next = text.indexOf('\n', start);
  return (offset) => {
    while (next >= 0 && next < offset) {
      current += 1;
      next = text.indexOf('\n', next + 1);
    }
    return current;
  };
}
