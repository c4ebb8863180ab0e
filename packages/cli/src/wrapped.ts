/** However narrow a terminal is, so many columns are written to: below that, lines are no use. */
const NARROWEST = 40;

/**
 * `words` side by side on lines of at most `columns`, the lines after the first indented by `indent`; a
 * word that is longer has a line to itself. Emphasis takes no room.
 */
export function wrappedWords(
  words: readonly string[],
  columns: number,
  indent: number,
): readonly string[] {
  const most = Math.max(NARROWEST, columns);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (widthOf(last) + 1 + widthOf(word) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${' '.repeat(indent)}${word}`);
  }
  return lines;
}

/** `text`, one line, the same way; it may be broken at each of its spaces. */
export function wrapped(text: string, columns: number, indent = 0): readonly string[] {
  const [lead = ''] = /^ */.exec(text) ?? [];
  const [first = '', ...words] = text.slice(lead.length).split(' ');
  return wrappedWords([lead + first, ...words], columns, indent);
}

/** How many characters a terminal shows of `text`, of which nothing but our own emphasis is hidden. */
export function widthOf(text: string): number {
  return text.replaceAll(EMPHASIS, '').length;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: emphasis begins with one
const EMPHASIS = /\u001b\[\d+m/g;
