import type { HookEntry, HookProblem } from './entry.ts';
import type { HookShape, Host } from './host.ts';
import { eventOf } from './hosts.ts';
import { type Located, type LocatedTable, listOf, tableOf, textOf } from './located.ts';

/** Where entries and problems of one file are gathered. */
export interface Gathering {
  readonly host: Host;
  readonly entries: HookEntry[];
  readonly problems: HookProblem[];
}

/** Hooks by event, each event a list of groups `{ matcher?, hooks: [...] }`. */
export function gatherGroups(hooks: Located | undefined, into: Gathering): void {
  for (const [event, list, line] of eventsOf(hooks, into)) {
    for (const group of listOf(list) ?? wrong(into, line, `"${event}" has no list`)) {
      const table = tableOf(group);
      const inner = table?.get('hooks');
      const matcher = table?.get('matcher');
      // A strict reader has a default where nothing is said, and takes null for nothing.
      const { strict } = into.host.entry;
      if (table === undefined || (inner === undefined && !strict)) {
        wrong(into, group.line, `a group of "${event}" has no list "hooks"`);
        continue;
      }
      if (inner === undefined) continue;
      const isText = matcher === undefined || textOf(matcher.at) !== undefined;
      if (!isText && !(strict && matcher.at.value === null)) {
        wrong(into, matcher.line, `a matcher of "${event}" is no text`);
        continue;
      }
      const each = listOf(inner.at) ?? wrong(into, inner.line, `"hooks" of "${event}" has no list`);
      for (const hook of each) gatherHook(event, textOf(matcher?.at), hook, into);
    }
  }
}

/** Hooks by event, each event a list of hooks that have their matchers themselves. */
export function gatherList(hooks: Located | undefined, into: Gathering): void {
  for (const [event, list, line] of eventsOf(hooks, into)) {
    for (const hook of listOf(list) ?? wrong(into, line, `"${event}" has no list`)) {
      gatherHook(event, textOf(tableOf(hook)?.get('matcher')?.at), hook, into);
    }
  }
}

/** Each event of `hooks`; one that the host does not have is told, and read all the same. */
function* eventsOf(
  hooks: Located | undefined,
  into: Gathering,
): Generator<readonly [string, Located, number]> {
  if (hooks === undefined) return;
  const table = tableOf(hooks);
  if (table === undefined) {
    const message = '"hooks" is no table of events';
    into.problems.push({ code: 'unparsed', line: hooks.line, message });
  }
  for (const [event, { at, line }] of table ?? []) {
    if (eventOf(into.host, event) === undefined) {
      const message = `${into.host.name} is not known to have an event "${event}"`;
      into.problems.push({ code: 'unknown-event', line, message });
    }
    yield [event, at, line];
  }
}

const COMMANDS: readonly string[] = ['command', 'bash', 'powershell'];
const OWN_KEYS: ReadonlySet<string> = new Set([...COMMANDS, 'type', 'args', 'async', 'matcher']);
/** One hook; what its host would leave out is an entry with a fault where there is something to run. */
function gatherHook(
  event: string,
  matcher: string | undefined,
  at: Located,
  into: Gathering,
): void {
  const table = tableOf(at);
  if (table === undefined) {
    wrong(into, at.line, `a hook of "${event}" is no table`);
    return;
  }
  const said = textOf(table.get('type')?.at);
  const type = said ?? 'command';
  const command = COMMANDS.map((key) => textOf(table.get(key)?.at)).find(
    (text) => text !== undefined,
  );
  const args = listOf(table.get('args')?.at)?.map((item) => textOf(item) ?? String(item.value));
  const timeout = (table.get('timeout') ?? table.get('timeoutSec'))?.at.value;
  const shape = into.host.entry;
  const misshapen =
    misshape(shape, said, command) ?? (shape.checked ? miskeyed(table, timeout) : undefined);
  const skipped = shape.types.includes(type)
    ? undefined
    : `is of a type that does not run: "${type}"`;
  const fault = misshapen ?? skipped;
  if (misshapen !== undefined) wrong(into, at.line, `a hook of "${event}" ${misshapen}`);
  else if (skipped !== undefined) {
    const message = `a hook of "${event}" ${skipped}`;
    into.problems.push({ code: 'malformed', line: at.line, message });
  }
  const more = [...table]
    .filter(([key]) => !OWN_KEYS.has(key))
    .map(([key, member]) => [key, member.at.value] as const)
    .filter(
      (pair): pair is [string, string | true] => pair[1] === true || typeof pair[1] === 'string',
    );
  into.entries.push({
    host: into.host.id,
    event,
    known: eventOf(into.host, event) !== undefined,
    ...(matcher === undefined ? {} : { matcher }),
    type,
    ...(command === undefined ? {} : { command }),
    ...(args === undefined ? {} : { args }),
    // What wakes the model later is not waited for either.
    async: ['async', 'asyncRewake'].some((key) => table.get(key)?.at.value === true),
    ...(typeof timeout === 'number' ? { timeout: timeout / shape.second } : {}),
    more: Object.fromEntries(more),
    ...(fault === undefined ? {} : { fault }),
    line: at.line,
    offset: at.offset,
  });
}

/** What a hook lacks of its shape. */
function misshape(
  shape: HookShape,
  type: string | undefined,
  command: string | undefined,
): string | undefined {
  if (type === undefined && shape.typeNeeded) return 'has no "type"';
  const bare = (type ?? 'command') === 'command' && (command ?? '').trim() === '';
  return bare ? 'has no "command"' : undefined;
}

/** Which key of a hook has a value of the wrong kind. */
function miskeyed(table: LocatedTable, timeout: unknown): string | undefined {
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0))
    return 'has a timeout that is not above 0';
  const async = table.get('async')?.at.value;
  if (async !== undefined && typeof async !== 'boolean')
    return 'has an "async" that is not true or false';
  const args = table.get('args')?.at;
  const texts = args === undefined || listOf(args)?.every((each) => textOf(each) !== undefined);
  return texts ? undefined : 'has "args" that are no list of texts';
}

/** Notes that something is not of the shape the host reads; there is nothing in it. */
export function wrong(into: Gathering, line: number, message: string): readonly never[] {
  const code = into.host.entry.strict ? 'unparsed' : 'malformed';
  into.problems.push({ code, line, message });
  return [];
}
