import type { CarrierReason } from '../carrier.ts';
import { reason } from './reason.ts';
import type { Wiring } from './wiring.ts';

/** Why what `program` would set is not set in other clones, and the `command` that would do it. */
export function unwired(wiring: Wiring, program: string, command: string): CarrierReason {
  return wiring.names(program)
    ? reason(
        'OB114',
        `scripts of package.json name ${program}, and are not seen to run "${command}" in the root of every clone`,
      )
    : reason('OB114', `hooks are set only where somebody ran "${command}" by hand`);
}
