/** A character that any path may have. */
export const PLAIN = 1;
/** A character that makes a pattern of a path, or parts of one. */
const GLOB = 2;

/** What `code` is in a path: {@link PLAIN}, 2 for a sign of patterns, or 0 for anything else. */
export function kindOf(code: number): number {
  return KINDS[code] ?? 0;
}

const KINDS: Uint8Array = kinds();

function kinds(): Uint8Array {
  const table = new Uint8Array(256);
  for (let code = 0x80; code < 256; code += 1) table[code] = PLAIN;
  for (let code = 0x30; code <= 0x39; code += 1) table[code] = PLAIN;
  for (let code = 0x41; code <= 0x5a; code += 1) {
    table[code] = PLAIN;
    table[code | 0x20] = PLAIN;
  }
  for (const character of '_-./+[]') table[character.charCodeAt(0)] = PLAIN;
  for (const character of '*?{},') table[character.charCodeAt(0)] = GLOB;
  return table;
}
