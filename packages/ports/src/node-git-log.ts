import type { ChangeVisitor, CommitLog, LoggedCommit, LogRange } from './git.ts';

/**
 * What asks git for a log of `range`.
 *
 * `--raw` and not `--name-status`, at the same cost to git: the hashes tell a move from a change, and
 * lead to a text as it once was. Of a merge only what is in none of its parents as it is in the merge:
 * what was settled by hand, or put together of both sides.
 */
export function logArguments({ head, since }: LogRange): readonly string[] {
  return [
    'log',
    // Cancels an order that the configuration takes from a file.
    '-O/dev/null',
    '--no-renames',
    '-c',
    '--raw',
    '--no-abbrev',
    '--ignore-submodules=none',
    '--no-mailmap',
    '--no-show-signature',
    '--encoding=UTF-8',
    '-z',
    `--format=${MARK_FORMAT}%H %P${MARK_FORMAT}%ct${MARK_FORMAT}%ae${MARK_FORMAT}%s`,
    head,
    ...(since === undefined ? [] : [`^${since}`]),
    '--',
  ];
}

const MARK = 0x01;
const MARK_FORMAT = '%x01';
const MARK_TEXT = '\x01';
const COLON = 0x3a;
const LINE_FEED = 0x0a;

/** How much of a log is held at a time, in bytes: of a large repository it has a hundred million. */
const PIECE_BYTES = 1024 * 1024;

/** Reads up to `length` bytes of a log into `bytes` from `offset` on, and tells how many: 0 at its end. */
export type ReadPiece = (bytes: Buffer, offset: number, length: number) => number;

/** Reads what {@link logArguments} asked for: a head a commit, and two parts a change, NUL after each. */
export function commitLog(output: Buffer): CommitLog {
  return {
    visit(commit, change) {
      readRecords(output, true, { commit, change });
    },
  };
}

/** A log that is read piece by piece. */
export interface LogReader extends CommitLog {
  /** Visits the records that can be read whole by now, each once; `visit` goes on from there. */
  visitSoFar(commit: (commit: LoggedCommit) => void, change: ChangeVisitor): void;
}

/** The log that `read` gives, piece by piece. */
export function logReader(read: ReadPiece): LogReader {
  let piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let kept = 0;

  function visit(visitors: Visitors, last: boolean): void {
    for (;;) {
      // No record is that long, but a name of a file may be whatever it likes.
      if (kept === piece.length) piece = Buffer.concat([piece], 2 * kept);
      const count = read(piece, kept, piece.length - kept);
      const there = piece.subarray(0, kept + count);
      const done = readRecords(there, last && count === 0, visitors);
      kept = there.length - done;
      piece.copyWithin(0, done, there.length);
      if (count === 0) return;
    }
  }

  return {
    visit: (commit, change) => visit({ commit, change }, true),
    visitSoFar: (commit, change) => visit({ commit, change }, false),
  };
}

interface Visitors {
  readonly commit: (commit: LoggedCommit) => void;
  readonly change: ChangeVisitor;
}

/** Visits all records that are whole, which at the `last` piece all are; where it stopped. */
function readRecords(output: Buffer, last: boolean, { commit, change }: Visitors): number {
  let at = 0;
  while (at < output.length) {
    let next: number | undefined;
    // Between the head of a commit and its first change there is a line feed.
    if (output[at] === LINE_FEED || output[at] === 0) next = at + 1;
    else if (output[at] === MARK) next = readCommit(output, at + 1, last, commit);
    else if (output[at] === COLON) next = readChange(output, at, last, change);
    else throw new TypeError(`git's log cannot be read at byte ${at}`);
    if (next === undefined) break;
    at = next;
  }
  return at;
}

function readCommit(
  output: Buffer,
  start: number,
  last: boolean,
  visit: (commit: LoggedCommit) => void,
): number | undefined {
  const end = endOf(output, start, last);
  if (end === undefined) return undefined;
  const [hashes = '', time = '', author = '', ...subject] = output
    .toString('utf8', start, end)
    .split(MARK_TEXT);
  const [id = '', ...parents] = hashes.trimEnd().split(' ');
  visit({
    id,
    parents,
    time: Number(time) * 1000,
    author,
    subject: subject.join(MARK_TEXT),
  });
  return end + 1;
}

/**
 * Two modes of six digits, two hashes, a letter: `:100644 100644 1a2b… 3c4d… M`. Of a merge as many
 * colons as it has parents, a mode and a hash for each before those of the merge, and more letters.
 */
function readChange(
  output: Buffer,
  start: number,
  last: boolean,
  visit: ChangeVisitor,
): number | undefined {
  const end = endOf(output, start, last);
  const pathEnd = end === undefined ? undefined : endOf(output, end + 1, last);
  if (end === undefined || pathEnd === undefined) return undefined;
  let parents = 0;
  while (output[start + parents] === COLON) parents += 1;
  const hashes = output.toString('latin1', start + parents + 7 * (parents + 1), end).split(' ');
  const [before = '', after = ''] = [hashes[0], hashes[parents]];
  const path = output.toString('utf8', end + 1, pathEnd);
  visit(path, ABSENT.test(before) ? undefined : before, ABSENT.test(after) ? undefined : after);
  return pathEnd + 1;
}

const ABSENT = /^0+$/;

/** The NUL from `start` on; the end, of the last piece; `undefined` if more is to come. */
function endOf(output: Buffer, start: number, last: boolean): number | undefined {
  const end = output.indexOf(0, start);
  if (end >= 0) return end;
  return last ? output.length : undefined;
}
