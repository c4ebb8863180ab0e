/** A line that may be evidence. */
export interface Line {
  /** Of a heading, from 1, the same for headings alike; 0 for a list item, a table row or plain text. */
  readonly rank: number;
  /** Without the markers it starts with. */
  readonly text: string;
}

/**
 * Visits the lines of `text` outside code fences until `visit` returns `false`: headings of Markdown,
 * reStructuredText, AsciiDoc and Org, and other lines that begin with something.
 */
export function eachLine(text: string, visit: (line: Line) => boolean): void {
  let fence = '';
  let start = 0;
  let before = '';
  while (start < text.length) {
    const end = lineEnd(text, start);
    const line = text.slice(start, Math.min(end, start + LINE_LIMIT)).replace(/\r$/, '');
    const next = text.slice(end + 1, Math.min(lineEnd(text, end + 1), end + 1 + LINE_LIMIT));
    start = end + 1;
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
    } else if (mark !== '' && !isUnderline(mark, before)) fence = mark;
    else if (line.trim() !== '' && !visit(lineOf(line, next, before))) return;
    before = line;
  }
}

/** How much of a line is looked at, in bytes. */
const LINE_LIMIT = 512;

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

/** Tildes below a text that is no longer than they are underline it, as in reStructuredText. */
function isUnderline(mark: string, before: string): boolean {
  return mark.startsWith('~') && before.trim() !== '' && mark.length >= before.trim().length;
}

function lineOf(line: string, next: string, before: string): Line {
  const marked = /^(?:\s{0,3}(#{1,6})|(={1,6})|(\*{1,6}))[ \t]+/.exec(line);
  const under = underline(next, line);
  let rank = 0;
  if (marked !== null && !isStarItem(marked[3], before, next)) {
    rank = (marked[1] ?? marked[2] ?? marked[3] ?? '').length;
  } else if (under > 0 && /^\S| \S/.test(line)) rank = under;
  else if (isPlainHeading(line, before)) rank = PLAIN_RANK;
  return { rank, text: stripped(line) };
}

/** A heading of HTML, or a short line after an empty one that is no sentence, as plain text has. */
function isPlainHeading(line: string, before: string): boolean {
  if (/^<h[1-6][\s>]/i.test(line)) return true;
  return before.trim() === '' && PLAIN_HEADING.test(line);
}

const PLAIN_HEADING = /^(?:\*\*|__)?[A-Za-z[\d][^\n]{0,58}[^\s.,;!?]\s*$/;

/** The rank of a line that only stands alone as a heading does. */
export const PLAIN_RANK = 100;

/** One star and a blank is a list item of Markdown far more often than a heading of Org. */
function isStarItem(stars: string | undefined, before: string, next: string): boolean {
  return stars === '*' && (before.trim() !== '' || next.trim() !== '');
}

/** A number for the kind of underline that `next` is below `line`; 0 if it is none. */
function underline(next: string, line: string): number {
  const mark = /^([=\-~^"'`#*+:.])\1{2,}\s*$/.exec(next)?.[1];
  if (mark === undefined || line.trim() === '' || /^([^\w\s])\1+\s*$/.test(line)) return 0;
  return 10 + mark.charCodeAt(0);
}

/** `line` without list markers, table bars, emphasis, tags and the signs of headings. */
function stripped(line: string): string {
  return line
    .replace(/^(?:[\s>|*_#=`+-]|<[^>]{0,200}>|\[\]|\\)+/, '')
    .replace(/^\[(?=[^\]]*\])/, '')
    .replace(/<\/h[1-6]>\s*$/i, '');
}
