import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/build.ts';
import { type Part, timeLeft } from '../lib/part.ts';
import { program, session } from '../lib/programs.ts';
import type { BadState } from '../states/bad-state.ts';
import { put } from '../states/bad-state.ts';
import { BAD_STATES } from '../states/bad-states.ts';
import { chance, mutated } from '../states/mutate.ts';
import { mutatedStates } from '../states/mutated-states.ts';
import { tryState } from '../states/trial.ts';

/** What a hook may take beyond a bare start of Node, in milliseconds. */
const MOST = 300;

/** How many mutated states the store is tried with, and how many of them the real hook. */
const MUTATED = 10_000;
const SAMPLED = 200;

/** A machine that is busy holds up one start or another: the best of these is judged. */
const TRIES = 3;

/** Opens sessions upon bad states, and times them against a start of Node that does nothing. */
export const part: Part = {
  name: 'states',
  async run(seconds) {
    const more = timeLeft(seconds);
    const folder = temporaryFolder();
    const empty = join(folder, 'empty.cjs');
    mkdirSync(folder, { recursive: true });
    writeFileSync(empty, '');
    const violations: string[] = [];
    const excess: number[] = [];
    const skipped: string[] = [];
    const trial = async (bad: BadState) => {
      let least = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < TRIES && least > MOST / 2; tries += 1) {
        const bare = await program([empty], { env: session(folder) });
        const one = await tryState(bad, join(folder, 'machine'), 2);
        if (one.skipped !== undefined) return void skipped.push(`${bad.name}: ${one.skipped}`);
        violations.push(...one.violations);
        least = Math.min(least, one.milliseconds - bare.milliseconds);
      }
      excess.push(least);
      if (least > MOST) violations.push(`${bad.name}: ${least.toFixed()} ms over a bare start`);
    };

    for (const bad of BAD_STATES) await trial(bad);
    let seed = 1;
    let states = 0;
    do {
      violations.push(...mutatedStates(MUTATED, seed).violations);
      states += MUTATED;
      seed += 1;
    } while (more() && seed < 20);
    for (const bad of sample(seed)) await trial(bad);

    excess.sort((a, b) => a - b);
    const most = excess.at(-1)?.toFixed();
    const middle = excess[excess.length >> 1]?.toFixed();
    return {
      figures:
        `${BAD_STATES.length - skipped.length} states and ${SAMPLED} mutated ones through the hook, ` +
        `${middle} ms over a bare start in the middle and ${most} ms at most; ` +
        `${states} mutated ones through the store${skipped.map((one) => `; skipped ${one}`).join('')}`,
      violations,
    };
  },
};

/** Mutated states of which nothing is known but that the hook gets through them. */
function sample(seed: number): readonly BadState[] {
  const random = chance(seed + 1000);
  const text = JSON.stringify({ version: 1, last_check: '2024-03-01T08:00:00.000Z', a: [1] });
  return Array.from({ length: SAMPLED }, (_, n) => {
    const bytes = mutated(text, random);
    return {
      name: `mutated ${seed}.${n}`,
      condition: undefined,
      hook: 'either',
      plant: (project) => put(project, bytes),
    };
  });
}
