// Control (C0, C1), format (bidirectional, zero-width, soft hyphen, tags), line separators, lone surrogates, and
// fillers that show as nothing: whatever could move a cursor, hide text or reorder it. A document's name or text
// is a stranger's. Emoji keep their variation selectors.
const UNSAFE = String.raw`\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0`;

let unsafe: RegExp | undefined;

/**
 * Made when it is first needed: a class of Unicode takes V8 a third of a millisecond, be it only written down,
 * and nearly all that is shown is plain.
 */
function unsafeCharacters(): RegExp {
  unsafe ??= new RegExp(UNSAFE, 'gu');
  return unsafe;
}

/** What is shown as it stands. */
const PLAIN = /^[ -~]*$/;

/** `text` on one line, with everything that a terminal or a reader would not show written out. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(
    unsafeCharacters(),
    (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** JSON of `value` in which the same characters stand as `\uXXXX`: the same value, safely shown. */
export function visibleJson(value: unknown): string {
  return escapedJson(JSON.stringify(value, undefined, 2));
}

/** The same on one line. */
export function visibleJsonLine(value: unknown): string {
  return escapedJson(JSON.stringify(value));
}

function escapedJson(json: string): string {
  const escaped = (text: string) =>
    [...Array(text.length).keys()]
      .map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join('');
  // Between strings JSON has no such character but its own line breaks and indentation.
  return json.replace(unsafeCharacters(), (found) => (found === '\n' ? found : escaped(found)));
}

// What begins a block where it stands first: a heading, a quotation, an item of a list or of tasks, a rule, the
// definition of a link. The last character of the match is the one to escape.
const FIRST = /^(?:#|>|\[|[-+](?=[ -]|$)|=(?==* *$)|\d{1,9}[.)](?= |$))/;

// What begins or ends a span wherever it stands: code, a cell, something struck out; an escape; emphasis, but for a
// star by itself and a low line within a word; a link; a tag or an address; an entity. The end of the text may be
// followed by anything.
const ANYWHERE =
  /[`|~]|\\(?=[!-/:-@[-`{-~]|$)|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|\](?=[([:])|<(?! )|&(?=#?[a-z\d]+;)/giu;

/**
 * `text` for Markdown, in a paragraph, an item of a list or a cell of a table: visible, and nothing in it is
 * markup. Only what would be markup where it stands is escaped; spaces at either end, which nobody would see,
 * go.
 */
export function markdownText(text: string): string {
  return visible(text)
    .replace(/^ +| +$/g, '')
    .replace(ANYWHERE, (found) => found.replace(/./gu, '\\$&'))
    .replace(FIRST, (found) => `${found.slice(0, -1)}\\${found.slice(-1)}`);
}

/** `text` as a code span of Markdown, whatever backticks it holds; not for a cell of a table. */
export function markdownCode(text: string): string {
  const shown = visible(text);
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  // Of a space at either end one each is left out.
  const padding = longest > 0 || /^ .* $/.test(shown) ? ' ' : '';
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/** `text` as a code span in a cell of a table, where a bar would end the cell. */
export function markdownCodeCell(text: string): string {
  return markdownCode(text).replaceAll('|', '\\|');
}
