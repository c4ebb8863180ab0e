import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits, parseName } from './name-pattern.ts';

// biome-ignore format: a table is read by column
test.each([
  // pattern         fits                         does not fit
  ['a',              ['a'],                       ['', 'b', 'aa', 'A']],
  ['*',              ['a', '', 'abc'],            []],
  ['a*',             ['a', 'ab', 'abc'],          ['', 'ba']],
  ['*a',             ['a', 'ba'],                 ['', 'ab']],
  ['a*b',            ['ab', 'acb', 'abab'],       ['a', 'b', 'aba']],
  ['*a*',            ['a', 'bab'],                ['', 'b']],
  ['a**b',           ['ab', 'acb'],               ['a']],
  ['*aab',           ['aab', 'aaaab'],            ['ab', 'aaba']],
  ['*ab*ab',         ['abab', 'xabyab'],          ['ab', 'aab', 'abb']],
  ['?',              ['a', '*'],                  ['', 'ab']],
  ['?*',             ['a', 'ab'],                 ['']],
  ['*?',             ['a', 'ab'],                 ['']],
  ['[ab]',           ['a', 'b'],                  ['', 'c', 'ab', ']']],
  ['[a-c]x',         ['ax', 'cx'],                ['dx', '-x', 'a']],
  ['[!a]',           ['b', '!'],                  ['a', '']],
  ['[^a]',           ['b', '^'],                  ['a']],
  ['[]a]',           [']', 'a'],                  ['[']],
  ['[a-]',           ['a', '-'],                  ['b']],
  ['[b-a]',          ['b'],                       ['a', '-', '']],
  ['[a-c-e]',        ['a', 'b', '-', 'e'],        ['d']],
  ['[\\]]',          [']'],                       ['\\']],
  ['[[:digit:]x]',   ['0', '9', 'x'],             ['a', ':', '[']],
  ['[[:digit]',      ['[', ':', 'd', 't'],        ['0', 'x']],
  ['\\*',            ['*'],                       ['a', '\\*']],
  ['\\a',            ['a'],                       ['\\a']],
  ['a\\\\',          ['a\\'],                     ['a']],
] as const)('%s', (pattern, fitting, other) => {
  const { pattern: parsed, end } = named(pattern);
  expect(end).toBe(pattern.length);
  expect(fitting.filter((name) => !fits(parsed, name))).toEqual([]);
  expect(other.filter((name) => fits(parsed, name))).toEqual([]);
});

// biome-ignore format: a table is read by column
test.each([
  ['a\\',            'backslash'],
  ['[',              'not closed'],
  ['[a',             'not closed'],
  ['[]',             'not closed'],
  ['[!]',            'not closed'],
  ['[a-',            'not closed'],
  ['[a\\',           'not closed'],
  ['[a\\]',          'not closed'],
  ['[[:alpha:]',     'not closed'],
  ['[[:odd:]]',      '"[:odd:]" is no class'],
] as const)('nothing fits %s', (pattern, why) => {
  expect(parseName(pattern, 0)).toContain(why);
});

// biome-ignore format: a table is read by column
test.each([
  ['a/b',     0, 1],
  ['a/b',     2, 3],
  ['a\\/b',   0, 1],
  ['a\\\\/b', 0, 3],
  ['[/]a/b',  0, 4],
  ['/b',      0, 0],
] as const)('reads %s from %i to %i', (path, start, end) => {
  expect(named(path, start).end).toBe(end);
});

test('fits what a regular expression fits', () => {
  const piece = fc.constantFrom('a', 'b', '*', '?', '[ab]', '[!a]', '*a', 'b*');
  const pattern = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const name = fc.array(fc.constantFrom('a', 'b'), { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(pattern, name, (text, some) => {
      const source = text
        .replace(/\*+/g, '.*')
        .replace(/(?<!\[)\?/g, '.')
        .replace(/\[!/g, '[^');
      expect(fits(named(text).pattern, some)).toBe(new RegExp(`^${source}$`).test(some));
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  '*a*a*a*a*a*a*a*a*b',
  `${'*a'.repeat(500)}*b`,
  `*${'a'.repeat(127)}b*`,
  '*?*?*?*?*?*?*?*?b*',
])('never hangs over %s', (pattern) => {
  expect(fits(named(pattern).pattern, 'a'.repeat(255))).toBe(false);
});

function named(path: string, start = 0) {
  const parsed = parseName(path, start);
  if (typeof parsed === 'string') throw new TypeError(parsed);
  return parsed;
}
