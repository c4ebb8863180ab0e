import type { CarrierReason } from '../carrier.ts';
import { holds } from './ci-condition.ts';
import type { CiJob, CiStep, Trigger } from './ci-job.ts';
import { githubTriggers } from './github-triggers.ts';
import { normalPath, type ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { isRecord, listOf, recordAt, textAt, type Values, valueAt } from './values.ts';
import { type YamlFile, yamlFile } from './yaml-file.ts';

const FOLDER = '.github/workflows';

/** How many workflows may call one another in a row. */
const CALL_LIMIT = 4;

/** Actions that make ready what is checked later. */
const PREPARES =
  /^(?:actions\/(?:checkout|cache|upload-artifact|download-artifact)|[\w.-]+\/setup-[\w.-]+|actions\/setup-|pnpm\/action-setup|docker\/)/;

/** The jobs of a folder of workflows, and the files in it that are none. */
export interface Workflows {
  readonly jobs: readonly CiJob[];
  /** Paths of files that do not parse. */
  readonly broken: readonly string[];
}

interface Workflow {
  readonly file: YamlFile;
  readonly value: Values;
  readonly triggers: readonly Trigger[];
  readonly callable: boolean;
}

/** The jobs of GitHub Actions, those of workflows that others call included. */
export function githubActions(files: ProjectFiles): Workflows {
  const workflows = new Map<string, Workflow>();
  const broken: string[] = [];
  for (const { name, kind } of files.list(FOLDER)) {
    if (kind === 'directory' || !/\.ya?ml$/.test(name)) continue;
    const path = `${FOLDER}/${name}`;
    const file = yamlFile(files, path, { repeats: false });
    if (file !== undefined && isRecord(file.value)) {
      workflows.set(path, { file, value: file.value, ...githubTriggers(file.value) });
    } else broken.push(path);
  }

  const jobs = [...workflows.values()].flatMap((workflow) => {
    const own = workflowJobs(workflow, workflow.triggers, workflows, undefined, 0);
    if (!workflow.callable || workflow.triggers.length > 0) return own;
    const uncalled: Trigger = {
      event: 'workflow_call',
      seesTree: true,
      reasons: [reason('OB107', 'it runs only when another workflow calls it')],
    };
    return workflowJobs(workflow, [uncalled], workflows, undefined, CALL_LIMIT);
  });
  return { jobs, broken };
}

function workflowJobs(
  workflow: Workflow,
  triggers: readonly Trigger[],
  workflows: ReadonlyMap<string, Workflow>,
  caller: string | undefined,
  depth: number,
): readonly CiJob[] {
  const { file, value } = workflow;
  const jobs = recordAt(value, 'jobs');
  return Object.keys(jobs).flatMap((name) => {
    const job = recordAt(jobs, name);
    const line = file.lineOf('jobs', name);
    const from = caller === undefined ? {} : { caller };
    const reasons = jobReasons(job);
    const decided = triggers.map((one) => conditioned(one, job['if']));
    const made: CiJob = {
      path: file.path,
      name,
      line,
      triggers: decided,
      reasons,
      steps: stepsOf(value, job),
      actions: listOf(job['steps']).filter((step) => isCheck(step)).length,
      ...from,
    };
    const called = calledBy(job, workflows);
    if (called === undefined || depth >= CALL_LIMIT) return [made];
    const passed = decided.map((one) => ({ ...one, reasons: [...reasons, ...one.reasons] }));
    const id = `${file.path}#${name}`;
    return [made, ...workflowJobs(called, passed, workflows, id, depth + 1)];
  });
}

function calledBy(job: Values, workflows: ReadonlyMap<string, Workflow>): Workflow | undefined {
  const uses = textAt(job, 'uses');
  if (uses === undefined || !uses.startsWith('./')) return undefined;
  const called = workflows.get(normalPath(uses) ?? '');
  return called?.callable ? called : undefined;
}

function jobReasons(job: Values): readonly CarrierReason[] {
  if (!isTrue(job['continue-on-error'])) return [];
  return [reason('OB113', 'continue-on-error: the run ends well when the job fails')];
}

/** `trigger` with what the `if` of a job makes of it. */
function conditioned(trigger: Trigger, condition: unknown): Trigger {
  const verdict = holds(condition, trigger.event);
  if (verdict === 'yes') return trigger;
  const written = String(condition).trim().slice(0, 80);
  const why =
    verdict === 'no'
      ? reason('OB108', `its condition is never met on ${trigger.event}: ${written}`)
      : reason('OB120', `whether it runs is up to a condition: ${written}`);
  return { ...trigger, reasons: [...trigger.reasons, why] };
}

function stepsOf(workflow: Values, job: Values): readonly CiStep[] {
  const usual = (key: string): string | undefined =>
    [job, workflow]
      .map((one) => textAt(recordAt(recordAt(one, 'defaults'), 'run'), key))
      .find((one) => one !== undefined);
  const [usualFolder = '', usualShell] = [usual('working-directory'), usual('shell')];
  return listOf(job['steps']).flatMap((step) => {
    const text = textAt(step, 'run');
    const condition = valueAt(step, 'if');
    if (text === undefined || holds(condition, '') === 'no') return [];
    const folder = normalPath(textAt(step, 'working-directory') ?? usualFolder) ?? '';
    const soft = isTrue(valueAt(step, 'continue-on-error'))
      ? reason('OB113', 'continue-on-error: the job goes on when the step fails')
      : undefined;
    // Named, bash is started with "-o pipefail"; by itself it is not.
    const pipefail = (textAt(step, 'shell') ?? usualShell) === 'bash';
    return [{ text, folder, pipefail, soft }];
  });
}

function isCheck(step: unknown): boolean {
  const uses = textAt(step, 'uses');
  return uses !== undefined && !PREPARES.test(uses) && !isTrue(valueAt(step, 'continue-on-error'));
}

function isTrue(value: unknown): boolean {
  return (
    value === true || (typeof value === 'string' && /^\s*\$\{\{\s*true\s*\}\}\s*$/.test(value))
  );
}
