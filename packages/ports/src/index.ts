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
  ChangeVisitor,
  Checkout,
  CommitLog,
  Git,
  GitAnswer,
  GitFailure,
  GitObject,
  GitRefusal,
  HistoryDepth,
  LoggedCommit,
  LogRange,
  Rename,
  RunningLog,
} from './git.ts';
export { type AbsolutePath, absolutePath, baseName, child, isWithin, parent } from './path.ts';
export { readText, type TextFile } from './read-text.ts';
