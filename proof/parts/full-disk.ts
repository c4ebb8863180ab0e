import { fullDisks, smallDisk } from '../errors/full-disk.ts';
import type { Part } from '../lib/part.ts';

/** Writes on a disk with room for 0, 1, 2 … blocks. */
export const part: Part = {
  name: 'full-disk',
  async run() {
    const disk = smallDisk();
    if (typeof disk === 'string') return { figures: '', violations: [], skipped: disk };
    try {
      const all = (['report', 'check', 'reminder', 'banner'] as const).map((act) =>
        fullDisks(disk, act, 40),
      );
      const points = all.reduce((sum, one) => sum + one.points, 0);
      const refused = all.reduce((sum, one) => sum + one.refused, 0);
      const violations = all.flatMap((one) => one.violations);
      return { figures: `${points} points, ${refused} without enough room`, violations };
    } finally {
      disk.remove();
    }
  },
};
