import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/build.ts';
import { answer, type Ended, HOOK, program, session } from '../lib/programs.ts';
import { makeProject, namesIn, type StateTree } from '../lib/project.ts';
import { SCENES } from '../lib/scenes.ts';
import { crowd } from './crowd.ts';

/** What came of rounds in which many did the same at once. */
export interface Rounds {
  readonly rounds: number;
  readonly violations: readonly string[];
}

/** What a project may hold as its sessions open: nothing, all that gathers, or a bad state. */
const TREES: readonly (StateTree | undefined)[] = SCENES.reminder.map(({ tree }) => tree);

/** `processes` that live on ask for a reminder at the same instant, in `rounds` projects. */
export async function claimsOfProcesses(
  processes: number,
  rounds: number,
  more: () => boolean = () => true,
): Promise<Rounds> {
  const folder = temporaryFolder();
  const sessions = await crowd(processes);
  const violations: string[] = [];
  let round = 0;
  try {
    for (; round < rounds && more(); round += 1) {
      const root = makeProject(folder, TREES[round % TREES.length]);
      const errand = { deed: 'remind', root, word: '', at: '' } as const;
      const told = await Promise.all(sessions.release(Array(processes).fill(errand)));
      const odd = told.filter((one) => one !== 'banner' && one !== 'silent');
      const banners = told.filter((one) => one === 'banner').length;
      if (banners !== 1) violations.push(`round ${round}: ${banners} banners`);
      violations.push(...odd.map((one) => `round ${round}: a session ${one}`));
      violations.push(...claimsAmiss(root).map((one) => `round ${round}: ${one}`));
    }
  } finally {
    sessions.disperse();
  }
  return { rounds: round, violations };
}

/** `processes` real hooks are started, and let go on at the same instant, in `rounds` projects. */
export async function claimsOfHooks(processes: number, rounds: number): Promise<Rounds> {
  const folder = temporaryFolder();
  const gate = join(folder, 'gate.cjs');
  writeFileSync(gate, GATE);
  const violations: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const project = makeProject(folder, TREES[round % TREES.length]);
    const release = String(process.hrtime.bigint() + BigInt(processes * STARTED_IN_NS));
    const start = {
      directory: project,
      env: { ...session(project), RELEASE: release },
      node: [process.execPath, '--require', gate],
    };
    const ends = await Promise.all(
      Array.from({ length: processes }, (): Promise<Ended> => program([HOOK], start)),
    );
    const answers = ends.map(answer);
    const banners = answers.filter((one) => one === 'banner').length;
    if (banners !== 1) violations.push(`round ${round}: ${banners} banners`);
    const odd = answers.filter((one) => one !== 'banner' && one !== 'silent');
    violations.push(...odd.map((one) => `round ${round}: a hook ${one}`));
    violations.push(...claimsAmiss(project).map((one) => `round ${round}: ${one}`));
  }
  rmSync(gate);
  return { rounds, violations };
}

/** A hook that is started waits here, so that all begin to look and to claim at once. */
const GATE = `const release = BigInt(process.env.RELEASE);
const left = Number(release - process.hrtime.bigint()) / 1e6;
if (left > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, left);
`;

/** In nanoseconds, about what it takes to start one more Node on a busy machine. */
const STARTED_IN_NS = 60_000_000;

/** What a crowd left behind that it should not have. */
function claimsAmiss(project: string): readonly string[] {
  const names = namesIn(project);
  const scratch = names.filter((name) => name.startsWith('scratch-'));
  const today = new Date().toLocaleDateString('sv-SE');
  const claimed = names.includes(`reminded-${today}`);
  return [
    ...scratch.map((name) => `${name} is left behind`),
    ...(claimed ? [] : [`the day is not claimed: ${names.join(' ')}`]),
    ...(names.includes('.gitignore') ? [] : ['the folder does not ignore itself']),
  ];
}
