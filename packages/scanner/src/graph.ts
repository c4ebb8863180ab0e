import type { Document, Mention } from './document.ts';
import { type EdgeTable, edgeTable } from './graph/edge-table.ts';
import { isEntry } from './graph/entry.ts';
import { isNavigation, listedDirectories, namedIn, navigationBases } from './graph/navigation.ts';
import type { Listing } from './listing.ts';
import { directoryOf, joinPath, nearestFirst } from './resolve/project-path.ts';
import { foundDocument, indexOf, type Tree } from './resolve/tree.ts';
import type { Resolve } from './resolve.ts';
import type { Edge } from './signal.ts';

/** A navigation file of the project: no document, but what it names can be reached. */
export interface EntryFile {
  /** Relative to the project root, with `/`. */
  readonly path: string;
  /** Its text, as much of it as was read. */
  readonly text: string;
}

/** How many navigation files are read at most: a site in fifty languages has one each. */
export const ENTRY_FILES_LIMIT = 512;

/** Which navigation files to read: those nearest to the root, if there are very many. */
export function entryFilePaths(listing: Pick<Listing, 'files'>): readonly string[] {
  const found: string[] = [];
  for (const path of listing.files) {
    if (isNavigation(path)) found.push(path);
  }
  return nearestFirst(found).slice(0, ENTRY_FILES_LIMIT);
}

/** What leads to what. */
export interface Graph {
  outbound(path: string): readonly Edge[];
  inbound(path: string): readonly Edge[];
  reachable(path: string): boolean;
}

/** What a graph is made of. */
export interface GraphInput {
  /** Every document that was read, protected ones too, in code-unit order of path. */
  readonly documents: readonly Document[];
  /** Documents that are links: what leads to one leads to its target. */
  readonly mirrors: readonly Document[];
  readonly entryFiles: readonly EntryFile[];
  readonly tree: Tree;
  readonly resolve: Resolve;
}

/** Links all documents. A link to a directory leads to the page a reader of it sees first. */
export function graph(input: GraphInput): Graph {
  const { documents, resolve, tree } = input;
  const opened = new Set<string>();
  const edges = edgeTable(documents, (from, mention) => {
    const resolution = resolve(from, mention);
    if (resolution.kind === 'file') return resolution.path;
    if (mention.pattern) opened.add(directoryBefore(tree, from, mention));
    if (resolution.kind !== 'directory') return undefined;
    const index = indexOf(tree, resolution.path);
    if (index?.kind === 'file') return index.path;
    opened.add(`${resolution.path}/`);
    return undefined;
  });
  opened.delete('/');
  let reached: ReadonlySet<string> | undefined;
  return {
    outbound: edges.outbound,
    inbound: edges.inbound,
    reachable(path) {
      reached ??= reach(input, edges, opened);
      return reached.has(path);
    },
  };
}

/** The directory that pattern `mention` looks into, as far as its name is plain. */
function directoryBefore(tree: Tree, from: string, { target }: Mention): string {
  const plain = directoryOf(target.slice(0, Math.max(0, target.search(/[*?[{]/))) || target);
  if (plain === '' || plain === '.') return '/';
  for (const base of ['', directoryOf(from)]) {
    const path = joinPath(base, plain);
    if (path !== undefined && path !== '' && tree.directories.has(path)) return `${path}/`;
  }
  return '/';
}

/** Every path that an entry is or leads to, over any number of links. */
function reach(
  input: GraphInput,
  edges: EdgeTable,
  opened: ReadonlySet<string>,
): ReadonlySet<string> {
  const { documents, mirrors, entryFiles, tree } = input;
  const mirrored = new Map(mirrors.map(({ path, mirrorOf }) => [path, mirrorOf]));
  const listed = [...listedDirectories(tree.files, entryFiles), ...opened];
  const reached = new Set<string>();
  const pending: string[] = [];
  const visit = (path: string | undefined) => {
    if (path === undefined || reached.has(path)) return;
    reached.add(path);
    pending.push(path);
  };

  for (const { path } of [...documents, ...mirrors]) {
    if (isEntry(path) || listed.some((directory) => path.startsWith(directory))) visit(path);
  }
  for (const file of entryFiles) visitNamed(tree, file, visit);
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    for (const { to } of edges.outbound(path)) visit(to);
    visit(mirrored.get(path));
  }
  return reached;
}

function visitNamed(tree: Tree, { path, text }: EntryFile, visit: (path: string) => void): void {
  const bases = navigationBases(path);
  // What does not climb out of a directory that is not there leads nowhere.
  const there = bases.filter((base) => base === '' || tree.directories.has(base.slice(0, -1)));
  for (const name of namedIn(text)) {
    for (const base of name.includes('..') ? bases : there) {
      const place = joinPath('', base + name.replace(/^\//, ''));
      const found = place === undefined ? undefined : foundDocument(tree, place);
      if (found?.kind === 'file') visit(found.path);
      const index = found?.kind === 'directory' ? indexOf(tree, found.path) : undefined;
      if (index?.kind === 'file') visit(index.path);
    }
  }
}
