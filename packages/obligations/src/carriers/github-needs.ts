import type { CarrierReason } from '../carrier.ts';
import { holds } from './ci-condition.ts';
import type { Trigger } from './ci-job.ts';
import { reason } from './reason.ts';
import { recordAt, textsOf, type Values } from './values.ts';

/** A condition that is looked at whatever became of the jobs before. */
const WHATEVER = /\b(?:always|cancelled|failure)\s*\(\s*\)/;

/** `trigger` with what the `if` and the `needs` of the job `name` of `jobs` make of it. */
export function needed(jobs: Values, name: string, trigger: Trigger): Trigger {
  const reasons = startReasons(jobs, name, trigger.event, new Set());
  return reasons.length === 0 ? trigger : { ...trigger, reasons: [...trigger.reasons, ...reasons] };
}

function startReasons(
  jobs: Values,
  name: string,
  event: string,
  seen: Set<string>,
): readonly CarrierReason[] {
  seen.add(name);
  const job = recordAt(jobs, name);
  const condition = job['if'];
  const own = conditionReason(condition, event);
  const reasons = own === undefined ? [] : [own];
  for (const before of textsOf(job['needs'])) {
    if (!Object.hasOwn(jobs, before)) {
      reasons.push(reason('OB120', `not decided: it needs the job ${before}, which is not there`));
    } else if (!seen.has(before) && !WHATEVER.test(String(condition ?? ''))) {
      // A job that is left out takes those with it that need it.
      reasons.push(...startReasons(jobs, before, event, seen));
    }
  }
  return reasons;
}

function conditionReason(condition: unknown, event: string): CarrierReason | undefined {
  const verdict = holds(condition, event);
  if (verdict === 'yes') return undefined;
  const written = String(condition).trim().slice(0, 80);
  return verdict === 'no'
    ? reason('OB108', `its condition is never met on ${event}: ${written}`)
    : reason('OB120', `whether it runs is up to a condition: ${written}`);
}
