import type { DocumentFormat, Mention } from './document.ts';
import type { Structure } from './markdown/structure.ts';
import { codeMentions } from './mentions/code.ts';
import { commandMentions } from './mentions/commands.ts';
import { importMentions } from './mentions/imports.ts';
import { linkMentions } from './mentions/links.ts';

/** How many mentions of one document are kept at most. */
export const MENTION_LIMIT: number = 65_536;

/**
 * Everything by which a document may name a path of the project, in order of line.
 *
 * Links of any syntax, reference definitions, images, paths in code spans, `@imports` of agent
 * instructions and path arguments of commands. What plainly is no path is left out: other sites,
 * routes, packages, media types, dates, placeholders. Whether a path is there, and whether a doubtful
 * token is one, is not asked here: no listing is needed, so the answer depends on the document alone.
 */
export function mentionsOf(
  structure: Structure,
  text: string,
  format: DocumentFormat,
): readonly Mention[] {
  const found: Mention[] = [];
  linkMentions(structure, text, found);
  codeMentions(structure, found);
  commandMentions(structure, text, found);
  if (format === 'markdown') importMentions(structure, text, found);
  found.sort((one, other) => one.line - other.line);
  return found.length > MENTION_LIMIT ? found.slice(0, MENTION_LIMIT) : found;
}
