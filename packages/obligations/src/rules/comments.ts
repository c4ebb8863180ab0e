/** `text` with `instead` of each HTML comment; one that is not closed is text. */
export function withoutComments(text: string, instead: (comment: string) => string): string {
  let done = '';
  let at = 0;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', at)) {
    const close = text.indexOf('-->', open + 2);
    if (close < 0) break;
    done += text.slice(at, open) + instead(text.slice(open, close + 3));
    at = close + 3;
  }
  return done + text.slice(at);
}
