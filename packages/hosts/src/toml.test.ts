import { describe, expect, test } from 'vitest';
import { type Located, listOf, tableOf } from './located.ts';
import { readToml } from './toml.ts';

function plain(at: Located | undefined): unknown {
  const table = at === undefined ? undefined : tableOf(at);
  if (table !== undefined) {
    return Object.fromEntries([...table].map(([key, member]) => [key, plain(member.at)]));
  }
  return listOf(at)?.map(plain) ?? at?.value;
}

// biome-ignore format: a table is read by column
describe('values', () => {
  test.each([
    // case                  text                                        value
    ['nothing',              '',                                         {}],
    ['a comment',            '# a\n\n  # b',                             {}],
    ['words',                'a = true\nb = false # no',                 { a: true, b: false }],
    ['numbers',              'a = 1_000\nb = -2\nc = 3.5',               { a: 1000, b: -2, c: 3.5 }],
    ['as written',           'a = 0xff\nb = 1979-05-27\nc = inf',        { a: '0xff', b: '1979-05-27', c: 'inf' }],
    ['texts',                `a = "b\\t\\"c\\""\nd = 'e\\f'`,            { a: 'b\t"c"', d: 'e\\f' }],
    ['a # in a text',        'a = "b # c"',                              { a: 'b # c' }],
    ['a text over lines',    'a = """\nb\nc\\\n  d"""\ne = 1',           { a: 'b\ncd', e: 1 }],
    ['quotes at its end',    'a = """b"""""\n',                          { a: 'b""' }],
    ['an escaped quote',     'a = """b\\"""c"""',                        { a: 'b"""c' }],
    ['literal over lines',   "a = '''\nb\\\n'''",                        { a: 'b\\\n' }],
    ['code points',          'a = "\\u00e9\\U0001F600"',                 { a: '\u00e9\u{1F600}' }],
    ['a list over lines',    'a = [\n 1, # one\n 2,\n]',                 { a: [1, 2] }],
    ['an inline table',      'a = { b = 1, "c d" = [2] }',               { a: { b: 1, 'c d': [2] } }],
    ['dotted keys',          'a.b.c = 1\na."d e" = 2',                   { a: { b: { c: 1 }, 'd e': 2 } }],
    ['tables',               '[a]\nb = 1\n[a.c]\nd = 2\n[e]',            { a: { b: 1, c: { d: 2 } }, e: {} }],
    ['lists of tables',      '[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 3', { a: [{ b: 1 }, { b: 2, c: { d: 3 } }] }],
    ['lists in lists',       '[[a.b]]\n[[a.b.c]]\nd = 1\n[[a.b.c]]\n[[a.b]]', { a: { b: [{ c: [{ d: 1 }, {}] }, {}] } }],
    ['CRLF',                 'a = 1\r\n[b]\r\nc = 2\r\n',                { a: 1, b: { c: 2 } }],
    ['a byte order mark',    '\uFEFFa = 1',                              { a: 1 }],
    ['a name of the language', '[__proto__]\na = 1',                     JSON.parse('{"__proto__":{"a":1}}')],
  ] as const)('%s', (_case, text, value) => {
    expect(readToml(text).problems).toEqual([]);
    expect(plain(readToml(text).at)).toEqual(value);
  });
});

// biome-ignore format: a table is read by column
describe('faults', () => {
  test.each([
    // case                       text                          line  message
    ['no value',                  'a =\nb = 1',                 1, 'has no value here'],
    ['no equals',                 '\na 1',                      2, 'has no "=" after a key here'],
    ['no key',                    '= 1',                        1, 'has no key here'],
    ['two on a line',             'a = 1 b = 2',                1, 'has more on a line than belongs there'],
    ['a key again',               'a = 1\na = 2',               2, 'has the key "a" again'],
    ['a table again',             '[a]\n[b]\n[a]',              3, 'begins the table "a" again'],
    ['a table in a value',        'a = 1\n[a.b]',               2, '"a" is no table'],
    ['a list of a table',         '[a]\n[[a]]',                 2, '"a" is no list'],
    ['a text not closed',         'a = "b\nc = 1',              1, 'has a text here that is not closed'],
    ['a long text not closed',    'a = """b\n',                 1, 'has a text here that is not closed'],
    ['an escape that is none',    'a = "\\q"',                  1, 'has an escape that is none'],
    ['a code point too large',    'a = "\\UFFFFFFFF"',          1, 'has an escape that is none'],
    ['a name not closed',         '[a\nb = 1',                  1, 'has a table name here that is not closed'],
    ['a list not closed',         'a = [1\nb = 2',              2, 'has neither a comma nor "]" here'],
    ['a table not closed',        'a = { b = 1\n',              2, 'has neither a comma nor "}" here'],
    ['too deep',                  `a = ${'['.repeat(99)}`,      1, 'is nested more than 64 deep'],
  ] as const)('%s', (_case, text, line, message) => {
    expect(readToml(text)).toEqual({ at: undefined, problems: [{ code: 'unparsed', line, message }] });
  });
});

test('lines are those of the text', () => {
  const root = tableOf(readToml('a = """\nb"""\n\n[[c]]\nd = 1\n').at);
  expect(root?.get('a')?.line).toBe(1);
  expect(listOf(root?.get('c')?.at)?.map(({ line, offset }) => [line, offset])).toEqual([[4, 14]]);
});

// Text that costs more than its length would not come to an end here.
const LONG = 400_000;
test.each([
  ['quotes', `a = """${'\\"""'.repeat(LONG / 4)}`],
  ['backslashes', `a = "${'\\\\'.repeat(LONG / 2)}`],
  ['a long key', `${'a.'.repeat(LONG / 2)}a = 1`],
  ['a long text', `a = "${'b'.repeat(LONG)}"`],
  ['tables', '[a]\n[[b]]\n'.repeat(LONG / 10)],
  ['lists of tables', '[[b]]\n[b.c]\n'.repeat(LONG / 12)],
  ['comments', '#\n'.repeat(LONG / 2)],
  ['blanks', ' '.repeat(LONG)],
  ['commas', `a = [${','.repeat(LONG)}`],
] as const)('hostile: %s', (_case, text) => {
  expect(readToml(text).problems.length).toBeLessThan(2);
});
