export {
  type ArtifactExclusion,
  type ArtifactOptions,
  type ArtifactSignal,
  artifact,
  type Coverage,
  type DocumentFacts,
  type ScanArtifact,
} from './artifact.ts';
export type {
  Document,
  DocumentFormat,
  DocumentHeading,
  Mention,
  MentionKind,
  Reading,
} from './document.ts';
export type { Exclusion, ExclusionReason } from './exclusion.ts';
export { DEFAULT_EXCLUDED_DIRS } from './exclusions/dir-prune.ts';
export type { Frontmatter, FrontmatterField } from './frontmatter.ts';
export type { SignalFinding, SignalStatus } from './judgement.ts';
export type { Candidate, Listing } from './listing.ts';
export type { Problem, ProblemCode } from './problem.ts';
export { type Ranked, rank, type Weight, weightOf } from './rank.ts';
export type { Resolution } from './resolve.ts';
export { type ScanWishes, scan } from './scan.ts';
export type { ScanConfig, ScanOptions, ScanStep } from './scan-options.ts';
export { DEFAULT_SCOPE, inScope, type Scope, type ScopedFolder } from './scope.ts';
export {
  type Edge,
  EVIDENCE_LIMIT,
  type Evidence,
  type Explanation,
  type Family,
  type Finding,
  type Project,
  type Signal,
  type Thresholds,
} from './signal.ts';
export { defaultSignals } from './signals/index.ts';
export { type Survey, survey } from './survey.ts';
export type { WalkRules } from './walk.ts';
