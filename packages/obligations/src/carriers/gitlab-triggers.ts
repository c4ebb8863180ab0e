import type { CarrierReason } from '../carrier.ts';
import { late, type Trigger } from './ci-job.ts';
import { excepted, onlyTriggers, pathsOf, undecided } from './gitlab-only.ts';
import { reason } from './reason.ts';
import { isRecord, type Values, valueAt } from './values.ts';

/** One thing that starts a job of GitLab. */
export interface GitlabTrigger extends Trigger {
  /** Where it is a rule without a condition: the events that it is not for, as it is for all others. */
  readonly anyBut?: readonly string[];
  /** What its rule says of `needs`, as written; absent where it says nothing. */
  readonly needs?: unknown;
  /** Whether the later stages wait for somebody to start the job, or for a time. */
  readonly holdsUp?: boolean;
}

/** Whether `trigger` may start its job in a pipeline of `event`. */
export function covers({ event: own, anyBut, reasons }: GitlabTrigger, event: string): boolean {
  if (own === event || reasons.some(({ code }) => code === 'OB120')) return true;
  return anyBut !== undefined && !anyBut.includes(event);
}

/**
 * What starts the job `job` of GitLab: a trigger for each of its rules that can. `workflow` are the
 * rules by which there is a pipeline at all, as written.
 */
export function gitlabTriggers(job: Values, workflow: unknown): readonly GitlabTrigger[] {
  if (workflow === undefined || workflow === null) return ownTriggers(job, false);
  const pipelines = ruledBy(Array.isArray(workflow) ? workflow : [workflow], {});
  const triggers = ownTriggers(job, true).flatMap((trigger) => onEach(pipelines, trigger));
  return triggers.map((trigger) => {
    const same = pipelines.filter((one) => covers(one, trigger.event));
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

/** `trigger`, if it is for all events, on each of those that `pipelines` are for. */
function onEach(
  pipelines: readonly GitlabTrigger[],
  trigger: GitlabTrigger,
): readonly GitlabTrigger[] {
  const { anyBut, ...rest } = trigger;
  if (anyBut === undefined) return [trigger];
  const found = new Map<string, GitlabTrigger>();
  for (const { event, anyBut: left } of pipelines) {
    if (anyBut.includes(event) || !/^(?:push|merge_request_event)$/.test(event)) continue;
    const all = left === undefined ? {} : { anyBut: [...anyBut, ...left] };
    if (!found.has(event)) found.set(event, { ...rest, event, ...all });
  }
  return found.size > 0 ? [...found.values()] : [rest];
}

/** What starts `job`; without rules of its own in all pipelines if `ruled`, those of a workflow's rules. */
function ownTriggers(job: Values, ruled: boolean): readonly GitlabTrigger[] {
  if (job['rules'] !== undefined && job['rules'] !== null) {
    const triggers = ruledBy(Array.isArray(job['rules']) ? job['rules'] : [job['rules']], job);
    return triggers.length > 0 ? triggers : [never('none of its rules starts it')];
  }
  // Without rules it is branches and tags that start it, unless a workflow has rules.
  const all: GitlabTrigger = { event: 'push', seesTree: true, reasons: [] };
  const any = ruled ? { ...all, anyBut: [] } : all;
  const own = job['only'] === undefined ? [any] : onlyTriggers(job['only']);
  const isOpen = job['allow_failure'] === undefined || job['allow_failure'] === true;
  const holdsUp = isHeld(job['when'], isOpen);
  const first = startReasons({}, job);
  return excepted(job['except'], own).map((trigger) => {
    return { ...trigger, holdsUp, reasons: [...first, ...trigger.reasons] };
  });
}

/** Whether the stages after a job wait for it by its `when`, unless it is left `open`. */
function isHeld(when: unknown, open: boolean): boolean {
  return when === 'delayed' || (when === 'manual' && !open);
}

/** What `rules` of `job` start: the first that matches decides. */
function ruledBy(rules: readonly unknown[], job: Values): readonly GitlabTrigger[] {
  const triggers: GitlabTrigger[] = [];
  const over = new Set<string>();
  let doubt: CarrierReason | undefined;
  for (const rule of rules.flat(RULES_DEPTH)) {
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
    if (!over.has(event)) triggers.push(ruleTrigger(rule, job, doubt, [...over]));
    if (rule['if'] === undefined && isWhole) break;
    if (why === undefined && isWhole && rule['if'] !== undefined) over.add(event);
  }
  return triggers;
}

/** How deep lists of rules may stand in one another. */
const RULES_DEPTH = 10;

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

function ruleTrigger(
  rule: Values,
  job: Values,
  doubt: CarrierReason | undefined,
  anyBut: readonly string[],
): GitlabTrigger {
  const reasons: CarrierReason[] = doubt === undefined ? [] : [doubt];
  reasons.push(...startReasons(rule, job));
  if (rule['exists'] !== undefined) reasons.push(undecided('it runs only where some file exists'));
  const allowed = rule['allow_failure'] ?? job['allow_failure'];
  const more = {
    seesTree: true,
    paths: pathsOf(rule['changes']),
    holdsUp: isHeld(rule['when'] ?? job['when'], allowed === true),
    ...(rule['needs'] === undefined ? {} : { needs: rule['needs'] }),
  };
  const condition = rule['if'];
  if (typeof condition !== 'string') return { event: 'push', ...more, reasons, anyBut };
  const { event, why } = started(condition);
  return { event, ...more, reasons: why === undefined ? reasons : [...reasons, why] };
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

function never(message: string): Trigger {
  return { event: 'push', seesTree: true, reasons: [reason('OB108', message)] };
}
