import { type HookFile, hostOf, type PermissionRule } from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import { classOf, reason } from './reason.ts';

/**
 * The carriers that `permissions.deny` and `permissions.ask` of a file of settings are.
 *
 * `mode` is the mode that the settings start with; absent is the one that asks.
 */
export function permissionCarriers(
  path: string,
  { permissions, problems }: HookFile,
  reasons: readonly CarrierReason[],
  mode: string | undefined,
): readonly Carrier[] {
  const comments = problems.find(({ code }) => code === 'comments');
  const unread = problems.find(({ code }) => code === 'unparsed');
  const broken = [
    ...(comments === undefined
      ? []
      : [reason('OB109', `${path} ${comments.message}: it is no JSON`)]),
    ...(unread === undefined
      ? []
      : [reason('OB109', `${path} ${unread.message}, and Claude Code reads none of it`)]),
  ].slice(0, 1);
  return permissions
    .filter(({ list }) => list !== 'allow')
    .map((rule) => {
      const all = [...reasons, ...broken, ...faults(rule), ...unasked(rule, permissions, mode)];
      const paths = pathsOf(rule);
      return {
        id: `claude-code:${path}:permissions.${rule.list}:${rule.rule}`,
        host: 'claude-code',
        path,
        line: rule.line,
        event: `permissions.${rule.list}`,
        matcher: rule.tool,
        mode: 'point',
        firing: {
          period: 'per-edit',
          tools: toolsOf(rule),
          ...(paths === undefined ? {} : { paths }),
        },
        class: classOf(all),
        reasons: all,
        runs: rule.rule,
      };
    });
}

function faults({ tool }: PermissionRule): readonly CarrierReason[] {
  const known = hostOf('claude-code').tools.some(
    ({ name, aliases = [] }) => name === tool || aliases.includes(tool),
  );
  if (known || /^mcp__/.test(tool)) return [];
  return [reason('OB106', `no known tool is "${tool}"`)];
}

/** Modes in which what `ask` names is asked. */
const ASKING: ReadonlySet<string> = new Set(['default', 'plan']);

/** Why a rule that asks may not ask. */
function unasked(
  { list, tool }: PermissionRule,
  all: readonly PermissionRule[],
  mode: string | undefined,
): readonly CarrierReason[] {
  if (list !== 'ask') return [];
  if (mode !== undefined && !ASKING.has(mode)) {
    return [reason('OB120', `in the mode "${mode}" it is not seen to ask`)];
  }
  const allowed = all.find((rule) => rule.list === 'allow' && rule.tool === tool);
  return allowed === undefined
    ? []
    : [reason('OB120', `permissions.allow has ${allowed.rule}, which may let it pass unasked`)];
}

/** A rule for `Edit` is one for every tool that writes files; any other is for its tool alone. */
function toolsOf({ tool, specifier }: PermissionRule): readonly string[] {
  // A rule for some uses of a tool sees none of the others: no tool has such a name.
  const isSome = specifier !== undefined && !isOfFiles(tool) && !/^\*{1,2}$/.test(specifier);
  if (isSome) return [`${tool}(${specifier})`];
  if (tool !== 'Edit') return [tool];
  return hostOf('claude-code')
    .tools.filter(({ kind }) => kind === 'write')
    .map(({ name }) => name);
}

/** Globs of the project's paths that a rule for a tool of files is about; absent is all. */
function pathsOf({ tool, specifier }: PermissionRule): readonly string[] | undefined {
  if (!isOfFiles(tool) || specifier === undefined || specifier === '*' || specifier === '**')
    return undefined;
  // Two slashes and a tilde lead to places of the machine, which no path of the project is in.
  if (/^(?:\/\/|~)/.test(specifier)) return [specifier];
  const path = specifier.replace(/^(?:\.?\/)/, '');
  return [specifier.includes('/') ? path : `**/${path}`];
}

function isOfFiles(tool: string): boolean {
  return hostOf('claude-code').tools.some(
    ({ name, kind }) => name === tool && (kind === 'write' || kind === 'read'),
  );
}
