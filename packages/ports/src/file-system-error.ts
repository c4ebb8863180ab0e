import type { AbsolutePath } from './path.ts';

/** Why a file system refused, as a closed set. The system's own code is in the error's `cause`. */
export type FileSystemErrorCode =
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'NOT_A_DIRECTORY'
  | 'IS_A_DIRECTORY'
  | 'NOT_A_FILE'
  | 'IS_A_LINK'
  | 'NOT_A_LINK'
  | 'LINK_LOOP'
  | 'PERMISSION_DENIED'
  | 'READ_ONLY'
  | 'NO_SPACE'
  | 'BUSY'
  | 'TOO_MANY_OPEN'
  | 'CROSS_DEVICE'
  | 'NAME_TOO_LONG'
  | 'CONFINED'
  | 'UNKNOWN';

/** A file system operation that the file system refused. */
export class FileSystemError extends Error {
  override readonly name = 'FileSystemError';
  readonly code: FileSystemErrorCode;
  readonly operation: string;
  readonly path: AbsolutePath;

  constructor(code: FileSystemErrorCode, operation: string, path: AbsolutePath, cause?: unknown) {
    super(`Cannot ${operation} "${path}": ${code}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.operation = operation;
    this.path = path;
  }
}
