import { HOSTS, type Host } from '@dochygiene/hosts';
import { lastName } from '../carriers/hook-index.ts';
import { jsonOf } from '../carriers/json-file.ts';
import type { ProjectFiles } from '../carriers/project-files.ts';
import { textsOf, valueAt } from '../carriers/values.ts';
import { documentKind } from './kinds.ts';

/** Who reads which rule documents by themselves. */
export interface Readers {
  /** Paths of the documents, and ids of the agents that read each. */
  readonly documents: ReadonlyMap<string, readonly string[]>;
  /** Agents that a document or a setting tells to be used here, in code-unit order. */
  readonly told: readonly string[];
}

/**
 * Who reads the rule documents at `paths`, by the tables of hosts and what stands beside them: one
 * that another replaces, one that is read for want of another, or by a setting that names it.
 */
export function readersOf(files: ProjectFiles, paths: readonly string[]): Readers {
  const told = new Set(paths.flatMap(toldBy));
  if (files.look('.claude').kind === 'directory') told.add('claude-code');
  const names = new Map(HOSTS.flatMap((host) => namedBy(files, host)));
  for (const id of names.keys()) told.add(id);

  const named = [...names.values()].flat().filter((name) => files.look(name).kind === 'file');
  const documents = [...new Set([...paths, ...named])].map((path) => {
    const known = documentKind(path)?.hosts ?? [];
    const reading = HOSTS.filter((host) => {
      const own = names.get(host.id);
      if (own !== undefined) return own.includes(lastName(path));
      if (known.includes(host.id)) return !isReplaced(files, host, path);
      // Of an agent that nothing tells to be used here it is not said what it would do without.
      return told.has(host.id) && isReadOtherwise(files, host, path);
    });
    return [path, reading.map(({ id }) => id)] as const;
  });
  return { documents: new Map(documents), told: [...told].sort() };
}

function toldBy(path: string): readonly string[] {
  const kind = documentKind(path);
  return kind?.telling === true ? kind.hosts : [];
}

/** The names that a setting of `host` has for its rule documents, if it has any. */
function namedBy(
  files: ProjectFiles,
  { id, naming }: Host,
): readonly (readonly [string, readonly string[]])[] {
  if (naming === undefined) return [];
  const value = jsonOf(files.text(naming.file) ?? '');
  const found = naming.keys
    .map((way) => textsOf(way.split('.').reduce(valueAt, value)))
    .find((names) => names.length > 0);
  return found === undefined ? [] : [[id, found]];
}

function isReplaced(files: ProjectFiles, { replaced = {} }: Host, path: string): boolean {
  const name = lastName(path);
  const other = Object.hasOwn(replaced, name) ? replaced[name] : undefined;
  if (other === undefined) return false;
  const found = files.look(`${path.slice(0, path.length - name.length)}${other}`);
  return found.kind === 'file' && found.size > 0;
}

function isReadOtherwise(files: ProjectFiles, { otherwise }: Host, path: string): boolean {
  if (otherwise === undefined) return false;
  // The longest comes first: ".claude/AGENTS.md" is one of the folder above.
  const name = [...otherwise.files]
    .sort((one, other) => other.length - one.length)
    .find((file) => path === file || path.endsWith(`/${file}`));
  if (name === undefined) return false;
  const folder = path.slice(0, path.length - name.length);
  return otherwise.unless.every((file) =>
    ['', folder].every((above) => files.look(`${above}${file}`).kind === 'absent'),
  );
}
