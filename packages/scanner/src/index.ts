export type {
  Document,
  DocumentFormat,
  DocumentHeading,
  Mention,
  MentionKind,
  Reading,
} from './document.ts';
export type { Exclusion, ExclusionReason } from './exclusion.ts';
export type { Frontmatter, FrontmatterField } from './frontmatter.ts';
export type { Problem, ProblemCode } from './problem.ts';
export type { Resolution } from './resolve.ts';
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
