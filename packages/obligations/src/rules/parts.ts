import { eachProse, type Structure } from '@dochygiene/scanner';

/** Something of a document that stands on a line of its own. */
export type Part =
  | { readonly kind: 'heading'; readonly line: number; readonly text: string }
  /** A piece of a line of text, or the code between two fences; where it begins and ends. */
  | {
      readonly kind: 'prose' | 'fence';
      readonly line: number;
      readonly endLine: number;
      readonly start: number;
      readonly end: number;
    };

/** The headings, the prose and the code of a document, by line. */
export function partsOf(text: string, structure: Structure): readonly Part[] {
  const parts: Part[] = structure.headings.map(({ line, text: source }) => ({
    kind: 'heading',
    line,
    text: source,
  }));
  eachProse(structure, (line, start, end) => {
    parts.push({ kind: 'prose', line, endLine: line, start, end });
  });
  for (const { kind, line, endLine, start, end } of structure.fences) {
    parts.push({ kind: 'fence', line, endLine, start: codeStart(text, kind, start), end });
  }
  // A stable order: of one line, pieces stay as they come.
  return parts.every((part, at) => at === 0 || (parts[at - 1]?.line ?? 0) <= part.line)
    ? parts
    : parts.sort((one, other) => one.line - other.line);
}

/** Where the first character stands of the line that opens a block of code. */
function codeStart(text: string, kind: 'fenced' | 'indented', content: number): number {
  let at = kind === 'indented' ? content : text.lastIndexOf('\n', content - 2) + 1;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at;
}
