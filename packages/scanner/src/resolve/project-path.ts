/** The directory that holds `path`, relative to the root; the root itself is ``. */
export function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** The last segment of `path`. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The extension of `path` without its dot, in lower case; `` if it has none, as dot files have. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** `path` without its extension. */
export function withoutExtension(path: string): string {
  const extension = extensionOf(path);
  return extension === '' ? path : path.slice(0, -extension.length - 1);
}

/**
 * What `target` leads to from `directory`: dot segments taken out, no slash at either end.
 *
 * @returns `undefined` if it leads out of the project.
 */
export function joinPath(directory: string, target: string): string | undefined {
  const joined = directory === '' ? target : `${directory}/${target}`;
  if (!UNTIDY.test(joined)) return joined;

  const segments: string[] = [];
  for (const segment of joined.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}

/** The directories from `directory` up to the root, nearest first, both included. */
export function ancestors(directory: string): readonly string[] {
  const found: string[] = [];
  let at = directory;
  while (at !== '') {
    found.push(at);
    at = directoryOf(at);
  }
  found.push('');
  return found;
}

const UNTIDY = /(?:^|\/)\.{0,2}(?:\/|$)/;

/** `paths`, those nearest to the root first, those equally near by code units. */
export function nearestFirst(paths: readonly string[]): readonly string[] {
  const depth = (path: string) => path.split('/').length;
  return [...paths].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
}
