import { type Frequency, isHookCapable, SLOTS, slotFrequency } from '@dochygiene/frequency';
import type { HookProblem } from './entry.ts';
import { type Located, listOf, tableOf } from './located.ts';
import { readYaml } from './yaml.ts';

/** The `platforms:` block of a hook manifest for several hosts. */
export interface PlatformBinding {
  /** Concerns by slot, by platform; in the order of the file. Also of platforms without hooks. */
  readonly slots: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Platforms that are said to have no hooks. */
  readonly fallbackOnly: readonly string[];
}

/** Reads the `platforms:` block of `text`; what is before and after it is not read. Of several blocks, the first. */
export function parsePlatforms(text: string): PlatformBinding {
  const { platforms } = opened(text);
  const slots = platforms.map(([name, platform]) => [name, slotsOf(platform)] as const);
  const fallback = platforms.filter(([, platform]) => {
    return !isHookCapable({ fallback_only: tableOf(platform)?.get('fallback_only')?.at.value });
  });
  return { slots: Object.fromEntries(slots), fallbackOnly: fallback.map(([name]) => name) };
}

/** What {@link parsePlatforms} passes over: slots that are not known, values that are no lists, what is no YAML. */
export function platformProblems(text: string): readonly HookProblem[] {
  const { platforms, problems } = opened(text);
  return [
    ...problems,
    ...platforms.flatMap(([name, platform]) =>
      [...(tableOf(platform) ?? [])]
        .filter(([key]) => key !== 'fallback_only')
        .flatMap(([key, { at, line }]): readonly HookProblem[] => {
          if (!isSlot(key)) {
            const message = `platform "${name}" has the slot "${key}", which is not known`;
            return [{ code: 'unknown-event', line, message }];
          }
          if (listOf(at) !== undefined) return [];
          return [{ code: 'malformed', line, message: `"${key}" of "${name}" has no list` }];
        }),
    ),
  ];
}

/**
 * When `concern` fires on each platform that has hooks: distinct periods, in the order of the slots.
 *
 * A list and never the strongest, since periods of different roots have none. An empty one says that
 * the concern is bound nowhere on that platform.
 */
export function carrierFrequencyByPlatform(
  concern: string,
  { slots, fallbackOnly }: PlatformBinding,
): Readonly<Record<string, readonly Frequency[]>> {
  return Object.fromEntries(
    Object.entries(slots)
      .filter(([platform]) => !fallbackOnly.includes(platform))
      .map(([platform, bound]) => {
        const at = SLOTS.filter((slot) => bound[slot]?.includes(concern) === true);
        const periods = at.flatMap((slot) => slotFrequency(platform, slot) ?? []);
        return [platform, [...new Set(periods)]];
      }),
  );
}

const BEGIN = /^(?:platforms|"platforms"|'platforms')[ \t]*:(?=\s|$)/m;
const END = /^[^\s#]/m;

/** Each platform of the block, and what is wrong with it as YAML. */
function opened(text: string): {
  readonly platforms: readonly (readonly [string, Located])[];
  readonly problems: readonly HookProblem[];
} {
  const begin = text.search(BEGIN);
  if (begin === -1) return { platforms: [], problems: [] };
  const rest = text.indexOf('\n', begin) + 1;
  const next = rest === 0 ? -1 : text.slice(rest).search(END);
  const block = text.slice(begin, next === -1 ? undefined : rest + next);
  const line = text.slice(0, begin).split('\n').length - 1;
  const { at, problems } = readYaml(block, { line, offset: begin }, { forgiving: true });
  const { platforms: first, ...outdented } = Object.fromEntries(tableOf(at) ?? []);
  // A line that is indented less than the first reads as a key beside the block's.
  const members = [...(tableOf(first?.at) ?? []), ...Object.entries(outdented)];
  const platforms = members
    .map(([name, member]) => [name, member.at] as const)
    .filter(([, platform]) => tableOf(platform) !== undefined);
  return { platforms, problems };
}

function slotsOf(platform: Located): Readonly<Record<string, readonly string[]>> {
  const slots = [...(tableOf(platform) ?? [])].flatMap(([key, { at }]) => {
    const items = isSlot(key) ? listOf(at) : undefined;
    return items === undefined ? [] : [[key, items.flatMap(concernOf)] as const];
  });
  return Object.fromEntries(slots);
}

function concernOf({ value }: Located): readonly string[] {
  const concern =
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return concern === '' ? [] : [concern];
}

function isSlot(key: string): boolean {
  return SLOTS.some((slot) => slot === key);
}
