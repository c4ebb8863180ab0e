import { counted } from './words.ts';

/** A step of the scale that documents are coloured by. */
export interface AgeStep {
  /** From how many days on. */
  readonly from: number;
  readonly label: string;
  /** What is as old as that or older. */
  readonly since: string;
}

/** The scale, the youngest first; what is unknown has the step after the last. */
export const AGE_STEPS: readonly AgeStep[] = [
  { from: 0, label: 'under 3 months', since: 'at any known time' },
  { from: 92, label: '3 to 12 months', since: '3 months ago or more' },
  { from: 366, label: '1 to 2 years', since: '1 year ago or more' },
  { from: 731, label: '2 to 4 years', since: '2 years ago or more' },
  { from: 1461, label: '4 years and more', since: '4 years ago or more' },
];

const DAY = 24 * 60 * 60 * 1000;

/** Days from `day` to `today`, both `YYYY-MM-DD`; `undefined` where one is unknown. A day to come is today. */
export function ageInDays(day: string | null, today: string): number | undefined {
  const days = Math.round((Date.parse(today) - Date.parse(day ?? '')) / DAY);
  return Number.isNaN(days) ? undefined : Math.max(0, days);
}

/** The place in {@link AGE_STEPS} of something `days` old. */
export function ageStep(days: number | undefined): number {
  if (days === undefined) return AGE_STEPS.length;
  return AGE_STEPS.findLastIndex(({ from }) => days >= from);
}

/** An age in the largest unit of which there are two: `18 months`; `unknown` if that is so. */
export function ageInWords(days: number | undefined): string {
  if (days === undefined) return 'unknown';
  if (days === 0) return 'same day';
  if (days >= 731) return counted(Math.floor(days / 365.25), 'year');
  if (days >= 61) return counted(Math.floor(days / 30.44), 'month');
  return counted(days, 'day');
}

/** How long before the check: `18 months ago`. */
export function agoInWords(days: number | undefined): string {
  if (days === 0) return 'on the day of the check';
  return days === undefined ? 'unknown' : `${ageInWords(days)} ago`;
}
