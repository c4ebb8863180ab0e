import type { Marker } from './marker.ts';
import type { Meaning } from './meaning.ts';

/** A marker that protects; with a doubt if it is not written as it should be. */
export function accepted({ word, exact }: Meaning, line: number): Marker {
  if (exact) return { word, line, doubt: undefined };
  const message =
    `Line ${line} is taken to mean "hygiene: ${word}": ` +
    'write it exactly so, as a line of its own in the YAML frontmatter';
  return { word, line, doubt: { code: 'DOUBTFUL_FROZEN', line, message } };
}

/** What looks like a marker and protects nothing, because it `why`. */
export function refused(line: number, why: string): Marker {
  const message =
    `Line ${line} names "hygiene" but ${why}, so it protects nothing: write "hygiene: frozen" ` +
    'or "hygiene: append-only" as a line of its own in the YAML frontmatter';
  return { word: undefined, line, doubt: { code: 'DOUBTFUL_FROZEN', line, message } };
}

/** A marker that protects although its block `why`, which is told at `line`. */
export function taken({ word }: Meaning, line: number, broken: Broken): Marker {
  const at = broken.line ?? line;
  const message =
    `The frontmatter ${broken.why}; "hygiene: ${word}" on line ${line} is taken at its word: ` +
    'mend the block';
  return { word, line, doubt: { code: 'MALFORMED_FRONTMATTER', line: at, message } };
}

/** Why a block could not be read as YAML. */
export interface Broken {
  /** After "the frontmatter": `is too long`. */
  readonly why: string;
  /** 1-based: where that shows. */
  readonly line?: number;
}
