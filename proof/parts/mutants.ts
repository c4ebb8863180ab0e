import type { Part } from '../lib/part.ts';
import { MUTANTS, type Mutant } from '../mutants/list.ts';
import { type Fate, garden } from '../mutants/mutants.ts';
import { EQUIVALENT } from '../mutants/survivors.ts';

/** The share of mutants that the tests have to notice. */
const LEAST = 0.9;

/** Breaks the store and the reminder in named ways, one at a time, to see whether tests notice. */
export const part: Part = {
  name: 'mutants',
  async run() {
    const { try: fateOf } = garden();
    const fates = MUTANTS.map((mutant): readonly [Mutant, Fate] => {
      const fate = fateOf(mutant);
      if (fate !== 'killed') process.stdout.write(`  ${fate}: ${nameOf(mutant)}\n`);
      return [mutant, fate];
    });
    const named = (wanted: Fate) =>
      fates.filter(([, fate]) => fate === wanted).map(([mutant]) => nameOf(mutant));
    const killed = named('killed').length;
    const violations = [
      ...named('not there').map((name) => `${name}: cannot be tried`),
      ...named('survived')
        .filter((name) => !Object.hasOwn(EQUIVALENT, name))
        .map((name) => `${name}: no test notices`),
    ];
    if (killed < MUTANTS.length * LEAST) violations.push(`only ${killed} are noticed`);
    const percent = Math.floor((killed * 100) / MUTANTS.length);
    return { figures: `${killed} of ${MUTANTS.length} killed (${percent} %)`, violations };
  },
};

function nameOf({ file, name }: Mutant): string {
  return `${file.replace('/src', '').replace(/\.ts$/, '')}: ${name}`;
}
