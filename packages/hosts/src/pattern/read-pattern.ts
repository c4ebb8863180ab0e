import { readClass, readEscape } from './characters.ts';
import type { PatternNode } from './node.ts';
import { Intricate, type Reading } from './reading.ts';

/** How deep repeats may stand in repeats, and groups in groups. */
const DEEPEST_REPEAT = 3;
const DEEPEST_GROUP = 16;
/** The largest number in braces. */
const MOST_TIMES = 100;

/** Reads a pattern that its dialect is known to accept. Throws {@link Intricate} for what is not followed here. */
export function readPattern(pattern: string): PatternNode {
  const reading = { pattern, at: 0 };
  const { node } = choice(reading, 0);
  if (reading.at < pattern.length) throw new Intricate('a parenthesis that closes nothing');
  return node;
}

/** What was read, and how deep repeats are nested in it. */
interface Part {
  readonly node: PatternNode;
  readonly repeats: number;
}

function choice(reading: Reading, depth: number): Part {
  if (depth > DEEPEST_GROUP) throw new Intricate('groups nested too deep');
  const ways = [row(reading, depth)];
  while (reading.pattern[reading.at] === '|') {
    reading.at += 1;
    ways.push(row(reading, depth));
  }
  const [only] = ways;
  if (ways.length === 1 && only !== undefined) return only;
  const node = { kind: 'choice', ways: ways.map((way) => way.node) } as const;
  return { node, repeats: Math.max(...ways.map(({ repeats }) => repeats)) };
}

function row(reading: Reading, depth: number): Part {
  const parts: Part[] = [];
  while (reading.at < reading.pattern.length && !'|)'.includes(reading.pattern[reading.at] ?? '')) {
    parts.push(quantified(atom(reading, depth), reading));
  }
  const node = { kind: 'row', parts: parts.map((part) => part.node) } as const;
  return { node, repeats: Math.max(0, ...parts.map(({ repeats }) => repeats)) };
}

function atom(reading: Reading, depth: number): Part {
  const first = reading.pattern[reading.at] ?? '';
  reading.at += 1;
  if (first === '(') return group(reading, depth);
  return { node: simple(first, reading), repeats: 0 };
}

function simple(first: string, reading: Reading): PatternNode {
  if (first === '^') return { kind: 'edge', edge: 'begin' };
  if (first === '$') return { kind: 'edge', edge: 'end' };
  if (first === '.')
    return { kind: 'character', takes: (character) => character !== '\n' && character !== '\r' };
  if (first === '[') return { kind: 'character', takes: readClass(reading) };
  if (first !== '\\') return { kind: 'character', takes: (character) => character === first };
  const next = reading.pattern[reading.at];
  if (next !== 'b' && next !== 'B') return { kind: 'character', takes: readEscape(reading) };
  reading.at += 1;
  return { kind: 'edge', edge: next === 'b' ? 'word' : 'no-word' };
}

function group(reading: Reading, depth: number): Part {
  const begin = /(?:\?:|\?P?<(?![=!])\w+>)?/y;
  begin.lastIndex = reading.at;
  reading.at += begin.exec(reading.pattern)?.[0].length ?? 0;
  if (reading.pattern[reading.at] === '?')
    throw new Intricate('a group that looks around or has flags');
  const inner = choice(reading, depth + 1);
  if (reading.pattern[reading.at] !== ')') throw new Intricate('a parenthesis that is not closed');
  reading.at += 1;
  return inner;
}

const TIMES = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;

function quantified(part: Part, reading: Reading): Part {
  TIMES.lastIndex = reading.at;
  const found = TIMES.exec(reading.pattern);
  if (found === null) return part;
  reading.at += found[0].length;
  const [, sign, from = '', comma, to = ''] = found;
  const least = sign === undefined ? Number(from) : sign === '+' ? 1 : 0;
  const upTo = comma === undefined ? least : to === '' ? Number.POSITIVE_INFINITY : Number(to);
  const most = sign === undefined ? upTo : sign === '?' ? 1 : Number.POSITIVE_INFINITY;
  if (least > MOST_TIMES || (most !== Number.POSITIVE_INFINITY && most > MOST_TIMES)) {
    throw new Intricate(`more than ${MOST_TIMES} times the same`);
  }
  const repeats = part.repeats + (sign === '?' ? 0 : 1);
  if (repeats > DEEPEST_REPEAT) throw new Intricate('repeats nested too deep');
  return { node: { kind: 'repeat', part: part.node, least, most }, repeats };
}
