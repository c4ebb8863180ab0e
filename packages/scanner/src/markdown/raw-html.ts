import { addAutolink } from './autolink.ts';
import { BANG, isLetter, OPEN_BRACKET, QUESTION, SLASH } from './classes.ts';
import { trimmed } from './cursor.ts';
import { find } from './finder.ts';
import { type Inline, lineOf } from './inline.ts';
import { readTag } from './read-tag.ts';
import { COMMENT_LIMIT } from './structure.ts';
import { countWords } from './words.ts';

/** Past the autolink, tag or comment that `<` begins; or past that character, if it is text. */
export function readAngle(inline: Inline, at: number): number {
  const after = readAngled(inline, at);
  if (after < 0) return at + 1;
  return after;
}

/** Past the MDX comment that `{` begins; or past that character, if it is text. */
export function readBrace(inline: Inline, at: number): number {
  const { source } = inline;
  if (!source.startsWith('/*', at + 1)) return at + 1;
  const after = pastMark(inline, '*/}', at + 3);
  if (after < 0) return at + 1;
  addComment(inline, at, at + 3, after - 3);
  inline.cuts?.push(at, after);
  return after;
}

/** Past the comment at `at`, if there is one, or -1; of an HTML block it may be unclosed. */
export function readComment(inline: Inline, at: number): number {
  const { source, end } = inline;
  if (source.startsWith('>', at + 4)) return at + 5;
  if (source.startsWith('->', at + 4)) return at + 6;
  const after = pastMark(inline, '-->', at + 4);
  if (after < 0 && inline.passage.kind !== 'html') return -1;
  addComment(inline, at, at + 4, after < 0 ? end : after - 3);
  return after < 0 ? end : after;
}

/** Past the next `mark` of the passage, or -1. */
export function pastMark(inline: Inline, mark: string, at: number): number {
  const found = find(inline.finder, mark, at);
  return found >= 0 && found + mark.length <= inline.end ? found + mark.length : -1;
}

function readAngled(inline: Inline, at: number): number {
  const { source, end } = inline;
  if (at + 2 >= end) return -1;
  const code = source.charCodeAt(at + 1);
  let after = -1;
  if (code === BANG) after = readDeclaration(inline, at);
  else if (code === QUESTION) after = pastMark(inline, '?>', at + 2);
  else {
    const link = code === SLASH ? -1 : addAutolink(inline, at);
    if (link >= 0) return link;
    after = readTag(inline, at, 'html');
  }
  if (after >= 0) inline.cuts?.push(at, after);
  return after;
}

function readDeclaration(inline: Inline, at: number): number {
  const { source } = inline;
  const code = source.charCodeAt(at + 2);
  if (source.startsWith('--', at + 2)) return readComment(inline, at);
  if (isLetter(code)) return pastMark(inline, '>', at + 2);
  if (code !== OPEN_BRACKET || !source.startsWith('CDATA[', at + 3)) return -1;
  return pastMark(inline, ']]>', at + 9);
}

function addComment(inline: Inline, at: number, from: number, to: number): void {
  const { source, draft, passage } = inline;
  const text = trimmed(source.slice(from, Math.min(to, from + COMMENT_LIMIT)));
  draft.comments.push({ line: lineOf(inline, at), text });
  // Of an HTML block only what stands outside comments was counted in the first place.
  if (passage.kind === 'paragraph' || passage.kind === 'cell') {
    draft.proseWords -= countWords(source, from, to);
  }
}
