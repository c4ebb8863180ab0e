/**
 * Looks for the next of a few fixed strings, remembering the last answer for each: however often a
 * hostile text opens what it never closes, it is searched once.
 */
export interface Finder {
  readonly source: string;
  readonly known: Map<string, Sighting>;
}

interface Sighting {
  from: number;
  found: number;
}

/** A finder in `source` that knows nothing yet. */
export function createFinder(source: string): Finder {
  return { source, known: new Map() };
}

/** Where `needle`, in lower case, next stands at or after `at`, or -1. */
export function find(finder: Finder, needle: string, at: number): number {
  const known = finder.known.get(needle);
  if (known !== undefined && at >= known.from && (known.found < 0 || at <= known.found)) {
    return known.found;
  }
  const found = finder.source.indexOf(needle, at);
  if (known === undefined) finder.known.set(needle, { from: at, found });
  else {
    known.from = at;
    known.found = found;
  }
  return found;
}

/** As `find`, in whatever case the text has it: `needle` is a closing tag such as `</script`. */
export function findTag(finder: Finder, needle: string, at: number): number {
  const lower = find(finder, needle, at);
  const upper = find(finder, needle.toUpperCase(), at);
  if (lower < 0 || upper < 0) return Math.max(lower, upper);
  return Math.min(lower, upper);
}
