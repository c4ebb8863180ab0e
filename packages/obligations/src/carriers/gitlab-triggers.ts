import type { CarrierReason } from '../carrier.ts';
import { late, type Trigger } from './ci-job.ts';
import { reason } from './reason.ts';
import { isRecord, textsOf, type Values, valueAt } from './values.ts';

/**
 * What starts the job `job` of GitLab: a trigger for each of its rules that can. `workflow` are the
 * rules by which there is a pipeline at all, as written.
 */
export function gitlabTriggers(job: Values, workflow: unknown): readonly Trigger[] {
  const triggers = ownTriggers(job);
  if (!Array.isArray(workflow)) return triggers;
  const pipelines = ruledBy(workflow, {});
  return triggers.map((trigger) => {
    const same = pipelines.filter(({ event }) => event === trigger.event);
    const clear = same.some(({ reasons, paths }) => reasons.length === 0 && paths === undefined);
    if (clear || trigger.reasons.length > 0) return trigger;
    const [first] = same.flatMap(({ reasons }) => reasons);
    const why =
      same.length === 0
        ? reason('OB108', `the workflow's rules start nothing on ${trigger.event}`)
        : (first ?? reason('OB120', "not decided: the workflow's rules look at paths"));
    return { ...trigger, reasons: [why] };
  });
}

function ownTriggers(job: Values): readonly Trigger[] {
  if (job['rules'] !== undefined && job['rules'] !== null) {
    const triggers = ruledBy(Array.isArray(job['rules']) ? job['rules'] : [job['rules']], job);
    return triggers.length > 0 ? triggers : [never('none of its rules starts it')];
  }
  if (job['only'] !== undefined) return excepted(job['except'], onlyTriggers(job['only']));
  return excepted(job['except'], [{ event: 'push', seesTree: true, reasons: [] }]);
}

/** What `rules` of `job` start: the first that matches decides. */
function ruledBy(rules: readonly unknown[], job: Values): readonly Trigger[] {
  const triggers: Trigger[] = [];
  const over = new Set<string>();
  let doubt: CarrierReason | undefined;
  for (const rule of rules.flat()) {
    if (!isRecord(rule)) {
      // Rules of another job, by a reference, may keep it out.
      doubt ??= undecided('rules that it refers to may keep it out');
      triggers.push({ ...BY_REFERENCE, reasons: [doubt] });
      continue;
    }
    const { event, why } = typeof rule['if'] === 'string' ? started(rule['if']) : ANY;
    const isWhole = pathsOf(rule['changes']) === undefined && rule['exists'] === undefined;
    if (rule['when'] === 'never') {
      if (rule['if'] === undefined && isWhole) break;
      // What is kept out under a condition that is not understood may be anything.
      if (why?.code === 'OB120' || !isWhole)
        doubt ??= undecided('a rule before it may keep it out');
      else if (why === undefined) over.add(event);
      continue;
    }
    if (!over.has(event)) triggers.push(...ruleTriggers(rule, job, doubt));
    if (rule['if'] === undefined && isWhole) break;
    if (why === undefined && isWhole && rule['if'] !== undefined) over.add(event);
  }
  return triggers;
}

const BY_REFERENCE = { event: 'push', seesTree: true } as const;

/**
 * Why a job does less than it seems to by its `when` and `allow_failure`: those of the rule that
 * starts it, and where that says nothing those of the job itself.
 */
export function startReasons(rule: Values, job: Values): readonly CarrierReason[] {
  const when = rule['when'] ?? job['when'] ?? 'on_success';
  const allowed = rule['allow_failure'] ?? job['allow_failure'] ?? false;
  const reasons: CarrierReason[] = [];
  if (allowed === true || allowed === 'true' || valueAt(allowed, 'exit_codes') !== undefined) {
    reasons.push(reason('OB113', 'allow_failure: the pipeline goes on when the job fails'));
  } else if (allowed !== false) reasons.push(undecided('what allow_failure says is not followed'));
  if (when === 'manual') reasons.push(reason('OB107', 'when: manual'));
  else if (when === 'never') reasons.push(reason('OB108', 'when: never'));
  else if (when === 'on_failure') reasons.push(undecided('it runs only when another job failed'));
  else if (when === 'delayed') {
    reasons.push(undecided('when: delayed, and whether anybody waits for it is not known'));
  } else if (when !== 'on_success' && when !== 'always') {
    reasons.push(undecided(`when: ${String(when).slice(0, 40)}`));
  }
  return reasons;
}

/** A rule without a condition. */
const ANY = { event: 'push', why: undefined };

function undecided(message: string): CarrierReason {
  return reason('OB120', `not decided: ${message}`);
}

function ruleTriggers(
  rule: Values,
  job: Values,
  doubt: CarrierReason | undefined,
): readonly Trigger[] {
  const reasons: CarrierReason[] = doubt === undefined ? [] : [doubt];
  reasons.push(...startReasons(rule, job));
  if (rule['exists'] !== undefined) reasons.push(undecided('it runs only where some file exists'));
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
function excepted(except: unknown, triggers: readonly Trigger[]): readonly Trigger[] {
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

function never(message: string): Trigger {
  return { event: 'push', seesTree: true, reasons: [reason('OB108', message)] };
}

function pathsOf(changes: unknown): readonly string[] | undefined {
  const paths = textsOf(isRecord(changes) ? changes['paths'] : changes);
  return paths.length > 0 ? paths : undefined;
}
