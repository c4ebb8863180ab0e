import { claimsOfHooks, claimsOfProcesses } from '../crowd/claims.ts';
import { reportsOfProcesses } from '../crowd/reports.ts';
import { checksAgainstReminders } from '../crowd/updates.ts';
import { type Part, timeLeft } from '../lib/part.ts';

/** Many processes do the same thing to one project at the same instant, again and again. */
export const part: Part = {
  name: 'crowd',
  async run(seconds) {
    const more = timeLeft(seconds);
    const violations: string[] = [];
    const sum = { claims: 0, hooks: 0, reports: 0, reads: 0, updates: 0, copies: 0 };
    do {
      const claims = await claimsOfProcesses(24, 200);
      const hooks = await claimsOfHooks(50, 6);
      const reports = await reportsOfProcesses(8, 200);
      const updates = await checksAgainstReminders(400);
      for (const one of [claims, hooks, reports, updates]) violations.push(...one.violations);
      sum.claims += claims.rounds;
      sum.hooks += hooks.rounds;
      sum.reports += reports.rounds;
      sum.reads += reports.reads;
      sum.updates += updates.rounds;
      sum.copies += updates.copies;
    } while (more());
    const figures = [
      `24 processes × ${sum.claims} rounds and 50 hooks × ${sum.hooks}: a banner each`,
      `8 writers × ${sum.reports} rounds, ${sum.reads} reads meanwhile`,
      `check against reminder × ${sum.updates}, ${sum.copies} reminders copied`,
    ];
    return { figures: figures.join('; '), violations };
  },
};
