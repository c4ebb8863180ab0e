import {
  type AbsolutePath,
  absolutePath,
  child,
  type FileStat,
  FileSystemError,
  isWithin,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';

/** What a path of the project leads to. */
export type Found =
  | FoundFile
  | { readonly kind: 'directory'; readonly real: AbsolutePath }
  | { readonly kind: 'absent' }
  /** Out of the project, by its spelling or by a link. */
  | { readonly kind: 'outside' }
  /** There, and neither a file nor a directory, or refused. */
  | { readonly kind: 'odd'; readonly why: string };

/** A regular file within the project. */
export interface FoundFile {
  readonly kind: 'file';
  /** Its path without any link. */
  readonly real: AbsolutePath;
  /** In bytes. */
  readonly size: number;
  /** Permission bits; `undefined` where the system has none. */
  readonly mode: number | undefined;
}

/** `path` without `.`, `..` and repeated slashes; `undefined` if it leads out of the root. */
export function normalPath(path: string): string | undefined {
  // Most are, and taking them apart would cost more than all else that is done with them.
  if (!ODD.test(path)) return path;
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') {
      if (names.pop() === undefined) return undefined;
    } else if (name !== '' && name !== '.') names.push(name);
  }
  return names.join('/');
}

/** An empty name, a dot or two: what is not normal in a path. */
const ODD = /(?:^|\/)\.{0,2}(?:\/|$)/;

/** `root` without any link; as it is where the disk refuses. */
export function realRootOf(fs: ReadOnlyFileSystem, root: AbsolutePath): AbsolutePath {
  try {
    return fs.realPath(root) ?? root;
  } catch (error) {
    whyRefused(error);
    return root;
  }
}

/** How long a path may be for its folders to be looked at one by one, in characters. */
const LONGEST = 1024;

/** What looking takes. */
export interface Looking {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly realRoot: AbsolutePath;
  /** Looks at another path, or tells what is known of it. */
  readonly look: (path: string) => Found;
}

/** What `path`, relative to the root, leads to, links followed within the project. */
export function lookedAt(looking: Looking, path: string): Found {
  const { fs, root, realRoot } = looking;
  const normal = path.includes('\0') ? undefined : normalPath(path);
  if (normal === undefined) return { kind: 'outside' };
  const absolute = normal === '' ? root : absolutePath(`${root}/${normal}`);
  try {
    const inFolder = lookedAtIn(looking, normal);
    if (inFolder !== undefined) return inFolder;
    const real = fs.realPath(absolute);
    if (real === undefined) return { kind: 'absent' };
    if (!isWithin(realRoot, real)) return { kind: 'outside' };
    const stat = fs.stat(real);
    return stat === undefined ? { kind: 'absent' } : standing(real, stat);
  } catch (error) {
    return { kind: 'odd', why: whyRefused(error) };
  }
}

/**
 * What `path` leads to by what its folder does, which is asked once for all that is in it; `undefined`
 * where it is a link, or its folder is no folder that is there.
 */
function lookedAtIn(looking: Looking, path: string): Found | undefined {
  const place = inFolder(looking, path);
  if (place === undefined || typeof place !== 'string') return place;
  const stat = looking.fs.lstat(place);
  if (stat === undefined) return { kind: 'absent' };
  return stat.kind === 'symlink' ? undefined : standing(place, stat);
}

/**
 * Where `path`, a normal one, lies by where its folder does, be it a link or not: what is known of the
 * folder if there is none, `undefined` if that says nothing.
 */
export function inFolder(
  { look }: Pick<Looking, 'look'>,
  path: string,
): AbsolutePath | Found | undefined {
  const slash = path.lastIndexOf('/');
  if (slash < 0 || path.length > LONGEST || path.includes('\\')) return undefined;
  const folder = look(path.slice(0, slash));
  if (folder.kind === 'absent') return folder;
  return folder.kind === 'directory' ? child(folder.real, path.slice(slash + 1)) : undefined;
}

/** What stands at `real`, which is no link, as its `stat` tells. */
export function standing(real: AbsolutePath, { kind, size, mode }: FileStat): Found {
  if (kind === 'directory') return { kind: 'directory', real };
  if (kind === 'file') return { kind: 'file', real, size, mode };
  return { kind: 'odd', why: 'it is no regular file' };
}

/** Why the disk refused; whatever is no refusal is a bug and thrown on. */
export function whyRefused(error: unknown): string {
  if (error instanceof FileSystemError) return error.code;
  throw error;
}
