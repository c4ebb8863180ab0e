import { type ContextFact, type ContextInput, contextFacts } from './context/facts.ts';
import { type LoadBearing, loadBearing } from './context/load-bearing.ts';
import type { SignalFinding } from './judgement.ts';
import type { Listing } from './listing.ts';
import { isShortlisted } from './rank.ts';
import { inScope, type Scope } from './scope.ts';

/** What is to be known of documents before they are touched, whatever signals say. */
export interface Context {
  /** By path, of the documents that were looked at; a document without a fact has an empty list. */
  readonly facts: ReadonlyMap<string, readonly ContextFact[]>;
  /** By path, what leans on a document; one that nothing leans on is absent. */
  readonly loadBearing: ReadonlyMap<string, LoadBearing>;
  /** How many files that are no documents were read for it, of how many there are. */
  readonly read: number;
  readonly of: number;
}

/** What {@link readContext} goes by. */
export interface ContextWishes extends Omit<ContextInput, 'loadBearing' | 'listing'> {
  readonly listing: Listing;
  readonly scope: Scope;
  /** What git tracks; without it, every file the walk saw counts. */
  readonly tracked: Pick<ReadonlySet<string>, 'has'> | undefined;
}

/** Whose context is to be read: that of documents which `findings` shortlist, and which are asked for. */
export function contextWanted(
  documents: ReadonlyMap<string, unknown>,
  findings: ReadonlyMap<string, readonly SignalFinding[]>,
  asked: 'all' | readonly string[],
): ReadonlySet<string> {
  const shortlisted = [...findings].flatMap(([path, said]) => (isShortlisted(said) ? [path] : []));
  const also = asked === 'all' ? documents.keys() : asked;
  return new Set([...shortlisted, ...also].filter((path) => documents.has(path)));
}

/** The context of the documents `wanted`. Reads files that are no documents, and only if any is wanted. */
export function readContext(wishes: ContextWishes, wanted: ReadonlySet<string>): Context {
  const { fs, root, listing, scope, tracked } = wishes;
  if (wanted.size === 0) return { facts: new Map(), loadBearing: new Map(), read: 0, of: 0 };
  const search = loadBearing({
    fs,
    root,
    wanted,
    files: listing.files,
    isOut: (path) => tracked?.has(path) === false || inScope(scope, path),
  });
  const facts = contextFacts({ ...wishes, loadBearing: search.found }, wanted);
  return { facts, loadBearing: search.found, read: search.read, of: search.of };
}
