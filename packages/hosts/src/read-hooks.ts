import type { HookFile, PermissionRule } from './entry.ts';
import { type Gathering, gatherGroups, gatherList, wrong } from './hook-tables.ts';
import type { Host } from './host.ts';
import { hostOf } from './hosts.ts';
import { readJson } from './json.ts';
import { type Located, listOf, tableOf, textOf } from './located.ts';
import { misfitSettings } from './settings.ts';

/** Settings of Claude Code, or of a host that has its hooks in settings of the same shape. */
export function readSettings(host: Host, text: string): HookFile {
  const { at, into } = opened(host, text);
  gatherGroups(tableOf(at)?.get('hooks')?.at, into);
  into.problems.push(...misfitSettings(host, at));
  // Of a file that is not read no switch counts either.
  const isRead = into.problems.every(({ code }) => code !== 'unparsed');
  if (!isRead) return { ...into, permissions: permissionsOf(at) };
  return {
    ...into,
    permissions: permissionsOf(at),
    ...flagged(at, 'disabled', 'disableAllHooks'),
    ...flagged(at, 'managedOnly', 'allowManagedHooksOnly'),
  };
}

/** Settings of Claude Code: `.claude/settings.json` and `.claude/settings.local.json`. */
export function readClaudeSettings(text: string): HookFile {
  return readSettings(hostOf('claude-code'), text);
}

/** A `hooks.json` of groups: of a plugin of Claude Code, or of Codex. */
export function readHooksJson(host: Host, text: string): HookFile {
  const { at, into } = opened(host, text);
  const table = tableOf(at);
  const hooks = table?.get('hooks');
  if (table !== undefined && hooks === undefined) wrong(into, 1, 'has no table "hooks"');
  const known = host.entry.fileKeys;
  for (const [key, { line }] of table ?? []) {
    if (known?.includes(key) === false)
      wrong(into, line, `has the key "${key}", which is not known`);
  }
  gatherGroups(hooks?.at, into);
  return { ...into, permissions: [] };
}

/** A `hooks.json` that lists hooks by event: of Cursor, Copilot, Windsurf. */
export function readHookList(host: Host, text: string): HookFile {
  const { at, into } = opened(host, text);
  const table = tableOf(at);
  const hooks = table?.get('hooks');
  if (table !== undefined && hooks === undefined) wrong(into, 1, 'has no table "hooks"');
  gatherList(hooks?.at, into);
  return { ...into, permissions: [], ...flagged(at, 'disabled', 'disableAllHooks') };
}

/** Cursor's `.cursor/hooks.json`. */
export function readCursorHooks(text: string): HookFile {
  return readHookList(hostOf('cursor'), text);
}

/** The text as a table of `host`, with nothing gathered yet but what is wrong with it as JSON. */
function opened(
  host: Host,
  text: string,
): { readonly at: Located | undefined; readonly into: Gathering } {
  const { at, problems } = readJson(text);
  const counted = problems.filter(({ code }) => code !== 'comments' || host.comments !== 'yes');
  const into: Gathering = { host, entries: [], problems: [...counted] };
  if (at !== undefined && tableOf(at) === undefined) {
    into.problems.push({ code: 'unparsed', line: at.line, message: 'is no table' });
  }
  return { at, into };
}

/** A setting that is on, and its line. */
function flagged<Name extends 'disabled' | 'managedOnly'>(
  at: Located | undefined,
  name: Name,
  setting: string,
): { readonly [Key in Name]?: { readonly setting: string; readonly line: number } } {
  const member = tableOf(at)?.get(setting);
  if (member?.at.value !== true) return {};
  const flag = { [name]: { setting, line: member.line } };
  return flag as { [Key in Name]: { setting: string; line: number } };
}

const LISTS = ['deny', 'ask', 'allow'] as const;

/** The rules of `permissions`, in the order in which they count. */
function permissionsOf(at: Located | undefined): readonly PermissionRule[] {
  const permissions = tableOf(tableOf(at)?.get('permissions')?.at);
  return LISTS.flatMap((list) =>
    (listOf(permissions?.get(list)?.at) ?? []).flatMap((item) => {
      const rule = textOf(item);
      return rule === undefined ? [] : [permissionRule(list, rule, item.line)];
    }),
  );
}

/** `Tool` or `Tool(specifier)`; a rule of neither shape is a tool of that name. */
function permissionRule(list: PermissionRule['list'], rule: string, line: number): PermissionRule {
  const open = rule.indexOf('(');
  if (open <= 0 || !rule.endsWith(')')) return { list, rule, tool: rule, line };
  return { list, rule, tool: rule.slice(0, open), specifier: rule.slice(open + 1, -1), line };
}
