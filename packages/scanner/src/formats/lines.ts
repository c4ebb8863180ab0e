/** A text cut into lines: where each begins and where its content ends, by index from 0. */
export interface Lines {
  readonly count: number;
  start(index: number): number;
  /** Line ending and trailing white space left out. */
  end(index: number): number;
  /** The content of a line; empty beyond the last. */
  of(index: number): string;
  isBlank(index: number): boolean;
  /** How many blanks a line begins with; a tab reaches the next multiple of eight. */
  indent(index: number): number;
}

/** Cuts `text` into lines that end in `\n` or `\r\n`. */
export function linesOf(text: string): Lines {
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    starts.push(at);
    const end = text.indexOf('\n', at);
    at = end < 0 ? text.length : end + 1;
  }
  const count = starts.length;
  const end = (index: number): number => {
    const start = starts[index] ?? text.length;
    let at = starts[index + 1] ?? text.length;
    while (at > start && text.charCodeAt(at - 1) <= 0x20) at -= 1;
    return at;
  };
  return {
    count,
    start: (index) => starts[index] ?? text.length,
    end,
    of: (index) => text.slice(starts[index] ?? text.length, end(index)),
    isBlank: (index) => end(index) === (starts[index] ?? text.length),
    indent: (index) => indentOf(text, starts[index] ?? text.length, end(index)),
  };
}

function indentOf(text: string, start: number, end: number): number {
  let column = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x20) column += 1;
    else if (code === 0x09) column += 8 - (column % 8);
    else return column;
  }
  return column;
}
