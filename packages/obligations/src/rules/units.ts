import { type Structure, utf8 } from '@dochygiene/scanner';
import { type Part, partsOf } from './parts.ts';
import { type Draft, draftOf, named, type Unit } from './unit.ts';

/** How many units of one document are looked at. */
export const UNITS_LIMIT = 2_000;

/**
 * The parts of a document that may be rules, in order: what stands before the first heading, each
 * heading's section up to the next heading, each list item without the items in it.
 *
 * An item that begins with code, a heading or HTML is no unit: it belongs to what it stands in.
 */
export function unitsOf(text: string, structure: Structure): readonly Unit[] {
  const reading: Reading = { drafts: [], items: [], section: draftOf('file', 1, '', 0), last: 0 };
  reading.drafts.push(reading.section);
  for (const part of partsOf(text, structure)) {
    if (part.kind === 'heading') openSection(reading, part.line, part.text);
    else take(reading, text, part);
    if (reading.drafts.length > UNITS_LIMIT) break;
  }
  endSection(reading, structure.lines);
  return named(reading.drafts.slice(0, UNITS_LIMIT));
}

/** Where reading the units of a document stands. */
interface Reading {
  readonly drafts: Draft[];
  section: Draft;
  /** The list items that are open, the outermost first. */
  items: Draft[];
  /** The last line of a paragraph, which the next line may go on with. */
  last: number;
}

function openSection(reading: Reading, line: number, source: string): void {
  endSection(reading, line - 1);
  reading.section = draftOf('section', line, utf8(source), 0);
  reading.drafts.push(reading.section);
  reading.items = [];
  reading.last = 0;
}

function endSection({ section }: Reading, line: number): void {
  section.endLine = Math.max(section.line, line);
}

function take(reading: Reading, text: string, part: Exclude<Part, { kind: 'heading' }>): void {
  const { line, endLine, start, end } = part;
  if (line !== reading.last) {
    const prefix = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const marked = part.kind === 'prose' && prefix !== '' ? ITEM.exec(prefix) : null;
    const column = width(marked === null ? prefix : (marked[1] ?? ''));
    // A paragraph may go on without its indentation.
    const goesOn = part.kind === 'prose' && marked === null && line === reading.last + 1;
    if (!goesOn) reading.items = reading.items.filter(({ indent }) => indent <= column);
    if (marked !== null) {
      const item = draftOf(
        'item',
        line,
        utf8(text.slice(start, end)).replace(BOX, ''),
        width(prefix),
      );
      reading.drafts.push(item);
      reading.items.push(item);
    }
  }
  for (const open of reading.items) open.endLine = Math.max(open.endLine, endLine);
  reading.last = part.kind === 'prose' ? line : 0;
  if (part.kind === 'fence') return;
  const own = reading.items.at(-1) ?? reading.section;
  own.pieces.push({ line, text: utf8(text.slice(start, end)) });
}

/** What stands before the text of an item on its first line: markers, at least one. */
const ITEM = /^([ \t>]*)(?:(?:[-*+]|\d{1,9}[.)])[ \t>]+)+$/;

/** The box of a task. */
const BOX = /^\[[ xX]\][ \t]+/;

const TAB = 4;

function width(text: string): number {
  if (!text.includes('\t')) return text.length;
  let column = 0;
  for (const character of text) column += character === '\t' ? TAB - (column % TAB) : 1;
  return column;
}
