import type { Frequency } from '@dochygiene/frequency';
import { eventOf, type Host, nearestEvents } from '@dochygiene/hosts';

/** How many events are named. */
const NAMED = 3;

/**
 * Which events of `hosts` can block and would cover `obligation`, nearest period first: what to use
 * instead, in words.
 */
export function instead(hosts: readonly Host[], obligation: Frequency): string {
  const near = hosts.flatMap((host) => coveringEvents(host, obligation).slice(0, NAMED));
  const names = [...new Set(near)].slice(0, NAMED);
  if (names.length > 0) return `${names.join(' or ')} would cover`;
  const where = hosts.length === 0 ? '' : ` of ${hosts.map(({ name }) => name).join(', ')}`;
  return `no event${where} that can block would cover: declare instruction-only with its reason, or ask for it less often`;
}

const COVERING = new WeakMap<Host, Map<Frequency, readonly string[]>>();

/** The events of `host` that can block and cover `obligation` when nothing narrows them, nearest first. */
export function coveringEvents(host: Host, obligation: Frequency): readonly string[] {
  const known = COVERING.get(host) ?? new Map<Frequency, readonly string[]>();
  COVERING.set(host, known);
  const events = known.get(obligation) ?? foundCovering(host, obligation);
  known.set(obligation, events);
  return events;
}

function foundCovering(host: Host, obligation: Frequency): readonly string[] {
  return nearestEvents(host, obligation).filter((name) => {
    const event = eventOf(host, name);
    return event?.blocks === 'yes' && event.scope === undefined;
  });
}
