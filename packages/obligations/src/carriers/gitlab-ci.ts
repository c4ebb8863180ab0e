import type { CarrierReason } from '../carrier.ts';
import type { CiJob, CiStep } from './ci-job.ts';
import type { Workflows } from './github-actions.ts';
import { gitlabTriggers } from './gitlab-triggers.ts';
import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';
import { reason } from './reason.ts';
import { isRecord, listOf, textAt, textsOf, type Values, valueAt } from './values.ts';
import { type YamlFile, yamlFile } from './yaml-file.ts';

const PATH = '.gitlab-ci.yml';

/** How many files one pipeline may include. */
const INCLUDE_LIMIT = 50;

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
  const read = new Map<string, YamlFile>();
  const broken = included(files, PATH, read, new Set());
  const all = new Map<string, { readonly job: Values; readonly file: YamlFile }>();
  for (const file of read.values()) {
    if (!isRecord(file.value)) continue;
    for (const name of Object.keys(file.value)) {
      const job = file.value[name];
      // What a file says of a job goes over what those that it includes say.
      if (!RESERVED.has(name) && isRecord(job)) {
        all.set(name, { job: { ...all.get(name)?.job, ...job }, file });
      }
    }
  }

  const known = new Map<string, Values>();
  const before = globals(read.values(), 'before_script');
  const workflow = globals(read.values(), 'workflow');
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
      reasons: jobReasons(whole),
    };
    return [made];
  });
  return { jobs, broken };
}

/** What the last of `files` says of `key` for all jobs, under "default" or by itself. */
function globals(files: Iterable<YamlFile>, key: string): unknown {
  const found = [...files].flatMap(({ value }) => [
    valueAt(value, key) ?? valueAt(valueAt(value, 'default'), key),
  ]);
  return found.findLast((one) => one !== undefined);
}

/** Reads what `path` includes and then itself into `read`; tells the paths that do not parse. */
function included(
  files: ProjectFiles,
  path: string,
  read: Map<string, YamlFile>,
  seen: Set<string>,
): readonly string[] {
  if (seen.has(path) || seen.size >= INCLUDE_LIMIT) return [];
  seen.add(path);
  const file = yamlFile(files, path, { repeats: true });
  if (file === undefined || !isRecord(file.value)) return [path];
  const includes = file.value['include'];
  const broken = (Array.isArray(includes) ? includes : [includes]).flatMap((one: unknown) => {
    const written = typeof one === 'string' ? one : textAt(one, 'local');
    if (one === undefined || one === null) return [];
    const isElsewhere = written === undefined || /^https?:|[*$]/.test(written);
    if (isElsewhere || valueAt(one, 'rules') !== undefined) {
      const why = isElsewhere ? 'it is no file of the project' : 'it is under rules';
      const message = `an include of "${path}" is not read: ${why}`;
      files.note({ path, line: file.lineOf('include'), code: 'NOT_READ', message });
      return [];
    }
    return included(files, normalPath(written) ?? written, read, seen);
  });
  read.set(path, file);
  return broken;
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
  const whole = Object.assign({}, ...bases, job);
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
