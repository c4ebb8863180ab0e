import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/build.ts';
import { makeProject, namesIn, stateOf } from '../lib/project.ts';
import { USED } from '../lib/scenes.ts';
import { readState } from '../lib/workspace.ts';
import type { Rounds } from './claims.ts';
import { crowd } from './crowd.ts';

/** Rounds of a check against reminders, and how many of those had their copy in the state. */
export interface UpdateRounds extends Rounds {
  readonly copies: number;
}

/**
 * A check and two reminders, one of which has the day, at the same instant, `rounds` times; and
 * three sessions of other days, which have their claims and write the state too.
 */
export async function checksAgainstReminders(
  rounds: number,
  more: () => boolean = () => true,
): Promise<UpdateRounds> {
  const folder = temporaryFolder();
  const sessions = await crowd(6);
  const violations: string[] = [];
  let round = 0;
  let copies = 0;
  try {
    for (; round < rounds && more(); round += 1) {
      const root = makeProject(folder, round % 2 === 0 ? USED.tree : { '.gitignore': '*\n' });
      const at = new Date().toISOString();
      const errand = { root, word: '', at };
      const told = await Promise.all(
        sessions.release([
          { ...errand, deed: 'check' },
          { ...errand, deed: 'reminder' },
          { ...errand, deed: 'reminder' },
          ...[1, 2, 3].map((n) => ({ ...errand, deed: 'copy' as const, at: after(at, n) })),
        ]),
      );
      const won = told.slice(1, 3).sort().join(', ');
      if (told[0] !== 'done') violations.push(`round ${round}: the check ${told[0]}`);
      if (won !== 'done, not won') violations.push(`round ${round}: the reminders ${won}`);
      const state = readState(stateOf(root));
      if (state.lastReminded !== undefined) copies += 1;
      violations.push(...lost(root, at, round % 2 === 0).map((one) => `round ${round}: ${one}`));
    }
  } finally {
    sessions.disperse();
  }
  return { rounds: round, copies, violations };
}

function after(at: string, milliseconds: number): string {
  return new Date(Date.parse(at) + milliseconds).toISOString();
}

function lost(root: string, at: string, hadState: boolean): readonly string[] {
  const { lastCheck, remindedOn, condition } = readState(stateOf(root));
  const found: string[] = [];
  if (condition !== 'ok') found.push(`the state is ${condition}`);
  if (lastCheck?.toISOString() !== at) found.push(`the check is lost: ${lastCheck?.toISOString()}`);
  const today = new Date(at).toLocaleDateString('sv-SE');
  if (!remindedOn.includes(today)) found.push(`the reminder is lost: ${remindedOn}`);
  const kept = unknownFields(readFileSync(join(root, '.dochygiene/state.json'), 'utf8'));
  const had = hadState ? USED.tree?.['state.json'] : '{}';
  if (kept !== unknownFields(had ?? '')) found.push(`fields are lost: ${kept}`);
  const scratch = namesIn(root).filter((name) => name.startsWith('scratch-'));
  return [...found, ...scratch.map((name) => `${name} is left behind`)];
}

function unknownFields(text: string): string {
  const { version, last_check, last_reminded, ...more } = JSON.parse(text);
  return JSON.stringify(more);
}
