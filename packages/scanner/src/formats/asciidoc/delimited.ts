import { addCode, addComment, addPassage, type Sheet } from '../sheet.ts';
import { includedFile } from './macros.ts';
import type { Reading } from './reading.ts';

/** How a line before a block says it is to be read. */
interface Style {
  readonly style: string;
  readonly language: string;
}

/** Whether `line` opens or closes a delimited block. */
export function isDelimiter(line: string): boolean {
  return DELIMITER.test(line);
}

const DELIMITER =
  /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|={4,}|\*{4,}|_{4,}|--|```[\w+-]*|~~~~+|[|,:!]={3,})$/;

/**
 * Reads the delimited block that opens on line `index`; answers the line after it. What holds text
 * is read as if its delimiters were not there; what holds code ends where the same line comes again.
 */
export function readDelimited(reading: Reading, index: number, { style, language }: Style): number {
  const { sheet } = reading;
  const { lines } = sheet;
  const line = lines.of(index);
  if (/^[|,:!]=/.test(line)) return readTable(reading, index, line);
  const fenced = line.startsWith('```');
  const verbatim = fenced || /^[-.+/]{4}/.test(line) || (line === '--' && style === 'source');
  if (!verbatim) {
    toggle(reading.open, line);
    return index + 1;
  }
  const close = closing(sheet, index, fenced ? '```' : line);
  const end = Math.min(close, lines.count);
  if (line.startsWith('/')) {
    const text =
      end > index + 1 ? sheet.text.slice(lines.start(index + 1), lines.end(end - 1)) : '';
    addComment(sheet, index, text);
  } else if (!line.startsWith('+')) {
    const info = fenced ? line.slice(3) : language;
    const kind = fenced || info !== '' || line.startsWith('-') ? 'fenced' : 'indented';
    for (let at = index + 1; at < end; at += 1) includedFile(reading, at);
    addCode(
      sheet,
      { open: index, from: index + 1, to: end, close: Math.min(close, lines.count - 1) },
      kind,
      info,
    );
  }
  return close + 1;
}

/** Opens a block that holds text, or closes it and what was left open in it. */
function toggle(open: string[], line: string): void {
  const at = open.lastIndexOf(line);
  if (at < 0) open.push(line);
  else open.length = at;
}

/** The next line that is exactly `mark`; the end of the document if there is none. */
function closing({ lines }: Sheet, index: number, mark: string): number {
  let at = index + 1;
  while (at < lines.count && lines.of(at) !== mark) at += 1;
  return at;
}

function readTable(reading: Reading, index: number, mark: string): number {
  const { sheet } = reading;
  const { lines } = sheet;
  sheet.tables += 1;
  sheet.blocks += 1;
  const close = closing(sheet, index, mark);
  for (let at = index + 1; at < close; at += 1) {
    if (!lines.isBlank(at) && !includedFile(reading, at)) addPassage(sheet, at, at + 1);
  }
  return close + 1;
}
