import type { Reading } from '../../document.ts';
import { copy } from '../../frontmatter/copy.ts';
import { headingsThat, saysPassing } from '../passing.ts';

/** A line on which a document names something. */
export interface StandingLine {
  /** What stands there, as a hash. */
  readonly hash: number;
  /** The name of the repository that an address on it leads into, if one does. */
  readonly hosted?: string;
}

/**
 * The lines of a document on which it names something, by number. Lines that say themselves that
 * something passes, or stand below a heading that does, are left out.
 */
export type StandingLines = ReadonlyMap<number, StandingLine>;

/** The lines of `reading` whose mentions count; `undefined` if there are none. */
export function standingLines({ document, text }: Reading): StandingLines | undefined {
  const standing = new Map<number, StandingLine>();
  const passes = headingsThat(saysPassing, document.headings);
  let seen = 0;
  let line = 1;
  let start = 0;
  for (const mention of document.mentions) {
    if (mention.pattern || mention.kind === 'wikilink' || mention.line === seen) continue;
    seen = mention.line;
    while (line < mention.line) {
      start = text.indexOf('\n', start) + 1;
      line += 1;
    }
    const newline = text.indexOf('\n', start);
    const written = text.slice(start, newline < 0 ? text.length : newline);
    if (passes(line) || saysPassing(written) || PINNED.test(written)) continue;
    const hosted = HOSTED.exec(written)?.[1];
    const hash = lineHash(written);
    standing.set(line, hosted === undefined ? { hash } : { hash, hosted: copy(hosted) });
  }
  return standing.size === 0 ? undefined : standing;
}

/** An address that shows a file as of one commit or release: it stays there. */
const PINNED = /\/(?:blob|tree)\/(?:[0-9a-f]{7,64}|v?\d[\w.-]*)\//;

const HOSTED = /:\/\/git(?:hub|lab)\.com\/[\w.-]{1,100}\/([\w.-]{1,100})\/(?:-\/)?(?:blob|tree)\//;

/** Hashes of all lines of `text`. */
export function lineHashes(text: string): ReadonlySet<number> {
  return new Set(text.split('\n').map(lineHash));
}

/** A hash of `line`, the same however it is indented and spaced. */
function lineHash(line: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if (code <= 0x20) continue;
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}
