export { type AuditOptions, audit, auditDeclared } from './audit.ts';
export {
  CARRIER_CLASSES,
  type Carrier,
  type CarrierClass,
  type CarrierProblem,
  type CarrierProblemCode,
  type CarrierReason,
  type Firing,
} from './carrier.ts';
export {
  type CarrierOptions,
  type ResolvedCarriers,
  resolveCarriers,
} from './carriers/resolve-carriers.ts';
export { type ClaimWorld, type ResolvedClaim, resolveClaim } from './carriers/resolve-claim.ts';
export { CODES, type Code } from './codes.ts';
export { type AuditFinding, type AuditProblem, LEVELS, type Level } from './finding.ts';
export { VERDICTS, type VerdictKind } from './join/verdict.ts';
export {
  BASELINE_FILE,
  type Baseline,
  baselineText,
  type Comparison,
  compareToBaseline,
  type KnownFinding,
  readBaseline,
} from './report/baseline.ts';
export { carriersText } from './report/carriers-text.ts';
export { auditExit } from './report/exit.ts';
export { type Explained, explainRule } from './report/explain.ts';
export { auditGithub } from './report/github.ts';
export { auditJson } from './report/json.ts';
export { auditMarkdown } from './report/markdown.ts';
export { auditSarif } from './report/sarif.ts';
export { auditText, type TextOptions } from './report/text.ts';
export { whyNot } from './report/why-not.ts';
export type {
  Audit,
  AuditCarrier,
  AuditHost,
  AuditRule,
  AuditSignal,
  AuditSummary,
  AuditVerdict,
  NotJoined,
} from './result.ts';
export type { Declaration, Rule, RuleKind } from './rule.ts';
export { isRuleDocument } from './rules/kinds.ts';
export { SIDE_FILE } from './rules/side-file.ts';
export { unkeptRuleSignal } from './unkept-rule.ts';
