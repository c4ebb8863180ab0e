import type { Frequency } from '@dochygiene/frequency';
import type { Carrier, CarrierReason } from './carrier.ts';
import type { AuditFinding, AuditProblem } from './finding.ts';
import type { VerdictKind } from './join/verdict.ts';
import type { Declaration, RuleKind } from './rule.ts';

/** The result of an audit. `schema/obligations.schema.json` describes the same. */
export interface Audit {
  readonly schema: 'dochygiene.obligations/1';
  /** Who made it: `dochygiene 0.1.0`. */
  readonly tool: string;
  /** What was joined: agents that are used here and run hooks, then git and CI where they carry something. */
  readonly hosts: readonly AuditHost[];
  /** Agents and platforms that no rule is joined with, each named once. */
  readonly not_joined: readonly NotJoined[];
  /** Paths of the rule documents that were read, in code-unit order. */
  readonly documents: readonly string[];
  /** In order of path and line. */
  readonly rules: readonly AuditRule[];
  /** In order of host, path and line. */
  readonly carriers: readonly AuditCarrier[];
  /** The worst first. */
  readonly findings: readonly AuditFinding[];
  readonly problems: readonly AuditProblem[];
  /** Whether a file that configures the audit is there and cannot be understood. */
  readonly unreadable_configuration: boolean;
  readonly summary: AuditSummary;
}

/** A host, and what its table was checked against. */
export interface AuditHost {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly checked: string;
}

/** An agent or a platform of a manifest that no rule is joined with. */
export interface NotJoined {
  readonly id: string;
  /** It runs no hooks at all, or a manifest says that it has none. */
  readonly because: 'no hooks' | 'fallback only';
}

/** A rule, what it needs and what it gets. */
export interface AuditRule {
  readonly id: string;
  readonly path: string;
  readonly kind: RuleKind;
  readonly lines: readonly [number, number];
  readonly title: string;
  readonly hosts: readonly string[];
  readonly paths?: readonly string[];
  readonly needs: readonly Frequency[];
  readonly needs_from: 'declared' | 'prose' | 'nobody';
  readonly declared?: Pick<Declaration, 'from' | 'path' | 'line'>;
  readonly enforced_by: readonly string[];
  /** The worst of `verdicts`. */
  readonly verdict: VerdictKind;
  readonly verdicts: readonly AuditVerdict[];
  readonly signals: readonly AuditSignal[];
}

/** What carries a rule on one host, or on `any`. */
export interface AuditVerdict {
  readonly host: string;
  readonly kind: VerdictKind;
  readonly claim?: string;
  /** Id of a carrier. */
  readonly carrier?: string;
  readonly reasons: readonly CarrierReason[];
  readonly missing: readonly string[];
}

/** A place where the prose of a rule asks for a frequency. */
export interface AuditSignal {
  readonly frequency: Frequency;
  readonly line: number;
  readonly text: string;
}

/** A carrier, and the ids of the rules that claim it. */
export interface AuditCarrier extends Carrier {
  readonly claimed_by: readonly string[];
}

/** How many rules there are, and what becomes of them. */
export interface AuditSummary {
  readonly documents: number;
  readonly rules: number;
  /** Rules that claim enforcement: the four that follow together. */
  readonly claiming: number;
  readonly hold: number;
  readonly partly: number;
  readonly broken: number;
  /** Rules that say honestly that nothing enforces them; a claim without its reason counts with them. */
  readonly gaps: number;
  readonly duties: number;
  /** Carriers that no rule claims. */
  readonly unclaimed: number;
}
