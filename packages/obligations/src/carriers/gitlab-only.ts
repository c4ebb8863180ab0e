import type { CarrierReason } from '../carrier.ts';
import { late, type Trigger } from './ci-job.ts';
import { reason } from './reason.ts';
import { isRecord, textsOf, valueAt } from './values.ts';

/** What `only` of a job starts. */
export function onlyTriggers(only: unknown): readonly Trigger[] {
  const refs = isRecord(only) ? textsOf(only['refs']) : textsOf(only);
  const paths = pathsOf(valueAt(only, 'changes'));
  const isMore = isRecord(only) && Object.keys(only).some((key) => !/^(?:refs|changes)$/.test(key));
  const more = isMore ? [undecided('only asks for what is not followed')] : [];
  const tree = (event: string, ...reasons: CarrierReason[]): Trigger => ({
    event,
    seesTree: true,
    paths,
    reasons: [...reasons, ...more],
  });
  if (refs.length === 0) return [tree('push')];
  return refs.map((ref) => {
    if (ref === 'merge_requests') return tree('merge_request_event');
    if (ref === 'schedules') return tree('schedule', late('schedule'));
    if (ref === 'tags') return tree('push', late('a tag'));
    if (/^(?:web|api|triggers|chat|external)$/.test(ref)) {
      return tree(ref, reason('OB107', `only a pipeline of "${ref}" starts it`));
    }
    if (/^(?:branches|pushes|main|master)$/.test(ref)) return tree('push');
    return tree('push', undecided(`it runs only for ${ref.slice(0, 80)}`));
  });
}

/** `triggers` with what `except` keeps out. */
export function excepted<One extends Trigger>(
  except: unknown,
  triggers: readonly One[],
): readonly One[] {
  if (except === undefined || except === null) return triggers;
  const refs = isRecord(except) ? textsOf(except['refs']) : textsOf(except);
  const isMore = isRecord(except) && Object.keys(except).some((key) => key !== 'refs');
  return triggers.map((trigger) => {
    const isPush = trigger.event === 'push';
    const reasons = refs.flatMap((ref) => {
      const isOther = ref === 'merge_requests' ? isPush : OTHERS.test(ref);
      if (isOther) return [];
      const isAll = isPush && (ref === 'branches' || ref === 'pushes');
      return [isAll ? reason('OB108', `except: ${ref}`) : undecided(`except: ${ref.slice(0, 80)}`)];
    });
    if (isMore) reasons.push(undecided('except keeps out what is not followed'));
    return { ...trigger, reasons: [...trigger.reasons, ...reasons] };
  });
}

/** What starts a pipeline and is neither a push to a branch nor a merge request. */
const OTHERS = /^(?:tags|schedules|web|api|triggers|chat|external|pipelines)$/;

/** The globs of `changes`, a list or a map with `paths`; `undefined` if there are none. */
export function pathsOf(changes: unknown): readonly string[] | undefined {
  const paths = textsOf(isRecord(changes) ? changes['paths'] : changes);
  return paths.length > 0 ? paths : undefined;
}

/** Why what a job says is not followed. */
export function undecided(message: string): CarrierReason {
  return reason('OB120', `not decided: ${message}`);
}
