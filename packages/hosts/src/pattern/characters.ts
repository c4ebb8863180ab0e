import { Intricate, type Reading } from './reading.ts';

/** Whether a character is one of those. */
type Takes = (character: string) => boolean;

const SETS: Readonly<Record<string, Takes>> = {
  d: (character) => /\d/.test(character),
  D: (character) => !/\d/.test(character),
  w: (character) => /\w/.test(character),
  W: (character) => !/\w/.test(character),
  s: (character) => /\s/.test(character),
  S: (character) => !/\s/.test(character),
};

const NAMED: Readonly<Record<string, string>> = {
  t: '\t',
  n: '\n',
  r: '\r',
  f: '\f',
  v: '\v',
  0: '\0',
};

/** The characters of the escape after a backslash, which is read past. */
export function readEscape(reading: Reading): Takes {
  const set = SETS[reading.pattern[reading.at] ?? ''];
  if (set !== undefined) {
    reading.at += 1;
    return set;
  }
  const single = escaped(reading);
  return (character) => character === single;
}

/** The characters of a class in brackets, the first of which is read past. */
export function readClass(reading: Reading): Takes {
  const not = reading.pattern[reading.at] === '^';
  if (not) reading.at += 1;
  const members: Takes[] = [];
  while (reading.pattern[reading.at] !== ']') {
    if (reading.at >= reading.pattern.length) throw new Intricate('a class that is not closed');
    members.push(member(reading));
  }
  reading.at += 1;
  return (character) => members.some((takes) => takes(character)) !== not;
}

function member(reading: Reading): Takes {
  const set = reading.pattern[reading.at] === '\\' && SETS[reading.pattern[reading.at + 1] ?? ''];
  if (set) {
    reading.at += 2;
    return set;
  }
  const from = single(reading);
  const range = reading.pattern[reading.at] === '-' && reading.pattern[reading.at + 1] !== ']';
  if (!range || reading.at + 1 >= reading.pattern.length) return (character) => character === from;
  reading.at += 1;
  const to = single(reading);
  return (character) => from <= character && character <= to;
}

/** One character of a class. */
function single(reading: Reading): string {
  const first = reading.pattern[reading.at] ?? '';
  reading.at += 1;
  if (first === '[') throw new Intricate('a bracket in a class');
  if (first !== '\\') return first;
  if (SETS[reading.pattern[reading.at] ?? ''] !== undefined)
    throw new Intricate('a range of a set');
  return escaped(reading);
}

/** The one character that an escape stands for. */
function escaped(reading: Reading): string {
  const first = reading.pattern[reading.at] ?? '';
  reading.at += 1;
  const digits = /^(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4})/.exec(
    reading.pattern.slice(reading.at - 1, reading.at + 4),
  )?.[0];
  if (digits !== undefined) {
    reading.at += digits.length - 1;
    return String.fromCharCode(Number.parseInt(digits.slice(1), 16));
  }
  const named = NAMED[first];
  if (named !== undefined) return named;
  if (first === '' || /[A-Za-z1-9]/.test(first)) throw new Intricate(`the escape \\${first}`);
  return first;
}
