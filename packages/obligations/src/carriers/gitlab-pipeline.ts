import { deepMerged } from './deep-merge.ts';
import { type Included, includedFiles } from './gitlab-includes.ts';
import type { ProjectFiles } from './project-files.ts';
import { isRecord, listOf, textsOf, type Values, valueAt } from './values.ts';
import type { YamlFile } from './yaml-file.ts';

/** How many jobs may extend one another in a row: so many the service takes. */
const EXTEND_LIMIT = 11;

/** How deep references may lead to others: so deep the service follows them. */
const REFERENCE_DEPTH = 10;

/** How many values all references together may bring: what is beyond them stays a reference. */
const REFERENCE_LIMIT = 50_000;

/** Keys of a pipeline that are no jobs. */
const RESERVED: ReadonlySet<string> = new Set(
  'default include stages variables workflow image services cache before_script after_script pages:deploy spec'.split(
    ' ',
  ),
);

/** A job as its pipeline has it. */
export interface PipelineJob {
  /** What it says with all that it extends, references followed. */
  readonly whole: Values;
  /** The last file that says something of it. */
  readonly file: YamlFile;
}

/** The files of a pipeline, put together. */
export interface Pipeline {
  readonly included: Included;
  /** What the file that includes all others says itself; empty if it cannot be read. */
  readonly own: Values;
  /** What all the files say, a later one over an earlier, with what jobs extend, references followed. */
  readonly merged: Values;
  /** The jobs that may run, by name; templates, the names of which begin with a dot, are none. */
  readonly jobs: ReadonlyMap<string, PipelineJob>;
  /** What a job extends and nobody has, as "job: template"; `undefined` if there is none. */
  readonly missing: string | undefined;
}

/** Reads the pipeline of `path` and what it includes of the project. */
export function pipelineOf(files: ProjectFiles, path: string): Pipeline {
  const included = includedFiles(files, path);
  const lastOf = new Map<string, YamlFile>();
  let written: Values = {};
  for (const file of included.read) {
    if (!isRecord(file.value)) continue;
    written = deepMerged(written, file.value);
    for (const name of Object.keys(file.value)) lastOf.set(name, file);
  }

  const known = new Map<string, Values>();
  const extending: Record<string, unknown> = { ...written };
  for (const [name, job] of jobsOf(written)) extending[name] = extended(name, job, written, known);
  const budget = { left: REFERENCE_LIMIT };
  const followed = resolved(extending, { config: extending, budget }, 0);
  const merged = isRecord(followed) ? followed : {};
  const jobs = jobsOf(merged).flatMap(([name, whole]) => {
    const file = lastOf.get(name);
    return file === undefined || name.startsWith('.') ? [] : [[name, { whole, file }] as const];
  });
  const main = included.read.at(-1)?.value;
  return {
    included,
    own: isRecord(main) ? main : {},
    merged,
    jobs: new Map(jobs),
    missing: missingIn(written),
  };
}

function jobsOf(config: Values): readonly (readonly [name: string, job: Values])[] {
  return Object.entries(config).flatMap(([name, job]) =>
    RESERVED.has(name) || !isRecord(job) ? [] : [[name, job] as const],
  );
}

function missingIn(config: Values): string | undefined {
  for (const [name, job] of jobsOf(config)) {
    const gone = textsOf(job['extends']).find((from) => !isRecord(valueAt(config, from)));
    if (gone !== undefined) return `${name}: ${gone}`;
  }
  return undefined;
}

/** `job` with what it extends, its own keys first; one that it extends already is left out. */
function extended(
  name: string,
  job: Values,
  config: Values,
  known: Map<string, Values>,
  depth = 0,
): Values {
  const done = known.get(name);
  if (done !== undefined || depth >= EXTEND_LIMIT) return done ?? job;
  // What leads back to a job that is being read finds what it says itself.
  known.set(name, job);
  const bases = textsOf(job['extends']).flatMap((from) => {
    const base = valueAt(config, from);
    return isRecord(base) ? [extended(from, base, config, known, depth + 1)] : [];
  });
  const whole = [...bases, job].reduce((one, other) => deepMerged(one, other));
  known.set(name, whole);
  return whole;
}

/** Whether `value` is a reference that could not be followed. */
export function isReference(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('!reference ');
}

interface Following {
  readonly config: Values;
  readonly budget: { left: number };
}

/** `value` with what its references lead to; one that leads nowhere, or too far, is left as it is. */
function resolved(value: unknown, following: Following, depth: number): unknown {
  const { config, budget } = following;
  if (depth > 0) budget.left -= 1;
  if (typeof value === 'string') {
    if (!isReference(value) || depth >= REFERENCE_DEPTH || budget.left <= 0) return value;
    const found = stepsOf(value).reduce<unknown>(valueAt, config);
    return found === undefined ? value : resolved(found, following, depth + 1);
  }
  if (Array.isArray(value)) return value.map((one) => resolved(one, following, depth));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, resolved(one, following, depth)]),
  );
}

/** The keys that the reference `text` names; one that leads nowhere if it names none. */
function stepsOf(text: string): readonly string[] {
  try {
    const steps = listOf(JSON.parse(text.slice('!reference '.length))).map(String);
    return steps.length > 0 ? steps : [''];
  } catch {
    // Somebody wrote a text that only looks like one.
    return [''];
  }
}
