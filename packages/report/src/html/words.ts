/** `count` with commas between thousands. */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `count` of something: `1 document`, `2,000 documents`. */
export function counted(count: number, one: string, many: string = `${one}s`): string {
  return `${thousands(count)} ${count === 1 ? one : many}`;
}

/** The sum of `numbers`. */
export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** The day of `iso` (ISO 8601, UTC): `30 November 2025`; `iso` itself if it is no date. */
export function dayInWords(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`;
}

/** The minute of `iso` (ISO 8601, UTC): `30 November 2025, 08:43 UTC`; `iso` itself if it is no time. */
export function minuteInWords(iso: string): string {
  const [, minute] = /^\d{4}-\d\d-\d\dT(\d\d:\d\d)/.exec(iso) ?? [];
  return minute === undefined ? dayInWords(iso) : `${dayInWords(iso)}, ${minute} UTC`;
}
