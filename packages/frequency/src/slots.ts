import type { Frequency } from './frequency.ts';

/** The slots of a hook manifest for several hosts, in the order in which they are listed. */
export const SLOTS = [
  'session_start',
  'session_end',
  'stop',
  'user_prompt_submit',
  'pre_tool_use',
  'post_tool_use',
] as const;

/** One of {@link SLOTS}. */
export type Slot = (typeof SLOTS)[number];

/** When each slot fires. `stop` comes after each reply; it is not the end of the session. */
const PERIODS: ReadonlyMap<string, Frequency> = new Map<Slot, Frequency>([
  ['session_start', 'per-session'],
  ['session_end', 'per-session'],
  ['stop', 'per-turn'],
  ['user_prompt_submit', 'per-turn'],
  ['pre_tool_use', 'per-edit'],
  ['post_tool_use', 'per-edit'],
]);

/**
 * When `slot` fires on `platform`, compared to the letter; `undefined` for a slot that is not known.
 *
 * A platform that is not known fires as the others do. Cline feeds `stop` by an event of cancelling.
 */
export function slotFrequency(platform: string, slot: string): Frequency | undefined {
  if (platform === 'cline' && slot === 'stop') return 'per-event';
  return PERIODS.get(slot);
}

/** Whether a platform's block of a manifest says that it has hooks: all but `fallback_only: true`, the boolean. */
export function isHookCapable(block: { readonly fallback_only?: unknown }): boolean {
  return block.fallback_only !== true;
}
