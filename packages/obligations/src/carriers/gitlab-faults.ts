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
  const stages = stagesOf(merged);
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
  stages: readonly string[],
  jobs: ReadonlyMap<string, PipelineJob>,
): string | undefined {
  if (WORK.every((key) => whole[key] === undefined)) return 'has no script';
  const stage = textAt(whole, 'stage') ?? 'test';
  const isOpen = stage.includes('$[[') || isReference(stage);
  if (!isOpen && !stages.includes(stage)) return `is of the stage "${stage}", which is none`;
  const rules = listed(whole['rules']).map((rule) => valueAt(rule, 'needs'));
  const needed = [whole['needs'], ...rules].flatMap(needsOf).filter(({ optional }) => !optional);
  for (const name of [...needed.map(({ job }) => job), ...textsOf(whole['dependencies'])]) {
    if (!isNameOf(name, jobs)) return `needs the job ${name}, which is not there`;
    const other = textAt(jobs.get(name)?.whole, 'stage') ?? 'test';
    if (!isOpen && jobs.has(name) && stages.indexOf(other) > stages.indexOf(stage)) {
      return `needs the job ${name} of a later stage`;
    }
  }
  return undefined;
}

/** What one of several jobs of one name is called. */
const ODD_NAME = / \d+\/\d+$|: \[.*\]$/;

/** Whether a job may be called `name`. */
function isNameOf(name: string, jobs: ReadonlyMap<string, PipelineJob>): boolean {
  const isOpen = isReference(name) || name.includes('$[[') || ODD_NAME.test(name);
  return jobs.has(name) || isOpen;
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
 * Tells why there is no pipeline on the event of a trigger for a job of the first or last of all
 * stages: no job is of one between, the last of which is before `last`.
 */
export function aloneAtEdge(
  starts: ReadonlyMap<string, Start>,
  last: number,
  unread: string | undefined,
): (own: number, trigger: GitlabTrigger) => CarrierReason | undefined {
  const known = new Map<string, CarrierReason | undefined>();
  return (own, { event }) => {
    if (own !== 0 && own !== last) return undefined;
    if (!known.has(event)) known.set(event, edgeReason(starts, last, event, unread));
    return known.get(event);
  };
}

function edgeReason(
  starts: ReadonlyMap<string, Start>,
  last: number,
  event: string,
  unread: string | undefined,
): CarrierReason | undefined {
  let isOpen = unread !== undefined;
  for (const { stage, triggers } of starts.values()) {
    if (stage === 0 || stage === last) continue;
    for (const one of triggers.filter((each) => covers(each, event))) {
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
