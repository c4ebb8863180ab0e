import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Length } from './utf8-length.ts';

test('the length that encoding gives, of any text, half pairs included', () => {
  const text = fc.string({ unit: 'binary' });
  const broken = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => {
    return String.fromCharCode(...codes);
  });
  fc.assert(
    fc.property(fc.oneof(text, broken), (any) => {
      expect(utf8Length(any)).toBe(Buffer.byteLength(any));
    }),
  );
});

// biome-ignore format: a table is read by column
test.each([
  ['',             0],
  ['a',            1],
  ['\u007f',       1],
  ['\u0080',       2],
  ['\u07ff',       2],
  ['\u0800',       3],
  ['\uffff',       3],
  ['\u{10000}',    4],
  ['\ud800',       3],
  ['\udc00',       3],
  ['\udc00\ud800', 6],
  ['\ud800\ud800\udc00', 7],
])('%j is %i bytes', (text, length) => {
  expect(utf8Length(text)).toBe(length);
});
