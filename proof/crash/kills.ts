import type { Act } from '../lib/act.ts';
import { changes, type Fault } from '../lib/fault.ts';
import { SCENES, type Scene } from '../lib/scenes.ts';
import type { Laboratory, Plan } from '../lib/trials.ts';

/**
 * The moments at which `act` can be killed and leave something different behind, upon each of its
 * scenes: before and after each call that changes the disk. `all` of them are also those between
 * calls that only look.
 */
export async function kills(lab: Laboratory, act: Act, all: boolean): Promise<readonly Plan[]> {
  const plans: Plan[] = [];
  for (const scene of SCENES[act]) {
    const { subject, faults } = await killsOf(lab, act, scene);
    const { calls } = subject.recorded;
    const matters = ({ at }: Fault) =>
      [calls[at - 1], calls[at]].some((call) => call === undefined || changes(call));
    plans.push({ subject, faults: all ? faults : faults.filter(matters) });
  }
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
