import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/build.ts';
import { WORKSPACE } from '../lib/root.ts';
import { type Change, changesIn, WATCHED } from './changes.ts';
import { isDochygiene, outside } from './judge.ts';
import type { Observation } from './scenarios.ts';

/** The packages whose tests start the hook or the command. */
const SUITES = ['plugin', 'cli'];

/**
 * Runs the whole test suites of the hook and the command under strace, and judges what each process
 * of theirs did. What the tests themselves write is their own.
 */
export function observeSuites(): Observation & { readonly processes: number } {
  const log = join(temporaryFolder(), 'log');
  const vitest = join(WORKSPACE, 'node_modules/vitest/vitest.mjs');
  // That the bundles are what the sources build is another matter, and slow to find out like this.
  const others = '^(?!the committed bundles)';
  const words = ['run', '--config', 'vitest.workspace.ts', '-t', others];
  const projects = SUITES.flatMap((name) => ['--project', name]);
  const { status, stdout, stderr } = spawnSync(
    'strace',
    [...WATCHED, '-o', log, process.execPath, vitest, ...words, ...projects],
    { cwd: WORKSPACE, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const text = readFileSync(log, 'utf8');
  let processes = 0;
  const changes: readonly Change[] = changesIn(text, (argv) => {
    const ours = isDochygiene(argv);
    processes += ours ? 1 : 0;
    return ours;
  });
  const failed =
    status === 0 ? [] : [`the suites fail under strace: ${(stdout + stderr).slice(-2000)}`];
  return { changes, processes, violations: [...outside(changes, {}), ...failed] };
}
