import { trimmed } from '../markdown/cursor.ts';
import type { Structure } from '../markdown/structure.ts';
import { readInline } from './org/inline.ts';
import {
  addBlockLink,
  addCode,
  addComment,
  addParagraph,
  addPassage,
  closeSheet,
  openSheet,
  type Sheet,
} from './sheet.ts';

/**
 * Reads the structure of `text`, an Org document of one character a byte: headings, blocks, drawers,
 * tables, lists with their boxes, links and what is marked as code.
 */
export function readOrg(text: string): Structure {
  const sheet = openSheet(text);
  let index = sheet.first;
  while (index < sheet.lines.count) {
    index = sheet.lines.isBlank(index) ? index + 1 : readBlock(sheet, index);
  }
  return closeSheet(sheet, (passage) => readInline(sheet, passage));
}

function readBlock(sheet: Sheet, index: number): number {
  const { lines } = sheet;
  const line = lines.of(index);
  const heading = /^(\*+)\s+(.*)$/.exec(line);
  if (heading !== null) return readHeading(sheet, index, heading[1] ?? '', heading[2] ?? '');
  const inner = line.trimStart();
  const block = /^#\+begin_(\w{1,40})(?:\s+(.*))?$/i.exec(inner);
  if (block !== null)
    return readNamed(sheet, index, (block[1] ?? '').toLowerCase(), block[2] ?? '');
  if (inner.startsWith('#+')) return readKeyword(sheet, index, inner);
  if (/^#(?:\s|$)/.test(inner)) {
    addComment(sheet, index, inner.slice(1));
    return index + 1;
  }
  if (/^:[\w-]{1,80}:/.test(inner)) return readDrawerLine(sheet, index, inner);
  if (/^:(?:\s|$)/.test(inner)) return readFixed(sheet, index);
  if (inner.startsWith('|')) return readTable(sheet, index);
  return addParagraph(sheet, index, ITEM, (each) => beginsBlock(sheet.lines.of(each)));
}

/** A heading without what plans it: the state of a task, a priority, a cookie and tags. */
function readHeading(sheet: Sheet, index: number, stars: string, title: string): number {
  const text = title
    .replace(/^(?:TODO|DONE|NEXT|WAITING|CANCELLED|CANCELED)(?:\s+|$)/, '')
    .replace(/^\[#\w\]\s+/, '')
    .replace(/\s+:[\w@#%:\x80-\xFF]+:$/, '')
    .replace(/\s*\[\d*(?:\/\d*|%)\]$/, '');
  const start = sheet.lines.start(index);
  sheet.blocks += 1;
  sheet.headings.push({
    line: index + 1,
    start,
    level: stars.length,
    text: trimmed(text),
    setext: false,
  });
  return index + 1;
}

/** `#+begin_src` and its like, up to the line that ends it; what holds text is read as text. */
function readNamed(sheet: Sheet, index: number, name: string, argument: string): number {
  const { lines } = sheet;
  if (!/^(?:src|example|export|comment|verbatim)$/.test(name)) return index + 1;
  const end = `#+end_${name}`;
  let close = index + 1;
  while (close < lines.count && lines.of(close).trim().toLowerCase() !== end) close += 1;
  if (name === 'comment') {
    const text =
      close > index + 1 ? sheet.text.slice(lines.start(index + 1), lines.end(close - 1)) : '';
    addComment(sheet, index, text);
  } else if (name !== 'export') {
    const info = name === 'src' ? (/^\S*/.exec(argument)?.[0] ?? '') : '';
    addCode(
      sheet,
      { open: index, from: index + 1, to: close, close: Math.min(close, lines.count - 1) },
      'fenced',
      info,
    );
  }
  return close + 1;
}

/** `#+KEY: value`: of files that are included, and the title. */
function readKeyword(sheet: Sheet, index: number, line: string): number {
  const [, key = '', value = ''] = /^#\+([\w-]{1,40}):\s*(.*)$/.exec(line) ?? [];
  const name = key.toLowerCase();
  if (name === 'include' || name === 'setupfile') {
    const file = /^"([^":]{1,1000})(?:::[^"]*)?"|^(\S{1,1000})/.exec(value);
    addBlockLink(sheet, index, 'link', file?.[1] ?? file?.[2] ?? '');
  }
  if (name === 'title' && value !== '') {
    const start = sheet.lines.start(index);
    sheet.headings.push({ line: index + 1, start, level: 1, text: value, setext: false });
  }
  return index + 1;
}

/** A line of a drawer: names a heading can be linked by are the only ones that count. */
function readDrawerLine(sheet: Sheet, index: number, line: string): number {
  const [, key = '', value = ''] = /^:([\w-]{1,80}):\s*(.*)$/.exec(line) ?? [];
  if (/^(?:custom_id|id)$/i.test(key) && value !== '')
    sheet.anchors.push({ line: index + 1, id: value });
  return index + 1;
}

/** Lines that begin with a colon and a blank are shown as they are. */
function readFixed(sheet: Sheet, index: number): number {
  let end = index;
  while (end < sheet.lines.count && /^\s*:(?:\s|$)/.test(sheet.lines.of(end))) end += 1;
  addCode(sheet, { open: index, from: index, to: end, close: end - 1 }, 'indented', '');
  return end;
}

function readTable(sheet: Sheet, index: number): number {
  sheet.tables += 1;
  sheet.blocks += 1;
  let end = index;
  for (; end < sheet.lines.count && sheet.lines.of(end).trimStart().startsWith('|'); end += 1) {
    if (!/^\s*\|[-+|]*$/.test(sheet.lines.of(end))) addPassage(sheet, end, end + 1);
  }
  return end;
}

const ITEM = /^(?:[-+]|\*(?=\s)|\d{1,9}[.)])\s+(?:\[@\d+\]\s+)?(?:\[([ xX-])\]\s+)?/;

function beginsBlock(line: string): boolean {
  return (
    /^\*+\s/.test(line) ||
    /^\s*(?:#\+|#\s|\||:[\w-]{1,80}:|:\s)/.test(line) ||
    ITEM.test(line.trimStart())
  );
}
