/** One word of a command, as the shell hands it on. */
export interface ShellWord {
  readonly text: string;
  /** Whether it holds something that only the running shell knows: `$x`, `$(…)`, `*`. */
  readonly dynamic: boolean;
  /** Whether it is a part of what was cut at a space, for want of quotes around a variable. */
  readonly cut: boolean;
  /** Whether any of it was quoted, which makes a word of what else would be a keyword. */
  readonly quoted: boolean;
}

/** The words that one piece of a line becomes, and where the line goes on. */
export interface ReadWord {
  readonly words: readonly ShellWord[];
  readonly end: number;
}

const VARIABLE = /\$(?:(\w+)|\{(\w+)(?::?-[^}]*)?\})/y;
const ENDS_WORD = /[\s;&|()<>]/;
const GLOB = /[*?[]/;

/** Signs that stand for themselves wherever they are: most of a line is read at once. */
const ORDINARY = /[\w./:=@%+,-]+/y;

/** What is gathered while one word is read. */
interface Gathering {
  readonly words: ShellWord[];
  text: string;
  dynamic: boolean;
  cut: boolean;
  quoted: boolean;
}

/**
 * Reads the word of `line` that starts at `start`, expanding those `variables` whose value is known.
 *
 * An unquoted value with a space in it becomes several words, as in a shell.
 */
export function shellWord(
  line: string,
  start: number,
  variables: ReadonlyMap<string, string>,
): ReadWord {
  const to: Gathering = { words: [], text: '', dynamic: false, cut: false, quoted: false };
  let at = start;
  while (at < line.length && !ENDS_WORD.test(line[at] ?? '')) {
    ORDINARY.lastIndex = at;
    const ordinary = ORDINARY.exec(line)?.[0];
    if (ordinary !== undefined) {
      to.text += ordinary;
      at += ordinary.length;
      continue;
    }
    const sign = line[at];
    if (sign === '\\') {
      // A line that goes on leaves nothing behind.
      if (line[at + 1] !== '\n') to.text += line[at + 1] ?? '';
      at += 2;
    } else if (sign === "'") {
      const close = line.indexOf("'", at + 1);
      const end = close < 0 ? line.length : close;
      to.text += line.slice(at + 1, end);
      to.quoted = true;
      at = end + 1;
    } else if (sign === '"') {
      at = doubleQuoted(line, at + 1, variables, to);
    } else if (sign === '$' || sign === '`') {
      at = expansion(line, at, variables, to, false);
    } else {
      if (GLOB.test(sign ?? '') || (sign === '~' && to.text === '')) to.dynamic ||= sign !== '~';
      to.text += sign;
      at += 1;
    }
  }
  endWord(to);
  return { words: to.words, end: at };
}

function doubleQuoted(
  line: string,
  start: number,
  variables: ReadonlyMap<string, string>,
  to: Gathering,
): number {
  to.quoted = true;
  let at = start;
  while (at < line.length && line[at] !== '"') {
    const sign = line[at] ?? '';
    if (sign === '\\' && /["\\$`\n]/.test(line[at + 1] ?? '')) {
      to.text += line[at + 1];
      at += 2;
    } else if (sign === '$' || sign === '`') {
      at = expansion(line, at, variables, to, true);
    } else {
      to.text += sign;
      at += 1;
    }
  }
  return at + 1;
}

/** Reads the `$…` or backquotes at `start`, and tells where the word goes on. */
function expansion(
  line: string,
  start: number,
  variables: ReadonlyMap<string, string>,
  to: Gathering,
  quoted: boolean,
): number {
  const end = commandEnd(line, start);
  if (end !== undefined) {
    const value = variables.get(line.slice(start, end));
    if (value !== undefined) put(to, value, quoted);
    else unknown(to, line.slice(start, end));
    return end;
  }
  VARIABLE.lastIndex = start;
  const found = VARIABLE.exec(line);
  if (found === null) {
    to.text += line[start];
    return start + 1;
  }
  const value = variables.get(found[1] ?? found[2] ?? '');
  if (value === undefined) unknown(to, found[0]);
  else put(to, value, quoted);
  return start + found[0].length;
}

/** Where the `$(…)` or the backquotes at `start` end; `undefined` if there are none. */
function commandEnd(line: string, start: number): number | undefined {
  if (line[start] === '`') {
    const close = line.indexOf('`', start + 1);
    return close < 0 ? line.length : close + 1;
  }
  if (line[start + 1] !== '(') return undefined;
  let open = 0;
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] === '(') open += 1;
    if (line[at] === ')') open -= 1;
    if (open === 0) return at + 1;
  }
  return line.length;
}

function unknown(to: Gathering, written: string): void {
  to.text += written;
  to.dynamic = true;
}

function put(to: Gathering, value: string, quoted: boolean): void {
  if (quoted || !/\s/.test(value)) {
    to.text += value;
    return;
  }
  const [first = '', ...rest] = value.split(/\s+/);
  to.text += first;
  to.cut = true;
  for (const part of rest) {
    endWord(to);
    to.text = part;
    to.cut = true;
  }
}

function endWord(to: Gathering): void {
  const { text, dynamic, cut, quoted } = to;
  if (text !== '' || quoted) to.words.push({ text, dynamic, cut, quoted });
  to.text = '';
  to.dynamic = false;
  to.cut = false;
  to.quoted = false;
}
