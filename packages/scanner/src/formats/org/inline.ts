import type { Link } from '../../markdown/structure.ts';
import { lineFinder, type Passage, type Sheet } from '../sheet.ts';

/** Reads links, targets and code out of a passage. */
export function readInline(sheet: Sheet, passage: Passage): void {
  const source = sheet.text.slice(passage.start, passage.end);
  if (!/[[=~<:]/.test(source)) return;
  const lineOf = lineFinder(sheet.text, passage);
  for (const found of source.matchAll(INLINE)) {
    const start = passage.start + found.index;
    const place = { line: lineOf(start), start, end: start + found[0].length };
    const [whole, address, text = '', anchor, code] = found;
    if (address !== undefined) addLink(sheet, place, address, text);
    else if (anchor !== undefined) sheet.anchors.push({ line: place.line, id: anchor });
    else if (code !== undefined) {
      sheet.codeSpans.push({
        line: place.line,
        start: start + 1,
        end: start + 1 + code.length,
        text: code,
      });
    } else sheet.links.push({ ...place, kind: 'autolink', target: whole, text: whole });
  }
}

// A link in brackets; a target; code, whose marks stand at the edges of words; an address.
const INLINE =
  /\[\[([^\][]{1,1500})\](?:\[([^\][]{1,1500})\])?\]|<<([^<>\n]{1,200})>>|(?<=^|[\s("'{-])[=~]([^\s=~](?:[^\n]{0,300}?[^\s=~])?)[=~](?=$|[\s)"'}\-.,;:!?[])|https?:\/\/[^\s<>"'`)\][]{1,2000}/g;

type Place = Pick<Link, 'line' | 'start' | 'end'>;

/**
 * `[[file:path::where][text]]`, `[[./path]]`, `[[#id]]`. A link by the text of a heading, or of a
 * scheme of its own, leads to nothing that can be looked up.
 */
function addLink(sheet: Sheet, place: Place, address: string, text: string): void {
  const bare = address.replace(/^(?:file(?:\+\w+)?|docview):/, '');
  const isFile = bare !== address || /^(?:\.{0,2}\/|~\/)/.test(address);
  if (!isFile) {
    const known = address.startsWith('#') || /^[a-z][\w+.-]*:/i.test(address);
    if (known) sheet.links.push({ ...place, kind: 'link', target: address, text });
    return;
  }
  const mark = bare.indexOf('::');
  const path = mark < 0 ? bare : bare.slice(0, mark);
  const where = mark < 0 ? '' : bare.slice(mark + 2);
  const target = where.startsWith('#') ? `${path}${where}` : path;
  const image = text === '' && /\.(?:png|jpe?g|gif|svg|webp)$/i.test(path);
  if (target !== '') sheet.links.push({ ...place, kind: image ? 'image' : 'link', target, text });
}
