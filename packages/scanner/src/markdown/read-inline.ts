import {
  BACKSLASH,
  BACKTICK,
  BANG,
  CLASSES,
  CLOSE_BRACKET,
  LESS,
  OPEN_BRACE,
  OPEN_BRACKET,
  STOPS,
} from './classes.ts';
import { closeBracket } from './close-bracket.ts';
import { readCodeSpan } from './code-span.ts';
import type { Passage } from './draft.ts';
import { escapes } from './entities.ts';
import { enterPassage, type Inline, lineOf } from './inline.ts';
import { readAngle, readBrace } from './raw-html.ts';

/** Reads the links, code spans and raw HTML of a passage that is Markdown, mark by mark. */
export function readInline(inline: Inline, passage: Passage): void {
  enterPassage(inline, passage);
  const { start, end } = passage;
  const { marks } = inline.draft;
  if (passage.joined !== undefined) {
    readJoined(inline, passage);
    return;
  }
  let at = start;
  let next = inline.mark;
  for (; next < marks.length; next += 1) {
    const mark = marks[next] ?? end;
    if (mark >= end) break;
    if (mark >= at) at = readMark(inline, mark);
  }
  inline.mark = next;
}

/** The same of a passage whose marks are not known, character by character. */
function readJoined(inline: Inline, passage: Passage): void {
  const { source, end } = passage;
  let at = passage.start;
  while (at < end) {
    if (((CLASSES[source.charCodeAt(at)] ?? 0) & STOPS) === 0) at += 1;
    else at = readMark(inline, at);
  }
}

/** Past whatever the mark at `at` begins or ends; or past the mark, if it is text. */
function readMark(inline: Inline, at: number): number {
  const { source } = inline;
  switch (source.charCodeAt(at)) {
    case BACKSLASH:
      if (!escapes(source, at)) return at + 1;
      inline.escaped = at + 2;
      return at + 2;
    case BACKTICK:
      return readCodeSpan(inline, at);
    case LESS:
      return readAngle(inline, at);
    case OPEN_BRACE:
      return readBrace(inline, at);
    case OPEN_BRACKET:
      openBracket(inline, at);
      return at + 1;
    case CLOSE_BRACKET:
      return closeBracket(inline, at);
    default:
      return at + 1;
  }
}

function openBracket(inline: Inline, at: number): void {
  const { source, open, escaped } = inline;
  const image = at - 1 >= escaped && source.charCodeAt(at - 1) === BANG;
  if (open > 0) inline.openNested[open - 1] = true;
  inline.openAt[open] = at;
  inline.openLine[open] = lineOf(inline, at);
  inline.openImage[open] = image;
  inline.openNested[open] = false;
  inline.open += 1;
}
