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

/** Templates of the service that bring scanners, and jobs of their own alone. */
const SCANNERS = /^(?:Security|Jobs)\/[\w-]+(?:\.latest)?\.gitlab-ci\.yml$/;

/** What jobs of those templates are called. */
const SCANS =
  /sast|secret|scan|dast|fuzz|licen[cs]e|quality|gemnasium|dependenc|container|security|performance|semgrep|brakeman|spotbugs|kics|build|test|deploy|review|staging|production|canary|rollout|helm|cluster|dependabot/i;

/** What gathering holds on to. */
interface Gathering {
  readonly files: ProjectFiles;
  readonly read: Map<string, YamlFile>;
  readonly seen: Set<string>;
  readonly broken: string[];
  unread: string | undefined;
  /** Whether what is not read are such templates alone. */
  scannersAlone: boolean;
}

/** Reads the pipeline `path` and the files of the project that it includes, in the order of the service. */
export function includedFiles(files: ProjectFiles, path: string): Included {
  const gathering: Gathering = {
    ...{ files, read: new Map(), seen: new Set(), broken: [] },
    ...{ unread: undefined, scannersAlone: true },
  };
  gather(gathering, path);
  const { read, broken, unread, scannersAlone } = gathering;
  const mayChange = (name: string) => unread !== undefined && (!scannersAlone || SCANS.test(name));
  return { read: [...read.values()], broken, unread, mayChange };
}

function gather(gathering: Gathering, path: string): void {
  const { files, read, seen, broken } = gathering;
  if (seen.has(path)) return;
  seen.add(path);
  const file = yamlFile(files, path, { repeats: true });
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
      gathering.scannersAlone &&= SCANNERS.test(textAt(one, 'template') ?? '');
    }
  }
  // A file that several include says its own where the last of them has it.
  read.delete(path);
  read.set(path, file);
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
