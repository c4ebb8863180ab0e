import { eventOf, type HookEntry, type Host, matchSources, matchTools } from '@dochygiene/hosts';
import type { Carrier, CarrierReason, Firing } from '../carrier.ts';
import { agentCommand } from './agent-command.ts';
import type { ProjectFiles } from './project-files.ts';
import { classOf, distinct, reason } from './reason.ts';
import { oneLine } from './values.ts';

/** A file with hooks of an agent, and what holds for all of them. */
export interface AgentFile {
  readonly host: Host;
  /** As it is shown: relative to the root, or below `~`. */
  readonly path: string;
  /** Variables and commands of a shell whose value is known. */
  readonly variables: ReadonlyMap<string, string>;
  /** Why none of its hooks does what it seems to. */
  readonly reasons: readonly CarrierReason[];
}

/** The carriers that `entry` of `file` is: one, or one for each script that it runs. */
export function entryCarriers(
  files: ProjectFiles,
  file: AgentFile,
  entry: HookEntry,
): readonly Carrier[] {
  const { host, path } = file;
  const { firing, faults } = firingOf(file, entry);
  const base = [...file.reasons, ...faults, ...eventReasons(host, entry)];
  const runs = oneLine([entry.command ?? `(${entry.type})`, ...(entry.args ?? [])].join(' '));
  const name = entry.matcher ? `${entry.event}/${entry.matcher}` : entry.event;

  return agentCommand(files, file, entry).map(({ script, reasons: own, paths }) => {
    const reasons = distinct([...base, ...own]);
    const what = script?.replace(/^.*\//, '') ?? oneLine(runs, 40);
    return {
      id: `${host.id}:${path}:${name}:${what}`,
      host: host.id,
      path,
      line: entry.line,
      event: entry.event,
      ...(entry.matcher === undefined ? undefined : { matcher: entry.matcher }),
      mode: 'point',
      firing: paths === undefined ? firing : { ...firing, paths },
      class: classOf(reasons),
      reasons,
      runs,
      ...(script === undefined ? undefined : { script }),
    };
  });
}

/** When a hook fires, and why its event or matcher keeps it from firing at all. */
interface Fires {
  readonly firing: Firing;
  readonly faults: readonly CarrierReason[];
}

/** What was found of a file's hooks with the same event and matcher. */
const FIRES = new WeakMap<AgentFile, Map<string, Fires>>();

function firingOf(file: AgentFile, entry: HookEntry): Fires {
  const known = FIRES.get(file) ?? new Map<string, Fires>();
  FIRES.set(file, known);
  const key = `${entry.event}\0${entry.matcher ?? '\0'}`;
  const fires = known.get(key) ?? foundFiring(file.host, entry);
  known.set(key, fires);
  return fires;
}

function foundFiring(host: Host, { event: name, matcher }: HookEntry): Fires {
  const event = eventOf(host, name);
  if (event === undefined) {
    const why = reason('OB104', `${host.name} is not known to have an event "${name}"`);
    return { firing: { period: 'none' }, faults: [why] };
  }
  const { period, scope } = event;
  const scoped = scope === undefined ? { period } : { period, tools: scope };
  if (event.matches !== 'tools' && event.matches !== 'sources') {
    return event.matches === 'none' ? { firing: scoped, faults: [] } : narrowed(scoped, matcher);
  }

  const isTools = event.matches === 'tools';
  const matched = isTools ? matchTools(host, matcher) : matchSources(host, event, matcher);
  if (!matched.ok) {
    const codes = { invalid: 'OB105', intricate: 'OB120', 'nothing known': 'OB106' } as const;
    const why = reason(
      codes[matched.fault],
      `matcher "${oneLine(matcher ?? '', 60)}": ${matched.message}`,
    );
    return { firing: scoped, faults: [why] };
  }
  const { names, mcp } = matched;
  if (names === undefined) return { firing: scoped, faults: [] };
  if (!isTools) return { firing: { period, sources: names }, faults: [] };
  const tools = [...names, ...mcp];
  const writes = new Set(
    host.tools.filter(({ kind }) => kind === 'write').map((tool) => tool.name),
  );
  // What sees only the tools that write files fires when a file is written, and no more often.
  const onlyWrites = period === 'per-edit' && tools.every((tool) => writes.has(tool));
  return { firing: { period: onlyWrites ? 'per-file-write' : period, tools }, faults: [] };
}

/** What is left of `firing` where a matcher picks by something else than tools, such as a command's text. */
function narrowed(firing: Firing, matcher: string | undefined): Fires {
  if (matcher === undefined || /^(?:\.?\*)?$/.test(matcher)) return { firing, faults: [] };
  const shown = oneLine(matcher, 60);
  // No tool has such a name: what is seen is a part of each.
  if (firing.tools !== undefined) {
    const tools = firing.tools.map((tool) => `${tool}(${shown})`);
    return { firing: { ...firing, tools }, faults: [] };
  }
  return { firing, faults: [reason('OB120', `it runs only where "${shown}" matches`)] };
}

function eventReasons(host: Host, entry: HookEntry): readonly CarrierReason[] {
  const reasons: CarrierReason[] = [];
  if (entry.fault !== undefined) {
    // A hook of a kind that does not run is well written, and another host might run it.
    const code = host.entry.types.includes(entry.type) ? 'OB109' : 'OB119';
    reasons.push(reason(code, `${host.name} leaves the hook out: it ${entry.fault}`));
  }
  if (entry.async) reasons.push(reason('OB111', `"async": ${host.name} does not wait for it`));
  const condition = entry.more['if'];
  if (condition !== undefined) {
    reasons.push(reason('OB120', `it runs only if "${oneLine(String(condition), 60)}"`));
  }
  if (entry.timeout !== undefined && entry.timeout < 1) {
    reasons.push(reason('OB120', `it has ${entry.timeout} s, and may never come to its end`));
  }
  if (entry.more['once'] === true) reasons.push(reason('OB120', 'it runs once and no more'));
  const blocks = eventOf(host, entry.event)?.blocks;
  if (blocks === 'no') reasons.push(reason('OB117', `${entry.event} stops nothing`));
  if (blocks === 'tells') {
    reasons.push(
      reason('OB117', `${entry.event} comes after the fact: the model is told, no more`),
    );
  }
  if (blocks === 'unknown') {
    reasons.push(
      reason('OB117', `whether ${entry.event} of ${host.name} can stop anything is not known`),
    );
  }
  return reasons;
}
