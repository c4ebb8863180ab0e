import { titled } from '../formats/rst/directives.ts';
import { trimmed } from '../markdown/cursor.ts';
import type { CodeSpan, Structure } from '../markdown/structure.ts';

/** Takes the destination that stands on a line of a document. */
type Take = (line: number, destination: string) => void;

/**
 * Takes what MyST, the Markdown of Sphinx, names by other means than links: the entries of tables of
 * contents, which are directives, and what the roles `{doc}` and `{download}` lead to.
 */
export function contentsOf(structure: Structure, text: string, take: Take): void {
  if (text.includes('{toctree}')) eachEntry(text, take);
  if (!text.includes('{doc}`') && !text.includes('{download}`')) return;
  for (const span of structure.codeSpans) {
    if (ROLE.test(before(text, span))) take(span.line, titled(span.text));
  }
}

const ROLE = /\{(?:doc|download)\}$/;

/** What stands right before the backtick that opens `span`. */
function before(text: string, { start }: CodeSpan): string {
  return text.slice(Math.max(0, start - 12), start - 1);
}

const OPENING = /^\s*(`{3,}|~{3,}|:{3,})\{toctree\}/;

/** An entry: a document without its extension, with or without a title. */
function eachEntry(text: string, take: Take): void {
  let marker: string | undefined;
  let options = false;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = trimmed(raw);
    if (marker === undefined) {
      marker = OPENING.exec(raw)?.[1];
      options = false;
    } else if (line === marker) marker = undefined;
    else if (line === '---') options = !options;
    else if (!options && line !== '' && line !== 'self' && !line.startsWith(':')) {
      take(index + 1, titled(line));
    }
  }
}
