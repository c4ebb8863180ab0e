// The proofs look at the packages as they lie here, and need none of them installed or built.
export {
  type AbsolutePath,
  absolutePath,
  type Clock,
  child,
  type FileSystem,
  FileSystemError,
  parent,
  readText,
  type TextFile,
} from '../../packages/ports/src/index.ts';
export {
  type DiskCalls,
  fileSystemOver,
  nodeFileSystem,
  systemClock,
} from '../../packages/ports/src/node.ts';
export { sha256 } from '../../packages/ports/src/node-hash.ts';
export { DEFAULT_STALENESS_DAYS, remind } from '../../packages/session-reminder/src/index.ts';
export {
  claimReminder,
  ensureDirectory,
  readReport,
  readState,
  recordCheck,
  recordReminder,
  type StateDirectory,
  StateStoreError,
  stateAsRead,
  stateDirectory,
  writeReport,
} from '../../packages/state-store/src/index.ts';
export { type MemoryTree, memoryFileSystem, readTree } from '../../packages/testing/src/index.ts';
