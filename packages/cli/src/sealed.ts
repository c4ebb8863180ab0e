const MAGIC = 0x0d0c5ea1;
const HEAD_BYTES = 8;

/** `content` with a sum before it, so that {@link unsealed} can tell whether it is whole. */
export function sealed(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEAD_BYTES + content.length);
  bytes.set(content, HEAD_BYTES);
  new Uint32Array(bytes.buffer, 0, 2).set([MAGIC, sumOf(content)]);
  return bytes;
}

/** What {@link sealed} was given; `undefined` if `bytes` are not just what it made. */
export function unsealed(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  // A copy, for numbers must lie on a multiple of four.
  const own = bytes.slice();
  const [magic, sum] = new Uint32Array(own.buffer, 0, 2);
  const content = own.subarray(HEAD_BYTES);
  return magic === MAGIC && sum === sumOf(content) ? content : undefined;
}

/** A sum over whole numbers of four bytes, then over the bytes that are left. */
function sumOf(content: Uint8Array): number {
  const aligned = content.byteOffset % 4 === 0 ? content : content.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >>> 2);
  let sum = 0x811c9dc5;
  // Not with an iterator, for that takes three times as long.
  for (let at = 0; at < words.length; at += 1) {
    sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193) ^ (sum >>> 15);
  }
  for (const byte of aligned.subarray(words.length * 4)) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
