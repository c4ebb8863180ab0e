import { trimmed } from '../../markdown/cursor.ts';
import { addBlockLink, addCode, type Sheet } from '../sheet.ts';
import { blockEnd } from './extent.ts';

/**
 * Reads directive `name` on line `index`; answers the line from which to read on: the one after the
 * directive where it holds code or entries, the first of its content where it holds text.
 */
export function readDirective(sheet: Sheet, index: number, name: string, argument: string): number {
  const end = blockEnd(sheet, index);
  const content = optionsEnd(sheet, index, end);
  const plain = name.slice(name.lastIndexOf(':') + 1);
  if (IMAGES.has(plain)) {
    addBlockLink(sheet, index, 'image', argument);
    addOption(sheet, index, content, 'target');
    return content;
  }
  if (FILES.has(plain) && !argument.startsWith('<') && content >= end) {
    addBlockLink(sheet, index, 'link', argument);
    return end;
  }
  if (plain === 'include' || plain === 'literalinclude') return end;
  if (plain === 'toctree') {
    for (let at = content; at < end; at += 1) addEntry(sheet, at);
    return end;
  }
  addOption(sheet, index, content, 'file');
  if (CODE.has(plain)) {
    addLiteral(sheet, index, content, end, argument);
    return end;
  }
  if (SILENT.has(plain)) return end;
  return content;
}

const IMAGES: ReadonlySet<string> = new Set(['image', 'figure', 'thumbnail', 'video']);

/** Directives whose argument, where they have no content, is a file. */
const FILES: ReadonlySet<string> = new Set([
  ...['include', 'literalinclude', 'uml', 'plantuml', 'graphviz', 'drawio-image', 'drawio-figure'],
  ...['mermaid', 'mdinclude', 'csv-file', 'exec-file'],
]);

/** Directives that hold code or something else that is no text. */
const CODE: ReadonlySet<string> = new Set([
  ...['code', 'code-block', 'sourcecode', 'parsed-literal', 'prompt', 'math', 'raw', 'doctest'],
  ...['testcode', 'testsetup', 'testoutput', 'testcleanup', 'ipython', 'jupyter-execute', 'plot'],
  ...['uml', 'plantuml', 'graphviz', 'mermaid', 'digraph', 'graph', 'productionlist', 'highlight'],
  ...['code-cell', 'command-output', 'program-output', 'runblock'],
]);

/** Directives that show nothing of their own. */
const SILENT: ReadonlySet<string> = new Set([
  ...['index', 'meta', 'contents', 'sectnum', 'default-role', 'role', 'currentmodule', 'module'],
  ...[
    'tags',
    'csv-table',
    'autosummary',
    'replace',
    'unicode',
    'date',
    'title',
    'autosectionlabel',
  ],
]);

/** The first line of the content of a directive: after its options and the empty lines that follow. */
function optionsEnd({ lines }: Sheet, index: number, end: number): number {
  let at = index + 1;
  while (at < end && !lines.isBlank(at)) {
    if (!/^\s+:[^:]/.test(lines.of(at)) && at === index + 1) return at;
    at += 1;
  }
  while (at < end && lines.isBlank(at)) at += 1;
  return at;
}

/** Adds what option `name` names, among the lines between `index` and `content`. */
function addOption(sheet: Sheet, index: number, content: number, name: string): void {
  for (let at = index + 1; at < content; at += 1) {
    const option = /^\s*:([\w-]{1,40}):\s+(.*)$/.exec(sheet.lines.of(at));
    const value = trimmed(option?.[2] ?? '');
    if (option?.[1] === name && !value.endsWith('_')) addBlockLink(sheet, at, 'link', value);
  }
}

/** An entry of a table of contents: a document without its extension, with or without a title. */
function addEntry(sheet: Sheet, index: number): void {
  const entry = trimmed(sheet.lines.of(index));
  if (entry === '' || entry === 'self' || entry.startsWith(':') || entry.startsWith('.. ')) return;
  addBlockLink(sheet, index, 'link', titled(entry));
}

/** What `Title <target>` leads to; all of it if there is no title. */
export function titled(text: string): string {
  const target = /<([^<>]{1,1000})>$/.exec(text)?.[1];
  return trimmed(target ?? text);
}

function addLiteral(sheet: Sheet, open: number, from: number, end: number, info: string): void {
  if (from >= end) return;
  addCode(sheet, { open, from, to: end, close: end - 1 }, 'fenced', info);
}
