import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteString } from './byte-string.ts';

test.each(['', 'a', 'é', '日本', '🎉', 'a\u0000\u007f\u0080\u07ff\u0800\uffff', '\u{10ffff}'])(
  'spells %j in bytes',
  (text) => {
    expect(byteString(text)).toBe(Buffer.from(text, 'utf8').toString('latin1'));
  },
);

test('spells any text in bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(byteString(text)).toBe(Buffer.from(text, 'utf8').toString('latin1'));
    }),
  );
});
