import type { Marker } from './marker.ts';
import { refused } from './marker-words.ts';
import { meaningOf } from './meaning.ts';

/**
 * What looks like a marker in `part`, whose first line is number `firstLine`, where it protects
 * nothing: before, after or without a metadata block, or in an HTML comment.
 *
 * Lines in code fences and indented code are examples and are left alone.
 */
export function markerOutside(part: string, firstLine: number): Marker | undefined {
  if (!/hygiene/i.test(part)) return undefined;
  let fence = '';
  for (const [index, text] of part.split('\n').entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
      continue;
    }
    fence = mark;
    const found = MISPLACED.exec(text);
    if (found === null) continue;
    const [, comment, value = ''] = found;
    const { word } = meaningOf(value.trim());
    if (word === undefined) continue;
    // In a comment, append-only is at its place.
    if (comment !== undefined && comment !== '' && word === 'append-only') continue;
    return refused(firstLine + index, 'stands outside the YAML frontmatter, which opens on line 1');
  }
  return undefined;
}

const MISPLACED =
  /^ {0,3}(?:\xEF\xBB\xBF)?(?:(<!--|\{\/\*|\/\/|\.\.|#)[ \t]*)?["']?hygiene["']?[ \t]*[:=][ \t]*(.{1,80})/i;
