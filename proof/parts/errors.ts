import { refusals } from '../errors/refusals.ts';
import { type Part, timeLeft } from '../lib/part.ts';
import { untraceable } from '../lib/strace.ts';
import { laboratory, type Plan } from '../lib/trials.ts';

/** Fails every call with every error, once and for good, in an order of chance. */
export const part: Part = {
  name: 'errors',
  async run(seconds) {
    const skipped = untraceable();
    if (skipped !== undefined) return { figures: '', violations: [], skipped };
    const more = timeLeft(seconds);
    const lab = await laboratory();
    const plans: Plan[] = [];
    for (const act of ['report', 'check', 'reminder', 'banner'] as const) {
      plans.push(...(await refusals(lab, act, true)));
    }
    const one = plans.flatMap(({ subject, faults }) =>
      faults.map((fault) => ({ subject, faults: [fault] })),
    );
    const { points, violations } = await lab.tryAll(shuffled(one), more);
    return { figures: `${points} of ${one.length} points`, violations };
  },
};

/** In an order of chance, so that a short soak sees some of everything. */
function shuffled<T>(all: readonly T[]): readonly T[] {
  return all
    .map((one) => ({ one, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
