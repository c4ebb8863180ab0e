declare const absolute: unique symbol;

/**
 * The absolute, normalized path of a file or directory, as the file system spells it.
 *
 * Branded, so that a relative path cannot reach a port: what it is relative to is nobody's business
 * below the command.
 */
export type AbsolutePath = string & { readonly [absolute]: true };

/** The root of a Windows path: a drive or a share. The rest of it is names. */
const WINDOWS_ROOT = /^(?:[A-Za-z]:[\\/]|[\\/]{2}[^\\/]+[\\/]+[^\\/]+(?:[\\/]|$))/;

/** A name that is empty, `.` or `..`, between separators. */
const NO_NAME = /(?:^|\/)\.{0,2}(?:\/|$)/;

/** The same for a text without separators, of which a hook need not make an automaton. */
const NO_NAMES: readonly string[] = ['', '.', '..'];

/**
 * Vouches that `text` is an absolute path, and normalizes it: `.` and `..` resolved, no repeated
 * and no trailing separator but that of a root.
 *
 * POSIX paths start with `/`, Windows paths with a drive (`C:\`) or a share (`\\server\share`).
 *
 * @throws RangeError if `text` is relative, empty or holds a NUL.
 */
export function absolutePath(text: string): AbsolutePath {
  if (text.includes('\0')) throw new RangeError(`Cannot use "${text}" as a path: it holds a NUL`);
  if (text.startsWith('/')) return normalized('/', text.split('/'), '/');
  const root = WINDOWS_ROOT.exec(text)?.[0];
  if (root === undefined) {
    throw new RangeError(`Cannot use "${text}" as a path: it is not absolute`);
  }
  const head = `${root.replace(/[\\/]+$/, '')}\\`.replace(/(?<=.)[\\/]+/g, '\\');
  return normalized(head, text.slice(root.length).split(/[\\/]/), '\\');
}

function normalized(root: string, parts: readonly string[], separator: string): AbsolutePath {
  const names: string[] = [];
  for (const part of parts) {
    if (part === '..') names.pop();
    else if (part !== '' && part !== '.') names.push(part);
  }
  return (root + names.join(separator)) as AbsolutePath;
}

/**
 * The path below `parent` that `relative` names: names joined with `/`, none of them `.` or `..`.
 *
 * @throws RangeError if `relative` is empty, absolute, or leads out of or nowhere below `parent`.
 */
export function child(parent: AbsolutePath, relative: string): AbsolutePath {
  const separator = separatorOf(parent);
  // A backslash is a character like any other on POSIX, and one more separator on Windows.
  const misleading = relative.includes('\0') || (separator === '\\' && relative.includes('\\'));
  const single = !relative.includes('/');
  if (misleading || (single ? NO_NAMES.includes(relative) : NO_NAME.test(relative))) {
    throw new RangeError(`Cannot use "${relative}" below "${parent}": it is not a path downwards`);
  }
  const below = separator === '/' ? relative : relative.replaceAll('/', separator);
  return (withSeparator(parent, separator) + below) as AbsolutePath;
}

/** The directory that holds `path`; `undefined` for the root of a file system. */
export function parent(path: AbsolutePath): AbsolutePath | undefined {
  const separator = separatorOf(path);
  const root = separator === '/' ? separator : WINDOWS_ROOT.exec(path)?.[0];
  if (path === root) return undefined;
  const head = path.slice(0, path.lastIndexOf(separator));
  return (head.length < (root?.length ?? 0) ? root : head) as AbsolutePath;
}

/** The last name of `path`; empty for the root of a file system. */
export function baseName(path: AbsolutePath): string {
  return path.slice(path.lastIndexOf(separatorOf(path)) + 1);
}

/** Whether `path` is `directory` or lies below it, by its spelling; links are not looked at. */
export function isWithin(directory: AbsolutePath, path: AbsolutePath): boolean {
  return path === directory || path.startsWith(withSeparator(directory, separatorOf(directory)));
}

function separatorOf(path: AbsolutePath): '/' | '\\' {
  return path.startsWith('/') ? '/' : '\\';
}

function withSeparator(path: AbsolutePath, separator: string): string {
  return path.endsWith(separator) ? path : path + separator;
}
