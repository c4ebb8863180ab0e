import type { ShellCommand, ShellToken } from './shell-line.ts';

/** One command of a tree, or what is made of commands. */
export type ShellNode =
  /** A command; `undefined` for one of assignments alone and for what `[[` asks. */
  | { readonly kind: 'command'; readonly command: ShellCommand | undefined }
  | { readonly kind: 'subshell' | 'group'; readonly body: ShellList }
  | {
      readonly kind: 'if';
      readonly branches: readonly Branch[];
      readonly other: ShellList | undefined;
    }
  | { readonly kind: 'loop'; readonly condition: ShellList; readonly body: ShellList }
  | { readonly kind: 'for'; readonly over: ShellCommand | undefined; readonly body: ShellList }
  | { readonly kind: 'case'; readonly bodies: readonly ShellList[] }
  | { readonly kind: 'function'; readonly name: string; readonly body: ShellNode };

/** One branch of an `if`. */
export interface Branch {
  readonly condition: ShellList;
  readonly body: ShellList;
}

/** Commands with pipes between them. */
export interface Pipeline {
  readonly negated: boolean;
  readonly members: readonly ShellNode[];
}

/** Pipelines with `&&` and `||` between them. */
export interface AndOr {
  readonly pipelines: readonly Pipeline[];
  /** What stands between them: one fewer. */
  readonly signs: readonly ('&&' | '||')[];
  /** Whether nobody waits for it. */
  readonly background: boolean;
}

/** What is run one after the other. */
export type ShellList = readonly AndOr[];

/** How deep groups and branches may stand in one another. */
const DEPTH_LIMIT = 50;

class NotRead extends Error {}

interface Reading {
  readonly tokens: readonly ShellToken[];
  at: number;
  depth: number;
}

/** The tree that `tokens` of `shellLine` make; `undefined` where they make none that is understood. */
export function shellTree(tokens: readonly ShellToken[]): ShellList | undefined {
  const reading = { tokens, at: 0, depth: 0 };
  try {
    const list = listUntil(reading, []);
    return reading.at === tokens.length ? list : undefined;
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

function listUntil(reading: Reading, ends: readonly string[]): ShellList {
  reading.depth += 1;
  if (reading.depth > DEPTH_LIMIT) throw new NotRead();
  const list: AndOr[] = [];
  for (;;) {
    breaks(reading);
    const token = peek(reading);
    if (token === undefined || (typeof token === 'string' && ends.includes(token))) break;
    list.push(andOr(reading));
  }
  reading.depth -= 1;
  return list;
}

function andOr(reading: Reading): AndOr {
  const pipelines = [pipeline(reading)];
  const signs: ('&&' | '||')[] = [];
  for (let sign = peek(reading); sign === '&&' || sign === '||'; sign = peek(reading)) {
    signs.push(sign);
    reading.at += 1;
    breaks(reading);
    pipelines.push(pipeline(reading));
  }
  const background = peek(reading) === '&';
  if (background) reading.at += 1;
  return { pipelines, signs, background };
}

function pipeline(reading: Reading): Pipeline {
  let negated = false;
  while (took(reading, '!')) negated = !negated;
  const members = [node(reading)];
  while (took(reading, '|') || took(reading, '|&')) {
    breaks(reading);
    members.push(node(reading));
  }
  return { negated, members };
}

function node(reading: Reading): ShellNode {
  const token = peek(reading);
  reading.at += 1;
  if (token === undefined) throw new NotRead();
  if (typeof token !== 'string') return named(reading, token);
  switch (token) {
    case '=':
      // The values of a list are no commands.
      if (took(reading, '(')) while (!took(reading, ')')) skip(reading);
      return { kind: 'command', command: undefined };
    case '[[':
      return { kind: 'command', command: undefined };
    case '(':
      return { kind: 'subshell', body: closed(reading, ')') };
    case '{':
      return { kind: 'group', body: closed(reading, '}') };
    case 'if':
      return conditional(reading);
    case 'while':
    case 'until': {
      const condition = closed(reading, 'do');
      return { kind: 'loop', condition, body: closed(reading, 'done') };
    }
    case 'for': {
      const over = peek(reading);
      skip(reading);
      if (typeof over === 'string' || closed(reading, 'do').length > 0) throw new NotRead();
      return { kind: 'for', over, body: closed(reading, 'done') };
    }
    case 'case':
      return cases(reading);
    default:
      throw new NotRead();
  }
}

/** A command, or the function that it is the name of. */
function named(reading: Reading, command: ShellCommand): ShellNode {
  if (peek(reading) !== '(') return { kind: 'command', command };
  const [name] = command.words;
  skip(reading);
  if (!took(reading, ')') || name === undefined || command.words.length > 1) throw new NotRead();
  breaks(reading);
  return { kind: 'function', name: name.text, body: node(reading) };
}

function conditional(reading: Reading): ShellNode {
  const branches: Branch[] = [];
  for (;;) {
    const condition = closed(reading, 'then');
    const body = listUntil(reading, ['elif', 'else', 'fi']);
    branches.push({ condition, body });
    if (took(reading, 'elif')) continue;
    const other = took(reading, 'else') ? listUntil(reading, ['fi']) : undefined;
    if (!took(reading, 'fi')) throw new NotRead();
    return { kind: 'if', branches, other };
  }
}

function cases(reading: Reading): ShellNode {
  const bodies: ShellList[] = [];
  // The word that is looked at stands with "in", and with the first pattern if that is on its line.
  for (;;) {
    do breaks(reading);
    while (took(reading, ';;'));
    if (took(reading, 'esac')) return { kind: 'case', bodies };
    while (peek(reading) !== ')') {
      skip(reading);
      if (bodies.length === 0 && took(reading, 'esac')) return { kind: 'case', bodies };
    }
    reading.at += 1;
    bodies.push(listUntil(reading, [';;', 'esac']));
  }
}

function closed(reading: Reading, end: string): ShellList {
  const list = listUntil(reading, [end]);
  if (!took(reading, end)) throw new NotRead();
  return list;
}

const peek = ({ tokens, at }: Reading): ShellToken | undefined => tokens[at];

function took(reading: Reading, token: string): boolean {
  if (peek(reading) !== token) return false;
  reading.at += 1;
  return true;
}

function skip(reading: Reading): void {
  if (peek(reading) === undefined) throw new NotRead();
  reading.at += 1;
}

function breaks(reading: Reading): void {
  while (took(reading, ';') || took(reading, '\n'));
}
