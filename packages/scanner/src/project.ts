import { byPath } from './by-path.ts';
import type { Document } from './document.ts';
import { type EntryFile, graph } from './graph.ts';
import { UnknownFact } from './history.ts';
import type { Listing } from './listing.ts';
import type { Manifests } from './manifests.ts';
import type { HistoryFound } from './repository.ts';
import { makesSite } from './resolve/site.ts';
import { resolver } from './resolve.ts';
import type { Project } from './signal.ts';

/** What a project is made of, once every document has been read. */
export interface ProjectInput {
  /** Documents that are judged, by path, in code-unit order. */
  readonly documents: ReadonlyMap<string, Document>;
  /** Documents that are protected, by path: they are never judged, and still link to others. */
  readonly protected: ReadonlyMap<string, Document>;
  /** Documents that are links to others, and are not read. */
  readonly mirrors: readonly Document[];
  readonly listing: Pick<Listing, 'files' | 'directories' | 'unseen'>;
  /** What git tracks; `undefined` if that is unknown. */
  readonly tracked: ReadonlySet<string> | undefined;
  readonly past: HistoryFound;
  /** In milliseconds since 1970; `undefined` without a clock. */
  readonly now: number | undefined;
  /** Paths of documents whose text is another than what was committed. */
  readonly uncommitted: ReadonlySet<string>;
  /** The navigation files that `entryFilePaths` names, as far as they could be read. */
  readonly entryFiles: readonly EntryFile[];
  readonly manifests: Manifests;
  /** Whether the `.gitignore` files leave out a path. */
  readonly gitIgnored: (path: string) => boolean;
}

/** The project as signals see it. Nothing is read any more: what is asked for is in memory. */
export function project(input: ProjectInput): Project {
  const { documents, mirrors, listing, tracked, entryFiles } = input;
  const read = [...documents.values(), ...input.protected.values()].sort(byPath);
  const resolve = resolver(listing, tracked);
  const { files, directories, unseen } = listing;
  const tree = { files, directories, unseen, tracked };
  const { outbound, inbound, reachable } = graph({
    documents: read,
    mirrors,
    entryFiles,
    tree,
    resolve,
  });
  let bytes = 0;
  for (const document of documents.values()) bytes += document.bytes;
  return {
    documents,
    protected: input.protected,
    resolve,
    outbound,
    inbound,
    reachable,
    manifests: input.manifests,
    gitIgnored: input.gitIgnored,
    ...times(input),
    site: makesSite(files),
    bytes,
  };
}

function times({
  past,
  now,
  uncommitted,
}: ProjectInput): Pick<Project, 'history' | 'now' | 'touched' | 'uncommitted'> {
  const history = () => {
    if (past.known) return past.history;
    throw new UnknownFact(`history is unknown: ${past.because}`);
  };
  const today = () => {
    if (now !== undefined) return now;
    throw new UnknownFact('it is unknown what day it is');
  };
  return {
    history,
    now: today,
    touched: (path) => (uncommitted.has(path) ? today() : history().lastContent(path)?.time),
    uncommitted: (path) => uncommitted.has(path),
  };
}
