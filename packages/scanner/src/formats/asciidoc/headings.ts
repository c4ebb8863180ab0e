import { latin1, utf8 } from '../../utf8.ts';
import type { Sheet } from '../sheet.ts';
import { isDelimiter } from './delimited.ts';
import type { Reading } from './reading.ts';

/**
 * Reads a title on line `index`; answers the line after it, or `index` if there is none. The title of
 * the document is level 1, as in Markdown.
 */
export function readHeading({ sheet, open }: Reading, index: number): number {
  const { lines } = sheet;
  const line = lines.of(index);
  const marked = /^(={1,6}|#{1,6})\s+(\S.*)$/.exec(line);
  if (marked !== null) {
    const [, marks = '', title = ''] = marked;
    const text = title.replace(new RegExp(`\\s+[${marks[0] ?? '='}]{${marks.length}}$`), '');
    addHeading(sheet, index, marks.length, text, false);
    return index + 1;
  }
  const under = lines.of(index + 1);
  const level = UNDERLINES.indexOf(under[0] ?? ' ') + 1;
  if (level === 0 || open.includes(under) || !/^([=\-~^+])\1+$/.test(under)) return index;
  if (!/^[^\s[.|].*[\w\x80-\xff]/.test(line) || isDelimiter(line)) return index;
  // A line that is not about as long as the text above it delimits a block.
  if (Math.abs(under.length - utf8(line).length) > 1) return index;
  addHeading(sheet, index, level, line, true);
  return index + 2;
}

/** Signs that underline a title, by level. */
const UNDERLINES = '=-~^+';

function addHeading(
  sheet: Sheet,
  index: number,
  level: number,
  text: string,
  setext: boolean,
): void {
  const start = sheet.lines.start(index);
  sheet.blocks += 1;
  sheet.headings.push({ line: index + 1, start, level, text, setext });
  sheet.anchors.push({ line: index + 1, id: latin1(sectionId(utf8(text))) });
  // A section can be referred to by its title; one with blanks in it is not looked up.
  if (/^[\w\x80-\xff]+$/.test(text)) sheet.anchors.push({ line: index + 1, id: text });
}

/** The identifier Asciidoctor gives a section called `title`, decoded, that has none of its own. */
export function sectionId(title: string): string {
  const id = title
    .toLowerCase()
    .replace(/<[^>]{0,200}>|&\w+;|[^\p{Alphabetic}\p{M}\p{N}\p{Pc}\s.-]/gu, '')
    .replace(/[\s.-]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return `_${id}`;
}
