import { FileSystemError, type FileSystemErrorCode } from './file-system-error.ts';
import type { AbsolutePath } from './path.ts';

const CODES: ReadonlyMap<string, FileSystemErrorCode> = new Map([
  ['ENOENT', 'NOT_FOUND'],
  ['EEXIST', 'ALREADY_EXISTS'],
  ['ENOTDIR', 'NOT_A_DIRECTORY'],
  ['EISDIR', 'IS_A_DIRECTORY'],
  ['ENXIO', 'NOT_A_FILE'],
  ['ELOOP', 'LINK_LOOP'],
  ['EACCES', 'PERMISSION_DENIED'],
  ['EPERM', 'PERMISSION_DENIED'],
  ['EROFS', 'READ_ONLY'],
  ['ENOSPC', 'NO_SPACE'],
  ['EDQUOT', 'NO_SPACE'],
  ['EBUSY', 'BUSY'],
  ['ETXTBSY', 'BUSY'],
  ['EMFILE', 'TOO_MANY_OPEN'],
  ['ENFILE', 'TOO_MANY_OPEN'],
  ['EXDEV', 'CROSS_DEVICE'],
  ['ENAMETOOLONG', 'NAME_TOO_LONG'],
]);

/**
 * What to throw where a call on the disk threw `error`: the port's own error for whatever the
 * system refused, and `error` itself for anything else, since that is a bug.
 */
export function refusal(error: unknown, operation: string, path: AbsolutePath): unknown {
  const code = systemCode(error);
  if (code === undefined) return error;
  return new FileSystemError(CODES.get(code) ?? 'UNKNOWN', operation, path, error);
}

/** The system's code of `error`, such as `ENOENT`; `undefined` if it is not the system's. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  // Errors of Node's own making, such as ERR_INVALID_ARG_TYPE, are not of the system.
  return typeof code === 'string' && /^E[A-Z0-9]+$/.test(code) ? code : undefined;
}
