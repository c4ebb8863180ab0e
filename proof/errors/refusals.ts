import type { Act } from '../lib/act.ts';
import { changes, type Fault } from '../lib/fault.ts';
import { SCENES } from '../lib/scenes.ts';
import type { Laboratory, Plan } from '../lib/trials.ts';

/** What a system refuses a call with. */
export const ERRORS: readonly string[] = [
  'ENOSPC',
  'EIO',
  'EACCES',
  'EROFS',
  'EMFILE',
  'EPERM',
  'EBUSY',
  'EXDEV',
];

/** A write that writes nothing and says so, which must not be tried for ever. */
const NOTHING_WRITTEN: Omit<Fault, 'at'> = { what: 'answer', value: '0' };

/**
 * Each call of a write fails once, and each that changes the disk also fails for good; the errors
 * take turns. `all` of them for each call take eight times as long.
 */
export async function refusals(lab: Laboratory, act: Act, all: boolean): Promise<readonly Plan[]> {
  const plans: Plan[] = [];
  let turn = 0;
  for (const scene of SCENES[act].slice(0, all ? undefined : 2)) {
    const subject = await lab.record(act, scene);
    // The mark behind the last call is nobody's write.
    const calls = subject.recorded.calls.slice(0, -1);
    const faults = calls.flatMap((call, at): readonly Fault[] => {
      const ways = changes(call) || all ? [false, true] : scene.tree === undefined ? [] : [false];
      const spoiled = ways.flatMap((forever) => {
        const codes = all ? ERRORS : [ERRORS[turn++ % ERRORS.length]];
        return codes.map((value = 'EIO'): Fault => ({ at, what: 'error', value, forever }));
      });
      return call.name === 'write' ? [...spoiled, { at, ...NOTHING_WRITTEN }] : spoiled;
    });
    plans.push({ subject, faults });
  }
  return plans;
}
