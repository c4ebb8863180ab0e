import { DAY } from '../../history.ts';

/** The days that a date of a document names, in milliseconds since 1970, UTC. */
export interface Days {
  /** When the first begins. */
  readonly start: number;
  /** When the last has ended. */
  readonly end: number;
}

/** A date as it is written: what it names, `malformed` if there is no such day, and its characters. */
export interface WrittenDate {
  readonly days: Days | 'malformed';
  readonly text: string;
}

/**
 * The date that `text` begins with, by day or by month; `undefined` if it begins with none, or with
 * one that could be either of two, as 02/01/2026 could.
 */
export function leadingDate(text: string): WrittenDate | undefined {
  for (const [pattern, read] of FORMS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const days = read(found.groups ?? {});
    return days === undefined ? undefined : { days, text: found[0] };
  }
  return undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Form = readonly [RegExp, (groups: Groups) => WrittenDate['days'] | undefined];

const YEAR = String.raw`(?<y>(?:19|20)\d\d)(?!\d)`;
const NAME =
  '(?<n>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const ORDINAL = '(?:st|nd|rd|th)?';

const byDay = ({ y, n, m, d }: Groups) => day(Number(y), m ? Number(m) : monthOf(n), Number(d));
const byMonth = ({ y, n, m }: Groups) => month(Number(y), m ? Number(m) : monthOf(n));

const FORMS: readonly Form[] = [
  [new RegExp(String.raw`^${YEAR}([-/.])(?<m>\d{1,2})\2(?<d>\d{1,2})(?!\d)`), byDay],
  [new RegExp(String.raw`^${YEAR}-(?<m>\d\d)(?![\d-])`), byMonth],
  [new RegExp(String.raw`^(?<d>\d{1,2})${ORDINAL}[ -](?:of )?${NAME}\.?,?[ -]${YEAR}`, 'i'), byDay],
  [new RegExp(String.raw`^${NAME}\.? (?<d>\d{1,2})${ORDINAL},? ${YEAR}`, 'i'), byDay],
  [new RegExp(String.raw`^${NAME}\.?,? ${YEAR}`, 'i'), byMonth],
  [new RegExp(String.raw`^(?<a>\d{1,2})([/.-])(?<b>\d{1,2})\2${YEAR}`), byNumbers],
];

function byNumbers({ a, b, y }: Groups): WrittenDate['days'] | undefined {
  const [one, other, year] = [Number(a), Number(b), Number(y)];
  if (one === other) return day(year, one, other);
  if (one > 12) return day(year, other, one);
  return other > 12 ? day(year, one, other) : undefined;
}

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function monthOf(name: string | undefined): number {
  return NAMES.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
}

function day(year: number, monthNumber: number, dayNumber: number): WrittenDate['days'] {
  const start = Date.UTC(year, monthNumber - 1, dayNumber);
  const date = new Date(start);
  const real = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
  return real ? { start, end: start + DAY } : 'malformed';
}

function month(year: number, monthNumber: number): WrittenDate['days'] {
  if (monthNumber < 1 || monthNumber > 12) return 'malformed';
  return { start: Date.UTC(year, monthNumber - 1), end: Date.UTC(year, monthNumber) };
}
