import { LONGEST, type ReadJson } from './json.ts';
import type { Located, LocatedMember } from './located.ts';
import { Cursor, TomlFault } from './toml/cursor.ts';
import { readKey, readText } from './toml/text.ts';

/** Reads TOML, keeping lines. Numbers and dates that are no plain decimals are told as they are written. */
export function readToml(text: string): ReadJson {
  if (text.length > LONGEST) {
    const message = `has more than ${LONGEST} characters`;
    return { at: undefined, problems: [{ code: 'too-large', line: 1, message }] };
  }
  try {
    return { at: document(new Cursor(text)), problems: [] };
  } catch (error) {
    if (!(error instanceof TomlFault)) throw error;
    const { line, message } = error;
    return { at: undefined, problems: [{ code: 'unparsed', line, message }] };
  }
}

type Table = Map<string, LocatedMember>;

const LINE_END = /[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/y;

function document(cursor: Cursor): Located {
  const root: Table = new Map();
  const begun = new Set<Table>();
  let table = root;
  if (cursor.text.startsWith('\uFEFF')) cursor.offset = 1;
  for (cursor.skip(); cursor.offset < cursor.text.length; cursor.skip()) {
    if (cursor.eat('[[')) table = ofList(root, cursor);
    else if (cursor.eat('[')) table = ofHeader(root, cursor, begun);
    else member(table, cursor, 0);
    if (cursor.take(LINE_END) === undefined) cursor.fail('has more on a line than belongs there');
  }
  return { line: 1, offset: 0, value: root };
}

/** The table that `[a.b]` begins. */
function ofHeader(root: Table, cursor: Cursor, begun: Set<Table>): Table {
  const { line } = cursor;
  const key = readKey(cursor);
  if (!cursor.eat(']')) cursor.fail('has a table name here that is not closed');
  const table = key.reduce((outer, part) => inner(outer, part, line, cursor), root);
  if (begun.has(table)) cursor.fail(`begins the table "${key.join('.')}" again`);
  begun.add(table);
  return table;
}

/** The new table that `[[a.b]]` adds to its list. */
function ofList(root: Table, cursor: Cursor): Table {
  const { line, offset } = cursor;
  const key = readKey(cursor);
  if (!cursor.eat(']]')) cursor.fail('has a table name here that is not closed');
  const outer = key.slice(0, -1).reduce((table, part) => inner(table, part, line, cursor), root);
  const last = key.at(-1) ?? '';
  const known = outer.get(last);
  if (known !== undefined && !Array.isArray(known.at.value)) cursor.fail(`"${last}" is no list`);
  const items: Located[] = known === undefined ? [] : (known.at.value as Located[]);
  const value: Table = new Map();
  items.push({ line, offset: offset - 2, value });
  if (known === undefined)
    outer.set(last, { line, at: { line, offset: offset - 2, value: items } });
  return value;
}

/** The table `part` of `table`, made if there is none; of a list of tables, its last. */
function inner(table: Table, part: string, line: number, cursor: Cursor): Table {
  const known = table.get(part);
  if (known === undefined) {
    const value: Table = new Map();
    table.set(part, { line, at: { line, offset: cursor.offset, value } });
    return value;
  }
  const { value } = known.at;
  const last = Array.isArray(value) ? (value as readonly Located[]).at(-1)?.value : value;
  return last instanceof Map ? last : cursor.fail(`"${part}" is no table`);
}

/** `key = value`, put into `table`. */
function member(table: Table, cursor: Cursor, depth: number): void {
  const { line } = cursor;
  const key = readKey(cursor);
  if (!cursor.eat('=')) cursor.fail('has no "=" after a key here');
  const holder = key.slice(0, -1).reduce((outer, part) => inner(outer, part, line, cursor), table);
  const last = key.at(-1) ?? '';
  if (holder.has(last)) cursor.fail(`has the key "${last}" again`);
  holder.set(last, { line, at: value(cursor, depth + 1) });
}

const SPACE = /[ \t]*/y;
const WORD = /[^\s,\]}#=]+/y;

function value(cursor: Cursor, depth: number): Located {
  cursor.atDepth(depth);
  cursor.take(SPACE);
  const { line, offset } = cursor;
  if (cursor.eat('[')) return { line, offset, value: list(cursor, depth) };
  if (cursor.eat('{')) return { line, offset, value: inlineTable(cursor, depth) };
  const text = readText(cursor);
  if (text !== undefined) return { line, offset, value: text };
  const word = cursor.take(WORD) ?? cursor.fail('has no value here');
  if (word === 'true' || word === 'false') return { line, offset, value: word === 'true' };
  return { line, offset, value: /^[+-]?\d[\d_]*(?:\.\d+)?$/.test(word) ? number(word) : word };
}

function number(word: string): number {
  return Number(word.replaceAll('_', ''));
}

function list(cursor: Cursor, depth: number): readonly Located[] {
  const items: Located[] = [];
  for (cursor.skip(); !cursor.eat(']'); cursor.skip()) {
    items.push(value(cursor, depth + 1));
    cursor.skip();
    if (cursor.eat(',')) continue;
    if (cursor.text[cursor.offset] !== ']') cursor.fail('has neither a comma nor "]" here');
  }
  return items;
}

function inlineTable(cursor: Cursor, depth: number): Table {
  const table: Table = new Map();
  for (cursor.skip(); !cursor.eat('}'); cursor.skip()) {
    member(table, cursor, depth);
    cursor.skip();
    if (cursor.eat(',')) continue;
    if (cursor.text[cursor.offset] !== '}') cursor.fail('has neither a comma nor "}" here');
  }
  return table;
}
