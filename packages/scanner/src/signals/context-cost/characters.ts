/** How many characters `text`, one a byte of UTF-8, decodes to, counted as scripts do: in UTF-16. */
export function characters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text.charCodeAt(at);
    if (byte < 0x80 || byte >= 0xc0) count += byte >= 0xf0 ? 2 : 1;
  }
  return count;
}
