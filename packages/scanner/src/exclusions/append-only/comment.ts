import type { Marker } from '../../frontmatter/marker.ts';
import { accepted } from '../../frontmatter/marker-words.ts';

/** How far into a document the comment may begin, in bytes. */
export const COMMENT_REACH: number = 4 * 1024;

/**
 * The comment `<!-- hygiene: append-only -->` near the top of `text`; `undefined` if there is none.
 *
 * In a code fence, in indented code or between backticks it is an example. Another case or spelling
 * is accepted with a doubt.
 */
export function markerComment(text: string): Marker | undefined {
  const head = text.slice(0, COMMENT_REACH + COMMENT_LENGTH);
  if (!MENTIONED.test(head)) return undefined;
  let fence = '';
  let start = 0;
  for (const [index, line] of head.split('\n').entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const lineStart = start;
    start += line.length + 1;
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
      continue;
    }
    fence = mark;
    if (fence !== '' || /^(?: {4}|\t)/.test(line)) continue;
    const at = line.indexOf('<!--');
    if (at < 0 || lineStart + at >= COMMENT_REACH || isQuoted(line, at)) continue;
    const found = COMMENT.exec(head.slice(lineStart + at));
    if (found === null) continue;
    const [, key, word, end] = found;
    const exact = key === 'hygiene' && word === 'append-only' && end !== undefined;
    return accepted({ word: 'append-only', exact }, index + 1);
  }
  return undefined;
}

/** How long the comment may be and still be found at the very end of its reach. */
const COMMENT_LENGTH = 256;

const MENTIONED = /<!--\s{0,40}hygiene/i;

const COMMENT =
  /^<!--\s{0,40}(hygiene)\s{0,40}[:=]\s{0,40}["']?(append[-_ ]?only)(?![a-z0-9])(\s{0,40}-->)?/i;

function isQuoted(line: string, at: number): boolean {
  let ticks = 0;
  for (let index = 0; index < at; index += 1) if (line[index] === '`') ticks += 1;
  return ticks % 2 === 1;
}
