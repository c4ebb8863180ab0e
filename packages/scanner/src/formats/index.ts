import type { DocumentFormat } from '../document.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import type { Structure } from '../markdown/structure.ts';
import { baseName, extensionOf } from '../resolve/project-path.ts';
import { readAsciidoc } from './asciidoc.ts';
import { readOrg } from './org.ts';
import { readRestructuredText } from './restructuredtext.ts';
import { readText } from './text.ts';

/** How the document at `path` is written, told by its name alone. */
export function formatOf(path: string): DocumentFormat {
  const byExtension = FORMATS.get(extensionOf(path));
  if (byExtension !== undefined) return byExtension;
  // Instructions for agents are Markdown whatever they are called.
  return AGENT_NAMES.has(baseName(path)) ? 'markdown' : 'text';
}

const FORMATS: ReadonlyMap<string, DocumentFormat> = new Map<string, DocumentFormat>([
  ['md', 'markdown'],
  ['mdx', 'markdown'],
  ['mdc', 'markdown'],
  ['markdown', 'markdown'],
  ['rst', 'restructuredtext'],
  ['rest', 'restructuredtext'],
  ['adoc', 'asciidoc'],
  ['asciidoc', 'asciidoc'],
  ['asc', 'asciidoc'],
  ['org', 'org'],
]);

const AGENT_NAMES: ReadonlySet<string> = new Set([
  ...['.cursorrules', '.windsurfrules', '.clinerules', '.roorules', '.goosehints', '.rules'],
  ...['llms.txt', 'llms-full.txt'],
]);

/**
 * What `text`, a document of one character a byte, is made of.
 *
 * Whatever the format the answer has one shape, so that no signal need know it. Every text has a
 * structure, and reading it takes time in proportion to its length.
 */
export function readStructure(format: DocumentFormat, text: string): Structure {
  return READERS[format](text);
}

const READERS: Readonly<Record<DocumentFormat, (text: string) => Structure>> = {
  markdown: readMarkdown,
  restructuredtext: readRestructuredText,
  asciidoc: readAsciidoc,
  org: readOrg,
  text: readText,
};
