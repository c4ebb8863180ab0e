import type { Host } from '@dochygiene/hosts';
import type { Carrier, CarrierReason } from '../carrier.ts';
import type { ResolvedClaim } from '../carriers/resolve-claim.ts';
import type { Rule } from '../rule.ts';
import type { JoinInput } from './input.ts';
import { instead } from './instead.ts';
import { type Judged, judge } from './judge.ts';
import { merged } from './merge.ts';
import type { Needs } from './needs.ts';
import { BROKEN, type HollowClaim, VERDICTS, type Verdict } from './verdict.ts';

/** Where a rule is judged. */
export interface On extends JoinInput {
  /** The agent; `undefined` for whatever holds on all of them. */
  readonly agent: Host | undefined;
  /** The agents that read the rule. */
  readonly readers: readonly Host[];
  readonly isAgent: (carrier: Carrier) => boolean;
}

/** A claim that is no gap, and what it comes to. */
export type Claimed = Exclude<ResolvedClaim, { readonly gap: string }> & { readonly claim: string };

/** What one carrier, or nothing, is worth to one claim. */
interface Worth extends Judged {
  readonly claim: string;
  readonly carrier?: string;
}

/** The verdict of a rule by its claims, of which there is one at least: the best that one of them gives. */
export function verdictOn(rule: Rule, needs: Needs, claims: readonly Claimed[], on: On): Verdict {
  const worths = claims.map((each) => worthOf(rule, needs, each, on));
  const best = bestOf(worths);
  const hollow = worths.flatMap((worth): readonly HollowClaim[] => {
    const [reason] = worth.reasons;
    const isHollow = worth.kind === 'missing' || worth.kind === 'inert';
    return worth === best || !isHollow || reason === undefined
      ? []
      : [{ claim: worth.claim, reason }];
  });
  const { kind, claim, carrier, reasons, missing } = best;
  return {
    host: on.agent?.id ?? 'any',
    kind,
    claim,
    reasons,
    missing,
    hollow,
    ...(carrier === undefined ? undefined : { carrier }),
  };
}

function worthOf(rule: Rule, needs: Needs, resolved: Claimed, on: On): Worth {
  const { claim } = resolved;
  if ('fault' in resolved) return nothing(claim, resolved.fault);
  const { agent, isAgent } = on;
  const here = resolved.carriers.filter((one) => !isAgent(one) || one.host === agent?.id);
  if (here.length === 0) {
    const where = agent === undefined ? 'no agent that reads it' : `not ${agent.name}`;
    const others = [...new Set(resolved.carriers.map(({ host }) => host))].join(', ');
    return nothing(claim, { code: 'OB116', message: `runs on ${others}, ${where}` });
  }
  return bestOf(
    merged(here).map((carrier) => {
      const { kind, reasons, missing } = judgedFor(carrier, rule, needs, on);
      return { claim, carrier: carrier.id, kind, reasons, missing };
    }),
  );
}

function nothing(claim: string, reason: CarrierReason): Worth {
  return { claim, kind: 'missing', reasons: [reason], missing: [] };
}

/** What `carrier` is worth to all that a rule needs: the worst of it. */
function judgedFor(carrier: Carrier, rule: Rule, { needs }: Needs, on: On): Judged {
  const host = on.hosts.get(carrier.host);
  const paths = rule.paths === undefined ? {} : { paths: rule.paths };
  if (needs.length === 0) {
    const judged = judge(carrier, { frequency: 'none' }, host, () => '');
    if (BROKEN.has(judged.kind)) return judged;
    const message = `${carrier.event} fires ${carrier.firing.period}; nothing says how often the rule must hold`;
    return { kind: 'partly', reasons: [{ code: 'OB308', message }], missing: [] };
  }
  const agents = on.agent === undefined ? on.readers : [on.agent];
  const git = on.agent === undefined ? [on.hosts.get('git') ?? []].flat() : [];
  const all = needs.map((frequency) => {
    return judge(carrier, { frequency, ...paths }, host, () =>
      instead([...agents, ...git], frequency),
    );
  });
  return all.reduce((one, other) => (rank(other) > rank(one) ? other : one));
}

function bestOf<W extends Judged>(worths: readonly W[]): W {
  const [first] = worths;
  if (first !== undefined && worths.length === 1) return first;
  return worths.reduce((one, other) => (rank(other) < rank(one) ? other : one));
}

function rank({ kind }: Judged): number {
  return VERDICTS.indexOf(kind);
}
