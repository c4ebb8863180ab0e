import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { answer, type Ended, HOOK, session } from '../lib/programs.ts';
import { makeProject } from '../lib/project.ts';
import { WORKSPACE } from '../lib/root.ts';
import { differences, wholeTree } from '../lib/whole-tree.ts';
import type { Stress } from './stresses.ts';

/** What the client is told to run. */
const COMMAND: string = JSON.parse(
  readFileSync(join(WORKSPACE, 'packages/plugin/hooks/hooks.json'), 'utf8'),
).hooks.SessionStart[0].hooks[0].command;

/** What the scripts themselves leave in the project. */
const OWN: readonly string[] = ['in', 'out', 'ended', 'gone'];

/** What does not hold when the hook is started as `stress` says, in a project made in `folder`. */
export async function underStress(stress: Stress, folder: string): Promise<readonly string[]> {
  const project = makeProject(folder, undefined);
  const before = wholeTree(folder);
  const run = await shell(stress.script, project);
  for (const name of OWN) rmSync(join(project, name), { force: true, recursive: true });
  const said = answer(run);
  const made = ['home/project', 'home/project/.dochygiene'];
  const changed = differences(before, wholeTree(folder)).filter((path) => !made.includes(path));
  return [
    ...(said === stress.said ? [] : [`${stress.name}: the hook ${said}, not ${stress.said}`]),
    ...changed.map((path) => `${stress.name}: ${path} changed`),
  ];
}

/** In milliseconds; a hook that is not done by then hangs. */
const PATIENCE = 30_000;

/** Runs `script` in a process group of its own, so that nothing of it outlives our patience. */
function shell(script: string, project: string): Promise<Ended> {
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const began = performance.now();
  const child = spawn('/bin/sh', ['-c', script], {
    cwd: project,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...session(project),
      PATH: path,
      NODE: process.execPath,
      HOOK,
      COMMAND,
      CLAUDE_PLUGIN_ROOT: join(WORKSPACE, 'packages/plugin'),
    },
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text) => {
      said[name] += text;
    });
  }
  const { pid } = child;
  const tooLong = setTimeout(() => pid !== undefined && process.kill(-pid, 'SIGKILL'), PATIENCE);
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      clearTimeout(tooLong);
      resolve({ code: code ?? undefined, ...said, milliseconds: performance.now() - began });
    });
  });
}

/** Why a stress cannot be tried here; `undefined` if it can. */
export function unfit({ needs }: Stress): string | undefined {
  if (needs === undefined) return undefined;
  const { error } = spawnSync(needs, ['--version'], { stdio: 'ignore' });
  return error === undefined ? undefined : `${needs} is not installed`;
}
