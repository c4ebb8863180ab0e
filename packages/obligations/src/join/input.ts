import type { Host } from '@dochygiene/hosts';
import type { ResolvedClaim } from '../carriers/resolve-claim.ts';

/** What rules are joined with. */
export interface JoinInput {
  /** What a claim as written comes to. */
  readonly resolve: (claim: string) => ResolvedClaim;
  /** The agents that the project uses and that run hooks, in order. */
  readonly agents: readonly Host[];
  /** By id, every host that a carrier may have. */
  readonly hosts: ReadonlyMap<string, Host>;
}
