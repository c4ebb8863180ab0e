import { observe, SCENARIOS } from '../confinement/scenarios.ts';
import { observeSuites } from '../confinement/suites.ts';
import type { Part } from '../lib/part.ts';
import { untraceable } from '../lib/strace.ts';

/** Watches every process of the scenarios and of the test suites. */
export const part: Part = {
  name: 'confinement',
  async run() {
    const skipped = untraceable();
    if (skipped !== undefined) return { figures: '', violations: [], skipped };
    const scenarios = SCENARIOS.map(observe);
    const suites = observeSuites();
    const all = [...scenarios, suites];
    const changes = all.reduce((sum, one) => sum + one.changes.length, 0);
    return {
      figures: `${scenarios.length} scenarios, ${suites.processes} processes of the suites, ${changes} changes seen`,
      violations: all.flatMap(({ violations }) => violations),
    };
  },
};
