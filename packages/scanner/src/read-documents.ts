import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadBuffer,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import type { Document } from './document.ts';
import { documentOf } from './document-of.ts';
import type { Exclusion } from './exclusion.ts';
import { contentExclusions } from './exclusions/index.ts';
import { formatOf, readStructure } from './formats/index.ts';
import { type ActiveSignal, observeAll, type SeenBySignal } from './judgement.ts';
import type { Candidate, Listing } from './listing.ts';
import { mirrorTarget } from './mirror.ts';
import type { Problem } from './problem.ts';
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
  readonly seen: SeenBySignal;
  readonly problems: readonly Problem[];
}

/** Reads each candidate once, into one buffer, and keeps of it what judging will need. */
export function readDocuments(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  listing: Listing,
  active: readonly ActiveSignal[],
  onStep: NonNullable<ScanOptions['onStep']>,
): ReadDocuments {
  const buffer = fs.buffer(DOCUMENT_BYTES + 1);
  const documents = new Map<string, Document>();
  const protectedDocuments = new Map<string, Document>();
  const mirrors: Document[] = [];
  const unread: string[] = [];
  const excluded: Exclusion[] = [];
  const problems: Problem[] = [];
  const seen = new Map<string, Map<string, unknown>>();
  const total = listing.candidates.length;
  for (const [done, candidate] of listing.candidates.entries()) {
    onStep({ stage: 'read', done, total });
    const outcome = readOne(fs, root, candidate, buffer, problems);
    if (outcome.kind === 'unread') unread.push(candidate.path);
    else if (outcome.kind === 'mirror') mirrors.push(outcome.document);
    else if (outcome.exclusion !== undefined) {
      excluded.push(outcome.exclusion);
      protectedDocuments.set(candidate.path, outcome.document);
    } else {
      documents.set(candidate.path, outcome.document);
      if (outcome.reading !== undefined) observeAll(active, outcome.reading, seen);
    }
  }
  return { documents, protected: protectedDocuments, mirrors, unread, excluded, seen, problems };
}

type Outcome =
  | { readonly kind: 'unread' }
  | { readonly kind: 'mirror'; readonly document: Document }
  | {
      readonly kind: 'read';
      readonly document: Document;
      readonly exclusion?: Exclusion;
      readonly reading?: Parameters<typeof observeAll>[1];
    };

function readOne(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
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
    const verdict = protection(path, text, problems);
    if (!whole) {
      const message = `is ${stat.size} bytes long, over ${DOCUMENT_BYTES}: only its size is judged`;
      problems.push({ path, code: 'FILE_TOO_LARGE', message });
    }
    const format = formatOf(path);
    const structure = readStructure(format, whole ? text : '');
    const document = documentOf({ path, format, bytes: stat.size, text, structure });
    if (verdict !== undefined) return { kind: 'read', document, exclusion: verdict };
    return whole
      ? { kind: 'read', document, reading: { document, text, structure } }
      : { kind: 'read', document };
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const code = error.code === 'NOT_A_FILE' ? 'NOT_A_FILE' : 'UNREADABLE';
    problems.push({ path, code, message: `was not read: ${error.code}` });
    return { kind: 'unread' };
  }
}

/** The first exclusion by content that holds; all that were asked may find problems. */
function protection(path: string, text: string, problems: Problem[]): Exclusion | undefined {
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
