/**
 * A copy of `text` that stands alone in memory.
 *
 * A slice keeps the text it was cut from alive: a title kept for every document would keep every
 * document. Joined and cut again, only the few characters themselves are kept.
 */
export function copy(text: string): string {
  return ` ${text}`.slice(1);
}
