export type { CalendarDay, Clock } from './clock.ts';
export { confined } from './confined.ts';
export type {
  DirectoryEntry,
  FileKind,
  FileStat,
  FileSystem,
  ReadBuffer,
  Reading,
  ReadOnlyFileSystem,
} from './file-system.ts';
export { FileSystemError, type FileSystemErrorCode } from './file-system-error.ts';
export type {
  Checkout,
  Git,
  GitAnswer,
  GitFailure,
  GitRefusal,
  HistoryDepth,
} from './git.ts';
export { type AbsolutePath, absolutePath, baseName, child, isWithin, parent } from './path.ts';
export { readText, type TextFile } from './read-text.ts';
