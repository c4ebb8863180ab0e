/**
 * How many different endings of names are looked for, the most usual ones: documents have few, unless
 * the scope says that any file is one.
 */
const ENDINGS_LIMIT = 64;

/**
 * Finds where in a text one of `names` may end: visits the offset just behind each place that looks
 * like their extension, or like the whole of a name that has none.
 *
 * One search for all names, however many: what stands before the extension is not looked at.
 */
export function nameFinder(
  names: Iterable<string>,
): (text: string, visit: (end: number) => void) => void {
  const counts = new Map<string, number>();
  for (const name of names) {
    const ending = endingOf(name);
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const endings = [...counts]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, ENDINGS_LIMIT)
    .map(([ending]) => ending);
  // The longest first: `.md` would hide `.md.j2`, whose end is further on.
  endings.sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
  const ends = new RegExp(
    `(?:${endings.map(escaped).join('|')})(?![\\w\\x80-\\xff/-]|\\.\\w)`,
    'g',
  );
  return (text, visit) => {
    if (endings.length === 0) return;
    ends.lastIndex = 0;
    while (ends.test(text)) visit(ends.lastIndex);
  };
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 || dot === name.length - 1 ? name : name.slice(dot);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
