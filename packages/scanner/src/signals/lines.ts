import type { Structure } from '../markdown/structure.ts';

/** Whether `line` belongs to a code block, its fences included. */
export function inFence(structure: Pick<Structure, 'fences'>, line: number): boolean {
  return structure.fences.some((fence) => fence.line <= line && line <= fence.endLine);
}

/** A line of a document, with its number from 1. */
export interface NumberedLine {
  readonly line: number;
  /** As it stands in the text: one character a byte, without its ending. */
  readonly text: string;
}

/** Lines `first` to `last` of `text`, as far as it has them. */
export function linesBetween(text: string, first: number, last: number): readonly NumberedLine[] {
  const lines: NumberedLine[] = [];
  let start = 0;
  for (let line = 1; line <= last && start < text.length; line += 1) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    if (line >= first) lines.push({ line, text: text.slice(start, end).replace(/\r$/, '') });
    start = end + 1;
  }
  return lines;
}
