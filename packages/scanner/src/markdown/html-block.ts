import {
  BANG,
  GREATER,
  isLetter,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUESTION,
  SLASH,
} from './classes.ts';
import type { Cursor } from './cursor.ts';
import { type Finder, find, findTag } from './finder.ts';
import { scanName, scanTag } from './scan-tag.ts';

/** How an HTML block ends: at what is written here, or, where that is empty, at a blank line. */
export interface HtmlKind {
  readonly ends: readonly string[];
  /** How many characters in the search for its end may begin. */
  readonly opening: number;
  readonly interrupts: boolean;
}

/** What kind of HTML block the next character, `<` or `{`, begins, if any. */
export function htmlKind(cursor: Cursor, finder: Finder): HtmlKind | undefined {
  const { text, next, end } = cursor;
  if (text.charCodeAt(next) === OPEN_BRACE) {
    const closed = text.startsWith('/*', next + 1) && find(finder, '*/}', next + 3) >= 0;
    return closed ? MDX_COMMENT : undefined;
  }
  const code = text.charCodeAt(next + 1);
  if (code === BANG) return declarationKind(text, next);
  if (code === QUESTION) return PROCESSING;

  const closing = code === SLASH;
  const from = closing ? next + 2 : next + 1;
  const nameEnd = scanName(text, from, end);
  if (nameEnd < 0) return undefined;
  const name = text.slice(from, nameEnd).toLowerCase();
  if (!closing && RAW.has(name) && endsName(text, nameEnd, end)) return RAW_TEXT;
  if (BLOCK_NAMES.has(name) && endsBlockName(text, nameEnd, end)) return NAMED_BLOCK;

  const after = scanTag(text, next, end, 'html');
  if (after < 0) return undefined;
  for (let at = after; at < end; at += 1) if (!isSpace(text.charCodeAt(at))) return undefined;
  return ANY_TAG;
}

/** Whether the block ends with the current line, of which `from` is still to be read. */
export function endsHtml(kind: HtmlKind, finder: Finder, from: number, end: number): boolean {
  for (const mark of kind.ends) {
    const found = mark.startsWith('</') ? findTag(finder, mark, from) : find(finder, mark, from);
    if (found >= 0 && found + mark.length <= end) return true;
  }
  return false;
}

/** Elements whose content is text and no markup. */
export const RAW: ReadonlySet<string> = new Set(['script', 'pre', 'style', 'textarea']);

const RAW_TEXT: HtmlKind = {
  ends: ['</script>', '</pre>', '</style>', '</textarea>'],
  opening: 1,
  interrupts: true,
};
const COMMENT: HtmlKind = { ends: ['-->'], opening: 2, interrupts: true };
const PROCESSING: HtmlKind = { ends: ['?>'], opening: 1, interrupts: true };
const DECLARATION: HtmlKind = { ends: ['>'], opening: 2, interrupts: true };
const CHARACTER_DATA: HtmlKind = { ends: [']]>'], opening: 9, interrupts: true };
const NAMED_BLOCK: HtmlKind = { ends: [], opening: 0, interrupts: true };
const ANY_TAG: HtmlKind = { ends: [], opening: 0, interrupts: false };
const MDX_COMMENT: HtmlKind = { ends: ['*/}'], opening: 3, interrupts: true };

const BLOCK_NAMES: ReadonlySet<string> = new Set(
  (
    'address article aside base basefont blockquote body caption center col colgroup dd details ' +
    'dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 ' +
    'head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option ' +
    'p param search section summary table tbody td tfoot th thead title tr track ul'
  ).split(' '),
);

function declarationKind(text: string, next: number): HtmlKind | undefined {
  if (text.startsWith('--', next + 2)) return COMMENT;
  if (isLetter(text.charCodeAt(next + 2))) return DECLARATION;
  return text.charCodeAt(next + 2) === OPEN_BRACKET && text.startsWith('CDATA[', next + 3)
    ? CHARACTER_DATA
    : undefined;
}

function endsName(text: string, at: number, end: number): boolean {
  return at >= end || isSpace(text.charCodeAt(at)) || text.charCodeAt(at) === GREATER;
}

function endsBlockName(text: string, at: number, end: number): boolean {
  return endsName(text, at, end) || (text.charCodeAt(at) === SLASH && isClosed(text, at + 1));
}

function isClosed(text: string, at: number): boolean {
  return text.charCodeAt(at) === GREATER;
}
