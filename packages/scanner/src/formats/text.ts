import type { Structure } from '../markdown/structure.ts';
import { utf8 } from '../utf8.ts';
import {
  addPassage,
  closeSheet,
  lineFinder,
  openSheet,
  type Passage,
  type Sheet,
} from './sheet.ts';

/**
 * Reads the structure of `text`, plain text of one character a byte: paragraphs, headings that are
 * underlined, addresses of sites and what stands between backticks. The rest is anybody's guess.
 */
export function readText(text: string): Structure {
  const sheet = openSheet(text);
  const { lines } = sheet;
  let from = sheet.first;
  for (let index = sheet.first; index <= lines.count; index += 1) {
    const heading = index + 1 < lines.count && index === from && underlined(sheet, index);
    if (index < lines.count && !lines.isBlank(index) && !heading) continue;
    if (index > from) {
      sheet.blocks += 1;
      addPassage(sheet, from, index);
    }
    if (heading) {
      addHeading(sheet, index);
      index += 1;
    }
    from = index + 1;
  }
  return closeSheet(sheet, (passage) => readInline(sheet, passage));
}

function underlined({ lines }: Sheet, index: number): boolean {
  const line = lines.of(index);
  const under = lines.of(index + 1);
  return (
    /^([=\-~#*])\1{2,}$/.test(under) &&
    /^\S/.test(line) &&
    /[\w\x80-\xff]/.test(line) &&
    under.length >= utf8(line).length
  );
}

function addHeading(sheet: Sheet, index: number): void {
  const { lines } = sheet;
  const level = lines.of(index + 1).startsWith('=') ? 1 : 2;
  const start = lines.start(index);
  sheet.headings.push({ line: index + 1, start, level, text: lines.of(index), setext: true });
  sheet.blocks += 1;
}

const INLINE = /`([^`\n]{1,260})`|https?:\/\/[^\s<>"'`)\]]{1,2000}/g;

function readInline(sheet: Sheet, passage: Passage): void {
  const source = sheet.text.slice(passage.start, passage.end);
  const lineOf = lineFinder(sheet.text, passage);
  for (const found of source.matchAll(INLINE)) {
    const start = passage.start + found.index;
    const line = lineOf(start);
    const code = found[1];
    if (code !== undefined)
      sheet.codeSpans.push({ line, start: start + 1, end: start + 1 + code.length, text: code });
    else {
      const [target] = found;
      sheet.links.push({
        line,
        start,
        end: start + target.length,
        kind: 'autolink',
        target,
        text: target,
      });
    }
  }
}
