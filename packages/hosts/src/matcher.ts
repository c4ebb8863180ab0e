import type { Host, HostEvent } from './host.ts';
import { namePattern } from './pattern.ts';

/** What a matcher selects, or why it selects nothing. */
export type Matched =
  | {
      readonly ok: true;
      /** Known names that it selects, in the order of the host's table; absent is all there are, known or not. */
      readonly names?: readonly string[];
      /** Parts of it that name tools of MCP servers, known by their shape. */
      readonly mcp: readonly string[];
      /** Exact names of it that are not known. */
      readonly unknown: readonly string[];
    }
  | {
      readonly ok: false;
      /** `invalid` is refused by the host, `intricate` is not followed here, `nothing known` selects no known name. */
      readonly fault: 'invalid' | 'intricate' | 'nothing known';
      readonly message: string;
    };

/** Which tools of `host` a `matcher` selects; absent, every one. Names are compared in their case. */
export function matchTools(host: Host, matcher: string | undefined): Matched {
  const names = host.tools.map(({ name, aliases = [] }) => [name, ...aliases] as const);
  return matched(host, matcher, names, 'tool');
}

/**
 * Which ways in which `event` comes about a `matcher` selects; absent, every one.
 *
 * Where the event has no known ways, or ignores its matcher, that is all of them.
 */
export function matchSources(host: Host, event: HostEvent, matcher: string | undefined): Matched {
  if (event.matches !== 'sources' || event.sources === undefined) return EVERYTHING;
  return matched(
    host,
    matcher,
    event.sources.map((name) => [name]),
    'source',
  );
}

const EVERYTHING: Matched = { ok: true, mcp: [], unknown: [] };

/** A tool of a server: the server alone is the name of no tool. */
const MCP = /^mcp__[\w-]+?__[\w-]+$/;

/** Names that no host has: a pattern that takes both takes whatever there may be. */
const STRANGERS: readonly string[] = ['q', 'Some_Other-Tool.1'];

/** Of `names`, each with its other names, the ones selected. */
function matched(
  host: Host,
  matcher: string | undefined,
  names: readonly (readonly [string, ...string[]])[],
  what: 'tool' | 'source',
): Matched {
  if (matcher === undefined) return EVERYTHING;
  const { list, pattern, star } = host.matchers;
  if (star && (matcher === '' || matcher === '*')) return EVERYTHING;
  if (list !== undefined && new RegExp(`^[${list.characters}]*$`).test(matcher)) {
    const wanted = matcher.split(new RegExp(`[${list.separators}]`)).map((name) => name.trim());
    return selected(
      wanted.filter((name) => name !== ''),
      names,
      what,
    );
  }
  if (pattern === undefined) return EVERYTHING;
  return byPattern(matcher, pattern, names, what);
}

function selected(
  wanted: readonly string[],
  names: readonly (readonly [string, ...string[]])[],
  what: 'tool' | 'source',
): Matched {
  const mcp = what === 'tool' ? wanted.filter((name) => MCP.test(name)) : [];
  const known = names.filter((each) => each.some((name) => wanted.includes(name)));
  const unknown = wanted.filter(
    (name) => !mcp.includes(name) && !known.some((each) => each.includes(name)),
  );
  if (known.length === 0 && mcp.length === 0) return nothing(what, unknown.join(', '));
  return { ok: true, names: known.map(([name]) => name), mcp, unknown };
}

function byPattern(
  matcher: string,
  kind: NonNullable<Host['matchers']['pattern']>,
  names: readonly (readonly [string, ...string[]])[],
  what: 'tool' | 'source',
): Matched {
  const pattern = namePattern(matcher, kind);
  if (!pattern.ok) return pattern;
  const known = names.filter((each) => each.some((name) => pattern.matches(name)));
  // No list of such tools exists: it is enough that the pattern speaks of them.
  const mcp = what === 'tool' && /mcp__|mcp:/i.test(matcher) ? [matcher] : [];
  if (STRANGERS.every((name) => pattern.matches(name))) return EVERYTHING;
  if (known.length === 0 && mcp.length === 0) return nothing(what, matcher);
  return { ok: true, names: known.map(([name]) => name), mcp, unknown: [] };
}

function nothing(what: string, wanted: string): Matched {
  return { ok: false, fault: 'nothing known', message: `no known ${what} is "${wanted}"` };
}
