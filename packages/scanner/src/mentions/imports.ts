import type { Mention } from '../document.ts';
import { copy } from '../frontmatter/copy.ts';
import { eachProse, type Structure } from '../markdown/structure.ts';
import { utf8 } from '../utf8.ts';
import { kindOf, PLAIN } from './characters.ts';
import { TOKEN_LIMIT } from './code-path.ts';
import { extensionOf } from './extension.ts';
import { isOtherThanPath } from './other-things.ts';

/**
 * Adds the `@imports` of `structure`: how instructions for agents pull in another file.
 *
 * In prose only, since in code they are examples, and after white space, since elsewhere an at sign
 * is part of an address. Names of people and packages have the same sign and no extension.
 */
export function importMentions(structure: Structure, text: string, found: Mention[]): void {
  // Signs are looked for once over the text, not anew for each piece of prose.
  let at = text.indexOf('@');
  if (at < 0) return;
  eachProse(structure, (line, start, end) => {
    if (at >= 0 && at < start) at = text.indexOf('@', start);
    for (; at >= 0 && at < end; at = text.indexOf('@', at + 1)) {
      if (at > start && !isOpening(text.charCodeAt(at - 1))) continue;
      const target = importedAt(text, at + 1, end);
      if (target === undefined || inCode(structure, at)) continue;
      found.push({ line, kind: 'import', target, pattern: false });
    }
  });
}

function isOpening(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x28;
}

function importedAt(text: string, start: number, end: number): string | undefined {
  let stop = start;
  const limit = Math.min(end, start + TOKEN_LIMIT);
  while (stop < limit && kindOf(text.charCodeAt(stop)) === PLAIN) stop += 1;
  while (stop > start && text[stop - 1] === '.') stop -= 1;
  const token = text.slice(start, stop);
  const extension = extensionOf(token);
  if (!IMPORTED.has(extension) || token.startsWith('/')) return undefined;
  return isOtherThanPath(token, extension, false) ? undefined : copy(utf8(token));
}

/** Extensions of what agents read; other names with an at sign are packages and people. */
const IMPORTED: ReadonlySet<string> = new Set(
  'md mdx mdc markdown txt rst adoc json jsonc yaml yml toml'.split(' '),
);

/** Whether offset `at` lies in a code span; they are in order of offset. */
function inCode({ codeSpans }: Structure, at: number): boolean {
  let low = 0;
  let high = codeSpans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((codeSpans[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const span = codeSpans[low - 1];
  return span !== undefined && at < span.start + span.text.length;
}
