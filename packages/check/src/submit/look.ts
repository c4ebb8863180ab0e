import {
  type AbsolutePath,
  child,
  FileSystemError,
  isWithin,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import { type ExcludedNow, ignoredAt } from '@dochygiene/scanner';
import { documentReader } from '../begin-texts.ts';
import type { Sha256 } from '../evidence.ts';
import { sameOnAnyDisk } from './same-on-any-disk.ts';

/** What the project is now, when verdicts come back. Paths are relative to the root, with `/`. */
export interface Look {
  /** The regular file `path`; `undefined` if there is none, it cannot be read or is too long to be handed out. */
  read(path: string): FileNow | undefined;
  /**
   * What is at `path`, a link being a link; `outside` if a link above it leads out of the project, or
   * if it is no path of one; `undefined` if nothing is there.
   */
  exists(path: string): KindNow | undefined;
  /**
   * What is in the directory of `path` and is no other file than it on a disk that tells neither cases
   * nor forms of Unicode apart, spelled as it is there: the whole path; `undefined` if nothing is.
   */
  twin(path: string): string | undefined;
  /** The rule that would leave out a file at `path`, whether anything is there or not: see `ignoredAt`. */
  ignoredBy(path: string): string | undefined;
  /** Of the paths that `pathsToAsk` names, those that a scan would not judge now. */
  readonly excludedNow: ReadonlyMap<string, ExcludedNow>;
  /** SHA-256 of `text` in UTF-8, as 64 hexadecimal digits. */
  sha256(text: string): string;
  /** Now, ISO 8601 in UTC. */
  readonly generatedAt: string;
}

/** A file as it is now. */
export interface FileNow {
  /** Of its bytes, as 64 hexadecimal digits. */
  readonly sha256: string;
  /** Decoded as UTF-8; a byte order mark may be there. */
  readonly text: string;
}

/** What can be at a path. */
export type KindNow = 'file' | 'directory' | 'link' | 'other' | 'outside';

/** What {@link lookAt} needs. */
export interface LookInput {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly sha256: Sha256;
  readonly excludedNow: Look['excludedNow'];
  readonly generatedAt: string;
}

/** No system has longer paths, in bytes. */
const LONGEST_PATH = 4096;

/** Looks at a project on a disk. What cannot be looked at is `other`, and never a file. */
export function lookAt({ fs, root, sha256, excludedNow, generatedAt }: LookInput): Look {
  const reader = documentReader(fs, root, sha256);
  const kinds = new Map<string, KindNow | undefined>();
  const spelled = new Map<string, ReadonlyMap<string, string>>();
  const ignored: { by?: (path: string) => string | undefined } = {};
  return { read, exists, twin, ignoredBy, excludedNow, sha256, generatedAt };

  function read(path: string): FileNow | undefined {
    // A link on the way could lead anywhere.
    const found = exists(path) === 'file' ? reader.read(path) : undefined;
    return found && { sha256: found.guard.sha256, text: found.text };
  }

  function exists(path: string): KindNow | undefined {
    if (kinds.has(path)) return kinds.get(path);
    const kind = kindOf(path);
    kinds.set(path, kind);
    return kind;
  }

  function twin(path: string): string | undefined {
    const start = path.lastIndexOf('/') + 1;
    const above = path.slice(0, Math.max(0, start - 1));
    let names = spelled.get(above);
    if (names === undefined) {
      names = new Map(namesIn(above).map((name) => [sameOnAnyDisk(name), name]));
      spelled.set(above, names);
    }
    const found = names.get(sameOnAnyDisk(path.slice(start)));
    return found === undefined ? undefined : path.slice(0, start) + found;
  }

  function namesIn(directory: string): readonly string[] {
    if (directory !== '' && exists(directory) !== 'directory') return [];
    try {
      return fs.list(directory === '' ? root : child(root, directory)).map(({ name }) => name);
    } catch (error) {
      if (error instanceof FileSystemError) return [];
      throw error;
    }
  }

  function ignoredBy(path: string): string | undefined {
    // Only few ask.
    ignored.by ??= ignoredAt({ fs, root });
    return ignored.by(path);
  }

  function kindOf(path: string): KindNow | undefined {
    const place = placeOf(root, path);
    if (place === undefined) return 'outside';
    const slash = path.lastIndexOf('/');
    try {
      const above = slash < 0 ? 'directory' : exists(path.slice(0, slash));
      if (above === 'outside' || above === undefined) return above;
      if (above === 'link' && !isInside(path.slice(0, slash))) return 'outside';
      const kind = fs.lstat(place)?.kind;
      return kind === 'symlink' ? 'link' : kind;
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
      return error.code === 'NOT_A_DIRECTORY' ? undefined : 'other';
    }
  }

  function isInside(path: string): boolean {
    const real = fs.realPath(child(root, path));
    return real !== undefined && isWithin(fs.realPath(root) ?? root, real);
  }
}

/** The place of `path`; `undefined` for what is no path downwards from the root. */
function placeOf(root: AbsolutePath, path: string): AbsolutePath | undefined {
  if (path.length > LONGEST_PATH) return undefined;
  try {
    return child(root, path);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether the project itself has taken a document out, rather than that it is gone or cannot be read. */
export function isExclusion(why: ExcludedNow | undefined): boolean {
  return why !== undefined && !['absent', 'no-file', 'unreadable'].includes(why.by);
}
