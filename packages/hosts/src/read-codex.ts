import type { HookEntry, HookFile } from './entry.ts';
import { type Gathering, gatherGroups } from './hook-tables.ts';
import { hostOf } from './hosts.ts';
import { type Located, type LocatedMember, listOf, tableOf, textOf } from './located.ts';
import { readToml } from './toml.ts';

/** Switches of Codex, the canonical one first; either turns its hooks off. */
const SWITCHES = ['hooks', 'codex_hooks'];

/**
 * Codex' `.codex/config.toml`: the tables of `hooks`, the switch in `features`, and `notify`.
 *
 * `notify` is told as an entry of the event `notify`, which fires after each turn and blocks nothing.
 */
export function readCodexConfig(text: string): HookFile {
  const { at, problems } = readToml(text);
  const into: Gathering = { host: hostOf('codex'), entries: [], problems: [...problems] };
  const root = tableOf(at);
  // Where Codex keeps which hooks a person has trusted.
  const hooks = tableOf(root?.get('hooks')?.at);
  if (hooks !== undefined && root !== undefined) {
    const events = new Map([...hooks].filter(([key]) => key !== 'state'));
    const { line = 1, offset = 0 } = root.get('hooks')?.at ?? {};
    gatherGroups({ line, offset, value: events }, into);
  }
  into.entries.push(...notified(root?.get('notify')));
  const features = tableOf(root?.get('features')?.at);
  const off = SWITCHES.map((name) => ({ name, member: features?.get(name) })).find(
    ({ member }) => member?.at.value === false,
  );
  return {
    ...into,
    permissions: [],
    ...(off?.member === undefined
      ? {}
      : { disabled: { setting: `features.${off.name}`, line: off.member.line } }),
  };
}

/** The program of `notify`, with its arguments. */
function notified(member: LocatedMember | undefined): readonly HookEntry[] {
  const words = listOf(member?.at)?.map((word: Located) => textOf(word) ?? String(word.value));
  const [command, ...args] = words ?? [];
  if (member === undefined || command === undefined) return [];
  const { line, at } = member;
  const entry = { host: 'codex', event: 'notify', known: true, type: 'command', command } as const;
  return [{ ...entry, args, async: true, more: {}, line, offset: at.offset }];
}
