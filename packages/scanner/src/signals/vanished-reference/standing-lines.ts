import type { Reading } from '../../document.ts';
import { copy } from '../../frontmatter/copy.ts';
import { declaration } from '../declared-end-of-life/declaration.ts';
import { headingsThat, type Says, saysPassing } from '../passing.ts';
import { hasPastBanner, isSettled, topLines } from '../shapes/put-away.ts';

/** A line on which a document names something. */
export interface StandingLine {
  /** What stands there, as a hash. */
  readonly hash: number;
  /** The name of the repository that an address on it leads into, if one does. */
  readonly hosted?: string;
}

/** The lines of a document on which it names something. */
export interface StandingLines {
  /**
   * By number. Lines that say themselves that something passes, or stand below a heading that does,
   * are left out.
   */
  readonly lines: ReadonlyMap<number, StandingLine>;
  /** Whether the document says at its top that it is of the past, or of a day that is over. */
  readonly past: boolean;
}

/** The lines of `reading` whose mentions count; `undefined` if there are none. */
export function standingLines(reading: Reading): StandingLines | undefined {
  const { document, text } = reading;
  const standing = new Map<number, StandingLine>();
  const passes = headingsThat(saysOfThen, document.headings);
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
  if (standing.size === 0) return undefined;
  const top = topLines(reading);
  const past = hasPastBanner(top) || isSettled(top) || declaration(reading) !== undefined;
  return { lines: standing, past };
}

/** A heading over what was so once: it says that something passes, or is that of an entry in a log. */
const saysOfThen: Says = (text, decode) => saysPassing(text, decode) || ENTRY.test(text);

/** `2026-04-29: what was done`, `v1.2.0`, `[1.2.0]`, `Session 3 (2026-04-29)`. */
const ENTRY =
  /^\W{0,10}20\d\d-\d\d-\d\d\b|\(20\d\d-\d\d-\d\d\)\W{0,10}$|^\W{0,10}v\d+\.\d+\.\d+\b|^\W{0,10}\[\d+\.\d+/i;

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
