import { type Frequency, proseSignals } from '@dochygiene/frequency';
import type { Rule } from '../rule.ts';
import type { JoinedRule } from './verdict.ts';

/** How often a rule must hold, who says so, and where its prose asks for a frequency. */
export type Needs = Pick<JoinedRule, 'needs' | 'needsFrom' | 'signals'>;

/** Every word that a signal begins with: without one of them there is none. */
const MAY_ASK = /(?:every|each|per|same)\s/i;

/**
 * What a rule needs: what it declares. Where it declares what keeps it and not how often, all that its
 * prose asks for; where the prose asks for nothing either, nobody knows.
 */
export function needsOf({ prose, proseLines, declared }: Rule): Needs {
  const signals = MAY_ASK.test(prose)
    ? proseSignals(prose).map((signal) => ({ ...signal, line: proseLines[signal.line - 1] ?? 1 }))
    : [];
  if (declared?.frequency !== undefined) {
    return { needs: [declared.frequency], needsFrom: 'declared', signals };
  }
  const needs = [...new Set<Frequency>(signals.map(({ frequency }) => frequency))];
  return { needs, needsFrom: needs.length > 0 ? 'prose' : 'nobody', signals };
}
