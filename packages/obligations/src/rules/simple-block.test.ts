import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openYaml } from './open-yaml.ts';
import { simpleBlock } from './simple-block.ts';

// biome-ignore format: a table is read by column
test.each([
  // source                                         fields
  ['a: b',                                          'a@1=b'],
  ['# said\na: b c, d (e)\n\nf: "g: #h"\r\n',       'a@2=b c, d (e) f@4=g: #h'],
  ['paths: ["src/**", \'a b\', c.ts]',              'paths@1=src/**|a b|c.ts'],
  ['paths:\n  - "src/**"\n  - lib/*.ts\nb: c',      'paths@1=src/**|lib/*.ts b@4=c'],
  ['paths:\n- a\n- b',                              'paths@1=a|b'],
  ['enforced_by: git:pre-commit',                   'enforced_by@1=git:pre-commit'],
  ['a: b\na: c',                                    'a@1=b'],
  ['',                                              ''],
] as const)('%j is simple', (source, fields) => {
  const found = simpleBlock(source)?.map(({ key, line, values }) => `${key}@${line}=${values.join('|')}`);
  expect(found?.join(' ')).toBe(fields);
});

// biome-ignore format: a table is read by column
test.each([
  'globs: *.ts', 'a: &b c', 'a: !x b', 'a: |', 'a:', 'a:\nb: c', 'a: b\n  c', 'a: null', 'a: ~', 'a: b: c', 'a: b #c', 'a: b:',
  'a: "b\\n"', "a: 'it''s'", 'a: [b', 'a: [b, [c]]', 'a: []', 'a: {b: c}', 'a:\n  - b\n    - c', 'a:\n  b: c', '- a', ' a: b', 'a: [*b]',
  'a: 3', 'a: b\n- c', 'null: a', 'a: [3]', '"a": b', 'a\t: b', 'a: [b,]', 'a: -', '---', 'a: [null]', 'a: `b`', 'a: @b', 'a: b\\',
])('%j is left to a reader of YAML', (source) => {
  expect(simpleBlock(source)).toBeUndefined();
});

test('where it reads a block it says what a reader of YAML says', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'b-c',
      'paths',
      'null',
      'true',
      ':',
      ': ',
      ' ',
      '\n',
      '\n  - ',
      '\n- ',
      '- ',
      '"',
      "'",
      '[',
      ']',
      ', ',
    ],
    ...[
      ',',
      '*',
      '/',
      '.',
      '#',
      ' #',
      '\\',
      '(',
      ')',
      '_',
      '3',
      '-',
      '~',
      '|',
      '\t',
      '\r\n',
      '&',
      '!',
      'é',
      '{',
      '}',
    ],
  );
  const entry = fc.tuple(
    fc.constantFrom('a', 'paths', 'enforced_by'),
    fc.constantFrom(': ', ':\n  - ', ':\n- ', ': [', ': "'),
    fc.array(piece, { maxLength: 4 }).map((parts) => parts.join('')),
    fc.constantFrom('\n', '"\n', ']\n', '\n  - x\n'),
  );
  const source = fc.array(entry, { maxLength: 2 }).map((entries) => entries.flat().join(''));
  let simple = 0;
  fc.assert(
    fc.property(source, (text) => {
      const found = simpleBlock(text);
      if (found === undefined || found.length === 0) return;
      simple += 1;
      const yaml = openYaml(text);
      expect(yaml.kind).toBe('map');
      const entries = yaml.kind === 'map' ? yaml.entries : [];
      expect(found).toEqual(entries.map(({ key, line, values }) => ({ key, line, values })));
    }),
    { numRuns: Number(process.env['RUNS'] ?? 10_000) },
  );
  expect(simple).toBeGreaterThan(100);
});
