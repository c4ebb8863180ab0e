/** A word or an operator of a script of shell. */
export interface ShellToken {
  /** `word`, `operator` (a newline is `;`), or `redirection` with the sign and what it leads to. */
  readonly kind: 'word' | 'operator' | 'redirection';
  /** Of a word, what stands there without its quotes. */
  readonly text: string;
  /** Whether any of it was quoted or is only known when it runs. */
  readonly quoted: boolean;
  /** Where it begins in the text. */
  readonly at: number;
}

const BLANK = /(?:[ \t\r]|\\\r?\n)+/y;
const COMMENT = /#[^\n]*/y;
const OPERATOR = /&&|\|\||\|&|;;&?|;&|[;|&()\n]/y;
const REDIRECTION = /(?:\d+|&)?(?:<<<|<<-?|>>|>\||>&|<>|<&|>|<)(?:&?(?:\d+|-)(?![\w./-]))?/y;
/** What a blank, a comment, a redirection or an operator begins with. */
const SIGN = /[\s\\#\d&<>|;()]/;
const ENDS_WORD = /[\s;&|()<>]/;
const ORDINARY = /[\w./:=@%+,-]+/y;

/** Cuts `text` into tokens, here-documents and comments left out. */
export function shellTokens(text: string): readonly ShellToken[] {
  const tokens: ShellToken[] = [];
  let heres: { readonly end: string; readonly tabs: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    // Most of a script is words, and begins with none of these signs.
    const isSign = SIGN.test(text[at] ?? '');
    const skipped = isSign ? (matched(BLANK, text, at) ?? matched(COMMENT, text, at)) : undefined;
    if (skipped !== undefined) {
      at += skipped.length;
      continue;
    }
    const sign = isSign ? matched(REDIRECTION, text, at) : undefined;
    if (sign !== undefined) {
      const start = at;
      at += sign.length;
      let to = '';
      if (!/\d$|-$/.test(sign) || /<<-$/.test(sign)) {
        at += matched(BLANK, text, at)?.length ?? 0;
        const word = wordAt(text, at);
        to = word.text;
        at = word.end;
        if (/<<-?$/.test(sign)) heres.push({ end: to, tabs: sign.endsWith('-') });
      }
      tokens.push({ kind: 'redirection', text: `${sign}${to}`, quoted: false, at: start });
      continue;
    }
    const operator = isSign ? matched(OPERATOR, text, at) : undefined;
    if (operator !== undefined) {
      const shown = operator === '\n' ? ';' : operator;
      tokens.push({ kind: 'operator', text: shown, quoted: false, at });
      at += operator.length;
      if (operator === '\n' && heres.length > 0) {
        for (const here of heres) at = afterHere(text, at, here);
        heres = [];
      }
      continue;
    }
    const word = wordAt(text, at);
    tokens.push({ kind: 'word', text: word.text, quoted: word.quoted, at });
    at = Math.max(word.end, at + 1);
  }
  return tokens;
}

function matched(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function afterHere(
  text: string,
  start: number,
  { end, tabs }: { readonly end: string; readonly tabs: boolean },
): number {
  let at = start;
  while (at < text.length) {
    const stop = text.indexOf('\n', at);
    const line = text.slice(at, stop < 0 ? text.length : stop).replace(/\r$/, '');
    at = stop < 0 ? text.length : stop + 1;
    if ((tabs ? line.replace(/^\t+/, '') : line) === end) break;
  }
  return at;
}

function wordAt(
  text: string,
  start: number,
): { readonly text: string; readonly quoted: boolean; readonly end: number } {
  let at = start;
  let word = '';
  let quoted = false;
  while (at < text.length && !ENDS_WORD.test(text[at] ?? '')) {
    const ordinary = matched(ORDINARY, text, at);
    if (ordinary !== undefined) {
      word += ordinary;
      at += ordinary.length;
      continue;
    }
    const sign = text[at] ?? '';
    const end = sign === '\\' ? Math.min(at + 2, text.length) : pieceEnd(text, at);
    const isQuote = sign === "'" || sign === '"';
    quoted ||= end > at + 1;
    word += isQuote ? text.slice(at + 1, Math.max(at + 1, end - 1)) : text.slice(at, end);
    at = end;
  }
  return { text: word, quoted, end: at };
}

/** Where the quoted text or the expansion at `start` ends; the next sign if there is none. */
function pieceEnd(text: string, start: number): number {
  const sign = text[start];
  if (sign === "'" || sign === '`') {
    const close = text.indexOf(sign, start + 1);
    return close < 0 ? text.length : close + 1;
  }
  if (sign === '"') return closed(text, start + 1, '"');
  const next = text[start + 1];
  if (sign === '$' && next === '(') return closed(text, start + 2, ')');
  if (sign === '$' && next === '{') return closed(text, start + 2, '}');
  return start + 1;
}

/** Where what `start` stands in is closed by `close`, with all that is opened in it. */
function closed(text: string, start: number, close: string): number {
  const open: string[] = [close];
  let at = start;
  for (; at < text.length && open.length > 0; at += 1) {
    const sign = text[at];
    const top = open.at(-1);
    if (sign === '\\') at += 1;
    else if (sign === top) open.pop();
    else if (sign === '$' && (text[at + 1] === '(' || text[at + 1] === '{')) {
      open.push(text[at + 1] === '(' ? ')' : '}');
      at += 1;
    } else if (top === '"') continue;
    else if (sign === '"') open.push('"');
    else if (sign === '(' && top === ')') open.push(')');
    else if (sign === "'") {
      const end = text.indexOf("'", at + 1);
      at = end < 0 ? text.length : end;
    }
  }
  return Math.min(at, text.length);
}
