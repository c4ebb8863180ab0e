declare const absolute: unique symbol;

/**
 * The absolute, normalized path of a file or directory, as the file system spells it.
 *
 * Branded, so that a relative path cannot reach a port: what it is relative to is nobody's business
 * below the command.
 */
export type AbsolutePath = string & { readonly [absolute]: true };

const DRIVE_ROOT = /^[A-Za-z]:[\\/]$/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:[\\/]|\\\\[^\\/]+[\\/][^\\/]+)/;

/**
 * Vouches that `text` is an absolute path, and normalizes it: `.` and `..` resolved, no repeated
 * and no trailing separator.
 *
 * @throws RangeError if `text` is relative, empty or holds a NUL.
 */
export function absolutePath(text: string): AbsolutePath {
  if (!ABSOLUTE.test(text) || text.includes('\0')) {
    throw new RangeError(`Cannot use "${text}" as a path: it is not absolute`);
  }
  const windows = !text.startsWith('/');
  const separator = windows ? '\\' : '/';
  const [head, rest] = split(text, windows);
  const names: string[] = [];
  for (const name of rest.split(windows ? /[\\/]+/ : /\/+/)) {
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  }
  return (head + names.join(separator)) as AbsolutePath;
}

/** The root of `text` with its separator, and what follows it. */
function split(text: string, windows: boolean): readonly [string, string] {
  if (!windows) return ['/', text.slice(1)];
  const share = /^\\\\[^\\/]+[\\/][^\\/]+/.exec(text);
  if (share !== null) return [`${share[0]}\\`, text.slice(share[0].length)];
  return [`${text.slice(0, 2)}\\`, text.slice(3)];
}

/**
 * The path below `parent` that `relative` names: names joined with `/`, none of them `.` or `..`.
 *
 * @throws RangeError if `relative` is empty, absolute, or leads out of or nowhere below `parent`.
 */
export function child(parent: AbsolutePath, relative: string): AbsolutePath {
  const names = relative.split('/');
  if (names.some((name) => name === '' || name === '.' || name === '..' || name.includes('\0'))) {
    throw new RangeError(`Cannot use "${relative}" below "${parent}": it is not a path downwards`);
  }
  const separator = parent.startsWith('/') ? '/' : '\\';
  const head = parent.endsWith(separator) ? parent : parent + separator;
  return (head + names.join(separator)) as AbsolutePath;
}

/** The directory that holds `path`; `undefined` for the root of a file system. */
export function parent(path: AbsolutePath): AbsolutePath | undefined {
  if (path === '/' || DRIVE_ROOT.test(path)) return undefined;
  const separator = path.startsWith('/') ? '/' : '\\';
  const cut = path.lastIndexOf(separator);
  if (cut <= 0) return separator as AbsolutePath;
  const head = path.slice(0, cut);
  return (/^[A-Za-z]:$/.test(head) ? head + separator : head) as AbsolutePath;
}

/** The last name of `path`; empty for the root of a file system. */
export function baseName(path: AbsolutePath): string {
  return path.slice(path.lastIndexOf(path.startsWith('/') ? '/' : '\\') + 1);
}

/** Whether `path` is `directory` or lies below it, by its spelling; links are not looked at. */
export function isWithin(directory: AbsolutePath, path: AbsolutePath): boolean {
  const separator = directory.startsWith('/') ? '/' : '\\';
  const head = directory.endsWith(separator) ? directory : directory + separator;
  return path === directory || path.startsWith(head);
}
