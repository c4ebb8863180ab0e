import type { Fault } from '../verdicts.ts';

// Control (C0, C1), format (bidirectional, zero-width, tags), line separators, lone surrogates, and fillers that
// show as nothing: whatever could move a cursor, hide text or reorder it.
const UNSAFE = String.raw`\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0`;

/** How much of a path is printed, in characters. */
const PATH_SHOWN = 200;

/** `path: field: problem: what would be right` on one line, with everything that would not show written out. */
export function faultText({ path, field, problem, right }: Fault): string {
  return [shortened(path, PATH_SHOWN), field, problem, right]
    .join(': ')
    .replace(
      new RegExp(UNSAFE, 'gu'),
      (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`,
    );
}

/** How much of what stands somewhere is repeated in a fault, in characters. */
const QUOTED = 80;

/** `text` in double quotes, shortened where it is long. */
export function quoted(text: string): string {
  return `"${shortened(text, QUOTED)}"`;
}

/** `text`, or its beginning and its end if it is longer than `limit`. */
function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const half = Math.floor((limit - 1) / 2);
  return `${text.slice(0, half)}…${text.slice(text.length - half)}`;
}
