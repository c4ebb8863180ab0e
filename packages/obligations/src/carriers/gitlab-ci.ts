import type { CarrierReason } from '../carrier.ts';
import type { CiJob, CiStep } from './ci-job.ts';
import type { Workflows } from './github-actions.ts';
import { aloneAtEdge, faultOf, stagesOf } from './gitlab-faults.ts';
import { isReference, type Pipeline, pipelineOf } from './gitlab-pipeline.ts';
import { type GitlabTrigger, gitlabTriggers } from './gitlab-triggers.ts';
import { type Start, waiting } from './gitlab-waiting.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { listOf, recordAt, textAt, textsOf, type Values, valueAt } from './values.ts';

const PATH = '.gitlab-ci.yml';

/**
 * Keys by which an include may keep a job from running or its failure from counting, be it one of all
 * jobs (`default`) or one of the same name.
 */
const CHANGED = ['rules', 'allow_failure', 'before_script', 'needs'];

/** How deep lists of commands may stand in one another. */
const SCRIPT_DEPTH = 10;

/** The jobs of GitLab CI, those of files of the project that it includes too. */
export function gitlabCi(files: ProjectFiles): Workflows {
  if (files.look(PATH).kind === 'absent') return { jobs: [], broken: [] };
  const pipeline = pipelineOf(files, PATH);
  const { broken } = pipeline.included;
  const [bad] = broken;
  const fault = bad === undefined ? faultOf(pipeline) : `there is no pipeline without ${bad}`;
  const rules = valueAt(recordAt(pipeline.merged, 'workflow'), 'rules');
  const stages = stagesOf(pipeline.merged);
  const starts = new Map<string, Start>();
  for (const [name, { whole }] of pipeline.jobs) {
    const stage = stages.indexOf(textAt(whole, 'stage') ?? 'test');
    starts.set(name, { triggers: gitlabTriggers(whole, rules), stage, needs: whole['needs'] });
  }

  const waits = waiting(starts);
  const alone = aloneAtEdge(starts, stages.length - 1, pipeline.included.unread);
  const openOf = openReasons(pipeline);
  const jobs = [...pipeline.jobs].flatMap(([name, { file, whole }]): readonly CiJob[] => {
    const steps = stepsOf(whole, pipeline.merged);
    if (steps.length === 0) return [];
    const { triggers = [], stage = 0 } = starts.get(name) ?? {};
    const reasons = fault === undefined ? openOf(name, whole) : [reason('OB109', fault)];
    // What is weak by itself stays so, whatever the others do.
    const more = (one: GitlabTrigger) =>
      fault === undefined && one.reasons.length === 0 ? [waits(name, one), alone(stage, one)] : [];
    return [
      {
        path: file.path,
        name,
        line: file.lineOf(name),
        triggers: triggers.map((one) => withMore(one, more(one))),
        steps,
        actions: [],
        reasons,
      },
    ];
  });
  return { jobs, broken };
}

function withMore(
  trigger: GitlabTrigger,
  more: readonly (CarrierReason | undefined)[],
): GitlabTrigger {
  const found = more.filter((one) => one !== undefined);
  return found.length === 0 ? trigger : { ...trigger, reasons: [...trigger.reasons, ...found] };
}

/** Tells what stays open of a job: something that is not read, or not known, may say more of it. */
function openReasons({
  included: { unread, mayChange },
  own,
  merged,
}: Pipeline): (name: string, whole: Values) => readonly CarrierReason[] {
  const isStarted = Array.isArray(valueAt(recordAt(own, 'workflow'), 'rules'));
  const isOpen = ['default', 'before_script', 'workflow'].some((key) => hasInput(merged[key]));
  return (name, whole) => {
    if (isOpen || hasInput(whole)) {
      return [reason('OB120', 'not decided: what an input of its file makes of it')];
    }
    const strategy = [whole, merged].map((one) => textAt(one['variables'], 'GIT_STRATEGY'));
    if (strategy.find((one) => one !== undefined) === 'none') {
      return [
        reason('OB120', 'not decided: with GIT_STRATEGY none the project is not brought here'),
      ];
    }
    if (!mayChange(name)) return [];
    // What the project says itself goes over what any include does.
    const said = recordAt(own, name);
    const unsaid = CHANGED.find((key) => said[key] === undefined);
    if (isStarted && unsaid === undefined) return [];
    const which = isStarted && unsaid !== undefined ? `, such as its ${unsaid}` : '';
    return [reason('OB120', `not decided: ${unread}, and may say more of the job ${name}${which}`)];
  };
}

/** Whether `value` has a place for an input, as files with a header have. */
function hasInput(value: unknown): boolean {
  return value !== undefined && JSON.stringify(value).includes('$[[');
}

/** The script of `job` after what stands before it, in one shell, as the runner has it. */
function stepsOf(job: Values, merged: Values): readonly CiStep[] {
  const script = linesOf(job['script']);
  if (script.length === 0) return [];
  const lines = [...linesOf(job['before_script'] ?? usualBefore(job, merged)), ...script];
  const reference = lines.find(isReference);
  const soft =
    reference === undefined
      ? undefined
      : reason('OB120', `not decided: ${reference.slice(0, 80)} leads to nothing that is read`);
  return [{ text: lines.join('\n'), folder: '', pipefail: true, errexit: true, soft }];
}

/** What `merged` says is to run before every script, unless `job` does not take it. */
function usualBefore(job: Values, merged: Values): unknown {
  const taken = valueAt(recordAt(job, 'inherit'), 'default') ?? true;
  const isTaken = Array.isArray(taken) ? taken.includes('before_script') : taken !== false;
  if (!isTaken) return undefined;
  return merged['before_script'] ?? valueAt(merged['default'], 'before_script');
}

/** The commands of `value`, a text or a list of texts and of lists. */
function linesOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : textsOf(listOf(value).flat(SCRIPT_DEPTH));
}
