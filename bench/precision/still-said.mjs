import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { absolutePath } from '../../packages/ports/dist/index.js';
import { nodeFileSystem } from '../../packages/ports/dist/node.js';
import { nodeGit } from '../../packages/ports/dist/node-git.js';
import { survey } from '../../packages/scanner/dist/index.js';
import { git } from '../hindsight/repository-then.mjs';

/** Signals that wait for weeks were judged on this day, when the newest commits were old enough. */
const LATER = Date.parse('2026-11-30T00:00:00Z');
const WAITING = ['finished-plan', 'write-once-report'];

/**
 * Scans every repository of `judgements` that is checked out in `folder` as `owner+name`, at the
 * commit that was judged, and tells of a judgement whether its signal still speaks of its document.
 */
export function stillSaid(judgements, folder) {
  const said = new Set();
  for (const repository of new Set(judgements.map((each) => each.repository))) {
    const clone = join(folder, repository.replace('/', '+'));
    const own = judgements.filter((each) => each.repository === repository);
    if (!existsSync(clone) || git(clone, ['rev-parse', 'HEAD']).trim() !== own[0].commit) {
      throw new Error(`${clone} is not ${repository} at ${own[0].commit}`);
    }
    const waiting = (wanted) => own.filter((each) => WAITING.includes(each.signal) === wanted);
    const then = Number(git(clone, ['log', '-1', '--format=%ct'])) * 1000;
    for (const [time, asked] of [
      [then, waiting(false)],
      [LATER, waiting(true)],
    ]) {
      if (asked.length === 0) continue;
      for (const [path, all] of findingsAt(clone, time)) {
        for (const { signal } of all) {
          if (WAITING.includes(signal.id) !== (time === LATER)) continue;
          said.add(`${repository}\n${signal.id}\n${path}`);
        }
      }
    }
  }
  return ({ repository, signal, path }) => said.has(`${repository}\n${signal}\n${path}`);
}

function findingsAt(clone, time) {
  return survey({
    fs: nodeFileSystem,
    root: absolutePath(clone),
    git: nodeGit(),
    clock: {
      now: () => new Date(time),
      timeZone: 'UTC',
      dayOf: (day) => day.toISOString().slice(0, 10),
    },
  }).findings;
}
