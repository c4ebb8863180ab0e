export { type ArchiveSense, archiveNames } from './archive-names.ts';
export {
  type ArtifactExclusion,
  type ArtifactOptions,
  type ArtifactSignal,
  type ArtifactSince,
  artifact,
  type Coverage,
  type DocumentFacts,
  type ScanArtifact,
} from './artifact.ts';
export { type Change, type ChangeFound, type ChangeUnknown, changeSince } from './change.ts';
export type { ContextFact, ContextId, ContextPlace } from './context/facts.ts';
export type { GeneratedMark } from './context/generated.ts';
export type { LoadBearing } from './context/load-bearing.ts';
export type { Context } from './context.ts';
export type {
  Document,
  DocumentFormat,
  DocumentHeading,
  Mention,
  MentionKind,
  Reading,
} from './document.ts';
export { editDistance } from './edit-distance.ts';
export { type ExcludedNow, type ExcludedNowInput, excludedNow } from './excluded-now.ts';
export type { Exclusion, ExclusionReason } from './exclusion.ts';
export { DEFAULT_EXCLUDED_DIRS } from './exclusions/dir-prune.ts';
export { metadataBlock } from './frontmatter/block.ts';
export { type Frontmatter, type FrontmatterField, frontmatter } from './frontmatter.ts';
export { isEntry } from './graph/entry.ts';
export { decodeHistory, encodeHistory } from './history/encode.ts';
export {
  type Commit,
  DAY,
  dayOf,
  type History,
  type Past,
  type Place,
  placeName,
  type Removal,
  type Revision,
  revisionAt,
  revisionBefore,
  type TakenAway,
  UnknownFact,
} from './history.ts';
export { type IgnoredAtInput, ignoredAt } from './ignored-at.ts';
export type { SignalFinding, SignalStatus } from './judgement.ts';
export type { Candidate, Listing } from './listing.ts';
export type { Manifest, ManifestContent, ManifestKind, Manifests } from './manifests.ts';
export { headingText } from './markdown/heading-text.ts';
export { readMarkdown } from './markdown/read-markdown.ts';
export { githubSlug } from './markdown/slug.ts';
export {
  type Anchor,
  type CodeSpan,
  type Comment,
  type Definition,
  eachProse,
  type Fence,
  type FrontmatterSpan,
  type Heading,
  type Link,
  type LinkKind,
  type Structure,
  type Task,
} from './markdown/structure.ts';
export type { DocumentMemory, RememberedDocument } from './memory.ts';
export { importMentions } from './mentions/imports.ts';
export { once } from './once.ts';
export { type OpenSurvey, openSurvey } from './open-survey.ts';
export { fitsWay, parseWay, type Way } from './pattern/way.ts';
export type { Problem, ProblemCode } from './problem.ts';
export { signalWeight, type Weight } from './rank/weights.ts';
export { isShortlisted, type Ranked, rank } from './rank.ts';
export { type DocumentShare, readShare, shareKey } from './read-share.ts';
export type { KnownHistory } from './repository.ts';
export { directoryOf, joinPath } from './resolve/project-path.ts';
export type { Missing, Resolution } from './resolve.ts';
export { type ScanWishes, scan } from './scan.ts';
export type { ScanConfig, ScanOptions, ScanStep } from './scan-options.ts';
export { braceless } from './scope/braces.ts';
export { DEFAULT_SCOPE, inScope, type Scope, type ScopedFolder } from './scope.ts';
export {
  type Edge,
  EVIDENCE_LIMIT,
  type Evidence,
  type Explanation,
  FAMILIES,
  type Family,
  type Finding,
  type Project,
  type Signal,
  type Thresholds,
} from './signal.ts';
export { signalTime } from './signal-time.ts';
export { defaultSignals } from './signals/index.ts';
export type { Silencer } from './silencer.ts';
export type { SilencedFinding } from './silencing.ts';
export { type Survey, type SurveyMemory, survey } from './survey.ts';
export type { SurveyHelp } from './survey-help.ts';
export { type Since, touchedSince } from './touched.ts';
export { latin1, utf8 } from './utf8.ts';
export { type WalkRules, type WalkRulesOf, type WalkSettings, walk, walkRules } from './walk.ts';
export { nestsTooDeep, YAML_NESTING } from './yaml-nesting.ts';
