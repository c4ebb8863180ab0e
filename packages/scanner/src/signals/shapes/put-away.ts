import type { Reading } from '../../document.ts';
import { linesBetween, type NumberedLine } from '../lines.ts';

/** Where a document says when it was made and how things stand, in lines after the metadata. */
const TOP_LINES = 25;

/** How much of a line is looked at. */
const LOOKED_AT = 200;

/** The lines at the top of a document, where it says what it is; long ones are cut. */
export function topLines({ text, structure }: Reading): readonly NumberedLine[] {
  const start = (structure.frontmatter?.endLine ?? 0) + 1;
  return linesBetween(text, start, start + TOP_LINES - 1).map(({ line, text: whole }) => ({
    line,
    text: whole.slice(0, LOOKED_AT),
  }));
}

/** Whether the `top` of a document says that it is kept as history: it has been dealt with. */
export function isKeptAsHistory(top: readonly NumberedLine[]): boolean {
  return top.some(({ text }) => HISTORY.test(text)) || hasPastBanner(top);
}

/** Whether a banner at the `top` of a document says that it is of the past: `> **HISTORICAL: ...`. */
export function hasPastBanner(top: readonly NumberedLine[]): boolean {
  return top.some(({ text }) => BANNER.test(text));
}

/** Whether the `top` of a document gives it a day, and says that its matter was settled then. */
export function isSettled(top: readonly NumberedLine[]): boolean {
  return top.some(({ text }) => DAY.test(text)) && top.some(({ text }) => SETTLED.test(text));
}

/** A callout or a bold line that begins with the word, in capitals, signs and emoji aside. */
const BANNER =
  /^\s*(?:>|\*\*|__|!)[^A-Za-z0-9#]{0,40}(?:HISTORICAL|LEGACY|ARCHIVED|OBSOLETE|SUPERSEDED|OUTDATED|DEPRECATED)\b/;

const DAY = /^\W*(?:date|datum|fecha|data)\b\W{1,8}.{0,40}\b20\d\d\b/i;

const SETTLED =
  /^\W*status\b\W{1,20}(?:resolved|completed?|done|closed|fixed|implemented|finished)\b[^a-z]*$/i;

const HISTORY =
  /\bhistorical\s+(?:document|record|snapshot|reference|note|artifact|context)|\b(?:kept|preserved|retained)\s+(?:here\s+)?(?:for|as)\b|\barchived?\b/i;
