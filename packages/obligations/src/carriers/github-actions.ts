import type { CarrierReason } from '../carrier.ts';
import type { CiJob, Trigger } from './ci-job.ts';
import { needed } from './github-needs.ts';
import { actionsOf, goesOn, stepsOf } from './github-steps.ts';
import { githubTriggers } from './github-triggers.ts';
import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { isRecord, recordAt, textAt, type Values } from './values.ts';
import { type YamlFile, yamlFile } from './yaml-file.ts';

const FOLDER = '.github/workflows';

/** How many workflows may call one another in a row. */
const CALL_LIMIT = 4;

/** How many jobs all workflows may have, those of each call counted anew. */
const JOB_LIMIT = 2_000;

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

/** What is the same for all jobs that are read. */
interface World {
  readonly workflows: ReadonlyMap<string, Workflow>;
  readonly files: ProjectFiles;
  /** How many jobs may still be read. */
  left: number;
}

/** What leads to a workflow. */
interface Call {
  readonly triggers: readonly Trigger[];
  /** The job that calls it, as `path#name`; absent where none does. */
  readonly caller?: string;
  /** The paths of the workflows that call one another up to it, its own the last. */
  readonly chain: readonly string[];
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

  const world: World = { workflows, files, left: JOB_LIMIT };
  const jobs = [...workflows.values()].flatMap((workflow) => {
    const { path } = workflow.file;
    if (!workflow.callable || workflow.triggers.length > 0) {
      return workflowJobs(workflow, { triggers: workflow.triggers, chain: [path] }, world);
    }
    const uncalled: Trigger = {
      event: 'workflow_call',
      seesTree: true,
      reasons: [reason('OB107', 'it runs only when another workflow calls it')],
    };
    return workflowJobs(workflow, { triggers: [uncalled], chain: [path] }, world);
  });
  return { jobs, broken };
}

function workflowJobs(workflow: Workflow, call: Call, world: World): readonly CiJob[] {
  const { file, value } = workflow;
  const jobs = recordAt(value, 'jobs');
  const all: CiJob[] = [];
  for (const name of Object.keys(jobs)) {
    if (world.left <= 0) {
      if (world.left === 0) tooMany(world, file.path);
      world.left = -1;
      return all;
    }
    world.left -= 1;
    const job = recordAt(jobs, name);
    const reasons = jobReasons(job);
    const triggers = call.triggers.map((one) => needed(jobs, name, one));
    const passed = triggers.map((one) => ({ ...one, reasons: [...reasons, ...one.reasons] }));
    const id = `${file.path}#${name}`;
    const called = calledBy(job, call.chain, world);
    const isKnown = called !== undefined && !('code' in called);
    const calls = isKnown
      ? workflowJobs(called, callOf(called, passed, id, call.chain), world)
      : undefined;
    const unknown = called !== undefined && 'code' in called ? [called] : [];
    all.push({
      path: file.path,
      name,
      line: file.lineOf('jobs', name),
      triggers,
      reasons: [...reasons, ...unknown],
      steps: stepsOf(value, job),
      actions: actionsOf(job),
      ...(calls === undefined ? {} : { calls }),
      ...(call.caller === undefined ? {} : { caller: call.caller }),
    });
    all.push(...(calls ?? []));
  }
  return all;
}

function tooMany({ files }: World, path: string): void {
  const message = `the workflows have more than ${JOB_LIMIT} jobs: those after them are not read`;
  files.note({ path, code: 'LIMIT_REACHED', message });
}

function callOf(
  called: Workflow,
  triggers: readonly Trigger[],
  caller: string,
  chain: readonly string[],
): Call {
  return { triggers, caller, chain: [...chain, called.file.path] };
}

/** The workflow that `job` calls, or why that is none; `undefined` if it calls none. */
function calledBy(
  job: Values,
  chain: readonly string[],
  { workflows }: World,
): Workflow | CarrierReason | undefined {
  const uses = textAt(job, 'uses');
  if (uses === undefined) return undefined;
  if (!uses.startsWith('./')) {
    return reason('OB120', `not decided: ${uses} is a workflow of another repository`);
  }
  const path = normalPath(uses) ?? '';
  const called = workflows.get(path);
  if (called === undefined) return reason('OB101', `${uses} does not exist`);
  if (!called.callable) return reason('OB120', `not decided: ${uses} is not made to be called`);
  if (chain.includes(path)) return reason('OB120', `not decided: ${uses} calls itself in the end`);
  if (chain.length > CALL_LIMIT) {
    return reason('OB120', `not decided: more than ${CALL_LIMIT} workflows call one another`);
  }
  return called;
}

function jobReasons(job: Values): readonly CarrierReason[] {
  const soft = goesOn(job['continue-on-error'], 'the run ends well when the job fails');
  const isJob = job['runs-on'] !== undefined || job['uses'] !== undefined;
  return [
    ...(isJob
      ? []
      : [reason('OB109', 'the service takes no workflow with a job without "runs-on"')]),
    ...(soft === undefined ? [] : [soft]),
  ];
}
