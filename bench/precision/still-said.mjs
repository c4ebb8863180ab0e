import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { absolutePath } from '../../packages/ports/dist/index.js';
import { nodeFileSystem } from '../../packages/ports/dist/node.js';
import { nodeGit } from '../../packages/ports/dist/node-git.js';
import { survey } from '../../packages/scanner/dist/index.js';
import { git } from '../hindsight/repository-then.mjs';

/**
 * Scans every repository of `judgements` that is checked out in `folder` as `owner+name`, at the
 * commit that was judged, and tells of a judgement whether its signal still speaks of its document.
 */
export function stillSaid(judgements, folder) {
  const said = new Set();
  for (const repository of new Set(judgements.map((each) => each.repository))) {
    const clone = join(folder, repository.replace('/', '+'));
    const { commit } = judgements.find((each) => each.repository === repository);
    if (!existsSync(clone) || git(clone, ['rev-parse', 'HEAD']).trim() !== commit) {
      throw new Error(`${clone} is not ${repository} at ${commit}`);
    }
    const time = Number(git(clone, ['log', '-1', '--format=%ct'])) * 1000;
    const { findings } = survey({
      fs: nodeFileSystem,
      root: absolutePath(clone),
      git: nodeGit(),
      clock: {
        now: () => new Date(time),
        timeZone: 'UTC',
        dayOf: (day) => day.toISOString().slice(0, 10),
      },
    });
    for (const [path, all] of findings) {
      for (const { signal } of all) said.add(`${repository}\n${signal.id}\n${path}`);
    }
  }
  return ({ repository, signal, path }) => said.has(`${repository}\n${signal}\n${path}`);
}
