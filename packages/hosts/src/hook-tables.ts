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
    // Null is for nothing, whatever the event.
    const strictly = list.value === null ? undefined : event;
    for (const group of listOf(list) ?? wrong(into, line, `"${event}" has no list`, strictly)) {
      const table = tableOf(group);
      const inner = table?.get('hooks');
      const matcher = table?.get('matcher');
      // A strict reader has a default where nothing is said, and takes null for nothing.
      const { strict } = into.host.entry;
      if (table === undefined || (inner === undefined && !strict)) {
        wrong(into, group.line, `a group of "${event}" has no list "hooks"`, event);
        continue;
      }
      if (inner === undefined) continue;
      const isText = matcher === undefined || textOf(matcher.at) !== undefined;
      if (!isText && !(strict && matcher.at.value === null)) {
        wrong(into, matcher.line, `a matcher of "${event}" is no text`, event);
        continue;
      }
      const none = `"hooks" of "${event}" has no list`;
      const each = listOf(inner.at) ?? wrong(into, inner.line, none, event);
      for (const hook of each) gatherHook(event, textOf(matcher?.at), hook, into);
    }
  }
}

/** Hooks by event, each event a list of hooks that have their matchers themselves. */
export function gatherList(hooks: Located | undefined, into: Gathering): void {
  for (const [event, list, line] of eventsOf(hooks, into)) {
    for (const hook of listOf(list) ?? wrong(into, line, `"${event}" has no list`, event)) {
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
    wrong(into, at.line, `a hook of "${event}" is no table`, event);
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
    misshape(shape, said, command) ?? (shape.checked ? miskeyed(table, type, timeout) : undefined);
  const skipped = shape.types.includes(type)
    ? undefined
    : `is of a type that does not run: "${type}"`;
  const fault = misshapen ?? skipped;
  if (misshapen !== undefined) {
    // A command of nothing is of the right shape.
    wrong(into, at.line, `a hook of "${event}" ${misshapen}`, command === '' ? undefined : event);
  } else if (skipped !== undefined) {
    const code = isStrict(shape, event) ? 'unparsed' : 'malformed';
    into.problems.push({ code, line: at.line, message: `a hook of "${event}" ${skipped}` });
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

/** What a hook of a type needs besides. */
const NEEDED: ReadonlyMap<string, string> = new Map([
  ['prompt', 'prompt'],
  ['agent', 'prompt'],
  ['http', 'url'],
]);

/** Which values each of the other keys may have. */
const KEYS: readonly (readonly [key: string, fits: (value: unknown) => boolean, kind: string])[] = [
  ['async', isBoolean, 'that is not true or false'],
  ['asyncRewake', isBoolean, 'that is not true or false'],
  ['once', isBoolean, 'that is not true or false'],
  ['if', isText, 'that is no text'],
  ['statusMessage', isText, 'that is no text'],
  ['shell', (value) => value === 'bash' || value === 'powershell', 'that is not known'],
  ['onFailure', (value) => value === 'block' || value === 'continue', 'that is not known'],
];

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Which key of a hook is missing or has a value of the wrong kind. */
function miskeyed(table: LocatedTable, type: string, timeout: unknown): string | undefined {
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0))
    return 'has a timeout that is not above 0';
  const needed = NEEDED.get(type);
  if (needed !== undefined && textOf(table.get(needed)?.at) === undefined) {
    return `has no "${needed}"`;
  }
  for (const [key, fits, kind] of KEYS) {
    const member = table.get(key);
    if (member !== undefined && !fits(member.at.value))
      return `has ${/^[aio]/.test(key) ? 'an' : 'a'} "${key}" ${kind}`;
  }
  const args = table.get('args')?.at;
  const texts = args === undefined || listOf(args)?.every((each) => textOf(each) !== undefined);
  return texts ? undefined : 'has "args" that are no list of texts';
}

/** Notes that something, of `event` if it is of one, is not of the shape the host reads; there is nothing in it. */
export function wrong(
  into: Gathering,
  line: number,
  message: string,
  event?: string,
): readonly never[] {
  const { entry } = into.host;
  const code = entry.strict || isStrict(entry, event) ? 'unparsed' : 'malformed';
  into.problems.push({ code, line, message });
  return [];
}

function isStrict({ strictEvents = [] }: HookShape, event: string | undefined): boolean {
  return event !== undefined && strictEvents.includes(event);
}
