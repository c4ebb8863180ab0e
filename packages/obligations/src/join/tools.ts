import type { Frequency } from '@dochygiene/frequency';
import type { Host } from '@dochygiene/hosts';
import type { Seen } from './paths.ts';

/**
 * How much of what must hold a carrier on the tool calls of `host` sees, if it sees only `tools`.
 *
 * A commit goes through the shell. A file is written by the tools for it, and by the shell: a carrier
 * that sees the shell alone sees no file written. `per-edit` is each tool call, of tools that nobody
 * knows too; tools that only write files count as `per-file-write`, which does not cover it.
 */
export function toolsSeen(
  tools: readonly string[] | undefined,
  obligation: Frequency,
  host: Host | undefined,
): Seen {
  if (tools === undefined || obligation === 'none') return { kind: 'all', missing: [] };
  const known = host?.tools ?? [];
  const sees = (name: string) =>
    tools.includes(name) || aliasesOf(host, name).some((alias) => tools.includes(alias));
  const of = (kind: 'write' | 'shell') => known.filter((tool) => tool.kind === kind).map(nameOf);
  const writers = of('write');
  // The others are of other systems, or watch what a first one started.
  const shell = of('shell').slice(0, 1);

  if (obligation === 'per-commit') return seen(shell, sees, shell);
  if (obligation === 'per-file-write') return seen([...writers, ...shell], sees, writers);
  const onlyWrites = tools.every((name) => writers.includes(name));
  if (onlyWrites) return { kind: 'none', missing: [] };
  const missing = known.map(nameOf).filter((name) => !sees(name));
  return { kind: 'some', missing: missing.length === 0 ? [UNKNOWN] : missing };
}

/** Tools of other servers, which no table lists. */
const UNKNOWN = 'tools that are not known';

/** What of `wanted` is seen; nothing, if none of `core` is. */
function seen(
  wanted: readonly string[],
  sees: (name: string) => boolean,
  core: readonly string[],
): Seen {
  if (wanted.length === 0) return { kind: 'some', missing: [UNKNOWN] };
  const missing = wanted.filter((name) => !sees(name));
  if (missing.length === 0) return { kind: 'all', missing };
  return { kind: core.some(sees) ? 'some' : 'none', missing };
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function aliasesOf(host: Host | undefined, name: string): readonly string[] {
  return host?.tools.find((tool) => tool.name === name)?.aliases ?? [];
}
