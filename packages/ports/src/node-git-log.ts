import type { ChangeVisitor, CommitLog, LoggedCommit, LogRange } from './git.ts';

/**
 * What asks git for a log of `range`.
 *
 * `--raw` and not `--name-status`, at the same cost to git: the hashes tell a move from a change, and
 * lead to a text as it once was. Of a merge nothing, since what it brings is in its parents already.
 */
export function logArguments({ head, since }: LogRange): readonly string[] {
  return [
    'log',
    // Cancels an order that the configuration takes from a file.
    '-O/dev/null',
    '--no-renames',
    '--no-diff-merges',
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

/** Reads what {@link logArguments} asked for: a head a commit, and two parts a change, NUL after each. */
export function commitLog(output: Buffer): CommitLog {
  return {
    visit(commit, change) {
      let at = 0;
      while (at < output.length) {
        // Between the head of a commit and its first change there is a line feed.
        if (output[at] === LINE_FEED || output[at] === 0) at += 1;
        else if (output[at] === MARK) at = readCommit(output, at + 1, commit);
        else if (output[at] === COLON) at = readChange(output, at, change);
        else throw new TypeError(`git's log cannot be read at byte ${at}`);
      }
    },
  };
}

function readCommit(output: Buffer, start: number, visit: (commit: LoggedCommit) => void): number {
  const end = endOf(output, start);
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

/** Two modes of six digits, two hashes, a letter: `:100644 100644 1a2b… 3c4d… M`. */
function readChange(output: Buffer, start: number, visit: ChangeVisitor): number {
  const end = endOf(output, start);
  const pathEnd = endOf(output, end + 1);
  const first = start + 15;
  const length = (end - 2 - first - 1) / 2;
  const before = output.toString('latin1', first, first + length);
  const after = output.toString('latin1', first + length + 1, first + 2 * length + 1);
  const path = output.toString('utf8', end + 1, pathEnd);
  visit(path, ABSENT.test(before) ? undefined : before, ABSENT.test(after) ? undefined : after);
  return pathEnd + 1;
}

const ABSENT = /^0+$/;

function endOf(output: Buffer, start: number): number {
  const end = output.indexOf(0, start);
  return end < 0 ? output.length : end;
}
