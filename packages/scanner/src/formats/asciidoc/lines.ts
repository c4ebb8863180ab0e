import { addBlockLink, addComment, addPassage, contentStart, type Sheet } from '../sheet.ts';
import { type Attributes, imageTarget, substituted } from './attributes.ts';
import { isDelimiter } from './delimited.ts';
import { includedFile, isOfProject } from './macros.ts';
import type { Reading } from './reading.ts';

/** What the lines before a block say of it. */
export interface Pending {
  readonly style: string;
  readonly language: string;
}

/**
 * Reads line `index` if it is complete in itself: an attribute, a comment, a block macro, the
 * attributes or the title of the block below. Answers what is known of that block then; `undefined`
 * if the line begins a block.
 */
export function readLine(reading: Reading, index: number, pending: Pending): Pending | undefined {
  const { sheet, attributes } = reading;
  const line = sheet.lines.of(index);
  const attribute = /^:(!?[\w-]{1,80}!?):(?:\s+(.*))?$/.exec(line);
  if (attribute !== null) {
    setAttribute(attributes, attribute[1] ?? '', attribute[2] ?? '');
    return pending;
  }
  if (line.startsWith('//') && !isDelimiter(line)) {
    addComment(sheet, index, line.slice(2));
    return pending;
  }
  if (line.startsWith('[') && line.endsWith(']'))
    return readAttributes(sheet, index, line, pending);
  if (/^\.[^\s.]/.test(line)) {
    addPassage(sheet, index, index + 1, contentStart(sheet, index) + 1);
    return pending;
  }
  if (includedFile(reading, index)) return pending;
  if (readMacro(sheet, index, line, attributes)) return NOTHING;
  return line === '+' || /^(?:'''|<<<)$/.test(line) ? pending : undefined;
}

const NOTHING: Pending = { style: '', language: '' };

/** How many attributes of one document are remembered. */
const ATTRIBUTE_LIMIT = 256;

function setAttribute(attributes: Attributes, name: string, value: string): void {
  if (name.includes('!')) attributes.delete(name.replaceAll('!', ''));
  else if (attributes.size < ATTRIBUTE_LIMIT || attributes.has(name)) {
    attributes.set(name, substituted(value, attributes));
  }
}

/** `[[id]]`, `[#id.role]`, `[source,ruby]`, `[NOTE]`, `[quote, who, where]`. */
function readAttributes(
  sheet: Sheet,
  index: number,
  line: string,
  pending: Pending,
): Pending | undefined {
  const anchor = /^\[\[([^\],]{1,200})(?:,[^\]]{0,500})?\]\]$/.exec(line)?.[1];
  const list = line.slice(1, -1);
  const id =
    anchor ??
    /^[^,"]{0,80}#([^,.%"\s]{1,200})/.exec(list)?.[1] ??
    /(?:^|,)\s*id="?([^",\]]{1,200})/.exec(list)?.[1];
  if (id !== undefined) sheet.anchors.push({ line: index + 1, id });
  if (anchor !== undefined) return pending;
  // A line in brackets that reads on after a closing one is text.
  if (/\]/.test(list.replace(/"[^"]*"/g, ''))) return undefined;
  const [first = '', second = ''] = list.split(',');
  const style = /^[\w-]*/.exec(first.trim())?.[0] ?? '';
  const language = second
    .trim()
    .replace(/^language=/, '')
    .replaceAll('"', '');
  if (style === '' && language === '') return pending;
  return {
    style: style === '' ? 'source' : style,
    language: style === 'source' || style === '' ? language : '',
  };
}

function readMacro(sheet: Sheet, index: number, line: string, attributes: Attributes): boolean {
  const macro = /^([a-z]\w{1,20})::([^\s[][^[]{0,1000})?\[.*\]$/.exec(line);
  if (macro === null) return false;
  const [, name = '', written = ''] = macro;
  sheet.blocks += 1;
  const picture = name === 'image' || name === 'video' || name === 'audio';
  if (!picture && !DIAGRAMS.has(name)) return true;
  const target = substituted(picture ? imageTarget(written, attributes) : written, attributes);
  // A video elsewhere is named by its number there.
  if (name !== 'image' && !target.includes('.')) return true;
  if (isOfProject(target)) addBlockLink(sheet, index, picture ? 'image' : 'link', target);
  return true;
}

const DIAGRAMS: ReadonlySet<string> = new Set([
  'plantuml',
  'mermaid',
  'graphviz',
  'ditaa',
  'drawio',
  'svgbob',
]);
