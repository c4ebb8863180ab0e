import type { Carrier } from './carrier.ts';

const KNOWN = new WeakMap<readonly Carrier[], ReadonlyMap<string, Carrier>>();

/** The one of `carriers` that has this id; `undefined` if none has. */
export function carrierById<C extends Carrier>(
  carriers: readonly C[],
  id: string | undefined,
): Carrier | undefined {
  if (id === undefined) return undefined;
  let byId = KNOWN.get(carriers);
  if (byId === undefined) {
    byId = new Map(carriers.map((carrier) => [carrier.id, carrier]));
    KNOWN.set(carriers, byId);
  }
  return byId.get(id);
}
