import type { Act } from '../lib/act.ts';
import type { Fault } from '../lib/fault.ts';
import { SCENES, type Scene } from '../lib/scenes.ts';
import type { Laboratory, Plan } from '../lib/trials.ts';

/** Every moment at which `act` can be killed, upon each of its scenes. */
export async function kills(lab: Laboratory, act: Act): Promise<readonly Plan[]> {
  const plans: Plan[] = [];
  for (const scene of SCENES[act]) plans.push(await killsOf(lab, act, scene));
  return plans;
}

/**
 * Every moment at which `act` upon `scene` can be killed: before each of its system calls and, since
 * nothing reaches the disk in between, thereby after each; the last is after all of them.
 */
export async function killsOf(lab: Laboratory, act: Act, scene: Scene): Promise<Plan> {
  const subject = await lab.record(act, scene);
  return {
    subject,
    faults: subject.recorded.calls.map((_, at) => ({ at, what: 'kill' }) satisfies Fault),
  };
}
