import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DAY = 24 * 60 * 60;

/** Runs git in `directory`; what it prints, as text. */
export function git(directory, args, input) {
  return gitBytes(directory, args, input).toString('utf8');
}

/** Runs git in `directory`; what it prints. */
export function gitBytes(directory, args, input) {
  return execFileSync('git', ['-C', directory, ...args], {
    maxBuffer: 1 << 30,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
    ...(input === undefined ? {} : { input }),
    env: { ...process.env, GIT_LFS_SKIP_SMUDGE: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
  });
}

/**
 * A checkout of `clone` as it was `days` before commit `now`, with no branch or tag that came later.
 *
 * `commit` is the last commit on the first-parent line at that time; `time` is that time, in
 * milliseconds since 1970.
 */
export function checkoutThen(clone, now, days) {
  const seconds = Number(git(clone, ['log', '-1', '--format=%ct', now])) - days * DAY;
  const line = ['rev-list', '-1', '--first-parent', `--before=${seconds}`, now];
  const then = git(clone, line).trim();
  if (then === '') throw new Error(`${clone} has no commit ${days} days before ${now}`);
  const directory = mkdtempSync(join(tmpdir(), 'dochygiene-hindsight-'));
  git(tmpdir(), ['clone', '--quiet', '--shared', '--no-checkout', clone, directory]);
  git(directory, ['checkout', '--quiet', '--detach', then]);
  const refs = git(directory, ['for-each-ref', '--format=delete %(refname)']);
  git(directory, ['update-ref', '--no-deref', '--stdin'], refs);
  return {
    directory,
    commit: then,
    time: seconds * 1000,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
