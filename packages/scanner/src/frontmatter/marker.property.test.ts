import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIntricate, NESTING_LIMIT, SIGN_LIMIT } from './intricacy.ts';
import { hygieneMarker, YAML_LIMIT } from './marker.ts';

const unrelated = fc
  .oneof(
    fc.string({ maxLength: 40, unit: 'binary' }),
    fc.constantFrom(
      'a: [',
      'a: "',
      "a: '",
      '}',
      ']',
      '@',
      '`',
      '\t',
      '\ta: b',
      ': :',
      '- - - -',
      '? ?',
    ),
    fc.constantFrom(
      'a: |',
      'a: >',
      'a: &b',
      'a: *b',
      '!x',
      '%YAML 3',
      '<<<<<<<',
      '=======',
      '{{ x }}',
      'a: b: c',
    ),
    fc.constantFrom(
      '  indented',
      'a:',
      'a: 1',
      '# note',
      '\0',
      '\xFF\xFE',
      '--',
      '....',
      '-- -',
      '"',
      "'",
      '[',
      '{',
    ),
  )
  .map((line) => line.replaceAll(/[\r\n]/g, ' '))
  .filter((line) => !/^\s*(?:---|\.\.\.)\s*$/.test(line) && !/hygiene/i.test(line));

const marker = fc.constantFrom(
  'hygiene: frozen',
  'hygiene:   frozen  ',
  'hygiene: "frozen"',
  'hygiene: frozen # x',
);

test('a slip elsewhere in the block never lifts the protection', () => {
  fc.assert(
    fc.property(
      fc.array(unrelated, { maxLength: 6 }),
      marker,
      fc.array(unrelated, { maxLength: 6 }),
      (before, line, after) => {
        const text = ['---', ...before, line, ...after, '---', ''].join('\n');
        expect(hygieneMarker(text)?.word).toBe('frozen');
      },
    ),
    { numRuns: 1000 },
  );
});

test('a slip never makes a marker out of nothing', () => {
  fc.assert(
    fc.property(fc.array(unrelated, { maxLength: 8 }), (lines) => {
      expect(hygieneMarker(['---', ...lines, '---', ''].join('\n'))).toBeUndefined();
    }),
  );
});

test('never throws, and never refuses without saying why', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '---',
      '+++',
      '...',
      '{',
      '}',
      '\n',
      '\r\n',
      '\xEF\xBB\xBF',
      ' ',
      '- ',
      '? ',
      ': ',
      '[',
      ']',
      '"',
    ),
    fc.constantFrom(
      'hygiene',
      'Hygiene',
      ': frozen',
      'frozen',
      '&a ',
      '*a',
      '!t ',
      '|',
      '# ',
      '<!-- ',
      '\xFF\xFE',
      '\0',
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const found = hygieneMarker(pieces.join(''));
      if (found?.word === undefined && found !== undefined)
        expect(found.doubt?.message).toMatch(/protects nothing/);
    }),
    { numRuns: 1000 },
  );
});

const fill = (unit: string): string =>
  unit.repeat(Math.ceil(YAML_LIMIT / unit.length)).slice(0, YAML_LIMIT - 32);

// What has made YAML parsers explode, or end the process with a full stack.
test.each([
  [
    'a bomb of aliases',
    Array.from({ length: 300 }, (_, n) => `k${n}: &k${n} [*k${n - 1},*k${n - 1}]`).join('\n'),
  ],
  ['ten thousand keys', Array.from({ length: 10_000 }, (_, n) => `${n}:`).join('\n')],
  ['as many keys as fit', fill('a:\n')],
  ['one key again and again', fill('a: 1\n')],
  ['deep brackets, open', `a: ${fill('[')}`],
  ['deep brackets, closed', `a: ${'['.repeat(4000)}${']'.repeat(4000)}`],
  ['deep braces', `a: ${fill('{a: ')}`],
  ['brackets behind quoted ones', `a: ${fill('["]",')}`],
  ['as deep as is allowed', `a: ${'['.repeat(NESTING_LIMIT)}${']'.repeat(NESTING_LIMIT)}`],
  ['deep dashes', fill('- ')],
  ['deep question marks', fill('? ')],
  ['deep indentation', Array.from({ length: 120 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
  ['dashes below dashes', Array.from({ length: 88 }, (_, n) => `${'  '.repeat(n)}-`).join('\n')],
  ['commas', `a: [${fill(',')}`],
  ['tags', fill('!a ')],
  ['anchors', fill('&a ')],
  ['quotes', fill('"')],
  ['an endless quote', `a: "${fill('x\n ')}`],
  ['settings', fill(' hygiene\n')],
  ['settings below settings', Array.from({ length: 5000 }, () => ' hygiene: x').join('\n')],
])('lives through %s', (_case, hostile) => {
  const text = `---\nhygiene: frozen\n${hostile}\n---\n`;
  expect(hygieneMarker(text)?.word).toBe('frozen');
  expect(() => hygieneMarker(`---\nhygiene: [\n${hostile}\n---\n`)).not.toThrow();
});

// biome-ignore format: a table is read by column
test.each([
  // case                          content                                                  intricate
  ['nothing',                      '',                                                      false],
  ['an honest list',               `tags: [${'word, '.repeat(500)}]`,                       false],
  ['as much nesting as is allowed', '['.repeat(NESTING_LIMIT),                              false],
  ['... one more',                 '['.repeat(NESTING_LIMIT + 1),                           true],
  ['... hidden behind quotes',     '["]", '.repeat(NESTING_LIMIT + 1),                      true],
  ['... in dashes',                '- '.repeat(NESTING_LIMIT + 2),                          true],
  ['dashes within words',          'a-b-c-d '.repeat(1000),                                 false],
  ['dashes on lines of their own', '- a\n'.repeat(1000),                                    false],
  ['as many signs as are allowed', 'a\n'.repeat(SIGN_LIMIT),                                false],
  ['... one more',                 'a\n'.repeat(SIGN_LIMIT + 1),                            true],
])('intricate: %s', (_case, content, intricate) => {
  expect(isIntricate(content)).toBe(intricate);
});
