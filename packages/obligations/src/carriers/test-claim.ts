import type { Carrier, CarrierReason } from '../carrier.ts';
import { type JobRun, readJob } from './ci-job.ts';
import { githubActions } from './github-actions.ts';
import { gitlabCi } from './gitlab-ci.ts';
import { normalPath } from './looking.ts';
import { folderOf } from './part-paths.ts';
import { holdsTest, idleReason, type SuiteKind, suiteLine, suiteOf } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import type { CommandPart } from './read-command.ts';
import { classOf, reason } from './reason.ts';
import { endsWellAlways } from './script-harmless.ts';
import { isNamedTest, scopeOf } from './suite-scope.ts';

const READ = new WeakMap<ProjectFiles, readonly JobRun[]>();

/** The jobs of CI that run the test `path`, a file or a folder: by its suite or by its own name. */
export function testCarriers(files: ProjectFiles, path: string): readonly Carrier[] {
  return runsOf(files).flatMap(({ parts, carrier, paths }) => {
    const running = parts.flatMap((part) => {
      const how = runsTest(files, part, path);
      return how === undefined ? [] : [[...how, ...part.reasons]];
    });
    if (running.length === 0) return [];
    // One step whose failure counts is enough, and then what else the job runs is all the same.
    const counts = running.some((reasons) => reasons.length === 0);
    const soft = counts ? [] : (running[0]?.slice(0, 1) ?? []);
    const own = soft.filter(({ code }) => !carrier.reasons.some((one) => one.code === code));
    const reasons = [...carrier.reasons, ...own];
    // The test that is named runs, wherever its suite stands.
    const { period } = carrier.firing;
    const firing = paths === undefined ? { period } : { period, paths };
    return [{ ...carrier, firing, reasons, class: classOf(reasons) }];
  });
}

function runsOf(files: ProjectFiles): readonly JobRun[] {
  const known = READ.get(files);
  if (known !== undefined) return known;
  const runs = [...githubActions(files).jobs, ...gitlabCi(files).jobs].flatMap((job) =>
    readJob(files, job),
  );
  READ.set(files, runs);
  return runs;
}

/** Why `part` may run the test `path` and may not: none if it does; `undefined` if it does not. */
function runsTest(
  files: ProjectFiles,
  part: CommandPart,
  path: string,
): readonly CarrierReason[] | undefined {
  const { script, words, asTest } = part;
  if (script === path || (script !== undefined && asTest === true)) {
    if (script !== path && !isTestName(files, 'any', path)) return undefined;
    const why = reason('OB110', `nothing in ${script} can fail`);
    // What a project's own runner does inside is not read: that it is called "test" says what it is for.
    if (script === path || suiteOf(words) === undefined) {
      return endsWellAlways(files, script) ? [why] : [];
    }
  }
  const kind = suiteOf(words);
  const folder = folderOf(files, part);
  if (kind === undefined || folder === undefined) return undefined;
  if (!holdsTest(kind, path) || !isTestName(files, kind, path)) return undefined;
  if (folder !== '' && path !== folder && !path.startsWith(`${folder}/`)) return undefined;
  if (!isThere(files, folder, words)) return undefined;

  const scope = scopeOf(kind, suiteLine(words));
  if (scope === 'nothing') return undefined;
  const limits = scope.limits.map((one) => normalPath(folder === '' ? one : `${folder}/${one}`));
  const isIn = limits.some(
    (one) => one === '' || path === one || (one !== undefined && path.startsWith(`${one}/`)),
  );
  if (limits.length > 0 && !isIn) return undefined;
  const idle = idleReason(words, false);
  if (idle !== undefined) return [idle];
  return scope.less === undefined
    ? []
    : [reason('OB120', `not decided: with ${scope.less} it runs only a part of the suite`)];
}

/** Whether `path` is a folder, or named as tests of `kind` are. */
function isTestName(files: ProjectFiles, kind: SuiteKind, path: string): boolean {
  return files.look(path).kind === 'directory' || isNamedTest(kind, path);
}

/** Files in which the targets of a tool stand. */
const TARGETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['make', ['Makefile', 'makefile', 'GNUmakefile']],
  ['just', ['justfile', 'Justfile', '.justfile']],
  ['task', ['Taskfile.yml', 'Taskfile.yaml', 'taskfile.yml', 'taskfile.yaml']],
  ['npm', ['package.json']],
  ['pnpm', ['package.json']],
  ['yarn', ['package.json']],
]);

/** Whether the file is there that a tool finds its targets in; so where none is known. */
function isThere(files: ProjectFiles, folder: string, words: readonly string[]): boolean {
  const names = TARGETS.get(words[0] ?? '');
  const isExec = /^(?:exec|dlx)$/.test(
    words.find((word, at) => at > 0 && !word.startsWith('-')) ?? '',
  );
  if (names === undefined || isExec) return true;
  return names.some(
    (name) => files.look(folder === '' ? name : `${folder}/${name}`).kind === 'file',
  );
}
