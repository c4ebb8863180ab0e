import type { ReadBuffer } from '@dochygiene/ports';
import { growing } from '../growing.ts';
import type { KnownHistory } from '../repository.ts';
import { latin1 } from '../utf8.ts';
import { DELETED, type Draft, type DraftCommit } from './draft.ts';

/** Changes with each version of what is kept, so that no other version believes it. */
const FORMAT = 'dochygiene.history/2';

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
  const commit = changes.commit.values();
  const kind = changes.kind.values();
  const blob = changes.blob.values();
  const other = changes.other.values();
  const counts = new Uint32Array(draft.commits.length);
  const others: number[] = [];
  const contents = new Uint32Array(commit.length);
  for (let at = 0; at < commit.length; at += 1) {
    const place = commit[at] ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
    contents[at] = (blob[at] ?? 0) * 3 + (kind[at] ?? 0);
    if (other[at] !== 0) others.push(at, other[at] ?? 0);
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
  const changes = changesIn(columns, commits, paths, hashNumbers);
  const draft: Draft | undefined = changes && {
    commits: commitsIn(names, commits),
    paths: names.slice(2 + commits * COMMIT_NAMES),
    changes,
    hashes: growing(columns.at(-1)),
    hashNumbers,
  };
  return draft && { head, draft };
}

const COMMIT_NAMES = 5;

function commitsIn(names: readonly string[], count: number): DraftCommit[] {
  const commits: DraftCommit[] = [];
  for (let at = 2; commits.length < count; at += COMMIT_NAMES) {
    const parents = names[at + 1] ?? '';
    commits.push({
      id: names[at] ?? '',
      parents: parents === '' ? [] : parents.split(' '),
      time: Number(names[at + 2]),
      author: names[at + 3] ?? '',
      subject: names[at + 4] ?? '',
    });
  }
  return commits;
}

/** The changes, if every number leads somewhere. */
function changesIn(
  [counts, path, contents, others, hashes]: readonly Uint32Array[],
  commits: number,
  paths: number,
  hashNumbers: number,
): Draft['changes'] | undefined {
  if (!counts || !path || !contents || !others || !hashes) return undefined;
  const total = contents.length;
  const blobs = hashes.length / hashNumbers;
  if (counts.length !== commits || path.length !== total || others.length % 2 !== 0)
    return undefined;
  const [commit, kind, blob, other] = [0, 1, 2, 3].map(() => new Uint32Array(total));
  if (!commit || !kind || !blob || !other) return undefined;
  let first = 0;
  for (let index = 0; index < commits; index += 1) {
    const count = counts[index] ?? 0;
    commit.fill(index, first, first + count);
    first += count;
  }
  if (first !== total) return undefined;
  for (let at = 0; at < total; at += 1) {
    const content = contents[at] ?? 0;
    kind[at] = content % 3;
    blob[at] = (content - (content % 3)) / 3;
    if ((path[at] ?? 0) >= paths || (blob[at] ?? 0) > blobs || content % 3 > DELETED)
      return undefined;
  }
  for (let at = 0; at < others.length; at += 2) {
    const [change = 0, place = 0] = [others[at], others[at + 1]];
    if (change >= total || place > paths) return undefined;
    other[change] = place;
  }
  return {
    commit: growing(commit),
    path: growing(path),
    kind: growing(kind),
    blob: growing(blob),
    other: growing(other),
  };
}

/** A sum over all words but its own place, and the bytes after the last whole word. */
function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4));
  let sum = 0x811c9dc5;
  // With an iterator, this took as long as everything else together.
  for (let at = 0; at < words.length; at += 1) {
    if (at !== HEAD_NUMBERS - 1) sum = Math.imul(sum ^ (words[at] ?? 0), 0x01000193) ^ (sum >>> 15);
  }
  for (const byte of bytes.subarray(words.length * 4)) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
