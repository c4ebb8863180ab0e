/**
 * Whether `text` starts with a calendar date, with or without a day, in one of the orders in use; the
 * name of the month may be of any language. A year alone is none: narratives have those too.
 *
 * @returns How many characters the date has; 0 if there is none.
 */
export function leadingDate(text: string): number {
  const start = text.slice(0, DATE_LIMIT);
  return NUMERIC.exec(start)?.[0].length ?? WORDED.exec(start)?.[0].length ?? 0;
}

/** How much of a text is looked at. */
const DATE_LIMIT = 64;

const YEAR = String.raw`(?:19[7-9]\d|20\d\d)`;
const MONTH = '(?:0?[1-9]|1[0-2])';
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;

const NUMERIC = new RegExp(
  `^(?:${[
    String.raw`${YEAR}([-/.])${MONTH}\1${DAY}(?![\d.])`,
    String.raw`${YEAR}-(?:0[1-9]|1[0-2])(?![\d.-])`,
    String.raw`${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?=[:\s]|$)`,
    String.raw`${YEAR}-?W(?:0[1-9]|[1-4]\d|5[0-3])(?!\d)`,
    String.raw`${DAY}([-/.])${MONTH}\2${YEAR}(?!\d)`,
    String.raw`${MONTH}/${DAY}/${YEAR}(?!\d)`,
    // Year, month and day marks of Chinese, Japanese and Korean, as bytes of UTF-8.
    String.raw`${YEAR}\s?(?:\xE5\xB9\xB4|\xEB\x85\x84)\s?${MONTH}\s?(?:\xE6\x9C\x88|\xEC\x9B\x94)(?:\s?${DAY}\s?(?:\xE6\x97\xA5|\xEC\x9D\xBC))?`,
  ].join('|')})`,
);

// Letters beyond ASCII are two bytes or more; no name of a month is longer than twelve letters.
const NAME = String.raw`[A-Za-z\x80-\xFF]{3,24}\.?`;
const WEEKDAY = String.raw`(?:[A-Za-z\x80-\xFF]{2,24}[.,]?\s)?`;
const ENGLISH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

const WORDED = new RegExp(
  `^(?:${[
    String.raw`${WEEKDAY}${DAY}(?:\.|st|nd|rd|th|er|º)?\s(?:de\s)?${NAME},?\s(?:de\s)?${YEAR}(?!\d)`,
    String.raw`${WEEKDAY}${ENGLISH}\.?\s${DAY}(?:st|nd|rd|th)?,?\s${YEAR}(?!\d)`,
    String.raw`${ENGLISH}\.?,?\s${YEAR}(?!\d)`,
    String.raw`${YEAR}[-\s]${ENGLISH}(?![A-Za-z])`,
    String.raw`Week\s(?:of\s)?\d{1,2},?\s(?:of\s)?${YEAR}(?!\d)`,
  ].join('|')})`,
  'i',
);

/** Whether `text` starts with a month and a day, as minutes have it whose year is told elsewhere. */
export function startsWithDay(text: string): boolean {
  return MONTH_AND_DAY.test(text.slice(0, DATE_LIMIT));
}

const MONTH_AND_DAY = new RegExp(
  String.raw`^${WEEKDAY}(?:${ENGLISH}\.?\s${DAY}|${DAY}\s${ENGLISH})(?:st|nd|rd|th)?(?![\w.])`,
  'i',
);
