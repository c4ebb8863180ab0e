/** How many days a review cycle has, such as `6 months`, `90d`, `P1Y` or `quarterly`; `undefined` if it is none. */
export function cycleDays(text: string): number | undefined {
  const value = text.trim().toLowerCase();
  const named = NAMED.get(value.replace(/[-_ ]/g, ''));
  if (named !== undefined) return named;
  const found = COUNTED.exec(value);
  if (found === null) return undefined;
  const [, count = 'one', unit = 'd'] = found;
  if (found[2] === undefined && !/^\d+$/.test(count)) return undefined;
  const days = (COUNTS.get(count) ?? Number(count)) * (UNITS.get(unit[0] ?? '') ?? 1);
  return days > 0 ? days : undefined;
}

const COUNTED =
  /^(?:every |p)?(\d{1,4}|an?|one|two|three|six|twelve)?[ -]?(days?|d|weeks?|w|months?|m|years?|y)?$/;

const COUNTS: ReadonlyMap<string, number> = new Map([
  ...(['a', 'an', 'one'] as const).map((word) => [word, 1] as const),
  ...([
    ['two', 2],
    ['three', 3],
    ['six', 6],
    ['twelve', 12],
  ] as const),
]);

// The longest a month or a year can be: early is worse than late.
const UNITS: ReadonlyMap<string, number> = new Map([
  ['d', 1],
  ['w', 7],
  ['m', 31],
  ['y', 366],
]);

const NAMED: ReadonlyMap<string, number> = new Map([
  ['weekly', 7],
  ['monthly', 31],
  ['quarterly', 92],
  ['halfyearly', 183],
  ['semiannually', 183],
  ['semiannual', 183],
  ['biannually', 183],
  ['annual', 366],
  ['annually', 366],
  ['yearly', 366],
]);
