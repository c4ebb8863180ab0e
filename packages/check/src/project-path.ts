/** In characters; no file system has longer ones. */
const PATH_LIMIT = 4096;

/** What stands after the last slash of `path`. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Whether `path` is written as paths of a project are: relative, with `/`, downwards only. A backslash
 * is a character like any other.
 */
export function isProjectPath(path: string): boolean {
  if (path.length > PATH_LIMIT || path.includes('\0')) return false;
  return path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
