import type { CarrierReason } from '../carrier.ts';
import type { CiJob, CiStep } from './ci-job.ts';
import type { Workflows } from './github-actions.ts';
import { gitlabTriggers } from './gitlab-triggers.ts';
import { normalPath, type ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { isRecord, listOf, textAt, textsOf, type Values, valueAt } from './values.ts';
import { type YamlFile, yamlFile } from './yaml-file.ts';

const PATH = '.gitlab-ci.yml';

/** How many files one pipeline may include. */
const INCLUDE_LIMIT = 50;

/** How many jobs may extend one another in a row. */
const EXTEND_LIMIT = 10;

/** Keys of a pipeline that are no jobs. */
const RESERVED: ReadonlySet<string> = new Set(
  'default include stages variables workflow image services cache before_script after_script pages:deploy spec'.split(
    ' ',
  ),
);

/** The jobs of GitLab CI, those of files of the project that it includes too. */
export function gitlabCi(files: ProjectFiles): Workflows {
  if (files.look(PATH).kind === 'absent') return { jobs: [], broken: [] };
  const read = new Map<string, YamlFile>();
  const broken = included(files, PATH, read);
  const all = new Map<string, { readonly job: Values; readonly file: YamlFile }>();
  for (const file of read.values()) {
    if (!isRecord(file.value)) continue;
    for (const name of Object.keys(file.value)) {
      const job = file.value[name];
      if (!RESERVED.has(name) && isRecord(job)) all.set(name, { job, file });
    }
  }

  const jobs = [...all].flatMap(([name, { job, file }]) => {
    if (name.startsWith('.')) return [];
    const whole = extended(job, all, 0);
    const steps = stepsOf(whole);
    if (steps.length === 0) return [];
    const made: CiJob = {
      path: file.path,
      name,
      line: file.lineOf(name),
      triggers: gitlabTriggers(whole),
      steps,
      actions: 0,
      reasons: jobReasons(whole),
    };
    return [made];
  });
  return { jobs, broken };
}

/** Reads `path` and what it includes into `read`; tells the paths that do not parse. */
function included(
  files: ProjectFiles,
  path: string,
  read: Map<string, YamlFile>,
): readonly string[] {
  if (read.has(path) || read.size >= INCLUDE_LIMIT) return [];
  const file = yamlFile(files, path, { repeats: true });
  if (file === undefined || !isRecord(file.value)) return [path];
  read.set(path, file);
  const includes = file.value['include'];
  return (Array.isArray(includes) ? includes : [includes]).flatMap((one: unknown) => {
    const written = typeof one === 'string' ? one : textAt(one, 'local');
    if (one === undefined || one === null) return [];
    if (written === undefined || /^https?:/.test(written) || /[*$]/.test(written)) {
      const message = `an include of "${path}" is not read: it is no file of the project`;
      files.note({ path, line: file.lineOf('include'), code: 'NOT_READ', message });
      return [];
    }
    return included(files, normalPath(written) ?? written, read);
  });
}

/** `job` with what it extends, its own keys first. */
function extended(
  job: Values,
  all: ReadonlyMap<string, { readonly job: Values }>,
  depth: number,
): Values {
  if (depth >= EXTEND_LIMIT) return job;
  const bases = textsOf(job['extends']).flatMap((name) => {
    const base = all.get(name)?.job;
    return base === undefined ? [] : [extended(base, all, depth + 1)];
  });
  return Object.assign({}, ...bases, job);
}

function stepsOf(job: Values): readonly CiStep[] {
  return listOf(job['script'])
    .concat(typeof job['script'] === 'string' ? [job['script']] : [])
    .filter((text): text is string => typeof text === 'string')
    .map((text) => ({ text, folder: '', pipefail: true, soft: undefined }));
}

function jobReasons(job: Values): readonly CarrierReason[] {
  const reasons: CarrierReason[] = [];
  const allowed = job['allow_failure'];
  if (allowed === true || valueAt(allowed, 'exit_codes') !== undefined) {
    reasons.push(reason('OB113', 'allow_failure: the pipeline goes on when the job fails'));
  }
  if (job['when'] === 'manual') reasons.push(reason('OB107', 'when: manual'));
  if (job['when'] === 'never') reasons.push(reason('OB108', 'when: never'));
  if (job['when'] === 'on_failure') {
    reasons.push(reason('OB120', 'it runs only when another job failed'));
  }
  return reasons;
}
