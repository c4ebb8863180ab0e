import { normalPath } from './looking.ts';
import type { ProjectFiles } from './project-files.ts';
import { isRecord, textAt, valueAt } from './values.ts';
import { type YamlFile, yamlFile } from './yaml-file.ts';

/** How many files one pipeline may include. */
const INCLUDE_LIMIT = 50;

/** The files that a pipeline consists of. */
export interface Included {
  /** Each after those that it includes: what a later one says of a job goes over what an earlier does. */
  readonly read: readonly YamlFile[];
  /** Paths of the files that cannot be read, without which there is no pipeline. */
  readonly broken: readonly string[];
  /** An include that is not read, in words; `undefined` if all are. */
  readonly unread: string | undefined;
  /** Whether one that is not read may say more of the job `name`, or of all. */
  mayChange(name: string): boolean;
}

/** Templates of the service that bring jobs of their own alone, and what those may be called. */
// biome-ignore format: a table is read by column
const TEMPLATES: readonly (readonly [template: RegExp, jobs: RegExp])[] = [
  [
    /^Security\/[\w-]+(?:\.latest)?\.gitlab-ci\.yml$/,
    /sast|secret|scan|dast|fuzz|licen[cs]e|gemnasium|dependenc|container|security|semgrep|brakeman|spotbugs|kics|bandit|audit|download_images|retire/i,
  ],
  [
    /^Jobs\/[\w-]+(?:\.latest)?\.gitlab-ci\.yml$/,
    /sast|secret|scan|dast|fuzz|licen[cs]e|quality|gemnasium|dependenc|container|security|performance|semgrep|brakeman|spotbugs|kics|build|test|deploy|review|staging|production|canary|rollout|helm|cluster|dependabot/i,
  ],
];

/** What gathering holds on to. */
interface Gathering {
  readonly files: ProjectFiles;
  readonly read: Map<string, YamlFile>;
  readonly seen: Set<string>;
  readonly broken: string[];
  unread: string | undefined;
  /** Jobs of which what is not read may say more. */
  readonly named: RegExp[];
}

/** Reads the pipeline `path` and the files of the project that it includes, in the order of the service. */
export function includedFiles(files: ProjectFiles, path: string): Included {
  const gathering: Gathering = {
    ...{ files, read: new Map(), seen: new Set(), broken: [] },
    ...{ unread: undefined, named: [] },
  };
  gather(gathering, path);
  const { read, broken, unread, named } = gathering;
  const mayChange = (name: string) => named.some((one) => one.test(name));
  return { read: [...read.values()], broken, unread, mayChange };
}

function gather(gathering: Gathering, path: string): void {
  const { files, read, seen, broken } = gathering;
  if (seen.has(path)) return;
  seen.add(path);
  const file = yamlFile(files, path, { repeats: true, pipeline: true });
  if (file === undefined || !isRecord(file.value)) {
    broken.push(path);
    return;
  }
  const includes = file.value['include'];
  for (const one of Array.isArray(includes) ? includes : [includes]) {
    if (one === undefined || one === null) continue;
    const target = localOf(one);
    const why = target.why ?? (seen.size >= INCLUDE_LIMIT ? LIMIT : undefined);
    if (why === undefined) gather(gathering, target.path);
    else {
      const message = `an include of "${path}" is not read: ${why}`;
      files.note({ path, line: file.lineOf('include'), code: 'NOT_READ', message });
      gathering.unread ??= `an include of ${path} is not read`;
      gathering.named.push(jobsOf(textAt(one, 'template') ?? ''));
    }
  }
  // A file that several include says its own where the last of them has it.
  read.delete(path);
  read.set(path, file);
}

/** What the jobs may be called of which a template of the service says something. */
function jobsOf(template: string): RegExp {
  return TEMPLATES.find(([known]) => known.test(template))?.[1] ?? /^/;
}

const LIMIT = `there are more than ${INCLUDE_LIMIT}`;

function localOf(one: unknown): { readonly path: string; readonly why?: string } {
  const written = typeof one === 'string' ? one : textAt(one, 'local');
  if (written === undefined || /^https?:|[*$]/.test(written)) {
    return { path: '', why: 'it is no file of the project' };
  }
  const path = normalPath(written) ?? written;
  return valueAt(one, 'rules') === undefined ? { path } : { path, why: 'it is under rules' };
}
