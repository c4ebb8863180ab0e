import {
  type AbsolutePath,
  child,
  FileSystemError,
  isWithin,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import type { ReportSignal } from '@dochygiene/report';
import { isProjectPath } from './project-path.ts';

/** The SHA-256 of `content`, a text in UTF-8, as 64 hexadecimal digits. */
export type Sha256 = (content: string | Uint8Array) => string;

/** What of a signal its evidence hash depends on. */
export type HashedSignal = Pick<ReportSignal, 'id' | 'evidence'>;

/** What an evidence hash is made of. */
export interface EvidenceInput {
  /** The SHA-256 of the document. */
  readonly document: string;
  /** What signals say of it; all that do, or the one that it is about. */
  readonly signals: readonly HashedSignal[];
  /** What is at a path: see {@link fileStates}. */
  readonly stateOf: (path: string) => string;
  readonly sha256: Sha256;
}

/**
 * One hash of everything that somebody who judges a document goes by: its bytes, which signals speak
 * of it, and the content of every file that their evidence names. No date, no number out of a summary:
 * what merely grows older stays the same.
 */
export function evidenceHash({ document, signals, stateOf, sha256 }: EvidenceInput): string {
  const ids = signals.map(({ id }) => id).sort();
  const named = signals.flatMap(({ evidence }) =>
    evidence.flatMap(({ path, now }) => [path, now].filter((each) => each !== undefined)),
  );
  const files = [...new Set(named)].sort().map((path) => [path, stateOf(path)]);
  return sha256(JSON.stringify([document, ids, files]));
}

/** How much of a named file is looked at, in bytes; of a longer one its size counts too. */
const NAMED_BYTES = 1024 * 1024;

/**
 * Tells what is at a path of the project, by its content: the SHA-256 of a file, `directory`, `absent`,
 * or what else there is. Each path is looked at once. Evidence may name anything, so what is no path
 * of the project, or leads out of it, is `absent`.
 */
export function fileStates(
  fs: ReadOnlyFileSystem,
  root: AbsolutePath,
  sha256: Sha256,
): (path: string) => string {
  const known = new Map<string, string>();
  const buffer = fs.buffer(NAMED_BYTES);
  const real = fs.realPath(root) ?? root;
  const look = (written: string): string => {
    const path = written.replace(/\/+$/, '');
    // A backslash separates on some systems and not on others.
    if (!isProjectPath(path) || path.includes('\\')) return 'absent';
    const place = child(root, path);
    const stat = fs.lstat(place);
    const end = stat && fs.realPath(place);
    if (stat === undefined) return 'absent';
    if (stat.kind === 'symlink') return `link ${fs.readLink(place)}`;
    if (end === undefined || !isWithin(real, end)) return 'absent';
    if (stat.kind !== 'file') return stat.kind;
    const { length, stat: opened } = fs.readInto(place, buffer);
    const hash = sha256(buffer.bytes.subarray(0, length));
    return opened.size > NAMED_BYTES ? `${hash} ${opened.size}` : hash;
  };
  return (path) => {
    const state = known.get(path) ?? unlessRefused(() => look(path));
    known.set(path, state);
    return state;
  };
}

function unlessRefused(look: () => string): string {
  try {
    return look();
  } catch (error) {
    if (error instanceof FileSystemError) return error.code === 'NOT_FOUND' ? 'absent' : error.code;
    throw error;
  }
}
