import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_PATTERN, namePattern } from './pattern.ts';

const ANYWHERE = { dialect: 'javascript', whole: false } as const;

// biome-ignore format: a table is read by column
describe('patterns', () => {
  test.each([
    // pattern              name             anywhere  whole
    ['Write',               'Write',         true,     true],
    ['rit.',                'Write',         true,     false],
    ['^Write$',             'Write',         true,     true],
    ['^Write$',             'WriteAll',      false,    false],
    ['Edit|Write',          'MultiEdit',     true,     false],
    ['^(Edit|Write)$',      'MultiEdit',     false,    false],
    ['(?:Multi)?Edit',      'Edit',          true,     true],
    ['(?<kind>Edit)',       'Edit',          true,     true],
    ['mcp__.*__write.*',    'mcp__fs__write_file', true, true],
    ['mcp__.*__write.*',    'mcp__fs__read', false,    false],
    ['[A-Z]\\w+',           'Bash',          true,     true],
    ['[^A-Z]+',             'Bash',          true,     false],
    ['[\\w-]{4}',           'a-bc',          true,     true],
    ['a{2,3}',              'aaaa',          true,     false],
    ['a{2}',                'a',             false,    false],
    ['a{,2}',               'a{,2}',         true,     true],
    ['\\bEdit\\b',          'my Edit',       true,     false],
    ['\\BEdit',             'MultiEdit',     true,     false],
    ['\\.',                 'a.b',           true,     false],
    ['\\u0042ash',          'Bash',          true,     true],
    ['[\\]\\-]',            ']',             true,     true],
    ['[a-]',                '-',             true,     true],
    ['.*?',                 '',              true,     true],
    ['a*b*c*',              'aabbcc',        true,     true],
    ['',                    'Bash',          true,     false],
    ['x|',                  'Bash',          true,     false],
    ['()',                  '',              true,     true],
    ['bash',                'Bash',          false,    false],
  ] as const)('%s in %s', (pattern, name, anywhere, whole) => {
    const found = [false, true].map((all) => {
      const read = namePattern(pattern, { ...ANYWHERE, whole: all });
      return read.ok && read.matches(name);
    });
    expect(found).toEqual([anywhere, whole]);
  });
});

// biome-ignore format: a table is read by column
describe('refusals', () => {
  test.each([
    // case                  pattern                        dialect       fault
    ['a class not closed',   '[',                           'javascript', 'invalid'],
    ['a group not closed',   '(Edit',                       'javascript', 'invalid'],
    ['a group not begun',    'Edit)',                       'javascript', 'invalid'],
    ['nothing to repeat',    '*Edit',                       'javascript', 'invalid'],
    ['a range backwards',    '[z-a]',                       'javascript', 'invalid'],
    ['flags of another',     '(?i)edit',                    'javascript', 'invalid'],
    ['its flags',            '(?i)edit',                    'rust',       'intricate'],
    ['its names',            '(?P<a>b)',                    'rust',       undefined],
    ['not in rust: ahead',   'Edit(?!or)',                  'rust',       'invalid'],
    ['not in rust: back',    '(a)\\1',                      'rust',       'invalid'],
    ['ahead',                'Edit(?!or)',                  'javascript', 'intricate'],
    ['behind',               '(?<=Multi)Edit',              'javascript', 'intricate'],
    ['back',                 '(a)\\1',                      'javascript', 'intricate'],
    ['repeats in repeats',   '((((a+)+)+)+)x',              'javascript', 'intricate'],
    ['three of them',        '(((a+)+)+)x',                 'javascript', undefined],
    ['many times',           'a{1000}',                     'javascript', 'intricate'],
    ['many of many',         '((a{99}){99}){99}',           'javascript', undefined],
    ['many groups',          `${'('.repeat(40)}${')'.repeat(40)}`, 'javascript', 'intricate'],
    ['long',                 'a'.repeat(LONGEST_PATTERN + 1), 'javascript', 'intricate'],
  ] as const)('%s', (_case, pattern, dialect, fault) => {
    const read = namePattern(pattern, { dialect, whole: false });
    expect(read.ok ? undefined : read.fault).toBe(fault);
  });
});

test('finds what a regular expression finds', () => {
  const atom = fc.constantFrom(
    'a',
    'b',
    '.',
    '[ab]',
    '[^a]',
    '\\w',
    '(?:ab)',
    '(a|b)',
    '^',
    '$',
    '\\b',
  );
  const times = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '*?');
  const pattern = fc
    .array(fc.tuple(atom, times, fc.constantFrom('', '', '|')), { minLength: 1, maxLength: 5 })
    .map((parts) =>
      parts.map(([one, count, or]) => (/[$^]|\\b/.test(one) ? one : one + count) + or).join(''),
    );
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 6 });
  fc.assert(
    fc.property(pattern, name, (text, tried) => {
      const read = namePattern(text, ANYWHERE);
      expect(read.ok && read.matches(tried)).toBe(new RegExp(text).test(tried));
      const whole = namePattern(text, { ...ANYWHERE, whole: true });
      expect(whole.ok && whole.matches(tried)).toBe(new RegExp(`^(?:${text})$`).test(tried));
    }),
    { numRuns: 3000 },
  );
});

// A machine that goes back and tries again would not come to an end on these.
test.each([
  ['nested', '(a+)+$', `${'a'.repeat(120)}!`],
  ['nested thrice', '(((a*)*)*)b', 'a'.repeat(128)],
  ['in a row', `${'.*'.repeat(200)}x`, 'a'.repeat(128)],
  ['choices', '(a|a|a|a|a)*b', 'a'.repeat(128)],
  ['counts', '((a{99}){99}){99}', 'a'.repeat(128)],
  ['maybes', `${'a?'.repeat(100)}${'a'.repeat(100)}`, 'a'.repeat(99)],
] as const)('hostile: %s', (_case, pattern, name) => {
  const read = namePattern(pattern, ANYWHERE);
  expect(read.ok && read.matches(name)).toBe(false);
});

test('a name that is longer than any tool has is not tried', () => {
  const read = namePattern('a', ANYWHERE);
  expect(read.ok && read.matches('a'.repeat(129))).toBe(false);
});
