export { type CacheReading, cacheScratch, readCache, writeCache } from './cache.ts';
export {
  CLAIMS_REMOVED_AT_ONCE,
  claimName,
  claimReminder,
  isClaimed,
  oldClaims,
} from './claim.ts';
export { ensureDirectory } from './ensure-directory.ts';
export { readKept, removeKept, writeKept } from './kept.ts';
export type { KeptName } from './kept-name.ts';
export { type ReportReading, readReport } from './read-report.ts';
export {
  glanceAtState,
  NO_STATE,
  readState,
  type StateGlance,
  type StateReading,
  type StateTimes,
  stateAsRead,
} from './read-state.ts';
export { recordCheck } from './record-check.ts';
export { recordReminder, remindedText } from './record-reminder.ts';
export type { ReportKey } from './report-files.ts';
export {
  type StateDirectory,
  type StateDirectoryOptions,
  stateDirectory,
} from './state-directory.ts';
export { STATE_FILE, type StateFile, type StateProblem, type StateSource } from './state-file.ts';
export { openStateStore, type StateStore } from './state-store.ts';
export { StateStoreError, type StateStoreErrorCode } from './state-store-error.ts';
export { type Report, type ReportHash, writeReport } from './write-report.ts';
