import { eventOf, hostOf } from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import type { ProjectFiles } from './project-files.ts';
import { type CommandPart, readCommand } from './read-command.ts';
import { classOf, distinct, reason } from './reason.ts';
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
  /** Why its failure is none of the job; `undefined` if it is. */
  readonly soft: CarrierReason | undefined;
}

/** A job of CI, read. */
export interface CiJob {
  readonly path: string;
  readonly name: string;
  readonly line: number;
  readonly triggers: readonly Trigger[];
  readonly steps: readonly CiStep[];
  /** How many steps it has that check something and are no commands. */
  readonly actions: number;
  readonly reasons: readonly CarrierReason[];
  /** The job of another workflow that calls this one; absent where none does. */
  readonly caller?: string;
}

/** A job and what its commands run. */
export interface ReadJob extends CiJob {
  readonly parts: readonly CommandPart[];
  readonly carriers: readonly Carrier[];
}

/** Reads the commands of `job` and makes a carrier for each of its triggers. */
export function readJob(files: ProjectFiles, job: CiJob): ReadJob {
  const parts = job.steps.flatMap((step) => stepParts(files, step));
  const soft = job.actions === 0 ? softness(parts) : [];
  const runs = oneLine(job.steps.map(({ text }) => text).join('; ') || job.name);
  const script = parts.find((part) => part.script !== undefined)?.script;
  const carriers = job.triggers.map((trigger): Carrier => {
    const reasons = distinct([...job.reasons, ...trigger.reasons, ...soft]);
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
  });
  return { ...job, parts, carriers };
}

function stepParts(files: ProjectFiles, step: CiStep): readonly CommandPart[] {
  const variables = new Map([
    ['GITHUB_WORKSPACE', files.root],
    ['CI_PROJECT_DIR', files.root],
    ['PWD', files.root],
  ]);
  const place = { files, folder: step.folder, variables, errexit: true };
  const text = step.text.replace(/\$\{\{[^}]*\}\}/g, '$EXPRESSION');
  const { parts } = readCommand(step.pipefail ? `set -o pipefail\n${text}` : text, place);
  // A script that is absent fails the run, which somebody will see.
  return parts.map(({ reasons, ...part }) => {
    const lost = reasons.filter(({ code }) => code === 'OB112' || code === 'OB111');
    return { ...part, reasons: step.soft === undefined ? lost : [step.soft, ...lost] };
  });
}

/** Why nothing in the job can fail it: its commands are all soft, or there are none. */
function softness(parts: readonly CommandPart[]): readonly CarrierReason[] {
  const checks = parts.filter(({ words }) => !PREPARES.test(words.join(' ')));
  if (checks.length === 0) return [];
  const isSoft = checks.every(({ reasons }) => reasons.length > 0);
  return isSoft ? (checks[0]?.reasons.slice(0, 1) ?? []) : [];
}

/** Commands that make ready what is checked later. */
const PREPARES =
  /^(?:npm (?:ci|install|i)|pnpm (?:install|i)|yarn(?: install)?$|corepack|bun install|pip3? install|python3? -m pip|apt-get|sudo apt|brew|git |uv (?:sync|pip)|poetry install|bundle install|go mod|mkdir|curl|wget)\b/;

/** The reason of what runs when the change is in already. */
export function late(event: string): CarrierReason {
  return reason('OB118', `on ${event} the change is in already`);
}
