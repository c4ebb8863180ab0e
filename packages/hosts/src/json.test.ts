import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEEPEST, LONGEST, readJson } from './json.ts';
import { type Located, listOf, tableOf } from './located.ts';

/** What JSON.parse would give. */
function plain(at: Located | undefined): unknown {
  const table = at === undefined ? undefined : tableOf(at);
  if (table !== undefined) {
    return Object.fromEntries([...table].map(([key, member]) => [key, plain(member.at)]));
  }
  return listOf(at)?.map(plain) ?? at?.value;
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

test('reads what JSON.stringify writes', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom(0, 1, '\t', '\r\n'),
      (value, indent) => {
        const text = JSON.stringify(value, undefined, indent);
        const { at, problems } = readJson(text);
        expect(problems).toEqual([]);
        expect(plain(at)).toEqual(JSON.parse(text));
      },
    ),
  );
});

test('takes and refuses what JSON.parse takes and refuses', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"\\n"',
    '"\\u00e9"',
    '"\\x"',
    '"',
    '\\',
    '1',
    '-0',
    '01',
    '1.5e+3',
    '.5',
    'true',
    'nul',
    'null',
    ' ',
    '\n',
    '\t',
    '\u0001',
    '"\n"',
    '\u00a0',
    '"b":2',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const { at, problems } = readJson(text);
      const strict = parsed(text);
      const refused = problems.some(({ code }) => code === 'unparsed' || code === 'comments');
      expect(refused).toBe(strict === undefined);
      if (strict !== undefined) expect(plain(at)).toEqual(strict.value);
    }),
    { numRuns: 3000 },
  );
});

// biome-ignore format: a table is read by column
describe('lines and faults', () => {
  test.each([
    // case                       text                                   code            line  message
    ['nothing',                   '',                                    'unparsed',     1, 'ends too early'],
    ['cut off',                   '{\n"a": [1,\n',                       'unparsed',     3, 'ends too early'],
    ['no comma',                  '{\n"a": 1\n"b": 2\n}',                'unparsed',     3, 'has neither a comma nor "}" here'],
    ['no quotes',                 '{\n\na: 1}',                          'unparsed',     3, 'has no key in double quotes here'],
    ['single quotes',             "{'a': 1}",                            'unparsed',     1, 'has no key in double quotes here'],
    ['no colon',                  '{"a" 1}',                             'unparsed',     1, 'has no colon after a key here'],
    ['two values',                '{}\n{}',                              'unparsed',     2, 'goes on after its end'],
    ['a text over lines',         '["a\nb"]',                            'unparsed',     1, 'has a text here that is not closed on its line'],
    ['an escape that is none',    '["\\q"]',                             'unparsed',     1, 'has an escape that is none'],
    ['a word that is none',       '[nil]',                               'unparsed',     1, 'has no value here'],
    ['a conflict',                '{\n<<<<<<< HEAD\n}',                  'unparsed',     2, 'has no key in double quotes here'],
    ['a line comment',            '{\n// why\n"a": 1}',                  'comments',     2, 'has a comment'],
    ['a block comment',           '{"a": /* why */ 1}',                  'comments',     1, 'has a comment'],
    ['a comma too many',          '{"a": [1,\n],\n}',                    'comments',     2, 'has a comma before a closing bracket'],
    ['a comment not closed',      '{} /* a',                             'unparsed',     1, 'has a comment that is not closed'],
    ['comments and worse',        '{ // why\n"a" 1}',                    'unparsed',     2, 'has no colon after a key here'],
    ['a key again',               '{"a": 1,\n"a": 2}',                   'repeated-key', 2, 'has the key "a" again: the last one counts'],
    ['too deep',                  '['.repeat(DEEPEST + 2),               'unparsed',     1, `is nested more than ${DEEPEST} deep`],
    ['too long',                  ' '.repeat(LONGEST + 1),               'too-large',    1, `has more than ${LONGEST} characters`],
  ] as const)('%s', (_case, text, code, line, message) => {
    expect(readJson(text).problems.at(-1)).toEqual({ code, line, message });
  });
});

test('a value past comments is told, one past anything else is not', () => {
  expect(plain(readJson('{ // why\n "a": [1,], }').at)).toEqual({ a: [1] });
  expect(readJson('{ // why\n "a": 1').at).toBeUndefined();
});

test('of a repeated key the last value counts', () => {
  expect(plain(readJson('{"a": 1, "a": 2}').at)).toEqual({ a: 2 });
});

test('a byte order mark is passed over', () => {
  expect(plain(readJson('\uFEFF{"a": 1}').at)).toEqual({ a: 1 });
});

test('a name of the language is a key like any other', () => {
  const table = tableOf(readJson('{"__proto__": 1, "constructor": 2}').at);
  expect([...(table?.keys() ?? [])]).toEqual(['__proto__', 'constructor']);
});

// Text that costs more than its length would not come to an end here.
test.each([
  ['white space', `${' '.repeat(LONGEST - 2)}{}`],
  ['a long text', `["${'a'.repeat(LONGEST - 4)}"]`],
  ['escapes', `["${'\\\\'.repeat(LONGEST / 2 - 4)}"]`],
  ['digits', '1'.repeat(LONGEST)],
  ['empty comments', '/**/'.repeat(LONGEST / 4)],
  ['line comments', '//\n'.repeat(LONGEST / 3)],
  ['lists', `[${'[],'.repeat(LONGEST / 4)}[]]`],
  ['the same key', `{${'"a":1,'.repeat(LONGEST / 8)}"a":1}`],
  ['colons', ':'.repeat(LONGEST)],
] as const)('hostile: %s', (_case, text) => {
  expect(readJson(text).problems.length).toBeLessThan(LONGEST);
});
