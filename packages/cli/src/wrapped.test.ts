import { expect, test } from 'vitest';
import { widthOf, wrapped, wrappedWords } from './wrapped.ts';

const LONG = 'x'.repeat(50);

// biome-ignore format: a table is read by column
test.each<readonly [string, string, number, number, readonly string[]]>([
  // case                 text                                            columns  indent  lines
  ['what fits',           'a b c',                                        80,      2,      ['a b c']],
  ['no terminal',         `${LONG} ${LONG}`,                              Number.POSITIVE_INFINITY, 2, [`${LONG} ${LONG}`]],
  ['as wide as it is',    `${'a'.repeat(20)} ${'b'.repeat(19)}`,          40,      2,      [`${'a'.repeat(20)} ${'b'.repeat(19)}`]],
  ['one more',            `${'a'.repeat(20)} ${'b'.repeat(20)}`,          40,      2,      ['a'.repeat(20), `  ${'b'.repeat(20)}`]],
  ['a word too long',     `a ${LONG} b`,                                  40,      3,      ['a', `   ${LONG}`, '   b']],
  ['a lead',              `    a ${'b'.repeat(40)}`,                      44,      4,      ['    a', `    ${'b'.repeat(40)}`]],
  ['gaps that it has',    'a   b',                                        80,      0,      ['a   b']],
  ['too narrow',          `${'a'.repeat(20)} ${'b'.repeat(19)}`,          5,       0,      [`${'a'.repeat(20)} ${'b'.repeat(19)}`]],
])('%s', (_case, text, columns, indent, lines) => {
  expect(wrapped(text, columns, indent)).toEqual(lines);
});

test('emphasis takes no room', () => {
  const bold = `\u001b[1m${'a'.repeat(20)}\u001b[22m`;
  expect(widthOf(bold)).toBe(20);
  expect(wrapped(`${bold} ${'b'.repeat(19)}`, 40)).toHaveLength(1);
});

test('a piece with spaces stays whole', () => {
  expect(wrappedWords(['a b', 'c '.repeat(20).trim()], 41, 2)).toEqual([
    'a b',
    `  ${'c '.repeat(20).trim()}`,
  ]);
});
