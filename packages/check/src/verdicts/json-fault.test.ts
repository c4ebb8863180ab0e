import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';

const told = (text: string): string => {
  const found = jsonFault(text);
  return found === undefined ? '-' : `${found.line}:${found.column} ${found.problem}`;
};

// biome-ignore format: a table is read by column
test.each([
  // text                           fault
  ['{}',                            '-'],
  [' [1, -0.5e+3, "a\\u00e9\\n", true, false, null, {"a": []}] \n', '-'],
  ['"a"',                           '-'],
  ['0',                             '-'],
  ['',                              '1:1 the text is empty'],
  ['  \n ',                         '2:2 the text is empty'],
  ['{"a": 1,\n "b": }',             '2:7 "}" cannot stand here'],
  ['{"a": 1,}',                     '1:9 "}" cannot stand here'],
  ['[1,]',                          '1:4 "]" cannot stand here'],
  ['[1 2]',                         '1:4 "2" cannot stand here'],
  ['[1}',                           '1:3 "}" cannot stand here'],
  ['{"a" 1}',                       '1:6 "1" cannot stand here'],
  ['{a: 1}',                        '1:2 "a" cannot stand here'],
  ["{'a': 1}",                      '1:2 "\'" cannot stand here'],
  ['[1, // one\n 2]',               '1:5 "/" cannot stand here'],
  ['{"a": "he said "no""}',         '1:17 "n" cannot stand here'],
  ['{"a": 01}',                     '1:7 "0" cannot stand here'],
  ['{"a": .5}',                     '1:7 "." cannot stand here'],
  ['[+1]',                          '1:2 "+" cannot stand here'],
  ['[NaN]',                         '1:2 "N" cannot stand here'],
  ['[True]',                        '1:2 "T" cannot stand here'],
  ['[nul]',                         '1:2 "n" cannot stand here'],
  ['{} {}',                         '1:4 "{" cannot stand here'],
  ['}',                             '1:1 "}" cannot stand here'],
  ['😀',                            '1:1 "😀" cannot stand here'],
  ['{"a": "one\ntwo"}',             '1:11 a line break stands in a text'],
  ['["\t"]',                        '1:3 a control character stands in a text'],
  ['["\\d"]',                       '1:3 \\d is no escape of JSON'],
  ['["\\u12g4"]',                   '1:3 \\u is no escape of JSON'],
  ['["abc]',                        '1:2 a text has no end'],
  ['["abc\\',                       '1:6 \\ is no escape of JSON'],
  ['{"a": [1, {"b": 2}',            '1:19 the text ends early'],
  ['{"a"',                          '1:5 the text ends early'],
  ['[1,\r\n  x]',                   '2:3 "x" cannot stand here'],
] as const)('%j', (text, fault) => {
  expect(told(text)).toBe(fault);
});

test('what is missing at the end is told, the innermost first', () => {
  expect(jsonFault('{"a": [1, {"b": 2')?.right).toBe('what is missing, then `}]}`');
});

test('is at home in nesting of any depth', () => {
  expect(told('['.repeat(300_000))).toBe('1:300001 the text ends early');
  expect(told('['.repeat(300_000) + ']'.repeat(300_000))).toBe('-');
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('finds a fault exactly where JSON.parse does', () => {
  const sign = fc.constantFrom(...'{}[]:,"\\ \n\t0-1.eE+truefalsn/\u00a0\u2028', '\\u0041', '1e5');
  const text = fc.oneof(
    fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')),
    fc.json({ noUnicodeString: false }),
    fc
      .tuple(fc.json(), fc.nat(), fc.nat(3), fc.array(sign, { maxLength: 2 }))
      .map(([json, at, cut, put]) => {
        const from = at % (json.length + 1);
        return json.slice(0, from) + put.join('') + json.slice(from + cut);
      }),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(jsonFault(given) === undefined).toBe(isJson(given));
    }),
    { numRuns: 20_000 },
  );
});
