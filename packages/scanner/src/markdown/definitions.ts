import { CARET, COLON, NEWLINE, OPEN_BRACKET } from './classes.ts';
import type { Draft } from './draft.ts';
import { unescaped } from './entities.ts';
import { foldLabel } from './labels.ts';
import { scanDestination, scanLabel, scanTitle, skipBlanks, skipSpace } from './scan-link.ts';

/** The part of a passage that definitions are read from. */
export interface Definable {
  readonly source: string;
  start: number;
  readonly end: number;
  line: number;
}

/** Reads the link reference definitions a paragraph begins with, and moves its start past them. */
export function readDefinitions(draft: Draft, paragraph: Definable): void {
  const { source, end } = paragraph;
  while (paragraph.start < end && source.charCodeAt(paragraph.start) === OPEN_BRACKET) {
    const after = readDefinition(draft, paragraph);
    if (after < 0) return;
    for (let at = paragraph.start; at < after; at += 1) {
      if (source.charCodeAt(at) === NEWLINE) paragraph.line += 1;
    }
    paragraph.start = skipSpace(source, after, end);
  }
}

/** Past the definition the paragraph begins with, its line ending included, or -1. */
function readDefinition(draft: Draft, paragraph: Definable): number {
  const { source, start, end } = paragraph;
  // A footnote's text, by every dialect that has footnotes.
  if (source.charCodeAt(start + 1) === CARET) return -1;
  const label = scanLabel(source, start, end);
  if (label < 0 || label >= end || source.charCodeAt(label) !== COLON) return -1;
  const folded = foldLabel(source.slice(start + 1, label - 1));
  if (folded === '') return -1;

  const from = skipSpace(source, label + 1, end);
  const to = scanDestination(source, from, end);
  if (to < 0) return -1;
  const after = pastTitle(source, to, end);
  if (after < 0) return -1;

  const target = unescaped(destinationText(source, from, to));
  draft.definitions.push({ line: paragraph.line, label: folded, target });
  return after;
}

/** What the destination of `[from, to)` says, angle brackets off. */
export function destinationText(source: string, from: number, to: number): string {
  const angled = source.charCodeAt(from) === 60;
  return angled ? source.slice(from + 1, to - 1) : source.slice(from, to);
}

/** Past the title after a destination, if that ends its line; else past the destination's line. */
function pastTitle(source: string, at: number, end: number): number {
  const title = skipSpace(source, at, end);
  if (title > at) {
    const close = scanTitle(source, title, end);
    const after = close < 0 ? -1 : lineRest(source, close, end);
    if (after >= 0) return after;
  }
  return lineRest(source, at, end);
}

/** Past the line ending, if only blanks come before it; or -1. */
function lineRest(source: string, at: number, end: number): number {
  const rest = skipBlanks(source, at, end);
  if (rest >= end) return end;
  return source.charCodeAt(rest) === NEWLINE ? rest + 1 : -1;
}
