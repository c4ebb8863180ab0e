import type { CarrierReason } from '../carrier.ts';
import type { Pipeline, PipelineJob } from './gitlab-pipeline.ts';
import { isReference } from './gitlab-pipeline.ts';
import { covers, type GitlabTrigger } from './gitlab-triggers.ts';
import { needsOf, type Start } from './gitlab-waiting.ts';
import { reason } from './reason.ts';
import { isRecord, textAt, textsOf, type Values, valueAt } from './values.ts';

/** Keys one of which a job has to have. */
const WORK = ['script', 'trigger', 'run'];

/** How deep lists of rules may stand in one another. */
const RULES_DEPTH = 10;

/** The stages of a pipeline in their order, the first and the last of all included. */
export function stagesOf(merged: Values): readonly string[] {
  const written = merged['stages'];
  const named = Array.isArray(written) ? textsOf(written) : ['build', 'test', 'deploy'];
  return ['.pre', ...named, '.post'];
}

/** Why the service refuses the whole pipeline, in words; `undefined` if nothing is seen. */
export function faultOf({ included, merged, jobs, missing }: Pipeline): string | undefined {
  const refused = 'there is no pipeline: ';
  const workflow = valueAt(merged['workflow'], 'rules');
  if (isWrong(workflow)) return `${refused}a rule of its workflow has an "if" that is no text`;
  // What is not read may have what is not found.
  const isWhole = included.unread === undefined;
  if (isWhole && missing !== undefined)
    return `${refused}nothing is called what is extended by ${missing}`;
  const stages = new Set(stagesOf(merged));
  for (const [name, job] of jobs) {
    const fault = jobFault(job) ?? (isWhole ? gapOf(job, stages, jobs) : undefined);
    if (fault !== undefined) return `${refused}the job ${name} ${fault}`;
  }
  return undefined;
}

function jobFault({ whole }: PipelineJob): string | undefined {
  if (isWrong(whole['rules'])) return 'has a rule with an "if" that is no text';
  const isBoth = whole['script'] !== undefined && whole['trigger'] !== undefined;
  return isBoth ? 'has a script beside "trigger"' : undefined;
}

/** What `job` names or lacks, and is nowhere. */
function gapOf(
  { whole }: PipelineJob,
  stages: ReadonlySet<string>,
  jobs: ReadonlyMap<string, PipelineJob>,
): string | undefined {
  if (WORK.every((key) => whole[key] === undefined)) return 'has no script';
  const stage = textAt(whole, 'stage') ?? 'test';
  const isOpen = stage.includes('$[[') || isReference(stage);
  if (!isOpen && !stages.has(stage)) return `is of the stage "${stage}", which is none`;
  const rules = listed(whole['rules']).map((rule) => valueAt(rule, 'needs'));
  const gone = [whole['needs'], ...rules]
    .flatMap(needsOf)
    .find(({ job, optional }) => !optional && !isNameOf(job, jobs));
  return gone === undefined ? undefined : `needs the job ${gone.job}, which is not there`;
}

/** Whether a job may be called `name`. */
function isNameOf(name: string, jobs: ReadonlyMap<string, PipelineJob>): boolean {
  return jobs.has(name) || isReference(name) || name.includes('$[[');
}

/** Whether one of `rules` has a condition that is no text. */
function isWrong(rules: unknown): boolean {
  return listed(rules).some((rule) => {
    const condition = valueAt(rule, 'if');
    return condition !== undefined && condition !== null && typeof condition !== 'string';
  });
}

function listed(rules: unknown): readonly Values[] {
  return (Array.isArray(rules) ? rules.flat(RULES_DEPTH) : []).filter(isRecord);
}

/**
 * Why there is no pipeline for a job of the `own` stage on the event of `trigger`: it is of the first
 * or last of all, and no job is of one between.
 */
export function edgeReason(
  starts: ReadonlyMap<string, Start>,
  last: number,
  own: number,
  trigger: GitlabTrigger,
  unread: string | undefined,
): CarrierReason | undefined {
  if (own !== 0 && own !== last) return undefined;
  let isOpen = unread !== undefined;
  for (const { stage, triggers } of starts.values()) {
    if (stage === 0 || stage === last) continue;
    for (const one of triggers.filter((each) => covers(each, trigger.event))) {
      const codes = new Set(one.reasons.map(({ code }) => code));
      if (codes.has('OB108') || codes.has('OB118')) continue;
      if (!codes.has('OB120') && one.paths === undefined) return undefined;
      isOpen = true;
    }
  }
  return isOpen
    ? reason('OB120', 'not decided: there may be no pipeline of its stage alone')
    : reason('OB109', 'there is no pipeline of the stages .pre and .post alone');
}
