import { trimmed } from '../../markdown/cursor.ts';
import { lineFinder, type Passage, type Sheet } from '../sheet.ts';
import { type Attributes, imageTarget, substituted } from './attributes.ts';
import { isOfProject } from './macros.ts';
import type { Reading } from './reading.ts';

/** Reads macros, cross references, code and anchors out of passages. */
export function inlineReader({ sheet, attributes }: Reading): (passage: Passage) => void {
  return (passage) => {
    const source = sheet.text.slice(passage.start, passage.end);
    if (!/[`[<:]/.test(source)) return;
    const lineOf = lineFinder(sheet.text, passage);
    for (const found of source.matchAll(INLINE)) {
      const start = passage.start + found.index;
      const place = { line: lineOf(start), start, end: start + found[0].length };
      const [whole, macro, target = '', text = '', reference, code, anchor] = found;
      // A backslash takes the meaning away.
      if (source[found.index - 1] === '\\') continue;
      if (macro !== undefined) addMacro(sheet, place, { macro, target, text }, attributes);
      else if (reference !== undefined) addReference(sheet, place, reference);
      else if (code !== undefined) addCode(sheet, place, code);
      else if (anchor !== undefined) sheet.anchors.push({ line: place.line, id: anchor });
      else sheet.links.push({ ...place, kind: 'autolink', target: whole, text: whole });
    }
  };
}

// A macro; a cross reference; code; an anchor; an address.
const INLINE =
  /(?<![\w:])(link|xref|image|anchor|include):{1,2}([^\s[:][^[\n]{0,1000})?\[((?:[^\]\\]|\\.){0,500})\]|<<([^<>\n]{1,500})>>|(?<![\w`])`{1,2}\+?([^`\n]{1,300}?)\+?`{1,2}(?![\w`])|\[\[([^\][,\n]{1,200})(?:,[^\][\n]{0,200})?\]\]|https?:\/\/[^\s<>"'`)\][]{1,2000}/g;

interface Place {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

interface Macro {
  readonly macro: string;
  readonly target: string;
  readonly text: string;
}

function addMacro(
  sheet: Sheet,
  place: Place,
  { macro, target, text }: Macro,
  attributes: Attributes,
): void {
  if (macro === 'anchor') {
    sheet.anchors.push({ line: place.line, id: target });
    return;
  }
  const image = macro === 'image';
  const whole = substituted(image ? imageTarget(target, attributes) : target, attributes);
  // A cross reference to a name without an extension is one to a place of this document.
  const inner = macro === 'xref' && !/[#./]/.test(whole);
  const address = inner ? `#${whole}` : whole;
  if (whole === '' || !isOfProject(address)) return;
  sheet.links.push({ ...place, kind: image ? 'image' : 'link', target: address, text });
}

/** `<<id>>`, `<<id,text>>`, `<<file.adoc#id,text>>`; a title of a section has blanks and is none. */
function addReference(sheet: Sheet, place: Place, reference: string): void {
  const comma = reference.indexOf(',');
  const id = trimmed(comma < 0 ? reference : reference.slice(0, comma));
  const text = comma < 0 ? '' : trimmed(reference.slice(comma + 1));
  if (id === '' || /\s/.test(id) || !isOfProject(id)) return;
  const target = /[#/]|\.adoc$/.test(id) ? id : `#${id}`;
  sheet.links.push({ ...place, kind: 'link', target, text });
}

function addCode(sheet: Sheet, { line, start, end }: Place, text: string): void {
  const begin = sheet.text.indexOf(text, start);
  sheet.codeSpans.push({ line, start: begin, end: Math.min(end, begin + text.length), text });
}
