import { kills, killsOf } from '../crash/kills.ts';
import type { Act } from '../lib/act.ts';
import { type Part, timeLeft } from '../lib/part.ts';
import { isDue, type Scene } from '../lib/scenes.ts';
import { untraceable } from '../lib/strace.ts';
import { type Laboratory, laboratory, type Verdict } from '../lib/trials.ts';
import { systemClock } from '../lib/workspace.ts';

const ACTS: readonly Act[] = ['report', 'check', 'reminder', 'banner'];

/** How many kills are tried upon what another kill left. */
const KILLS_UPON = 8;

/** Kills a process at each of its system calls, and then others upon what the killed ones left. */
export const part: Part = {
  name: 'crash',
  async run(seconds) {
    const skipped = untraceable();
    if (skipped !== undefined) return { figures: '', violations: [], skipped };
    const more = timeLeft(seconds);
    const lab = await laboratory();
    const left: Scene[] = [];
    const figures: string[] = [];
    const violations: string[] = [];
    for (const act of ACTS) {
      const verdict = await lab.tryAll(await kills(lab, act, true));
      figures.push(`${act} ${verdict.points}`);
      left.push(...verdict.left);
      violations.push(...verdict.violations);
    }
    let again = 0;
    while (more()) {
      const verdict = await killAgain(lab, oneOf(left));
      again += verdict.points;
      left.push(...verdict.left);
      violations.push(...verdict.violations);
    }
    return { figures: `kills: ${figures.join(', ')}, upon what those left ${again}`, violations };
  },
};

async function killAgain(lab: Laboratory, scene: Scene): Promise<Verdict> {
  const today = systemClock.dayOf(systemClock.now());
  const claimed = Object.hasOwn(scene.tree ?? {}, `reminded-${today}`);
  const act = oneOf(claimed ? ACTS.slice(0, 2) : isDue(scene, today) ? ACTS : ACTS.slice(0, 3));
  const plan = await killsOf(lab, act, scene);
  const faults = Array.from({ length: KILLS_UPON }, () => oneOf(plan.faults));
  return lab.tryAll([{ ...plan, faults }]);
}

function oneOf<T>(all: readonly T[]): T {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new RangeError('Cannot choose: there is nothing');
  return one;
}
