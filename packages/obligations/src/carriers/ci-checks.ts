import type { CarrierReason } from '../carrier.ts';
import { IDLE } from './ci-claim.ts';
import type { CiJob, CiStep, JobRun } from './ci-job.ts';
import { pathsOfParts } from './part-paths.ts';
import { checks, isIdle } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import type { CommandPart } from './read-command.ts';
import { reason } from './reason.ts';
import { endsWellAlways } from './script-harmless.ts';

/** Why nothing in the job is seen to fail it: what checks is soft, or there is none that does. */
export function softness(
  job: CiJob,
  files: ProjectFiles,
  parts: readonly CommandPart[],
  actions: readonly Pick<CommandPart, 'reasons'>[],
): readonly CarrierReason[] {
  // What cannot be known of a job that another file holds is told by its own reasons.
  if (job.reasons.some(({ code }) => code === 'OB101')) return [];
  const checks = [...parts.filter((part) => isCheck(files, part)), ...actions];
  if (checks.some(({ reasons }) => reasons.length === 0)) return [];
  const [first] = checks.flatMap(({ reasons }) => reasons);
  if (first !== undefined) return [first];
  const isOdd = parts.some(({ words }) => !isIdle(words)) || job.steps.some(asksItself);
  return [isOdd ? reason('OB120', 'not decided: nothing in it is known to check anything') : IDLE];
}

/** Whether a step may look at something by the shell alone. */
function asksItself({ text }: CiStep): boolean {
  return /(?:^|[\s;&|({!])(?:\[|test\s|exit\s|false(?![\w.]))|<<</m.test(text);
}

/** Globs of the paths that what counts in a job looks at, by the folders it stands in; `undefined` is all. */
export function seenBy(
  files: ProjectFiles,
  parts: readonly CommandPart[],
  actions: readonly Pick<CommandPart, 'reasons'>[],
): readonly string[] | undefined {
  if (actions.some(({ reasons }) => reasons.length === 0)) return undefined;
  return pathsOfParts(
    files,
    parts.filter((part) => part.reasons.length === 0 && isCheck(files, part)),
  );
}

/** Whether `part` looks at something and can fail by what it sees. */
function isCheck(files: ProjectFiles, { script, words, reasons }: CommandPart): boolean {
  if (script === undefined) return checks(words) || reasons.some(({ code }) => code === 'OB110');
  return !endsWellAlways(files, script);
}

/** What becomes of a call on `event`: each of the jobs that it leads to has to block. */
export function calledSoft(called: readonly JobRun[], event: string): readonly CarrierReason[] {
  const own = called.map(({ carrier }) => carrier).filter((carrier) => carrier.event === event);
  const checking = own.filter(({ reasons }) => reasons.every((one) => one !== IDLE));
  const weak = checking.find((carrier) => carrier.class !== 'blocks');
  if (weak === undefined && checking.length > 0) return [];
  const [first] = (weak ?? own[0])?.reasons ?? [];
  return [first ?? reason('OB120', 'not decided: nothing in what it calls is known to check')];
}
