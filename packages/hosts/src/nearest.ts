import { covers, type Frequency } from '@dochygiene/frequency';
import type { Host } from './host.ts';

/**
 * Names of the events of `host` that fire often enough for an obligation, the best first.
 *
 * What can block comes before what can only tell, and that before the rest; what happens for some
 * tools only comes last. Of equals, in the order of the host's table. Empty for what no event covers.
 */
export function nearestEvents(host: Host, obligation: Frequency): readonly string[] {
  if (!host.hooks || obligation === 'none') return [];
  return Object.entries(host.events)
    .filter(([, { mode = 'point', period }]) => covers({ frequency: period, mode }, obligation))
    .map(([name, { blocks, period, scope }]) => ({
      name,
      distance:
        (scope === undefined ? 0 : 8) +
        (period === obligation ? 0 : 4) +
        ['yes', 'tells', 'unknown', 'no'].indexOf(blocks),
    }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ name }) => name);
}
