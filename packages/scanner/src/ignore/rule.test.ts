import { expect, test } from 'vitest';
import { parsePattern } from './rule.ts';

test.each(['', ' ', '    ', '#', '# a', '#!a', '\0'])('%j says nothing', (line) => {
  expect(parsePattern(line)).toBeUndefined();
});

// biome-ignore format: a table is read by column
test.each([
  // line                 negated  directory
  ['a',                   false,   false],
  ['!a',                  true,    false],
  ['a/',                  false,   true],
  ['!a/',                 true,    true],
  ['a/   ',               false,   true],
  ['\\!a',                false,   false],
  ['\\#a',                false,   false],
  ['!!a',                 true,    false],
  ['!#a',                 true,    false],
  ['a/**',                false,   false],
  ['a/**/',               false,   true],
] as const)('%s', (line, negated, directoryOnly) => {
  expect(parsePattern(line)).toMatchObject({ negated, directoryOnly });
});

// biome-ignore format: a table is read by column
test.each([
  // line                        why
  ['!',                          'it names nothing'],
  ['/',                          'it names nothing'],
  ['!/',                         'it names nothing'],
  ['//a',                        'no file is called ""'],
  ['a//b',                       'no file is called ""'],
  ['a//',                        'no file is called ""'],
  ['./a',                        'no file is called "."'],
  ['../a',                       'no file is called ".."'],
  ['a[',                         'a "[" is not closed'],
  ['a\\',                        'it ends in a backslash'],
  ['[[:odd:]]',                  '"[:odd:]" is no class of characters'],
  ['**/a/**/a/**/a/**/a/**/a',   'it has more than 4 "**"'],
  ['**/a/'.repeat(8),            'it has more than 4 "**"'],
] as const)('%s leaves out nothing', (line, why) => {
  expect(parsePattern(line)).toBe(why);
});

test('takes four double stars', () => {
  expect(parsePattern('**/a/**/a/**/a/**/a')).toMatchObject({ negated: false });
});
