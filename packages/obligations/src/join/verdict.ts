import type { Frequency, ProseSignal } from '@dochygiene/frequency';
import type { CarrierReason } from '../carrier.ts';
import type { Rule } from '../rule.ts';

/** What becomes of a rule on a host, the best first. */
export const VERDICTS = [
  'holds',
  'partly',
  'observer-only',
  'too-seldom',
  'by-hand',
  'personal',
  'inert',
  'missing',
  'declared-gap',
  'no-claim',
  'reads-like-a-duty',
] as const;

/** One of {@link VERDICTS}. */
export type VerdictKind = (typeof VERDICTS)[number];

/** Verdicts of a rule that claims enforcement and has none. */
export const BROKEN: ReadonlySet<VerdictKind> = new Set<VerdictKind>([
  'observer-only',
  'too-seldom',
  'by-hand',
  'personal',
  'inert',
  'missing',
]);

/** What carries a rule on one host, and how well. */
export interface Verdict {
  /** Id of an agent; `any` where it is the same for all, as of git, CI and what claims nothing. */
  readonly host: string;
  readonly kind: VerdictKind;
  /** The claim that does best, as written. */
  readonly claim?: string;
  /** Id of the carrier that does best. */
  readonly carrier?: string;
  /** Why it does not hold, or not wholly. */
  readonly reasons: readonly CarrierReason[];
  /** Tools, paths or ways a session starts that are not covered, in code-unit order. */
  readonly missing: readonly string[];
  /** Other claims of the rule that nothing is behind: each with its reason. */
  readonly hollow: readonly HollowClaim[];
}

/** A claim that nothing is behind, beside one that is better. */
export interface HollowClaim {
  readonly claim: string;
  readonly reason: CarrierReason;
}

/** What a rule needs, and what it gets. */
export interface JoinedRule {
  readonly rule: Rule;
  /** How often it must hold. */
  readonly needs: readonly Frequency[];
  /** Who says so: the rule, or, where it declares enforcement alone, its prose; else nobody. */
  readonly needsFrom: 'declared' | 'prose' | 'nobody';
  /** At least one; of different hosts. */
  readonly verdicts: readonly Verdict[];
  /** Where its prose asks for a frequency, at lines of the document. */
  readonly signals: readonly ProseSignal[];
}

/** The worst verdict of a rule: what it is worth wherever it is read. */
export function worst({ verdicts }: JoinedRule): VerdictKind {
  const ranks = verdicts.map(({ kind }) => VERDICTS.indexOf(kind));
  return VERDICTS[Math.max(...ranks)] ?? 'no-claim';
}
