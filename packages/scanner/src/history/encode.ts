import type { ReadBuffer } from '@dochygiene/ports';
import type { KnownHistory } from '../repository.ts';
import { latin1 } from '../utf8.ts';
import { DELETED, type Draft, type DraftCommit, emptyDraft } from './draft.ts';

/** Changes with each version of what is kept, so that no other version believes it. */
const FORMAT = 'dochygiene.history/1';

/** Tells the order of bytes of the machine that wrote. */
const ENDIANNESS = 0x01020304;

/** The head of an encoded history: numbers, then a line of text, then columns and names. */
const HEAD_NUMBERS = 10;

/**
 * `known` as bytes, for `decodeHistory` on the same kind of machine.
 *
 * Columns of numbers and one run of names: to be read back faster than git could say it all again.
 */
export function encodeHistory({ head, draft }: KnownHistory): Uint8Array {
  const { changes } = draft;
  const counts = new Uint32Array(draft.commits.length);
  const others: number[] = [];
  const count = changes.commit.length();
  const contents = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    const commit = changes.commit.at(at);
    counts[commit] = (counts[commit] ?? 0) + 1;
    contents[at] = changes.blob.at(at) * 3 + changes.kind.at(at);
    const other = changes.other.at(at);
    if (other > 0) others.push(at, other);
  }
  const columns = [counts, changes.path.values(), contents, Uint32Array.from(others)];
  columns.push(draft.hashes.values());
  const names = latin1(namesOf(head, draft).join('\0'));
  const numbers = columns.reduce((sum, column) => sum + column.length, HEAD_NUMBERS);
  const bytes = new Uint8Array(numbers * 4 + names.length);
  const words = new Uint32Array(bytes.buffer, 0, numbers);
  let at = HEAD_NUMBERS;
  for (const column of columns) {
    words.set(column, at);
    at += column.length;
  }
  for (let byte = 0; byte < names.length; byte += 1) {
    bytes[numbers * 4 + byte] = names.charCodeAt(byte);
  }
  words.set([
    ENDIANNESS,
    draft.hashNumbers,
    draft.commits.length,
    draft.paths.length,
    ...columns.map(({ length }) => length),
  ]);
  words[HEAD_NUMBERS - 1] = checksum(bytes);
  return bytes;
}

function namesOf(head: string, { commits, paths }: Draft): readonly string[] {
  const told = commits.flatMap(({ id, parents, time, author, subject }) => [
    id,
    parents.join(' '),
    String(time),
    author,
    subject,
  ]);
  return [FORMAT, head, ...told, ...paths];
}

/**
 * The history that the first `length` bytes of `buffer` hold; `undefined` if they are not just what
 * {@link encodeHistory} made: torn, of another version, of another kind of machine.
 */
export function decodeHistory(buffer: ReadBuffer, length: number): KnownHistory | undefined {
  if (length < HEAD_NUMBERS * 4) return undefined;
  // A copy, for numbers must lie on a multiple of four.
  const own = buffer.bytes.slice(0, length);
  const words = new Uint32Array(own.buffer, 0, Math.floor(own.length / 4));
  const [endianness, hashNumbers, commits = 0, paths = 0, ...lengths] = words.subarray(
    0,
    HEAD_NUMBERS - 1,
  );
  const numbers = lengths.reduce((sum, length) => sum + length, HEAD_NUMBERS);
  if (endianness !== ENDIANNESS || (hashNumbers !== 5 && hashNumbers !== 8)) return undefined;
  if (numbers > words.length || words[HEAD_NUMBERS - 1] !== checksum(own)) return undefined;
  const names = buffer.utf8(numbers * 4, length).split('\0');
  const [format, head = ''] = names;
  if (format !== FORMAT || names.length !== 2 + commits * COMMIT_NAMES + paths) return undefined;

  const columns: Uint32Array[] = [];
  let at = HEAD_NUMBERS;
  for (const length of lengths) {
    columns.push(words.subarray(at, at + length));
    at += length;
  }
  const draft = emptyDraft(hashNumbers * 8);
  fillCommits(draft, names, commits);
  for (const path of names.slice(2 + commits * COMMIT_NAMES)) draft.paths.push(path);
  return fillChanges(draft, columns) ? { head, draft } : undefined;
}

const COMMIT_NAMES = 5;

function fillCommits({ commits }: Draft, names: readonly string[], count: number): void {
  for (let commit = 0; commit < count; commit += 1) {
    const at = 2 + commit * COMMIT_NAMES;
    const [id = '', parents = '', time, author = '', subject = ''] = names.slice(
      at,
      at + COMMIT_NAMES,
    );
    const known: DraftCommit = {
      id,
      parents: parents === '' ? [] : parents.split(' '),
      time: Number(time),
      author,
      subject,
    };
    commits.push(known);
  }
}

/** Fills in the changes, if every number leads somewhere. */
function fillChanges(draft: Draft, columns: readonly Uint32Array[]): boolean {
  const [counts, path, contents, others, hashes] = columns;
  if (!counts || !path || !contents || !others || !hashes) return false;
  const { changes, hashNumbers, paths } = draft;
  for (const number of hashes) draft.hashes.push(number);
  for (const [commit, count] of counts.entries()) {
    for (let at = 0; at < count; at += 1) changes.commit.push(commit);
  }
  const total = changes.commit.length();
  if (path.length !== total || contents.length !== total || others.length % 2 !== 0) return false;
  const blobs = hashes.length / hashNumbers;
  for (let at = 0; at < total; at += 1) {
    const content = contents[at] ?? 0;
    const number = path[at] ?? 0;
    const blob = Math.floor(content / 3);
    if (number >= paths.length || blob > blobs || content % 3 > DELETED) return false;
    changes.path.push(number);
    changes.kind.push(content % 3);
    changes.blob.push(blob);
    changes.other.push(0);
  }
  for (let at = 0; at < others.length; at += 2) {
    const [change = 0, other = 0] = others.subarray(at, at + 2);
    if (change >= total || other > paths.length) return false;
    changes.other.set(change, other);
  }
  return counts.length === draft.commits.length;
}

/** A sum over all words but its own place, and the bytes after the last whole word. */
function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4));
  let sum = 0x811c9dc5;
  for (const [at, word] of words.entries()) {
    if (at !== HEAD_NUMBERS - 1) sum = Math.imul(sum ^ word, 0x01000193) ^ (sum >>> 15);
  }
  for (const byte of bytes.subarray(words.length * 4)) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
