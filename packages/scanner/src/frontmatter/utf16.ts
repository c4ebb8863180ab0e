/** Whether `text`, one character a byte, starts with a byte order mark of UTF-16. */
export function marksUtf16(text: string): boolean {
  return text.startsWith('\xFF\xFE') || text.startsWith('\xFE\xFF');
}

/**
 * A UTF-16 text given as bytes, in characters below 256; others become `?`.
 *
 * Only good enough to find a marker: some editors of Windows still write UTF-16, and a document
 * that asks for protection should have it however it is encoded.
 */
export function utf16Bytes(text: string): string {
  const big = text.startsWith('\xFE\xFF') ? 1 : 0;
  let decoded = '';
  for (let at = 2; at + 1 < text.length; at += 2) {
    const high = text.charCodeAt(big === 1 ? at : at + 1);
    const low = text.charCodeAt(big === 1 ? at + 1 : at);
    decoded += high === 0 ? String.fromCharCode(low) : '?';
  }
  return decoded.replace(/\r\n?/g, '\n');
}
