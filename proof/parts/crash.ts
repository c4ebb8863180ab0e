import { kills } from '../crash/kills.ts';
import { type Part, timeLeft } from '../lib/part.ts';
import { untraceable } from '../lib/strace.ts';
import { laboratory } from '../lib/trials.ts';

/** Kills a process at each of its system calls, all of them again and again. */
export const part: Part = {
  name: 'crash',
  async run(seconds) {
    const skipped = untraceable();
    if (skipped !== undefined) return { figures: '', violations: [], skipped };
    const more = timeLeft(seconds);
    const lab = await laboratory();
    const figures: string[] = [];
    const violations: string[] = [];
    for (let round = 0; round === 0 || more(); round += 1) {
      for (const act of ['report', 'check', 'reminder'] as const) {
        const verdict = await lab.tryAll(await kills(lab, act), round === 0 ? undefined : more);
        violations.push(...verdict.violations);
        figures.push(`${act} ${verdict.points}`);
      }
    }
    return { figures: `kills: ${figures.join(', ')}`, violations };
  },
};
