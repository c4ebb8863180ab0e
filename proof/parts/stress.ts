import { spawn } from 'node:child_process';
import { temporaryFolder } from '../lib/build.ts';
import { type Part, timeLeft } from '../lib/part.ts';
import { STRESSES } from '../stress/stresses.ts';
import { underStress, unfit } from '../stress/trial.ts';

/** Starts the hook in all the wrong ways, at first alone and then on a machine that is busy. */
export const part: Part = {
  name: 'stress',
  async run(seconds) {
    const more = timeLeft(seconds);
    const folder = temporaryFolder();
    const skipped = STRESSES.map(unfit).filter((why) => why !== undefined);
    const fit = STRESSES.filter((stress) => unfit(stress) === undefined);
    const violations: string[] = [];
    let rounds = 0;
    let starts = 0;
    const busy = 'for (;;);';
    do {
      const others =
        rounds === 0 ? [] : [1, 2, 3, 4].map(() => spawn(process.execPath, ['-e', busy]));
      for (const stress of fit) violations.push(...(await underStress(stress, folder)));
      for (const other of others) other.kill('SIGKILL');
      starts += fit.length;
      rounds += 1;
    } while (more() || rounds < 2);
    const figures = `${fit.length} ways × ${rounds} rounds, ${starts} starts`;
    return { figures: [figures, ...new Set(skipped)].join('; '), violations };
  },
};
