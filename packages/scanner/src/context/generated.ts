import { copy } from '../frontmatter/copy.ts';
import type { Structure } from '../markdown/structure.ts';
import { utf8 } from '../utf8.ts';

/** What says that a program writes a document. */
export interface GeneratedMark {
  /** 1-based; absent if the directory alone says so. */
  readonly line?: number;
  /** The line, with what it is made from if it tells, or the directory. */
  readonly says: string;
}

/** What says that a program writes the document at `path`: its directory or its top; if anything. */
export function generatedMark(
  path: string,
  text: string,
  structure: Pick<Structure, 'comments'>,
): GeneratedMark | undefined {
  for (const comment of structure.comments) {
    if (comment.line > NEAR_TOP_LINES) continue;
    const found = MARK.exec(comment.text);
    if (found !== null) return marked(comment.text, found.index, comment.line);
  }
  const top = text.slice(0, NEAR_TOP_CHARACTERS);
  const found = MARK.exec(top);
  if (found !== null) return marked(top, found.index, 1);
  const directory = GENERATED_DIRECTORY.exec(path);
  return directory === null ? undefined : { says: `directory ${directory[1] ?? ''}` };
}

/** Whether a program writes the document at `path`. */
export function isGenerated(...of: Parameters<typeof generatedMark>): boolean {
  return generatedMark(...of) !== undefined;
}

/** The line of `text` that offset `at` is in, where `first` is the number of its first line. */
function marked(text: string, at: number, first: number): GeneratedMark {
  const start = text.lastIndexOf('\n', at) + 1;
  const newline = text.indexOf('\n', at);
  const line = text
    .slice(start, newline < 0 ? text.length : newline)
    .replace(/\s+/g, ' ')
    .trim();
  const says = copy(utf8(line.slice(0, SHOWN)));
  return { line: first + text.slice(0, start).split('\n').length - 1, says };
}

/** How much of a line is shown, in bytes. */
const SHOWN = 120;

const GENERATED_DIRECTORY = /(?:^|\/)(_?generated|typedoc|apidocs?|javadoc)\//i;

const NEAR_TOP_LINES = 40;
const NEAR_TOP_CHARACTERS = 600;

const MARK =
  /\b(?:do not (?:edit|modify|change)(?: (?:this|by hand|directly|manually))?|auto-?(?:matically )?generated|automatically generated|(?:this|the) (?:file|page|document|documentation|readme) (?:is|was|has been) (?:auto-?)?generated|generated (?:by|from|with|using) [`\w@])\b|@generated\b/i;
