import type { CarrierReason } from '../carrier.ts';
import type { CiJob, CiStep } from './ci-job.ts';
import { deepMerged } from './deep-merge.ts';
import type { Workflows } from './github-actions.ts';
import { type Included, includedFiles } from './gitlab-includes.ts';
import { gitlabTriggers, startReasons } from './gitlab-triggers.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { isRecord, listOf, textAt, textsOf, type Values, valueAt } from './values.ts';
import type { YamlFile } from './yaml-file.ts';

const PATH = '.gitlab-ci.yml';

/** How many jobs may extend one another in a row: so many the service takes. */
const EXTEND_LIMIT = 11;

/** Keys of a pipeline that are no jobs. */
const RESERVED: ReadonlySet<string> = new Set(
  'default include stages variables workflow image services cache before_script after_script pages:deploy spec'.split(
    ' ',
  ),
);

/** The jobs of GitLab CI, those of files of the project that it includes too. */
export function gitlabCi(files: ProjectFiles): Workflows {
  if (files.look(PATH).kind === 'absent') return { jobs: [], broken: [] };
  const included = includedFiles(files, PATH);
  const all = new Map<string, { readonly job: Values; readonly file: YamlFile }>();
  for (const file of included.read) {
    if (!isRecord(file.value)) continue;
    for (const name of Object.keys(file.value)) {
      const job = file.value[name];
      // What a later file says of a job goes over what an earlier one does.
      if (!RESERVED.has(name) && isRecord(job)) {
        all.set(name, { job: deepMerged(all.get(name)?.job ?? {}, job), file });
      }
    }
  }

  const known = new Map<string, Values>();
  const before = globals(included.read, 'before_script');
  const workflow = globals(included.read, 'workflow');
  const stages = globals(included.read, 'stages');
  const jobs = [...all].flatMap(([name, { job, file }]) => {
    if (name.startsWith('.')) return [];
    const whole = extended(name, job, all, known);
    const steps = stepsOf(whole, before);
    if (steps.length === 0) return [];
    const made: CiJob = {
      path: file.path,
      name,
      line: file.lineOf(name),
      triggers: gitlabTriggers(whole, valueAt(workflow, 'rules')),
      steps,
      actions: [],
      reasons: [
        // With rules, it is they that say when it starts and what its failure counts.
        ...(whole['rules'] === undefined ? startReasons({}, whole) : []),
        ...stageReasons(included, whole, stages),
        ...pipelineReasons(included, name, whole, workflow),
      ],
    };
    return [{ made, needs: neededBy(whole['needs']) }];
  });
  const kept = new Map(jobs.map(({ made }) => [made.name, keptBack(made)]));
  return {
    jobs: jobs.map(({ made, needs }) => {
      const waiting = needs.find((name) => kept.get(name) !== undefined);
      if (waiting === undefined) return made;
      const why = `it needs the job ${waiting}, and ${kept.get(waiting)?.message}`;
      return { ...made, reasons: [...made.reasons, reason('OB120', `not decided: ${why}`)] };
    }),
    broken: included.broken,
  };
}

/** The jobs that `needs` names, a list of names and of tables. */
function neededBy(needs: unknown): readonly string[] {
  return (Array.isArray(needs) ? needs : [needs]).flatMap((one) =>
    typeof one === 'string' ? [one] : (textAt(one, 'job') ?? []),
  );
}

/** Why a job does not start by itself; what needs it then waits, or is left out. */
function keptBack({ reasons, triggers }: CiJob): CarrierReason | undefined {
  const keeps = ({ code }: CarrierReason) => code === 'OB107' || code === 'OB108';
  const found = triggers.map((trigger) => trigger.reasons.find(keeps));
  return reasons.find(keeps) ?? (found.every((one) => one !== undefined) ? found[0] : undefined);
}

/** What the last of `files` says of `key` for all jobs, under "default" or by itself. */
function globals(files: readonly YamlFile[], key: string): unknown {
  const found = files.flatMap(({ value }) => [
    valueAt(value, key) ?? valueAt(valueAt(value, 'default'), key),
  ]);
  return found.findLast((one) => one !== undefined);
}

/** Why there may be no pipeline, or one in which something that is not read says more of the job. */
function pipelineReasons(
  { broken, unread, mayChange }: Included,
  name: string,
  job: Values,
  workflow: unknown,
): readonly CarrierReason[] {
  const [bad] = broken;
  if (bad !== undefined) return [reason('OB109', `there is no pipeline without ${bad}`)];
  if (!mayChange(name)) return [];
  // What the project says itself goes over what any include does.
  const isStarted = ['rules', 'only', 'when'].some((key) => job[key] !== undefined);
  const isSaid = isStarted && job['allow_failure'] !== undefined && workflow !== undefined;
  return isSaid
    ? []
    : [reason('OB120', `not decided: ${unread}, and may say more of the job ${name}`)];
}

/** Why the service takes no pipeline that has the job: its stage is none of those that are named. */
function stageReasons(
  { unread }: Included,
  job: Values,
  stages: unknown,
): readonly CarrierReason[] {
  const stage = textAt(job, 'stage') ?? 'test';
  const named = Array.isArray(stages) ? textsOf(stages) : ['build', 'test', 'deploy'];
  if (unread !== undefined || [...named, '.pre', '.post'].includes(stage)) return [];
  return [reason('OB109', `there is no pipeline: its stages have no "${stage}"`)];
}

/** `job` with what it extends, its own keys first; one that it extends already is left out. */
function extended(
  name: string,
  job: Values,
  all: ReadonlyMap<string, { readonly job: Values }>,
  known: Map<string, Values>,
  depth = 0,
): Values {
  const done = known.get(name);
  if (done !== undefined || depth >= EXTEND_LIMIT) return done ?? job;
  // What leads back to a job that is being read finds what it says itself.
  known.set(name, job);
  const bases = textsOf(job['extends']).flatMap((from) => {
    const base = all.get(from)?.job;
    return base === undefined ? [] : [extended(from, base, all, known, depth + 1)];
  });
  const whole = [...bases, job].reduce((one, other) => deepMerged(one, other));
  known.set(name, whole);
  return whole;
}

/** The script of `job` after what stands before it, in one shell, as the runner has it. */
function stepsOf(job: Values, before: unknown): readonly CiStep[] {
  const script = linesOf(job['script']);
  if (script.length === 0) return [];
  const text = [...linesOf(job['before_script'] ?? before), ...script].join('\n');
  return [{ text, folder: '', pipefail: true, errexit: true, soft: undefined }];
}

/** The commands of `value`, a text or a list of texts and of lists. */
function linesOf(value: unknown): readonly string[] {
  return typeof value === 'string'
    ? [value]
    : listOf(value)
        .flat()
        .flatMap((one) => textsOf(one));
}
