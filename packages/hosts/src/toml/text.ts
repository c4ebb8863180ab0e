import type { Cursor } from './cursor.ts';

const BARE = /[\w-]+/y;
const BASIC = /"[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"/y;
const LITERAL = /'[^'\n]*'/y;
const SPACE = /[ \t]*/y;

/** A key with its parts, `a."b c".d`. */
export function readKey(cursor: Cursor): readonly string[] {
  const parts: string[] = [];
  do {
    cursor.take(SPACE);
    const bare = cursor.take(BARE);
    parts.push(bare ?? readLine(cursor) ?? cursor.fail('has no key here'));
    cursor.take(SPACE);
  } while (cursor.eat('.'));
  return parts;
}

/** A text in quotes of any kind; `undefined` where none begins. */
export function readText(cursor: Cursor): string | undefined {
  if (cursor.eat('"""')) return unescaped(block(cursor, '"""'), cursor);
  if (cursor.eat("'''")) return block(cursor, "'''");
  return readLine(cursor);
}

/** A text in quotes on one line. */
function readLine(cursor: Cursor): string | undefined {
  const literal = cursor.take(LITERAL);
  if (literal !== undefined) return literal.slice(1, -1);
  const basic = cursor.take(BASIC);
  if (basic !== undefined) return unescaped(basic.slice(1, -1), cursor);
  const first = cursor.text[cursor.offset];
  return first === '"' || first === "'"
    ? cursor.fail('has a text here that is not closed')
    : undefined;
}

/** A text over lines up to `end`, without the line break that follows its begin. */
function block(cursor: Cursor, end: string): string {
  let at = cursor.text.indexOf(end, cursor.offset);
  while (at !== -1 && end === '"""' && isEscaped(cursor.text, at, cursor.offset)) {
    at = cursor.text.indexOf(end, at + 1);
  }
  if (at === -1) cursor.fail('has a text here that is not closed');
  // Up to two more quotes belong to the text.
  while (cursor.text[at + 3] === end[0]) at += 1;
  const text = cursor.text.slice(cursor.offset, at);
  cursor.pass(text + end);
  return text.replace(/^\r?\n/, '');
}

function isEscaped(text: string, at: number, begin: number): boolean {
  let back = at;
  while (back > begin && text[back - 1] === '\\') back -= 1;
  return (at - back) % 2 === 1;
}

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  '"': '"',
  '\\': '\\',
};

function unescaped(text: string, cursor: Cursor): string {
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|[ \t]*\r?\n\s*|([\s\S]))/g,
    (_whole, short?: string, long?: string, sign?: string) => {
      if (short !== undefined || long !== undefined) {
        const code = Number.parseInt(short ?? long ?? '', 16);
        return code <= 0x10ffff
          ? String.fromCodePoint(code)
          : cursor.fail('has an escape that is none');
      }
      return sign === undefined ? '' : (ESCAPES[sign] ?? cursor.fail('has an escape that is none'));
    },
  );
}
