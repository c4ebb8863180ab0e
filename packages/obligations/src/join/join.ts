import type { Carrier } from '../carrier.ts';
import type { ResolvedClaim } from '../carriers/resolve-claim.ts';
import type { Rule } from '../rule.ts';
import type { JoinInput } from './input.ts';
import { type Needs, needsOf } from './needs.ts';
import type { JoinedRule, Verdict } from './verdict.ts';
import { type Claimed, verdictOn } from './verdict-on.ts';

/**
 * What becomes of each rule on each agent that reads it.
 *
 * A rule whose claims lead to git, CI and the like alone has one verdict for all agents; so has one
 * that claims nothing. A host without hooks is not joined.
 */
export function join(rules: readonly Rule[], input: JoinInput): readonly JoinedRule[] {
  return rules.map((rule): JoinedRule => {
    const needs = needsOf(rule);
    return {
      rule,
      needs: needs.needs,
      needsFrom: needs.needsFrom,
      signals: needs.signals,
      verdicts: verdictsOf(rule, needs, input),
    };
  });
}

function verdictsOf(rule: Rule, needs: Needs, input: JoinInput): readonly Verdict[] {
  const claims = rule.declared?.enforcedBy ?? [];
  const all = claims.map((claim) => ({ claim, ...input.resolve(claim) }));
  const resolved = all.filter(isReal);
  if (resolved.length === 0) {
    const gap = all.some((each) => 'gap' in each);
    const duty = rule.declared === undefined && needs.signals.length > 0;
    return [plain(gap ? 'declared-gap' : duty ? 'reads-like-a-duty' : 'no-claim')];
  }
  const { resolve, hosts } = input;
  const isAgent = ({ host }: Carrier) => hosts.get(host)?.kind === 'agent';
  const readers = input.agents.filter(({ id }) => rule.hosts.includes(id));
  const found = resolved.filter((each) => 'carriers' in each);
  const same = found.length > 0 && !found.some(({ carriers }) => carriers.some(isAgent));
  const agents = same || readers.length === 0 ? [undefined] : readers;
  return agents.map((agent) =>
    verdictOn(rule, needs, resolved, {
      resolve,
      agents: input.agents,
      hosts,
      agent,
      readers,
      isAgent,
    }),
  );
}

/** Whether a claim is of a carrier, be there one or not: no gap, with its reason or without. */
function isReal(claim: ResolvedClaim & { readonly claim: string }): claim is Claimed {
  return 'carriers' in claim || ('fault' in claim && claim.fault.code !== 'OB302');
}

function plain(kind: Verdict['kind']): Verdict {
  return { host: 'any', kind, reasons: [], missing: [], hollow: [] };
}
