import type { Structure } from '../markdown/structure.ts';
import { isDelimiter, readDelimited } from './asciidoc/delimited.ts';
import { readHeading } from './asciidoc/headings.ts';
import { inlineReader } from './asciidoc/inline.ts';
import { type Pending, readLine } from './asciidoc/lines.ts';
import type { Reading } from './asciidoc/reading.ts';
import { addCode, addParagraph, closeSheet, openSheet, type Sheet } from './sheet.ts';

/**
 * Reads the structure of `text`, an AsciiDoc document of one character a byte.
 *
 * Sections, delimited blocks, block and inline macros, cross references and attributes as
 * Asciidoctor has them; conditions are read as if they held, and nothing is included.
 */
export function readAsciidoc(text: string): Structure {
  const sheet = openSheet(text);
  const reading: Reading = { sheet, attributes: new Map(), open: [] };
  let pending: Pending = NOTHING;
  let index = sheet.first;
  while (index < sheet.lines.count) {
    if (sheet.lines.isBlank(index)) {
      index += 1;
      continue;
    }
    const line = readLine(reading, index, pending);
    if (line !== undefined) {
      pending = line;
      index += 1;
      continue;
    }
    index = readBlock(reading, index, pending);
    pending = NOTHING;
  }
  return closeSheet(sheet, inlineReader(reading));
}

const NOTHING: Pending = { style: '', language: '' };

function readBlock(reading: Reading, index: number, pending: Pending): number {
  const { sheet } = reading;
  const heading = readHeading(reading, index);
  if (heading > index) return heading;
  if (isDelimiter(sheet.lines.of(index))) return readDelimited(reading, index, pending);
  if (CODE_STYLES.has(pending.style)) return readCodeParagraph(sheet, index, pending.language);
  if (/^[ \t]/.test(sheet.lines.of(index)) && !ITEM.test(sheet.lines.of(index).trimStart())) {
    return readCodeParagraph(sheet, index, '');
  }
  // A paragraph, an item of a list or an entry of a description list.
  return addParagraph(sheet, index, ITEM, (each) => endsParagraph(sheet.lines.of(each)));
}

const CODE_STYLES: ReadonlySet<string> = new Set([
  'source',
  'listing',
  'literal',
  'stem',
  'plantuml',
]);

function readCodeParagraph(sheet: Sheet, index: number, language: string): number {
  let end = index;
  while (end < sheet.lines.count && !sheet.lines.isBlank(end)) end += 1;
  const kind = language === '' ? 'indented' : 'fenced';
  addCode(sheet, { open: index, from: index, to: end, close: end - 1 }, kind, language);
  return end;
}

const ITEM = /^(?:[*.]{1,6}|-|\d{1,9}\.|<(?:\d{1,3}|\.)>)\s+(?:\[([ xX*])\]\s+)?/;

function endsParagraph(line: string): boolean {
  return (
    ITEM.test(line.trimStart()) ||
    line === '+' ||
    line.startsWith('[') ||
    isDelimiter(line) ||
    MACRO.test(line)
  );
}

const MACRO = /^(?:\/\/|\w{2,20}::\S|\|===)/;
