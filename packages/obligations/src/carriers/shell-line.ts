import { type ShellWord, shellWord } from './shell-word.ts';

/** What stands between two commands of a line of shell. */
export type Connector = '&&' | '||' | ';' | '|' | '&';

/** One command of a line: its words, without assignments in front and without redirections. */
export interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** What leads to the next command; `undefined` after the last. */
  readonly next: Connector | undefined;
}

/** What a line is made of: its commands, and the signs and keywords between them, as written. */
export type ShellToken = ShellCommand | string;

/** A line of shell, read. */
export interface ShellLine {
  readonly commands: readonly ShellCommand[];
  /** The commands and all that stands between them; `=` stands for a command of assignments alone. */
  readonly tokens: readonly ShellToken[];
  /** Whether it is a list of commands and no more: no `if`, no loop, no function, no here-document. */
  readonly plain: boolean;
}

/** How much of a command or script is read as shell, in characters. */
export const SHELL_LIMIT: number = 16 * 1024;

/** How many commands a list may have to be followed from one to the next. */
const LIST_LIMIT = 1_000;

const KEYWORDS: ReadonlySet<string> = new Set(
  'if then else elif fi for while until do done case esac select function [[ ! { }'.split(' '),
);
const OPERATOR = /&&|\|\||\|&|;;|\r?\n|[;|&()]/y;
const REDIRECTION = /(?:\d+|&)?(<<<|<<-?|>>|>\||>&|<>|<&|>|<)(&?(?:\d+|-)(?![\w./-]))?/y;
/** What a blank, a comment, a redirection or an operator begins with. */
const SIGN = /[\s#\d&<>|;()]/;
const BLANK = /[ \t\r]+/y;
const COMMENT = /#[^\n]*/y;
const ASSIGNMENT = /^[A-Za-z_]\w*\+?=/;
const FUNCTION = /^\s*\)\s*\{/;
const HERE = /<<-?[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|\\?([\w.-]+))/y;

/**
 * Cuts `text` into commands and words as a POSIX shell would, running nothing.
 *
 * `variables` are those whose value is known, by name or, for `$(…)`, as written. What is no plain
 * list is cut all the same, and said not to be `plain`.
 */
export function shellLine(text: string, variables: ReadonlyMap<string, string>): ShellLine {
  // One line is looked at from several sides, one after the other.
  if (last === undefined || last.text !== text || last.variables !== variables) {
    last = { text, variables, line: read(text, variables) };
  }
  return last.line;
}

let last:
  | {
      readonly text: string;
      readonly variables: ReadonlyMap<string, string>;
      readonly line: ShellLine;
    }
  | undefined;

function read(text: string, variables: ReadonlyMap<string, string>): ShellLine {
  const line = text.slice(0, SHELL_LIMIT);
  const commands: ShellCommand[] = [];
  const tokens: ShellToken[] = [];
  const here: string[] = [];
  let plain = text.length <= SHELL_LIMIT;
  let words: ShellWord[] = [];
  let assigns = false;
  let at = 0;

  const end = (next: Connector | undefined): void => {
    if (words.length > 0) {
      const command = { words, next };
      commands.push(command);
      tokens.push(command);
    } else if (assigns) tokens.push('=');
    words = [];
    assigns = false;
  };
  while (at < line.length) {
    // Most of a line is words, and begins with none of these signs.
    const isSign = SIGN.test(line[at] ?? '');
    const blank = isSign ? (matched(BLANK, line, at) ?? matched(COMMENT, line, at)) : undefined;
    if (blank !== undefined) {
      at += blank.length;
      continue;
    }
    const redirection = isSign ? matched(REDIRECTION, line, at) : undefined;
    if (redirection !== undefined) {
      if (redirection.includes('<<') && !redirection.includes('<<<')) {
        plain = false;
        const until = hereWord(line, at);
        if (until !== undefined) here.push(until);
      }
      at = afterRedirection(line, at + redirection.length, redirection);
      continue;
    }
    const operator = isSign ? matched(OPERATOR, line, at) : undefined;
    if (operator !== undefined) {
      if (operator === '(' && FUNCTION.test(line.slice(at + 1, at + 40))) plain = false;
      const sum = operator === '(' && words.length === 0 ? afterSum(line, at) : undefined;
      if (sum !== undefined) {
        plain = false;
        tokens.push('=');
        at = sum;
        continue;
      }
      // The end of a branch of "case", or the begin of a list as a value.
      if (operator === ';;' || (operator === '(' && line[at - 1] === '=')) plain = false;
      end(connector(operator));
      tokens.push(operator.endsWith('\n') ? '\n' : operator);
      at += operator.length;
      if (operator.endsWith('\n')) {
        for (const until of here.splice(0)) at = afterHere(line, at, until);
      }
      continue;
    }
    const { words: found, end: until } = shellWord(line, at, variables);
    // A sign that begins no word is passed over, so that every step goes on.
    at = Math.max(until, at + 1);
    for (const word of found) {
      if (words.length === 0 && !word.quoted && KEYWORDS.has(word.text)) {
        plain = false;
        tokens.push(word.text);
        // What "[[" asks is a command like any other, whose signs are its own.
        if (word.text === '[[') at = afterTest(line, at);
      } else if (words.length > 0 || !ASSIGNMENT.test(word.text)) words.push(word);
      else assigns = true;
    }
  }
  end(undefined);
  return { commands, tokens, plain: plain && commands.length <= LIST_LIMIT };
}

/** The word that ends the here-document of the redirection at `at`. */
function hereWord(line: string, at: number): string | undefined {
  HERE.lastIndex = at;
  const found = HERE.exec(line);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** Where the line goes on after the here-document that starts at `at` and ends with `until`. */
function afterHere(line: string, start: number, until: string): number {
  for (let at = start; at < line.length; ) {
    const close = line.indexOf('\n', at);
    const end = close < 0 ? line.length : close + 1;
    if (line.slice(at, end).trim() === until) return end;
    at = end;
  }
  return line.length;
}

/** Where the line goes on after the sum `((…))` at `start`; `undefined` if it is one subshell in another. */
function afterSum(line: string, start: number): number | undefined {
  if (line[start + 1] !== '(') return undefined;
  let open = 0;
  for (let at = start + 1; at < line.length; at += 1) {
    if (line[at] === '(') open += 1;
    if (line[at] === ')') open -= 1;
    if (open === 0) return line[at + 1] === ')' ? at + 2 : undefined;
  }
  return undefined;
}

function afterTest(line: string, at: number): number {
  const close = line.indexOf(']]', at);
  return close < 0 ? line.length : close + 2;
}

function matched(pattern: RegExp, line: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(line)?.[0];
}

function connector(operator: string): Connector {
  if (operator === '&&' || operator === '||' || operator === '&') return operator;
  return operator === '|' || operator === '|&' ? '|' : ';';
}

/** Where the line goes on after what a redirection leads to, unless that stood in it already. */
function afterRedirection(line: string, at: number, redirection: string): number {
  if (/[&](?:\d+|-)$/.test(redirection)) return at;
  const blank = matched(BLANK, line, at)?.length ?? 0;
  return shellWord(line, at + blank, new Map()).end;
}
