import { closeSync, constants, fstatSync, openSync, readSync, unlinkSync } from 'node:fs';
import type { CommitLog, GitAnswer, LogRange, RunningLog } from './git.ts';
import { type LogReader, logArguments, logReader } from './node-git-log.ts';
import {
  commandLine,
  type GitLimits,
  gitFailure,
  outcomeOf,
  startFailure,
  surroundings,
} from './node-git-run.ts';
import { systemCode } from './node-refusal.ts';
import type { AbsolutePath } from './path.ts';

const { O_CREAT, O_EXCL, O_RDWR } = constants;
// Windows has no such flag, and no links that anybody may make.
const O_NOFOLLOW = constants.O_NOFOLLOW ?? 0;

/** How much of what git complains of is kept, in characters. */
const SAID_LIMIT = 8192;

/**
 * Takes a log into `scratch`, while this process does something else and never turns to its events:
 * a pipe would be full at once, and a file never is.
 */
export function startLog(
  root: AbsolutePath,
  range: LogRange,
  scratch: AbsolutePath,
  limits: GitLimits,
): RunningLog | undefined {
  let file: number;
  try {
    file = openSync(scratch, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW, 0o600);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
  const { spawn } = process.getBuiltinModule('node:child_process');
  const began = performance.now();
  const child = spawn('git', [...commandLine(logArguments(range), root)], {
    ...surroundings(root),
    stdio: ['ignore', file, 'pipe'],
  });
  // Both processes have it open: without a name, nothing is left of it whatever ends them.
  const nameless = process.platform !== 'win32';
  if (nameless) remove(scratch);
  let ended: GitAnswer<never> | undefined;
  const check = () => {
    if (ended !== undefined) return;
    if (performance.now() - began > limits.milliseconds) {
      ended = gitFailure('TIMED_OUT', `git log took more than ${limits.milliseconds} ms`);
    } else if (fstatSync(file).size > limits.bytes) {
      ended = gitFailure('TOO_MUCH_OUTPUT', `git log gave more than ${limits.bytes} bytes`);
    }
    if (ended !== undefined) child.kill('SIGKILL');
  };
  const reader = readerOf(file);
  let follow: (() => void) | undefined;
  const clock = setInterval(() => {
    check();
    if (ended === undefined) follow?.();
  }, FOLLOW_MS);
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    if (said.length < SAID_LIMIT) said += part;
  });
  const answer = new Promise<GitAnswer<CommitLog>>((resolve) => {
    const finish = (take: () => GitAnswer<CommitLog>) => {
      clearInterval(clock);
      resolve(taken(file, take));
      if (!nameless) remove(scratch);
    };
    child.once('error', (error) => finish(() => startFailure(error)));
    child.once('close', (status, signal) => {
      check();
      finish(() => ended ?? logIn(file, reader, outcomeOf(status, signal, said)));
    });
  });
  return {
    check,
    follow(commit, change) {
      follow = () => {
        try {
          reader.visitSoFar(commit, change);
        } catch {
          // It will be thrown once more when the log is visited, where somebody can catch it.
          follow = undefined;
        }
      };
    },
    answer,
  };
}

/** How long git is left alone before it is looked at again, in milliseconds. */
const FOLLOW_MS = 50;

function readerOf(file: number): LogReader {
  let position = 0;
  return logReader((bytes, offset, length) => {
    const count = readSync(file, bytes, offset, length, position);
    position += count;
    return count;
  });
}

/** The log that `file` holds, which is closed when the log has been visited. */
function logIn(file: number, reader: LogReader, outcome: GitAnswer<boolean>): GitAnswer<CommitLog> {
  if (!outcome.ok) return outcome;
  return {
    ok: true,
    value: {
      visit(commit, change) {
        try {
          reader.visit(commit, change);
        } finally {
          closeSync(file);
        }
      },
    },
  };
}

/** What `take` gives; of a refusal nothing is left open. */
function taken(file: number, take: () => GitAnswer<CommitLog>): GitAnswer<CommitLog> {
  const answer = take();
  if (!answer.ok) closeSync(file);
  return answer;
}

function remove(scratch: AbsolutePath): void {
  try {
    unlinkSync(scratch);
  } catch {
    // Nobody is left to be told, and the next write into the cache sweeps what is old.
  }
}
