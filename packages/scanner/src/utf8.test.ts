import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { latin1, utf8 } from './utf8.ts';

// biome-ignore format: a table is read by column
test.each([
  // case                          bytes                     text
  ['nothing',                      '',                       ''],
  ['ASCII',                        'plain',                  'plain'],
  ['two bytes',                    'caf\xC3\xA9',            'café'],
  ['three bytes',                  '\xE6\x96\x87',           '文'],
  ['four bytes',                   '\xF0\x9F\x98\x80!',      '😀!'],
  ['a lone continuation',          'a\x80b',                 'a\uFFFDb'],
  ['a lead at the end',            'a\xE6\x96',              'a\uFFFD'],
  ['a lead before ASCII',          '\xC3(',                  '\uFFFD('],
  ['an overlong slash',            '\xC0\xAF',               '\uFFFD\uFFFD'],
  ['an overlong three',            '\xE0\x80\xAF',           '\uFFFD\uFFFD\uFFFD'],
  ['a surrogate',                  '\xED\xA0\x80',           '\uFFFD\uFFFD\uFFFD'],
  ['beyond U+10FFFF',              '\xF4\x90\x80\x80',       '\uFFFD\uFFFD\uFFFD\uFFFD'],
  ['bytes that never occur',       '\xFE\xFF',               '\uFFFD\uFFFD'],
  ['a cut four-byte sequence',     '\xF0\x9F\x98x',          '\uFFFDx'],
] as const)('%s', (_case, bytes, text) => {
  expect(utf8(bytes)).toBe(text);
});

test('decodes what the platform decodes, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const buffer = Buffer.from(bytes);
      expect(utf8(buffer.toString('latin1'))).toBe(buffer.toString('utf8'));
    }),
    { numRuns: 2000 },
  );
});

test('decodes what it encoded, a lone surrogate replaced', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8(latin1(text))).toBe(text);
    }),
  );
  expect(utf8(latin1('\uD800'))).toBe('\uFFFD');
});
