import { visible } from '@dochygiene/report';

/** `text`, of which no more than `width` characters are shown. */
export function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

/** `path` as one word of a shell. */
export function quoted(path: string): string {
  const shown = visible(path);
  return /^[\w./@%+=:,-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}
