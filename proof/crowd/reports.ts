import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/build.ts';
import { makeProject, namesIn, stateOf } from '../lib/project.ts';
import { readable } from '../lib/promises.ts';
import { SIZE, USED } from '../lib/scenes.ts';
import type { Rounds } from './claims.ts';
import { crowd } from './crowd.ts';

/** Rounds of writers, and how often somebody read meanwhile. */
export interface ReportRounds extends Rounds {
  readonly reads: number;
}

/** `writers` processes write a report each at the same instant, `rounds` times, while one reads. */
export async function reportsOfProcesses(
  writers: number,
  rounds: number,
  more: () => boolean = () => true,
): Promise<ReportRounds> {
  const root = makeProject(temporaryFolder(), USED.tree);
  const [sessions, reader] = await Promise.all([crowd(writers), crowd(1)]);
  const violations: string[] = [];
  const [polled] = reader.release([{ deed: 'poll', root, word: 'new-', at: '' }]);
  let round = 0;
  for (; round < rounds && more(); round += 1) {
    const words = Array.from({ length: writers }, (_, writer) => `new-${round}-${writer}`);
    const told = await Promise.all(
      sessions.release(words.map((word) => ({ deed: 'report', root, word, at: '' }))),
    );
    for (const one of told) if (one !== 'done') violations.push(`round ${round}: a writer ${one}`);
    const left = readable(stateOf(root), SIZE) ?? 'nothing';
    if (!words.includes(left)) violations.push(`round ${round}: the report is ${left}`);
    const reports = namesIn(root).filter((name) => /^(?:report|scratch)-/.test(name));
    if (reports.length !== 2) violations.push(`round ${round}: ${reports.join(' ')} are left`);
  }
  writeFileSync(join(root, '..', 'stop'), '');
  const seen = JSON.parse((await polled) ?? '');
  sessions.disperse();
  reader.disperse();
  violations.push(...seen.odd.map((one: string) => `read: ${one}`));
  return { rounds: round, reads: seen.reads, violations };
}
