import type { CarrierReason } from '../carrier.ts';
import { late, type Trigger } from './ci-job.ts';
import { reason } from './reason.ts';
import { isRecord, textsOf, type Values, valueAt } from './values.ts';

/** What starts the job `job` of GitLab: a trigger for each of its rules that can. */
export function gitlabTriggers(job: Values): readonly Trigger[] {
  if (Array.isArray(job['rules'])) {
    const triggers = job['rules'].flatMap((rule: unknown) => ruleTriggers(rule));
    return triggers.length > 0 ? triggers : [never('none of its rules starts it')];
  }
  if (job['only'] !== undefined) return onlyTriggers(job['only']);
  return [{ event: 'push', seesTree: true, reasons: [] }];
}

function ruleTriggers(rule: unknown): readonly Trigger[] {
  if (!isRecord(rule) || rule['when'] === 'never') return [];
  const reasons: CarrierReason[] = [];
  if (rule['when'] === 'manual') reasons.push(reason('OB107', 'when: manual'));
  if (rule['allow_failure'] === true) {
    reasons.push(reason('OB113', 'allow_failure: the pipeline goes on when the job fails'));
  }
  const paths = pathsOf(rule['changes']);
  const condition = rule['if'];
  if (typeof condition !== 'string') {
    return [{ event: 'push', seesTree: true, paths, reasons }];
  }
  const { event, why } = started(condition);
  return [
    { event, seesTree: true, paths, reasons: why === undefined ? reasons : [...reasons, why] },
  ];
}

/** Which pipeline meets `condition`, and what of it is not decided. */
function started(condition: string): {
  readonly event: string;
  readonly why: CarrierReason | undefined;
} {
  const text = condition.trim();
  const source = /^\$CI_PIPELINE_SOURCE\s*==\s*["']([\w-]+)["']$/.exec(text)?.[1];
  if (source === 'schedule') return { event: source, why: late(source) };
  if (source === 'push' || source === 'merge_request_event')
    return { event: source, why: undefined };
  if (source !== undefined) {
    return { event: source, why: reason('OB107', `only a pipeline of "${source}" starts it`) };
  }
  if (/^\$CI_COMMIT_TAG$/.test(text)) return { event: 'push', why: late('a tag') };
  if (/^\$CI_MERGE_REQUEST_I?ID$/.test(text))
    return { event: 'merge_request_event', why: undefined };
  const usual = /^\$CI_COMMIT_BRANCH(?:\s*==\s*(?:\$CI_DEFAULT_BRANCH|["'](?:main|master)["']))?$/;
  if (usual.test(text)) return { event: 'push', why: undefined };
  return {
    event: 'push',
    why: reason('OB120', `whether it runs is up to a rule: ${text.slice(0, 80)}`),
  };
}

function onlyTriggers(only: unknown): readonly Trigger[] {
  const refs = isRecord(only) ? textsOf(only['refs']) : textsOf(only);
  const paths = pathsOf(valueAt(only, 'changes'));
  const tree = (event: string, ...reasons: CarrierReason[]): Trigger => ({
    event,
    seesTree: true,
    paths,
    reasons,
  });
  if (refs.length === 0) return [tree('push')];
  return refs.map((ref) => {
    if (ref === 'merge_requests') return tree('merge_request_event');
    if (ref === 'schedules') return tree('schedule', late('schedule'));
    if (ref === 'tags') return tree('push', late('a tag'));
    if (/^(?:web|api|triggers|chat|external)$/.test(ref)) {
      return tree(ref, reason('OB107', `only a pipeline of "${ref}" starts it`));
    }
    return tree('push');
  });
}

function never(message: string): Trigger {
  return { event: 'push', seesTree: true, reasons: [reason('OB108', message)] };
}

function pathsOf(changes: unknown): readonly string[] | undefined {
  const paths = textsOf(isRecord(changes) ? changes['paths'] : changes);
  return paths.length > 0 ? paths : undefined;
}
