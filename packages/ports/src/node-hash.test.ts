import { expect, test } from 'vitest';
import { randomToken, sha256 } from './node-hash.ts';

// The last is by sha256sum.
// biome-ignore format: a table is read by column
test.each([
  ['empty',       '',     'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['ASCII',       'abc',  'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['beyond',      'é😀',  '1184d1f608158eea09d297565575892231550c403aaa913008d867a97cfd5c76'],
] as const)('hashes %s', (_case, text, hash) => {
  expect(sha256(text)).toBe(hash);
  expect(sha256(new TextEncoder().encode(text))).toBe(hash);
});

test('gives a token of its own to each writer', () => {
  const tokens = Array.from({ length: 100 }, randomToken);
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{8}$/);
  expect(new Set(tokens).size).toBe(tokens.length);
});
