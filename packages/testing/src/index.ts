export { frozenClock, type ManualClock, manualClock } from './clocks.ts';
export { type Attempt, faultSweep } from './fault-sweep.ts';
export { type Fault, type FaultyFileSystem, faultyFileSystem } from './faulty-file-system.ts';
export {
  type HistoryGit,
  historyGit,
  type MadeCommit,
  type MadeHistory,
} from './history-git.ts';
export { type ClockLaw, clockLaws, clockVerdicts } from './laws/clock-laws.ts';
export { fileSystemLaws, fileSystemVerdicts } from './laws/file-system-laws.ts';
export type { Law, Makers } from './laws/law.ts';
export { testClock, testFileSystem } from './laws/test-adapter.ts';
export { BrokenLawsError, type Verdict } from './laws/verdict.ts';
export {
  type MemoryFileSystem,
  type MemoryOptions,
  memoryFileSystem,
} from './memory-file-system.ts';
export type {
  MemoryAttributes,
  MemoryDirectory,
  MemoryEntry,
  MemoryFifo,
  MemoryFile,
  MemoryLink,
  MemoryTree,
} from './memory-tree.ts';
export { readTree, type Tree } from './read-tree.ts';
export {
  type Operation,
  type RecordingFileSystem,
  recordingFileSystem,
} from './recording-file-system.ts';
export {
  type GitScript,
  type ScriptedChange,
  type ScriptedGit,
  scriptedGit,
} from './scripted-git.ts';
