import { RATIONALE_LIMIT } from './report.ts';
import { type Shape, text } from './shape.ts';

const DAY_TEXT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const SEGMENT_OF_DOTS = /(?:^|\/)\.{0,2}(?:\/|$)|\0/;

/** Text of any length but none. */
export const someText: Shape = text('must be text, and not empty', (given) => given !== '');

/** Text of any length. */
export const anyText: Shape = text('must be text', () => true);

/** Why something is so: as long as a rationale at most. */
export const reasonText: Shape = text(
  `must be text of 1 to ${RATIONALE_LIMIT} characters`,
  (given) => given !== '' && [...given].length <= RATIONALE_LIMIT,
);

/** A path in the project: relative, with `/`, with no step up and no empty part. */
export const pathText: Shape = text(
  'must be a path in the project, such as docs/a.md',
  (given) => !SEGMENT_OF_DOTS.test(given),
);

/** A SHA-256 as 64 hexadecimal digits. */
export const sha256Text: Shape = text('must be 64 hexadecimal digits, in lower case', (given) =>
  /^[0-9a-f]{64}$/.test(given),
);

/** The name of a commit. */
export const commitText: Shape = text(
  'must be 40 or 64 hexadecimal digits, in lower case',
  (given) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(given),
);

/** A day: `YYYY-MM-DD`. */
export const dayText: Shape = text(
  'must be a day, such as 2026-01-31',
  (given) => DAY_TEXT.test(given) && isInstant(`${given}T00:00:00.000Z`),
);

/** An instant as `toISOString` writes it, of a year of four digits. */
export const instantText: Shape = text(
  'must be a time in UTC, such as 2026-01-31T12:00:00.000Z',
  (given) => given.length === 24 && isInstant(given),
);

/** The id of a signal. */
export const signalId: Shape = text('must be the id of a signal, such as dead-link', (given) =>
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(given),
);

/** The key that names a report. */
export const reportKey: Shape = text(
  'must be the key of a report: 13 digits, a dash and 8 hexadecimal digits',
  (given) => /^\d{13}-[0-9a-f]{8}$/.test(given),
);

function isInstant(given: string): boolean {
  const date = new Date(given);
  return !Number.isNaN(date.getTime()) && date.toISOString() === given;
}
