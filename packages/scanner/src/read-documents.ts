import {
  type AbsolutePath,
  child,
  type FileStat,
  FileSystemError,
  type ReadBuffer,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import { isCommitted, isStaged } from './committed.ts';
import type { Document } from './document.ts';
import { documentOf } from './document-of.ts';
import type { Exclusion } from './exclusion.ts';
import { contentExclusions } from './exclusions/index.ts';
import { formatOf, readStructure } from './formats/index.ts';
import { type ActiveSignal, noteAll, observeAll, type SeenBySignal } from './judgement.ts';
import type { Candidate, Listing } from './listing.ts';
import { type DocumentMemory, type RememberedDocument, stampOf } from './memory.ts';
import { mirrorTarget } from './mirror.ts';
import type { Problem } from './problem.ts';
import type { Repository } from './repository.ts';
import type { ScanOptions } from './scan-options.ts';

/** How much of a document is read, in bytes; of a longer one only the size is known. */
export const DOCUMENT_BYTES: number = 1024 * 1024;

/** What reading all candidates gave. Maps and lists are in code-unit order of path. */
export interface ReadDocuments {
  readonly documents: ReadonlyMap<string, Document>;
  readonly protected: ReadonlyMap<string, Document>;
  readonly mirrors: readonly Document[];
  readonly unread: readonly string[];
  readonly excluded: readonly Exclusion[];
  /** Documents whose bytes are not those that were committed. */
  readonly uncommitted: ReadonlySet<string>;
  readonly seen: SeenBySignal;
  readonly problems: readonly Problem[];
  /** What may be remembered of documents; see `RememberedDocument`. */
  readonly remembered: ReadonlyMap<string, RememberedDocument>;
}

/** What documents are read with. */
export interface ReadInput {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly listing: Listing;
  readonly active: readonly ActiveSignal[];
  /** Hashes that git may know this content by; see `contentHashes`. */
  readonly hashesOf: (path: string, content: Uint8Array) => readonly string[];
  /** What git has staged; see `isStaged`. */
  readonly repository: Repository;
  /** What is remembered of documents that an earlier scan has read. */
  readonly memory: DocumentMemory | undefined;
  readonly onStep: NonNullable<ScanOptions['onStep']>;
}

/** Reads each candidate once, into one buffer, and keeps of it what judging will need. */
export function readDocuments(input: ReadInput): ReadDocuments {
  const { fs, listing, active, repository, onStep } = input;
  const buffer = fs.buffer(DOCUMENT_BYTES + 1);
  const documents = new Map<string, Document>();
  const protectedDocuments = new Map<string, Document>();
  const mirrors: Document[] = [];
  const unread: string[] = [];
  const excluded: Exclusion[] = [];
  const problems: Problem[] = [];
  const uncommitted = new Set<string>();
  const seen = new Map<string, Map<string, unknown>>();
  const remembered = new Map<string, RememberedDocument>();
  const total = listing.candidates.length;
  for (const [done, candidate] of listing.candidates.entries()) {
    onStep({ stage: 'read', done, total });
    const { path } = candidate;
    const outcome = recalled(input, candidate) ?? readOne(input, candidate, buffer, problems);
    if (outcome.kind === 'unread') unread.push(path);
    else if (outcome.kind === 'mirror') mirrors.push(outcome.document);
    else {
      const { document, exclusion, observed, hashes } = outcome.found;
      problems.push(...outcome.found.problems);
      // What a signal that has failed would have kept is missing: its document is to be read again.
      if (active.every(({ failure }) => failure === undefined)) remembered.set(path, outcome.found);
      if (exclusion !== undefined) {
        excluded.push(exclusion);
        protectedDocuments.set(path, document);
      } else {
        documents.set(path, document);
        if (!isCommitted(repository, path, hashes)) uncommitted.add(path);
        noteAll(active, path, observed, seen);
      }
    }
  }
  return {
    ...{ documents, protected: protectedDocuments, mirrors, unread, excluded },
    ...{ uncommitted, seen, problems, remembered },
  };
}

type Outcome =
  | { readonly kind: 'unread' }
  | { readonly kind: 'mirror'; readonly document: Document }
  | { readonly kind: 'read'; readonly found: RememberedDocument };

/** What an earlier scan read of a file that is the same still. */
function recalled(
  { fs, root, memory, repository }: ReadInput,
  { path, kind }: Candidate,
): Outcome | undefined {
  const found = kind === 'symlink' ? undefined : memory?.get(path);
  if (found === undefined) return undefined;
  const stat = statNow(fs, child(root, path));
  if (stat?.kind !== 'file') return undefined;
  const isSame =
    memory?.elsewhere === true
      ? stat.size === found.document.bytes && isStaged(repository, path, found.hashes)
      : stampOf(stat) === found.stamp;
  return isSame ? { kind: 'read', found } : undefined;
}

/** What is at `path`; `undefined` too where nobody may ask, as in a folder that may be listed and no more. */
function statNow(fs: ReadOnlyFileSystem, path: AbsolutePath): FileStat | undefined {
  try {
    return fs.lstat(path);
  } catch (error) {
    if (error instanceof FileSystemError) return undefined;
    throw error;
  }
}

function readOne(
  { fs, root, active, hashesOf }: ReadInput,
  { path, kind }: Candidate,
  buffer: ReadBuffer,
  problems: Problem[],
): Outcome {
  try {
    const place = child(root, path);
    if (kind === 'symlink') {
      return { kind: 'mirror', document: mirrorOf(path, mirrorTarget(fs, root, path)) };
    }
    const { stat, length } = fs.readInto(place, buffer);
    const whole = length <= DOCUMENT_BYTES;
    const text = buffer.latin1(0, Math.min(length, DOCUMENT_BYTES));
    const own: Problem[] = [];
    const exclusion = protection(path, text, own);
    if (!whole) {
      const message = `is ${stat.size} bytes long, over ${DOCUMENT_BYTES}: only its size is judged`;
      own.push({ path, code: 'FILE_TOO_LARGE', message });
    }
    const format = formatOf(path);
    const structure = readStructure(format, whole ? text : '');
    const document = documentOf({ path, format, bytes: stat.size, text, structure });
    const found: RememberedDocument = {
      stamp: stampOf(stat),
      changed: Math.max(stat.modified, stat.changed),
      document,
      ...(exclusion === undefined ? {} : { exclusion }),
      problems: own,
      hashes: whole ? hashesOf(path, buffer.bytes.subarray(0, length)) : [],
      observed:
        exclusion === undefined && whole ? observeAll(active, { document, text, structure }) : [],
    };
    return { kind: 'read', found };
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const code = error.code === 'NOT_A_FILE' ? 'NOT_A_FILE' : 'UNREADABLE';
    problems.push({ path, code, message: `was not read: ${error.code}` });
    return { kind: 'unread' };
  }
}

/** The first exclusion by content that holds of a document; what those that were asked found odd goes into `problems`. */
export function protection(path: string, text: string, problems: Problem[]): Exclusion | undefined {
  for (const exclusion of contentExclusions) {
    const { detail, problems: found } = exclusion.judge({ path, text });
    problems.push(...found);
    if (detail !== undefined) return { path, by: exclusion.by, detail };
  }
  return undefined;
}

function mirrorOf(path: string, target: string): Document {
  return {
    path,
    format: formatOf(path),
    bytes: 0,
    lines: 0,
    words: 0,
    frontmatter: undefined,
    headings: [],
    anchors: new Set(),
    mentions: [],
    mirrorOf: target,
  };
}
