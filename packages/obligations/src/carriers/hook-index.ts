import { HOSTS } from '@dochygiene/hosts';
import type { Carrier } from '../carrier.ts';

/** The hooks among carriers, and what a claim finds them by. */
export interface Hooks {
  readonly hooks: readonly Carrier[];
  /** Names of events: those that agents have, and those that hooks are registered for. */
  readonly events: ReadonlySet<string>;
  /** By the last name of the script that they run; where they run none, of their command. */
  readonly byName: ReadonlyMap<string, readonly Carrier[]>;
}

const HOOKS = new WeakMap<readonly Carrier[], Hooks>();

/** The hooks among `carriers`, be they an agent's or of git; looked up once. */
export function hooksOf(carriers: readonly Carrier[]): Hooks {
  const known = HOOKS.get(carriers);
  if (known !== undefined) return known;
  const hooks = carriers.filter(({ host, event }) => host !== 'ci' && !isPermission(event));
  const events = new Set(hooks.map(({ event }) => event));
  for (const host of HOSTS) {
    if (host.kind === 'agent') for (const event of Object.keys(host.events)) events.add(event);
  }
  const byName = new Map<string, Carrier[]>();
  for (const hook of hooks) {
    const name = lastName(hook.script ?? hook.runs);
    const same = byName.get(name);
    if (same === undefined) byName.set(name, [hook]);
    else same.push(hook);
  }
  const found = { hooks, events, byName };
  HOOKS.set(carriers, found);
  return found;
}

/** What stands after the last slash of `path`. */
export function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether an event is a list of `permissions`. */
export function isPermission(event: string): boolean {
  return event.startsWith('permissions.');
}
