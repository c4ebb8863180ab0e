import { Buffer } from 'node:buffer';

/** Numbers from 0 up to 1 that look like chance and come again with the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Xorshift: good enough for picking where to hurt.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** What is put into a state to hurt it. */
const PIECES: readonly string[] = [
  ...'{}[]",:0-.eE\\ \n\0'.split(''),
  ...['null', 'true', '"version"', '"last_check"', '"last_reminded"', '1', '2', '1e9', '__proto__'],
  ...['"2024-03-01T08:00:00.000Z"', '"9999-12-31T23:59:59.999Z"', '\uFEFF', '\\u0000', '\u2028'],
];

/** `text` hurt in one to four places, where `random` says. */
export function mutated(text: string, random: () => number): Uint8Array {
  let bytes = Buffer.from(text);
  const pick = (below: number) => Math.floor(random() * below);
  for (let hurt = 1 + pick(4); hurt > 0; hurt -= 1) {
    const at = pick(bytes.length + 1);
    const before = bytes.subarray(0, at);
    const after = bytes.subarray(at);
    const piece = Buffer.from(PIECES[pick(PIECES.length)] ?? '');
    const ways = [
      () => Buffer.concat([before, piece, after]),
      () => Buffer.concat([before, after.subarray(1 + pick(8))]),
      () => Buffer.concat([before, Buffer.of(pick(256)), after.subarray(1)]),
      () => Buffer.concat([before, after.subarray(0, 20), after]),
      () => before,
      () => Buffer.concat([before, piece, after.subarray(piece.length)]),
    ];
    bytes = Buffer.from(ways[pick(ways.length)]?.() ?? bytes);
  }
  return bytes;
}
