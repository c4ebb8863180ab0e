import type { Clock } from '@dochygiene/ports';
import type { StateTimes } from '@dochygiene/state-store';
import type { Decision } from './decide.ts';
import { decideOn } from './decide-on.ts';

/** That there is no reminder now, and why. */
export type Silence = Extract<Decision, { readonly kind: 'silent' }>;

/**
 * The silence that a project's `state.json` shows by itself; `undefined` if it shows none.
 *
 * For a hook, which can read a small file in a quarter of the time that `outlook` takes. Where
 * this is silent, so is `outlook` of a project with that state, if only because it refuses the state
 * directory. `undefined` says nothing: the state may be odd, or a claim know more.
 */
export function silence(
  state: StateTimes,
  clock: Clock,
  stalenessDays: number,
): Silence | undefined {
  const decision = decideOn(state, { clock, now: clock.now(), stalenessDays, claimed: never });
  return decision.kind === 'silent' ? decision : undefined;
}

function never(): boolean {
  return false;
}
