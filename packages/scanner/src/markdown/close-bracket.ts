import { CARET, CLOSE_PAREN, isSpace, OPEN_BRACKET, OPEN_PAREN } from './classes.ts';
import { destinationText } from './definitions.ts';
import { unescaped } from './entities.ts';
import { addLink, type Inline } from './inline.ts';
import { foldLabel } from './labels.ts';
import { fits, scanDestination, scanLabel, scanTitle, skipSpace } from './scan-link.ts';

/** How long a wiki link may be. */
const WIKI_LIMIT = 500;

/** Past the link that the bracket at `at` closes; or past the bracket, if it is text. */
export function closeBracket(inline: Inline, at: number): number {
  if (inline.open === 0) return at + 1;
  const bracket = inline.open - 1;
  inline.open = bracket;

  const image = inline.openImage[bracket] === true;
  const active = image || bracket >= inline.inactive;
  if (inline.inactive > bracket) inline.inactive = bracket;
  if (!active) return at + 1;

  let after = closeInline(inline, bracket, at);
  if (after < 0 && inline.targets.size > 0) after = closeReference(inline, bracket, at);
  if (after < 0) {
    if (closeWiki(inline, bracket, at)) return at + 1;
    inline.failedAt = inline.openAt[bracket] ?? 0;
    inline.failedEnd = at + 1;
    return at + 1;
  }
  if (!image) inline.inactive = bracket;
  return after;
}

/** Past `(destination "title")` after the bracket, or -1. */
function closeInline(inline: Inline, bracket: number, at: number): number {
  const { source, end } = inline;
  if (at + 1 >= end || source.charCodeAt(at + 1) !== OPEN_PAREN) return -1;
  const from = skipSpace(source, at + 2, end);
  let to = from;
  let close = from;
  if (from < end && source.charCodeAt(from) !== CLOSE_PAREN) {
    to = scanDestination(source, from, end);
    if (to < 0) return -1;
    close = skipSpace(source, to, end);
    const title = close > to ? scanTitle(source, close, end) : -1;
    if (title >= 0) close = skipSpace(source, title, end);
  }
  if (close >= end || source.charCodeAt(close) !== CLOSE_PAREN) return -1;
  take(inline, bracket, at, close + 1, unescaped(destinationText(source, from, to)));
  return close + 1;
}

/** Past `[label]`, `[]` or nothing after the bracket, if that leads to a definition; or -1. */
function closeReference(inline: Inline, bracket: number, at: number): number {
  const { source, end, targets } = inline;
  const label = scanLabel(source, at + 1, end);
  const full = label > at + 3;
  const from = full ? at + 2 : (inline.openAt[bracket] ?? 0) + 1;
  const to = full ? label - 1 : at;
  if (!full && (inline.openNested[bracket] === true || !fits(source, from, to))) return -1;
  const reference = source.slice(from, to);
  const target = targets.get(foldLabel(reference));
  if (target === undefined) return -1;
  const after = label < 0 ? at + 1 : label;
  take(inline, bracket, at, after, target, reference);
  return after;
}

/** Takes `[[target]]` or `[[target|label]]`, of which the bracket at `at` is the last. */
function closeWiki(inline: Inline, bracket: number, at: number): boolean {
  const { source, failedAt, failedEnd } = inline;
  const start = inline.openAt[bracket] ?? 0;
  if (failedAt !== start + 1 || failedEnd !== at) return false;
  const from = start + 2;
  const to = at - 1;
  if (to <= from || to - from > WIKI_LIMIT) return false;
  const first = source.charCodeAt(from);
  if (isSpace(first) || first === CARET || first === OPEN_BRACKET) return false;
  const inner = source.slice(from, to);
  if (/[`<>\r\n]/.test(inner) || isSpace(source.charCodeAt(to - 1))) return false;

  const pipe = inner.indexOf('|');
  const target = pipe < 0 ? inner : inner.slice(0, pipe).replace(/\\$/, '');
  const text = pipe < 0 ? inner : inner.slice(pipe + 1);
  if (target === '') return false;
  addLink(inline, 'wikilink', inline.openLine[bracket] ?? 0, start, at + 1, target, text);
  return true;
}

function take(
  inline: Inline,
  bracket: number,
  at: number,
  after: number,
  target: string,
  reference?: string,
): void {
  const start = inline.openAt[bracket] ?? 0;
  const image = inline.openImage[bracket] === true;
  const text = inline.source.slice(start + 1, at);
  const from = image ? start - 1 : start;
  const kind = image ? 'image' : 'link';
  addLink(inline, kind, inline.openLine[bracket] ?? 0, from, after, target, text, reference);
}
