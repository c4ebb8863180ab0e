import { BLANK, GREATER, LESS } from './classes.ts';
import { addLink, type Inline, lineOf } from './inline.ts';

const URI = /^[A-Za-z][A-Za-z\d.+-]{1,31}:/;

const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** How long a mail address may be. */
const EMAIL_LIMIT = 320;

/** Past the autolink at `at`, which is `<`; or -1. */
export function addAutolink(inline: Inline, at: number): number {
  const { source, end } = inline;
  let close = at + 1;
  while (close < end) {
    const code = source.charCodeAt(close);
    if (code === GREATER || code === LESS || code <= BLANK) break;
    close += 1;
  }
  if (close >= end || source.charCodeAt(close) !== GREATER) return -1;

  const text = source.slice(at + 1, close);
  const mail = !URI.test(text);
  if (mail && (text.length > EMAIL_LIMIT || !text.includes('@') || !EMAIL.test(text))) return -1;
  const target = mail ? `mailto:${text}` : text;
  addLink(inline, 'autolink', lineOf(inline, at), at, close + 1, target, target);
  return close + 1;
}
