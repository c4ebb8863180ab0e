/** Where a text stops being JSON. */
export interface JsonFault {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  readonly problem: string;
  /** What would be right there. */
  readonly right: string;
}

type State = 'value' | 'first value' | 'first key' | 'key' | 'colon' | 'after';

interface Found {
  readonly at: number;
  readonly problem: string;
  readonly right: string;
}

/**
 * Where and why `text` is no JSON; `undefined` where it is. Written here because the messages of
 * `JSON.parse` differ between engines, and many name no place.
 */
export function jsonFault(text: string): JsonFault | undefined {
  const found = firstFault(text);
  if (found === undefined) return undefined;
  const before = text.slice(0, found.at);
  const line = before.split('\n').length;
  const column = found.at - before.lastIndexOf('\n');
  return { line, column, problem: found.problem, right: found.right };
}

function firstFault(text: string): Found | undefined {
  const open: string[] = [];
  let state: State = 'value';
  let at = 0;
  for (;;) {
    at = afterBlanks(text, at);
    const sign = text[at];
    if (sign === undefined) {
      return open.length === 0 && state === 'after' ? undefined : early(at, open);
    }
    const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
    if (closes && (state === 'after' || state === 'first value' || state === 'first key')) {
      open.pop();
      state = 'after';
      at += 1;
    } else if (state === 'after') {
      if (sign !== ',' || open.length === 0) return unexpected(text, at, open, state);
      state = open.at(-1) === '{' ? 'key' : 'value';
      at += 1;
    } else if (state === 'colon') {
      if (sign !== ':') return unexpected(text, at, open, state);
      state = 'value';
      at += 1;
    } else if (state === 'key' || state === 'first key') {
      if (sign !== '"') return unexpected(text, at, open, state);
      const end = afterString(text, at);
      if (typeof end !== 'number') return end;
      state = 'colon';
      at = end;
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      state = sign === '{' ? 'first key' : 'first value';
      at += 1;
    } else {
      const end = sign === '"' ? afterString(text, at) : afterWord(text, at);
      if (end === undefined) return unexpected(text, at, open, state);
      if (typeof end !== 'number') return end;
      state = 'after';
      at = end;
    }
  }
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\n\r'.includes(text.charAt(at))) at += 1;
  return at;
}

const WORD = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;

function afterWord(text: string, at: number): number | undefined {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  return word === undefined ? undefined : at + word.length;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The place after the string that begins at `from`, or what is wrong in it. */
function afterString(text: string, from: number): number | Found {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') return at + 1;
    if (sign < ' ') {
      const what = sign === '\n' || sign === '\r' ? 'a line break' : 'a control character';
      const code = sign.charCodeAt(0).toString(16).padStart(4, '0');
      const right = sign === '\n' ? '`\\n` in its place' : `\`\\u${code}\` in its place`;
      return { at, problem: `${what} stands in a text`, right };
    }
    if (sign !== '\\') continue;
    ESCAPE.lastIndex = at;
    const written = ESCAPE.exec(text)?.[0];
    if (written === undefined) {
      const two = text.slice(at, at + 2);
      return { at, problem: `${two} is no escape of JSON`, right: '`\\\\` for a backslash' };
    }
    at += written.length - 1;
  }
  return { at: from, problem: 'a text has no end', right: 'a closing `"`' };
}

function early(at: number, open: readonly string[]): Found {
  if (open.length === 0) return { at, problem: 'the text is empty', right: 'one object of JSON' };
  const closing = open
    .slice(-8)
    .reverse()
    .map((bracket) => (bracket === '{' ? '}' : ']'))
    .join('');
  return { at, problem: 'the text ends early', right: `what is missing, then \`${closing}\`` };
}

const WANTED: Readonly<Record<Exclude<State, 'after'>, string>> = {
  value: 'a value of JSON: texts and keys in double quotes, no comments',
  'first value': 'a value of JSON, or `]`',
  'first key': 'a key in double quotes, or `}`',
  key: 'a key in double quotes; no comma after the last one',
  colon: '`:` between key and value',
};

function unexpected(text: string, at: number, open: readonly string[], state: State): Found {
  const problem = `${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))} cannot stand here`;
  if (state !== 'after') return { at, problem, right: WANTED[state] };
  const bracket = open.at(-1);
  if (bracket === undefined) return { at, problem, right: 'nothing after the end of the JSON' };
  const right = `\`,\` or \`${bracket === '{' ? '}' : ']'}\`; a \`"\` within a text is \`\\"\``;
  return { at, problem, right };
}
