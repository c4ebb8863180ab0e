import { lineFinder, type Passage, type Sheet } from '../sheet.ts';
import { titled } from './directives.ts';
import { docutilsId, foldedName } from './ids.ts';

/** Reads roles, references, literals and inline targets out of passages, all definitions known. */
export function inlineReader(sheet: Sheet): (passage: Passage) => void {
  const targets = new Map<string, string>();
  for (const { label, target } of sheet.definitions) {
    if (!targets.has(label)) targets.set(label, target);
  }
  return (passage) => readInline({ sheet, targets }, passage);
}

interface Inline {
  readonly sheet: Sheet;
  /** Where each defined name leads to. */
  readonly targets: ReadonlyMap<string, string>;
}

function readInline(inline: Inline, passage: Passage): void {
  const { sheet } = inline;
  const source = sheet.text.slice(passage.start, passage.end);
  if (!/[`_:]/.test(source)) return;
  const lineOf = lineFinder(sheet.text, passage);
  for (const found of source.matchAll(INLINE)) {
    const start = passage.start + found.index;
    const at: Place = { line: lineOf(start), start, end: start + found[0].length };
    const [, literal, role, interpreted, mark, inlineTarget, name] = found;
    if (literal !== undefined) addCode(sheet, at, 2, literal);
    else if (inlineTarget !== undefined)
      sheet.anchors.push({ line: at.line, id: docutilsId(inlineTarget) });
    else if (role !== undefined) addRole(sheet, at, role.toLowerCase(), interpreted ?? '');
    else if (mark !== undefined && mark !== '') addReference(inline, at, interpreted ?? '');
    else if (interpreted !== undefined) addCode(sheet, at, 1, interpreted);
    else if (name !== undefined) addNamed(inline, at, name, name);
    else addLink(sheet, at, 'autolink', found[0], found[0]);
  }
}

interface Place {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

// A literal; text in backquotes with a role before it or a reference mark behind; a target; a name
// with a reference mark; an address.
const INLINE =
  /``([^`]{1,500}(?:`[^`]{1,500}){0,8})``|(?::([A-Za-z][\w+.:-]{0,60}):)?(?<![_\w`])`((?:[^`\\]|\\[\s\S]){1,1500})`(__?(?!\w))?|(?<!\w)_`([^`]{1,300})`|(?<![\w`<])([A-Za-z0-9](?:[A-Za-z0-9]|[-_.+:](?=[A-Za-z0-9])){0,100})__?(?![\w`])|https?:\/\/[^\s<>"'`)\]]{1,2000}/g;

function addCode(sheet: Sheet, { line, start }: Place, marks: number, text: string): void {
  const begin = start + marks;
  sheet.codeSpans.push({ line, start: begin, end: begin + text.length, text });
}

/** Roles that name a document, and roles that name a file to fetch. */
const DOCUMENT_ROLES: ReadonlySet<string> = new Set(['doc', 'download', 'any-doc']);

const CODE_ROLES: ReadonlySet<string> = new Set([
  'file',
  'code',
  'literal',
  'path',
  'samp',
  'source',
]);

function addRole(sheet: Sheet, at: Place, role: string, text: string): void {
  const name = role.slice(role.lastIndexOf(':') + 1);
  if (DOCUMENT_ROLES.has(name)) addLink(sheet, at, 'link', titled(text), text);
  else if (CODE_ROLES.has(name)) addCode(sheet, at, role.length + 3, text);
}

/** `` `text <address>`_ `` leads to an address, `` `name`_ `` to what is defined by that name. */
function addReference(inline: Inline, at: Place, text: string): void {
  const embedded = /^([\s\S]*?)\s*<([^<>]{1,1500})>$/.exec(text);
  if (embedded === null) {
    addNamed(inline, at, text, text);
    return;
  }
  const target = (embedded[2] ?? '').replace(/[ \t\r\n]+/g, '').replaceAll('\\', '');
  if (target.endsWith('_')) addNamed(inline, at, target.slice(0, -1), text);
  else addLink(inline.sheet, at, 'link', target, embedded[1] ?? '');
}

/** A reference to a definition of this document; to anything else of it, it is no link. */
function addNamed({ sheet, targets }: Inline, at: Place, name: string, text: string): void {
  const reference = foldedName(name);
  const target = targets.get(reference);
  if (target !== undefined) sheet.links.push({ ...at, kind: 'link', target, text, reference });
}

function addLink(
  sheet: Sheet,
  at: Place,
  kind: 'link' | 'autolink',
  target: string,
  text: string,
): void {
  if (target !== '') sheet.links.push({ ...at, kind, target, text });
}
