import { trimmed } from '../../markdown/cursor.ts';
import { addComment, addPassage, contentStart, type Sheet } from '../sheet.ts';
import { readDirective } from './directives.ts';
import { blockEnd, indentedEnd } from './extent.ts';
import { docutilsId, foldedName } from './ids.ts';

/** Reads explicit markup that begins on line `index`; answers the line after what it holds. */
export function readExplicit(sheet: Sheet, index: number): number {
  const line = sheet.lines.of(index).trimStart();
  const target = TARGET.exec(line);
  if (target !== null)
    return readTarget(sheet, index, target[1] ?? target[2] ?? '', target[3] ?? '');
  const directive = DIRECTIVE.exec(line);
  if (directive !== null) {
    const [, name = '', argument = ''] = directive;
    return readDirective(sheet, index, name.toLowerCase(), trimmed(argument));
  }
  const anonymous = /^(?:__|\.\. __:)\s+(.*)$/.exec(line)?.[1];
  if (anonymous !== undefined) return readTarget(sheet, index, '', anonymous);
  if (/^\.\. \[[^\]]{1,200}\]\s/.test(line)) return readNote(sheet, index);
  return readComment(sheet, index);
}

const TARGET =
  /^\.\. _(?!_)(?:`((?:[^`\\]|\\.){1,500})`|((?:[^:\\]|\\.|:(?=\S)){1,500})):(?:\s+(.*))?$/;

const DIRECTIVE = /^\.\. (?:\|[^|]{1,200}\|\s+)?([A-Za-z][\w+.:-]{0,80}?)\s?::(?:\s+(.*))?$/;

/** A name for a place of this document, or for an address elsewhere. */
function readTarget(sheet: Sheet, index: number, name: string, address: string): number {
  const end = indentedEnd(sheet, index);
  let target = trimmed(address);
  for (let at = index + 1; at < end; at += 1) target += trimmed(sheet.lines.of(at));
  const line = index + 1;
  if (target === '') {
    sheet.anchors.push({ line, id: docutilsId(name) });
    // Sphinx refers to the label itself, as it is written.
    if (docutilsId(name) !== name) sheet.anchors.push({ line, id: name });
  } else if (!/(?:^|[^\\])_$/.test(target)) {
    sheet.definitions.push({ line, label: foldedName(name), target: target.replaceAll('\\', '') });
  }
  return end;
}

/** A footnote or a citation: text. */
function readNote(sheet: Sheet, index: number): number {
  const marker = /^\s*\.\. \[[^\]]{1,200}\]\s+/.exec(sheet.lines.of(index));
  const end = indentedEnd(sheet, index);
  sheet.blocks += 1;
  const start = sheet.lines.start(index) + (marker?.[0].length ?? 0);
  addPassage(sheet, index, end, Math.max(start, contentStart(sheet, index)));
  return end;
}

function readComment(sheet: Sheet, index: number): number {
  const { lines } = sheet;
  const own = trimmed(trimmed(lines.of(index)).slice(2));
  // Two dots alone before an empty line are a comment that holds nothing.
  if (own === '' && lines.isBlank(index + 1)) return index + 1;
  const end = blockEnd(sheet, index);
  const rest = sheet.text.slice(
    lines.start(index + 1),
    Math.max(lines.start(index + 1), lines.end(end - 1)),
  );
  addComment(sheet, index, `${own}\n${end > index + 1 ? rest : ''}`);
  return end;
}
