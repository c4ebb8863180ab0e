import type { Fault } from '../lib/fault.ts';
import { SCENES } from '../lib/scenes.ts';
import type { Laboratory, Plan, Subject } from '../lib/trials.ts';

/**
 * Every moment at which a write can be killed: before each of its system calls and, since nothing
 * reaches the disk in between, thereby after each; the last is after all of them.
 */
export async function kills(lab: Laboratory, act: Subject['act']): Promise<readonly Plan[]> {
  const plans: Plan[] = [];
  for (const scene of SCENES[act]) {
    const subject = await lab.record(act, scene);
    const faults = subject.recorded.calls.map((_, at): Fault => ({ at, what: 'kill' }));
    plans.push({ subject, faults });
  }
  return plans;
}
