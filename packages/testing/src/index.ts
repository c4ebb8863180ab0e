export { frozenClock, type ManualClock, manualClock } from './clocks.ts';
export { type MemoryOptions, memoryFileSystem } from './memory-file-system.ts';
export type {
  MemoryAttributes,
  MemoryDirectory,
  MemoryEntry,
  MemoryFifo,
  MemoryFile,
  MemoryLink,
  MemoryTree,
} from './memory-tree.ts';
