import type { CarrierReason } from '../carrier.ts';
import { covers, type GitlabTrigger } from './gitlab-triggers.ts';
import { reason } from './reason.ts';
import { isRecord, textAt } from './values.ts';

/** How long a chain of needs is followed. */
const CHAIN_LIMIT = 100;

/** How many jobs that one needs are looked at: the service takes fewer. */
const NEEDS_LIMIT = 200;

/** When a job starts, as far as the others have to know. */
export interface Start {
  readonly triggers: readonly GitlabTrigger[];
  /** Which of the stages it is in, counted from the first. */
  readonly stage: number;
  /** What it says of `needs`, as written; `undefined` if nothing: it waits for the stages before. */
  readonly needs: unknown;
}

/** A job that another needs. */
export interface Need {
  readonly job: string;
  /** Whether it does without, if there is none in the pipeline. */
  readonly optional: boolean;
}

/** The jobs of the same pipeline that `needs` names, a list of names and of maps; the first of very many. */
export function needsOf(needs: unknown): readonly Need[] {
  return listed(needs)
    .slice(0, NEEDS_LIMIT)
    .flatMap((one): Need[] => {
      // Several jobs of one name are "job 1/2" and "job: [a]".
      if (typeof one === 'string') {
        return [{ job: one.replace(/ \d+\/\d+$|: \[.*\]$/, ''), optional: false }];
      }
      const job = textAt(one, 'job');
      const isElsewhere = isRecord(one) && ('project' in one || 'pipeline' in one);
      const optional = isRecord(one) && one['optional'] === true;
      return job === undefined || isElsewhere ? [] : [{ job, optional }];
    });
}

function listed(needs: unknown): readonly unknown[] {
  return Array.isArray(needs) ? needs.flat() : [needs];
}

/** What of a pipeline has been looked at. */
interface World {
  readonly starts: ReadonlyMap<string, Start>;
  /** What makes a job wait, by the job and the event; `undefined` while it is being looked for. */
  readonly known: Map<string, string | undefined>;
  /** The first stage with a job that holds up those after it, by the event. */
  readonly holding: Map<string, Holding | undefined>;
}

interface Holding {
  readonly stage: number;
  readonly job: string;
}

/**
 * Tells why a job, started by one of its triggers, waits for what does not start by itself, or is in
 * no pipeline: by what it needs, that one needs in turn, or a job of a stage before.
 */
export function waiting(
  starts: ReadonlyMap<string, Start>,
): (name: string, trigger: GitlabTrigger) => CarrierReason | undefined {
  const world: World = { starts, known: new Map(), holding: new Map() };
  const absent = new Map<string, string | undefined>();
  return (name, trigger) => {
    const start = starts.get(name);
    const why = start && heldUp(world, start, trigger, trigger.event, 0);
    if (why !== undefined) return undecided(why);
    const { event } = trigger;
    if (!absent.has(event)) absent.set(event, absentOn(starts, event));
    const other = absent.get(event);
    return other === undefined ? undefined : undecided(other);
  };
}

function undecided(message: string): CarrierReason {
  return reason('OB120', `not decided: ${message}`);
}

function heldUp(
  world: World,
  { needs: usual, stage }: Start,
  trigger: GitlabTrigger,
  event: string,
  depth: number,
): string | undefined {
  const needs = trigger.needs ?? usual;
  if (needs === undefined || needs === null) {
    if (!world.holding.has(event)) world.holding.set(event, holdingOn(world.starts, event));
    const first = world.holding.get(event);
    if (first === undefined || first.stage >= stage) return undefined;
    return `it waits for the job ${first.job} of a stage before, which does not start by itself`;
  }
  if (listed(needs).length > NEEDS_LIMIT) return 'it needs more jobs than are looked at';
  for (const need of needsOf(needs)) {
    const why = keptBack(world.starts, need, trigger, event);
    if (why !== undefined) return `it needs the job ${need.job}, and ${why}`;
    const further = chained(world, need.job, event, depth + 1);
    // What all of the chain waits for is told once, for the job at its head.
    if (further !== undefined) {
      return depth === 0 ? `it needs the job ${need.job}: ${further}` : further;
    }
  }
  return undefined;
}

/** What the job `name`, which is needed, waits for itself. */
function chained(world: World, name: string, event: string, depth: number): string | undefined {
  const start = world.starts.get(name);
  if (start === undefined) return undefined;
  if (depth > CHAIN_LIMIT) return 'more jobs than are followed need one another';
  const key = `${event} ${name}`;
  if (world.known.has(key)) return world.known.get(key);
  // Jobs that need one another in a circle: there is no such pipeline.
  world.known.set(key, 'it needs itself in the end');
  const whys = start.triggers
    .filter((one) => covers(one, event))
    .map((one) => heldUp(world, start, one, event, depth));
  const why = whys.find((one) => one !== undefined);
  world.known.set(key, why);
  return why;
}

/** Why the job of `need` does not start by itself on `event`, when `by` starts what needs it. */
function keptBack(
  starts: ReadonlyMap<string, Start>,
  { job, optional }: Need,
  by: GitlabTrigger,
  event: string,
): string | undefined {
  const start = starts.get(job);
  if (start === undefined) return optional ? undefined : 'that is not known';
  const here = start.triggers.filter((one) => covers(one, event));
  const byHand = here.flatMap(startReasons).find(({ code }) => code === 'OB107');
  if (byHand !== undefined) return byHand.message;
  if (isAbsent(here)) {
    const [first] = start.triggers.flatMap(startReasons);
    return optional ? undefined : (first?.message ?? `nothing starts it on ${event}`);
  }
  const clear = here.filter((one) => startReasons(one).length === 0);
  const [first] = here.flatMap(startReasons);
  if (clear.length === 0) return first?.message;
  const seen = by.paths?.join('\0');
  const isSure = clear.some(({ paths }) => paths === undefined || paths.join('\0') === seen);
  return isSure || optional ? undefined : 'that runs only where some paths change';
}

/** What of the reasons of `trigger` is about whether the job starts. */
function startReasons({ reasons }: GitlabTrigger): readonly CarrierReason[] {
  return reasons.filter(({ code }) => code !== 'OB113');
}

/** Whether `triggers`, those of a job on one event, leave it out of the pipeline. */
function isAbsent(triggers: readonly GitlabTrigger[]): boolean {
  const isOut = ({ code }: CarrierReason) => code === 'OB108' || code === 'OB118';
  return triggers.every((one) => one.reasons.some(isOut));
}

/** Whether the job of `trigger` is in the pipeline for certain, be it for somebody to start. */
function isThere({ reasons, paths }: GitlabTrigger): boolean {
  return paths === undefined && reasons.every(({ code }) => code === 'OB113' || code === 'OB107');
}

/** The first job on `event` that the stages after it wait for, and that does not start by itself. */
function holdingOn(starts: ReadonlyMap<string, Start>, event: string): Holding | undefined {
  let first: Holding | undefined;
  for (const [job, { triggers, stage }] of starts) {
    const here = triggers.filter((one) => one.holdsUp === true && covers(one, event));
    if (!isAbsent(here) && (first === undefined || stage < first.stage)) first = { stage, job };
  }
  return first;
}

/** What there is no pipeline on `event` for: a job that is in it needs one that is not. */
function absentOn(starts: ReadonlyMap<string, Start>, event: string): string | undefined {
  for (const [name, { triggers, needs: usual }] of starts) {
    for (const one of triggers) {
      if (!covers(one, event) || !isThere(one)) continue;
      const gone = needsOf(one.needs ?? usual).find(({ job, optional }) => {
        const here = starts.get(job)?.triggers.filter((each) => covers(each, event));
        return !optional && here !== undefined && isAbsent(here);
      });
      if (gone !== undefined) {
        return `there may be no pipeline: ${name} needs ${gone.job}, which is not in it on ${event}`;
      }
    }
  }
  return undefined;
}
