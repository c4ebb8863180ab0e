import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import { isShortlisted, type SignalFinding, type Survey } from '@dochygiene/scanner';
import type { Ack } from './acks.ts';
import { evidenceHash, fileStates, type Sha256 } from './evidence.ts';

/** An ack, and whether it holds. */
export interface HeldAck {
  readonly ack: Ack;
  /**
   * `holds`; `changed`: the document is another, or what signals say of it, or a file that they name;
   * `gone`: no such document is judged any more.
   */
  readonly status: 'holds' | 'changed' | 'gone';
}

/** What acks are held against. */
export interface AckInput {
  readonly survey: Pick<Survey, 'project' | 'findings'>;
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly sha256: Sha256;
}

/** Which of `acks` hold now, in their order. Reads the documents that they are about, and no other. */
export function heldAcks(input: AckInput, acks: readonly Ack[]): readonly HeldAck[] {
  if (acks.length === 0) return [];
  const evidenceOf = evidenceNow(input);
  return acks.map((ack) => {
    if (!input.survey.project.documents.has(ack.path)) return { ack, status: 'gone' };
    const status = evidenceOf(ack.path, ack.signal) === ack.evidence ? 'holds' : 'changed';
    return { ack, status };
  });
}

/**
 * What the evidence hash is now of documents that are judged, or of one signal in them: `undefined` if
 * the document cannot be read. See `evidenceHash`.
 */
export function evidenceNow({
  survey,
  fs,
  root,
  sha256,
}: AckInput): (path: string, signal?: string) => string | undefined {
  const stateOf = fileStates(fs, root, sha256);
  const hashes = new Map<string, string | undefined>();
  const hashOf = (path: string) => {
    const known = hashes.has(path) ? hashes.get(path) : hashAt(fs, child(root, path), sha256);
    hashes.set(path, known);
    return known;
  };
  return (path, signal) => {
    const document = hashOf(path);
    if (document === undefined) return undefined;
    const said = (survey.findings.get(path) ?? []).filter(
      (each) => signal === undefined || each.signal.id === signal,
    );
    const signals = said.map((each) => ({
      id: each.signal.id,
      evidence: each.finding.evidence,
    }));
    return evidenceHash({ document, signals, stateOf, sha256 });
  };
}

/**
 * The documents that acks keep off the list: those acknowledged as a whole, and those that would not
 * be shortlisted for the signals that are not acknowledged.
 */
export function acknowledged(
  { findings }: Pick<Survey, 'findings'>,
  held: readonly HeldAck[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const signals = new Map<string, Set<string>>();
  for (const { ack, status } of held) {
    if (status !== 'holds') continue;
    if (ack.signal === undefined) found.add(ack.path);
    else signals.set(ack.path, (signals.get(ack.path) ?? new Set()).add(ack.signal));
  }
  for (const [path, ids] of signals) {
    const open = (findings.get(path) ?? []).filter(
      ({ signal }: SignalFinding) => !ids.has(signal.id),
    );
    if (!isShortlisted(open)) found.add(path);
  }
  return found;
}

/** Looks no further than the longest document that is worth it, in bytes: one that is longer has no hash. */
const LONGEST = 16 * 1024 * 1024;

function hashAt(fs: ReadOnlyFileSystem, place: AbsolutePath, sha256: Sha256): string | undefined {
  try {
    const size = fs.lstat(place)?.size ?? 0;
    if (size > LONGEST) return undefined;
    const buffer = fs.buffer(size + 1);
    const { length } = fs.readInto(place, buffer);
    return sha256(buffer.bytes.subarray(0, length));
  } catch (error) {
    if (error instanceof FileSystemError) return undefined;
    throw error;
  }
}
