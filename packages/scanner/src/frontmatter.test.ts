import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isScalar, parseDocument } from 'yaml';
import { FIELD_LENGTH, FIELD_LIMIT, frontmatter } from './frontmatter.ts';
import { latin1 } from './utf8.ts';

const fields = (text: string): Record<string, string> | undefined => {
  const found = frontmatter(latin1(text));
  return found && Object.fromEntries([...found.fields].map(([key, { value }]) => [key, value]));
};
const yaml = (...lines: readonly string[]): string => ['---', ...lines, '---', ''].join('\n');

// biome-ignore format: a table is read by column
test.each([
  // case                        text                                                     fields
  ['none',                       '# A\n',                                                 undefined],
  ['empty',                      '---\n---\n',                                            {}],
  ['left open',                  '---\ntitle: A\n',                                       undefined],
  ['a rule, then a heading',     '---\n\n# A\n',                                          undefined],
  ['closed by dots',             '---\ntitle: A\n...\n',                                  { title: 'A' }],
  ['with CRLF',                  '---\r\ntitle: A\r\nb: c\r\n---\r\n',                    { title: 'A', b: 'c' }],
  ['after a byte order mark',    '\uFEFF---\ntitle: A\n---\n',                            { title: 'A' }],
  ['beyond ASCII',               yaml('title: Übersicht', '作者: 王'),                     { title: 'Übersicht', 作者: '王' }],
  ['double quotes',              yaml('title: "A: \\"b\\" \\u00e9 # c" # d'),             { title: 'A: "b" é # c' }],
  ['single quotes',              yaml("title: 'it''s'"),                                  { title: "it's" }],
  ['a comment',                  yaml('status: done # really', 'c: a#b'),                 { status: 'done', c: 'a#b' }],
  ['a date',                     yaml('last_updated: 2024-01-02'),                        { last_updated: '2024-01-02' }],
  ['a key of words',             yaml('Last updated: May 2024'),                          { 'Last updated': 'May 2024' }],
  ['a key with a colon',         yaml('og:title: A'),                                     { 'og:title': 'A' }],
  ['a quoted key',               yaml('"a b": c', "'d': e"),                              { 'a b': 'c', d: 'e' }],
  ['an address',                 yaml('url: https://a.b/c#d'),                            { url: 'https://a.b/c#d' }],
  ['a colon too many',           yaml('title: A: B'),                                     { title: 'A: B' }],
  ['a value over lines',         yaml('title: A', '  b', '', '  c', 'd: e'),              { title: 'A b\nc', d: 'e' }],
  ['twice',                      yaml('a: 1', 'a: 2'),                                    { a: '1' }],
  ['no value',                   yaml('a:', 'b: # c', 'd: x'),                            { d: 'x' }],
  ['lists, maps and texts',      yaml('a: [b]', 'c: {d: e}', 'f:', '  g: h', 'i: |', '  j: k', 'l:', '- m', 'n: o'), { n: 'o' }],
  ['tags, anchors and aliases',  yaml('a: !!str b', 'c: &d e', 'f: *d'),                  {}],
  ['broken elsewhere',           yaml('a: [', 'status: superseded'),                      { status: 'superseded' }],
  ['a prototype',                yaml('__proto__: a', 'constructor: b'),                  { ['__proto__']: 'a', constructor: 'b' }],
  ['TOML',                       '+++\ntitle = "A \\"b\\""\ndate = 2024-01-02 # c\nd = \'e\'\nf = [1]\n[g]\nh = 1\n+++\n', { title: 'A "b"', date: '2024-01-02', d: 'e' }],
  ['JSON',                       '{\n"title": "é \\u00e9",\n"a": {"b": 1},\n"n": 2\n}\n', { title: 'é é', n: '2' }],
  ['JSON between semicolons',    ';;;\n{"title": "A"}\n;;;\n',                            { title: 'A' }],
  ['JSON that is none',          '{\n"title": \n}\n',                                     {}],
] as const)('%s', (_case, text, expected) => {
  const found = fields(text);
  expect(found === undefined ? undefined : Object.entries(found)).toEqual(
    expected === undefined ? undefined : Object.entries(expected),
  );
});

test('tells the lines of the block and of each field', () => {
  const found = frontmatter('---\n# x\ntitle: A\n\nb: c\n---\n');
  expect(found).toMatchObject({ line: 1, endLine: 6, language: 'yaml' });
  expect(found?.fields.get('title')?.line).toBe(3);
  expect(found?.fields.get('b')?.line).toBe(5);
  expect(frontmatter('+++\na = 1\n+++\n')?.fields.get('a')?.line).toBe(2);
  expect(frontmatter('{\n"a": 1\n}\n')).toMatchObject({ endLine: 3, language: 'json' });
  expect(frontmatter('{\n"a": 1\n}\n')?.fields.get('a')?.line).toBe(2);
});

test('keeps few fields and short ones', () => {
  const many = frontmatter(
    yaml(...Array.from({ length: 100 }, (_, n) => `k${n}: ${'x'.repeat(n === 0 ? 2000 : 9)}`)),
  );
  expect(many?.fields.size).toBe(FIELD_LIMIT);
  expect(many?.fields.get('k0')?.value).toHaveLength(FIELD_LENGTH);
});

const word = fc.stringMatching(/^[A-Za-z][\w.-]{0,12}$/);
const scalar = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `"${words.join(': ')}"`),
  fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `'${words.join(" '' # ")}'`),
  word.map((value) => `${value} # ${value}`),
  word.map((value) => `${value}\n  ${value}\n  more`),
  fc.constantFrom(
    '2024-01-02',
    '1.10',
    '0x1F',
    'true',
    'Ü — é',
    '[a, b]',
    '{a: b}',
    '|\n  text',
    '>-\n  text',
    '',
  ),
);

test('agrees with a YAML parser on simple blocks', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, scalar), { maxLength: 6 }), (entries) => {
      const source = entries.map(([key, value]) => `${key}: ${value}\n`).join('');
      const { contents } = parseDocument(source, { schema: 'failsafe', uniqueKeys: false });
      const expected = new Map<string, string>();
      for (const { key, value } of isMap(contents) ? contents.items : []) {
        if (
          !isScalar(key) ||
          !isScalar(value) ||
          value.value === '' ||
          value.type?.startsWith('BLOCK')
        )
          continue;
        if (!expected.has(String(key.value))) expected.set(String(key.value), String(value.value));
      }
      const found = frontmatter(latin1(`---\n${source}---\n`))?.fields ?? new Map();
      expect(new Map([...found].map(([key, field]) => [key, field.value]))).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test('never throws, whatever the bytes', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '---',
      '+++',
      ';;;',
      '\n',
      ': ',
      '"',
      "'",
      '\\',
      '  ',
      '#',
      '{',
      '}',
      '=',
      '[',
      '\r',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(() => frontmatter(pieces.join(''))).not.toThrow();
    }),
  );
});
