export { TIER_WORDS } from './html/entries.ts';
export { reportHtml } from './html/report-html.ts';
export { thousands } from './html/words.ts';
export {
  canonicalReport,
  parseReport,
  printReport,
  type ReportParsed,
} from './parse-report.ts';
export {
  CATEGORIES,
  type Category,
  type ClearedDocument,
  type Guard,
  type MappedDocument,
  OP_TYPES,
  OPS,
  type Op,
  type OpType,
  RATIONALE_LIMIT,
  type Report,
  type ReportCoverage,
  type ReportEntry,
  type ReportEvidence,
  type ReportLeftOut,
  type ReportQuote,
  type ReportSignal,
  type ReportSignalStatus,
  SAFETY_TIERS,
  type SafetyTier,
  type UnreadDocument,
} from './report.ts';
export { reportMarkdown } from './report-markdown.ts';
export {
  fingerprintsOf,
  lineRegion,
  type SarifFingerprints,
  type SarifPlace,
  type SarifRegion,
  type SarifRun,
  sarifLog,
  sarifPlace,
  sarifProblem,
  sentence,
  unlinked,
} from './sarif.ts';
export type { ReportFault } from './shape.ts';
export {
  END_SIGNALS,
  evidenceFor,
  LINK_SIGNALS,
  stricter,
  TIER_TABLE,
  type TierFacts,
  type TierRow,
  tierOf,
} from './tier.ts';
export { linesSaved, type Proof, proofOf, type TierTotal, tierTotals, toDo } from './to-do.ts';
export {
  markdownCode,
  markdownCodeCell,
  markdownText,
  visible,
  visibleJson,
  visibleJsonLine,
} from './visible.ts';
export { type LeftOutInWords, leftOutInWords, readInWords } from './words-of-reading.ts';
export { ANNOTATIONS_SHOWN, type Annotation, workflowCommand } from './workflow.ts';
