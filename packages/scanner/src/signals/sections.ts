import type { DocumentHeading } from '../document.ts';

/** The headings over `line`, innermost first; the one on the line itself is among them. */
export function headingsOver(
  headings: readonly DocumentHeading[],
  line: number,
): readonly DocumentHeading[] {
  const over: DocumentHeading[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let at = headings.length - 1; at >= 0; at -= 1) {
    const heading = headings[at];
    if (heading === undefined || heading.line > line || heading.level >= level) continue;
    over.push(heading);
    level = heading.level;
  }
  return over;
}
