/** How often a rule must hold or a carrier fires, in the order in which they are listed wherever they are. */
export const FREQUENCIES = [
  'per-edit',
  'per-turn',
  'per-task',
  'per-session',
  'per-event',
  'per-commit',
  'per-file-write',
  'none',
] as const;

/** One of {@link FREQUENCIES}. */
export type Frequency = (typeof FREQUENCIES)[number];

/** How a carrier looks: at a moment, as a hook does, or over the whole tree at once, as a test suite does. */
export type Mode = 'point' | 'sweep';

/** Whether `value` is one of {@link FREQUENCIES}, to the letter. */
export function isFrequency(value: unknown): value is Frequency {
  return FREQUENCIES.some((frequency) => frequency === value);
}
