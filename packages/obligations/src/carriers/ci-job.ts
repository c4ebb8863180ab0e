import { eventOf, hostOf } from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import { calledSoft, seenBy, softness } from './ci-checks.ts';
import { IDLE } from './ci-claim.ts';
import { holds } from './ci-condition.ts';
import { intersected } from './intersected.ts';
import { scriptTells } from './program-options.ts';
import { stagedReason } from './programs.ts';
import type { ProjectFiles } from './project-files.ts';
import { type CommandPart, readCommand } from './read-command.ts';
import { classOf, distinct, reason } from './reason.ts';
import { asNamed } from './script-names.ts';
import { withScript } from './script-text.ts';
import { oneLine } from './values.ts';

/** One thing that starts a job of CI. */
export interface Trigger {
  /** As the service calls it: `push`, `schedule`. */
  readonly event: string;
  /** Whether what runs sees the whole tree, and not the event alone. */
  readonly seesTree: boolean;
  readonly paths?: readonly string[] | undefined;
  readonly reasons: readonly CarrierReason[];
}

/** One step of a job that runs commands. */
export interface CiStep {
  readonly text: string;
  /** Where it runs, relative to the root. */
  readonly folder: string;
  /** Whether its shell looks at every command of a pipe. */
  readonly pipefail: boolean;
  /** Whether its shell ends with the first command that fails. */
  readonly errexit: boolean;
  /** Why its failure is none of the job; `undefined` if it is. */
  readonly soft: CarrierReason | undefined;
  /** What it runs under, as its service has it. */
  readonly condition?: unknown;
}

/** One step of a job that is no command, and may check something. */
export type CiAction = Pick<CiStep, 'soft' | 'condition'>;

/** A job of CI, read. */
export interface CiJob {
  readonly path: string;
  readonly name: string;
  readonly line: number;
  readonly triggers: readonly Trigger[];
  readonly steps: readonly CiStep[];
  readonly actions: readonly CiAction[];
  /** The jobs of the workflow that it calls; absent where it calls none that is known. */
  readonly calls?: readonly CiJob[];
  readonly reasons: readonly CarrierReason[];
  /** The job of another workflow that calls this one; absent where none does. */
  readonly caller?: string;
}

/** What a job runs when one event starts it. */
export interface JobRun {
  readonly carrier: Carrier;
  readonly parts: readonly CommandPart[];
  /** Globs of the paths without which the event starts nothing; absent is all. */
  readonly paths?: readonly string[] | undefined;
}

/** Reads what `job` runs: a carrier for each of its triggers. */
export function readJob(files: ProjectFiles, job: CiJob): readonly JobRun[] {
  const steps = job.steps.map((step) => ({ step, parts: stepParts(files, step) }));
  const runs = oneLine(job.steps.map(({ text }) => text).join('; ') || job.name);
  const called = (job.calls ?? []).flatMap((one) => readJob(files, one));
  return job.triggers.map((trigger): JobRun => {
    const parts = steps.flatMap(({ step, parts: all }) => conditioned(step, trigger, all));
    const actions = job.actions.flatMap((one) =>
      conditioned(one, trigger, [{ reasons: softOf(one) }]),
    );
    const soft =
      job.calls === undefined
        ? softness(job, files, parts, actions)
        : calledSoft(called, trigger.event);
    const own = [...job.reasons, ...trigger.reasons];
    // That it checks nothing is told whatever else there is to say.
    const reasons = distinct(soft.includes(IDLE) ? [IDLE, ...own] : [...own, ...soft]);
    const paths = intersected([trigger.paths, seenBy(files, parts, actions)]);
    const carrier = carrierOf(job, { ...trigger, paths }, reasons, runs, parts);
    return { carrier, parts, paths: trigger.paths };
  });
}

function carrierOf(
  job: CiJob,
  trigger: Trigger,
  reasons: readonly CarrierReason[],
  runs: string,
  parts: readonly CommandPart[],
): Carrier {
  const script = parts.find((part) => part.script !== undefined)?.script;
  const from = job.caller === undefined ? '' : `<${job.caller}`;
  return {
    id: `ci:${job.path}:${trigger.event}#${job.name}${from}`,
    host: 'ci',
    path: job.path,
    line: job.line,
    event: trigger.event,
    mode: trigger.seesTree ? 'sweep' : 'point',
    firing: {
      period: eventOf(hostOf('ci'), trigger.event)?.period ?? 'per-event',
      ...(trigger.paths === undefined ? {} : { paths: trigger.paths }),
    },
    class: classOf(reasons),
    reasons,
    runs,
    ...(script === undefined ? {} : { script }),
  };
}

function stepParts(files: ProjectFiles, step: CiStep): readonly CommandPart[] {
  const variables = new Map([
    ['GITHUB_WORKSPACE', files.root],
    ['CI_PROJECT_DIR', files.root],
    ['PWD', files.root],
  ]);
  const place = { files, folder: step.folder, variables, errexit: step.errexit };
  const text = step.text.replace(/\$\{\{[^}]*\}\}/g, '$EXPRESSION');
  const { parts } = readCommand(step.pipefail ? `set -o pipefail\n${text}` : text, place);
  return asNamed(text, parts).map((part) => {
    const lost = part.reasons.filter(({ code }) => !SEEN.has(code));
    const told = part.script === undefined ? stagedReason(part.words) : scriptTells(part.words);
    const reasons = [...softOf(step), ...lost, ...(told === undefined ? [] : [told])];
    const own = { ...part, reasons };
    return told === undefined ? withScript({ files, keeps: false }, own) : own;
  });
}

/** What somebody will see, as the run fails: a script that is absent or cannot be started. */
const SEEN: ReadonlySet<string> = new Set(['OB101', 'OB102', 'OB103', 'OB114']);

function softOf({ soft }: CiAction): readonly CarrierReason[] {
  return soft === undefined ? [] : [soft];
}

/** `all` with what the condition of a step makes of them when `trigger` starts its job. */
function conditioned<Part extends Pick<CommandPart, 'reasons'>>(
  { condition }: CiAction,
  { event }: Trigger,
  all: readonly Part[],
): readonly Part[] {
  const verdict = holds(condition, event);
  if (verdict === 'yes') return all;
  const written = String(condition).trim().slice(0, 80);
  const why =
    verdict === 'no'
      ? reason('OB108', `the condition of its step is never met on ${event}: ${written}`)
      : reason('OB120', `whether its step runs is up to a condition: ${written}`);
  return all.map((part) => ({ ...part, reasons: [why, ...part.reasons] }));
}

/** The reason of what runs when the change is in already. */
export function late(event: string): CarrierReason {
  return reason('OB118', `on ${event} the change is in already`);
}
