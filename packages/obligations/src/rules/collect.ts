import { HOSTS, type Host } from '@dochygiene/hosts';
import { directoryOf, joinPath, type Mention } from '@dochygiene/scanner';
import type { ProjectFiles } from '../carriers/project-files.ts';
import { type AuditProblem, compare } from '../finding.ts';
import { type RuleDocument, readDocument, realPathOf } from './document.ts';
import type { Readers } from './readers.ts';

/** A rule document, and who reads it. */
export interface CollectedDocument {
  readonly document: RuleDocument;
  /** Ids of hosts, in code-unit order. */
  readonly hosts: readonly string[];
  /** Whether agents look for it by themselves; else another document imports it. */
  readonly own: boolean;
}

/** How many documents imports may add. */
export const IMPORTS_LIMIT = 1_000;

/** How agents follow `@imports`; for others they are text. */
const IMPORTERS: ReadonlyMap<string, NonNullable<Host['imports']> & { readonly name: string }> =
  new Map(
    HOSTS.flatMap(({ id, name, imports }) =>
      imports === undefined ? [] : [[id, { ...imports, name }] as const],
    ),
  );

/** What collecting holds on to. */
interface Collecting {
  readonly files: ProjectFiles;
  readonly problems: AuditProblem[];
  /** By path of the document, links followed; `undefined` is one that cannot be read. */
  readonly read: Map<string, RuleDocument | undefined>;
  readonly hosts: Map<string, Set<string>>;
  readonly own: Set<string>;
  imported: number;
}

/**
 * Reads the rule documents `documents` and what they import, each once, in code-unit order of path.
 *
 * A document that is a link counts as the one it leads to, read by the agents of both names. Imports
 * are followed for agents that do; one that goes in a circle, leads out of the project or nowhere is
 * a problem at its line.
 */
export function collect(
  files: ProjectFiles,
  documents: Readers['documents'],
  problems: AuditProblem[],
): readonly CollectedDocument[] {
  const collecting: Collecting = {
    ...{ files, problems, imported: 0 },
    ...{ read: new Map(), hosts: new Map(), own: new Set() },
  };
  const starts = [...documents].sort(inOrder).flatMap(([path, hosts]) => {
    files.readAhead(path);
    const real = realPathOf(files, path);
    if (typeof real !== 'string') return [{ path: real.path, hosts }];
    problems.push({ path, message: `Cannot read the rule document "${path}": ${real}` });
    return [];
  });
  for (const { path, hosts } of starts) {
    collecting.own.add(path);
    add(collecting, path, hosts);
  }
  for (const { path, hosts } of starts) {
    follow(
      collecting,
      path,
      hosts.filter((host) => IMPORTERS.has(host)),
      [path],
    );
  }
  return [...collecting.read]
    .flatMap(([path, document]) => {
      if (document === undefined) return [];
      const hosts = [...(collecting.hosts.get(path) ?? [])].sort();
      return [{ document, hosts, own: collecting.own.has(path) }];
    })
    .sort((one, other) => compare(one.document.path, other.document.path));
}

/** In which order Claude Code reads what lies in the root: an import is followed where it comes first. */
const FIRST = ['CLAUDE.md', '.claude/CLAUDE.md'];

function inOrder([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  const [before, after] = [FIRST.indexOf(one), FIRST.indexOf(other)];
  if (before < 0 && after < 0) return compare(one, other);
  return before < 0 || after < 0 ? after - before : before - after;
}

/** Those of `more` that were not known to read document `path` before. */
function add(
  { hosts, read, files, problems }: Collecting,
  path: string,
  more: readonly string[],
): readonly string[] {
  const known = hosts.get(path) ?? new Set();
  const added = more.filter((host) => !known.has(host));
  for (const host of added) known.add(host);
  hosts.set(path, known);
  if (!read.has(path)) read.set(path, readDocument(files, path, problems));
  return added;
}

function follow(
  collecting: Collecting,
  path: string,
  hosts: readonly string[],
  way: readonly string[],
): void {
  const document = collecting.read.get(path);
  if (document === undefined || hosts.length === 0) return;
  for (const mention of document.imports) {
    const target = targetOf(collecting, path, mention, way);
    if (target === undefined) continue;
    const following = followers(collecting, path, mention, target, hosts, way.length);
    if (following.length === 0) continue;
    const isNew = !collecting.read.has(target);
    if (isNew && collecting.imported >= IMPORTS_LIMIT) {
      odd(collecting, path, mention, `there are more than ${IMPORTS_LIMIT} imported documents`);
      continue;
    }
    if (isNew) collecting.imported += 1;
    // Whoever has read it before does not read it again, be it by a shorter way.
    follow(collecting, target, add(collecting, target, following), [...way, target]);
  }
}

/** Those of `hosts` that read `target`, an import so many files deep. */
function followers(
  collecting: Collecting,
  path: string,
  mention: Mention,
  target: string,
  hosts: readonly string[],
  depth: number,
): readonly string[] {
  const ending = target.slice(target.lastIndexOf('.') + 1).toLowerCase();
  return hosts.filter((host) => {
    const importer = IMPORTERS.get(host);
    if (importer === undefined) return false;
    if (importer.passedOver.includes(ending)) {
      odd(collecting, path, mention, `${importer.name} imports no file ".${ending}"`);
      return false;
    }
    if (depth <= importer.depth) return true;
    // One that it has read by a shorter way is not missing.
    if (!collecting.hosts.get(target)?.has(host)) {
      const why = `it is more than ${importer.depth} imports deep for ${importer.name}`;
      odd(collecting, path, mention, why);
    }
    return false;
  });
}

/** The document that an import leads to; `undefined` if there is none to be read, noted if that is odd. */
function targetOf(
  collecting: Collecting,
  path: string,
  mention: Mention,
  way: readonly string[],
): string | undefined {
  const { files } = collecting;
  const joined = joinPath(directoryOf(path), mention.target);
  if (joined === undefined) return odd(collecting, path, mention, 'it leads out of the project');
  const real = realPathOf(files, joined);
  if (typeof real === 'string') return odd(collecting, path, mention, real);
  if (!TEXT.test(real.path)) return undefined;
  if (way.includes(real.path)) return odd(collecting, path, mention, 'imports go in a circle');
  return real.path;
}

/** Imports of data are read by agents and hold no rules. */
const TEXT = /\.(?:md|mdx|mdc|markdown|txt)$/i;

function odd(
  { problems }: Collecting,
  path: string,
  { line, target }: Mention,
  why: string,
): undefined {
  const message = `Cannot follow the import "@${target}": ${why}`;
  const known = problems.some(
    (one) => one.path === path && one.line === line && one.message === message,
  );
  if (!known) problems.push({ path, line, message });
}
