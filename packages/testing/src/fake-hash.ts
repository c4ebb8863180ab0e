/**
 * A hash for tests, as long as git's: equal for equal bytes, and for no others that a test has.
 *
 * It stands in for git's own where no git is; it guards against nothing.
 */
export function fakeHash(content: Uint8Array, length = 40): string {
  let digits = '';
  for (let seed = 1; digits.length < length; seed += 1) {
    let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
    for (const byte of content) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    digits += hash.toString(16).padStart(8, '0');
  }
  return digits.slice(0, length);
}
