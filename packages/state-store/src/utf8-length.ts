/** How many bytes `text` is in UTF-8; half a surrogate pair becomes U+FFFD, which is three. */
export function utf8Length(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) continue;
    length += code < 0x800 ? 1 : 2;
    const pair = (code & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    // Four bytes for two units.
    if (pair) at += 1;
  }
  return length;
}
