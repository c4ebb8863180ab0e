import type { Carrier, CarrierReason } from '../carrier.ts';
import { intersected } from './intersected.ts';
import { classOf, reason } from './reason.ts';

/** What a job that checks nothing at all says of itself: it can be none that keeps a rule. */
export const IDLE: CarrierReason = reason('OB120', 'nothing that it runs checks anything');

/** How many different lists of paths are held against one another: with two nothing sees all any more. */
const LISTS_LIMIT = 8;

/**
 * The carriers among `carriers` that `value`, a workflow or `workflow#job`, names.
 *
 * As long as nobody says which job keeps a rule, it may be any that checks something: they count as
 * one that blocks only if each of them does, and sees no more than each of them.
 */
export function ciClaimed(value: string, carriers: readonly Carrier[]): readonly Carrier[] {
  const [workflow = '', job] = value.split('#', 2);
  const named = carriers.filter(({ host, path }) => {
    const name = path.replace(/^.*\//, '');
    return host === 'ci' && [path, name, name.replace(/\.ya?ml$/, '')].includes(workflow);
  });
  const exact = named.filter(({ path }) => path === workflow);
  const inFile = exact.length > 0 ? exact : named;
  return asOne(
    workflow,
    job === undefined
      ? inFile
      : inFile.filter((one) => one.event === 'unknown' || jobOf(one) === job),
  );
}

/** The job that the carrier is, by its id; empty for a file that is not read. */
function jobOf({ id }: Carrier): string {
  return /#(.*?)(?:<.*|~\d+)?$/.exec(id)?.[1] ?? '';
}

function asOne(workflow: string, carriers: readonly Carrier[]): readonly Carrier[] {
  const jobs = new Map<string, Carrier[]>();
  for (const carrier of carriers) {
    const key = `${carrier.path}#${jobOf(carrier)}`;
    jobs.set(key, [...(jobs.get(key) ?? []), carrier]);
  }
  const checking = [...jobs.values()].filter((own) => !own.every(isIdle));
  if (checking.length < 2 || !checking.some((own) => own.some(blocks))) return carriers;
  const [weak] = checking.find((own) => !own.some(blocks)) ?? [];
  return weak === undefined ? narrowed(carriers, checking) : lessened(workflow, carriers, weak);
}

function isIdle({ reasons }: Carrier): boolean {
  return reasons.some(({ message }) => message === IDLE.message);
}

function blocks(carrier: Carrier): boolean {
  return carrier.class === 'blocks';
}

function lessened(
  workflow: string,
  carriers: readonly Carrier[],
  weak: Carrier,
): readonly Carrier[] {
  const [first] = weak.reasons;
  const why = reason(
    'OB120',
    `not decided: which job of ${workflow} keeps it, and #${jobOf(weak)} does not block (${first?.message})`,
  );
  return carriers.map((one) => {
    if (!blocks(one)) return one;
    const reasons = [...one.reasons, why];
    return { ...one, reasons, class: classOf(reasons) };
  });
}

/** `carriers` that see no more paths on an event than each of `jobs`, all of which block. */
function narrowed(
  carriers: readonly Carrier[],
  jobs: readonly (readonly Carrier[])[],
): readonly Carrier[] {
  const known = new Map<string, readonly string[] | undefined>();
  const seenOn = (event: string): readonly string[] | undefined => {
    const lists = jobs.map((own) => {
      const blocking = own.filter(blocks);
      const here = blocking.find((one) => one.event === event) ?? blocking[0];
      // What one event does not show a job, another of its events may.
      return blocking.some(({ firing }) => firing.paths === undefined)
        ? undefined
        : here?.firing.paths;
    });
    const different = new Map(lists.map((list) => [list?.join('\0'), list]));
    return intersected([...different.values()].slice(0, LISTS_LIMIT));
  };
  return carriers.map((one) => {
    if (!known.has(one.event)) known.set(one.event, seenOn(one.event));
    const paths = intersected([one.firing.paths, known.get(one.event)]);
    return paths === undefined ? one : { ...one, firing: { ...one.firing, paths } };
  });
}
