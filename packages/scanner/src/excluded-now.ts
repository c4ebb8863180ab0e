import {
  type AbsolutePath,
  child,
  FileSystemError,
  type ReadOnlyFileSystem,
} from '@dochygiene/ports';
import type { Exclusion, ExclusionReason } from './exclusion.ts';
import { HIDDEN_DIRS } from './exclusions/dir-prune.ts';
import type { Listing } from './listing.ts';
import { DOCUMENT_BYTES, protection } from './read-documents.ts';
import type { ScanConfig } from './scan-options.ts';
import { walk, walkRules } from './walk.ts';

/** Why a path is no document that a scan would judge now. */
export interface ExcludedNow {
  /**
   * What excludes it; or `scope`: it is there, and not in scope; `no-file`: it is a link, a directory
   * or a device; `absent`: nothing is there that the scan can see; `unreadable`.
   */
  readonly by: ExclusionReason | 'scope' | 'no-file' | 'absent' | 'unreadable';
  /** What decided it, as an exclusion says it. */
  readonly detail: string;
}

/** What is asked about: a project as it is now. */
export interface ExcludedNowInput {
  readonly fs: ReadOnlyFileSystem;
  readonly root: AbsolutePath;
  readonly config?: Pick<ScanConfig, 'scope' | 'excludedDirs'>;
}

/**
 * Which of `paths` a scan would not judge now, and why; those that it would judge are not in the answer.
 *
 * It asks what a scan asks, in the same order, but reads only the documents among `paths`. They are
 * relative to the root with `/`, in any spelling: one that the project does not have is `absent`.
 */
export function excludedNow(
  { fs, root, config = {} }: ExcludedNowInput,
  paths: Iterable<string>,
): ReadonlyMap<string, ExcludedNow> {
  const listing = walk(fs, root, walkRules(config).rules);
  const candidates = new Map(listing.candidates.map(({ path, kind }) => [path, kind]));
  const excluded = new Map(listing.excluded.map((exclusion) => [exclusion.path, exclusion]));
  const buffer = fs.buffer(DOCUMENT_BYTES + 1);
  const found = new Map<string, ExcludedNow>();
  for (const path of new Set(paths)) {
    const kind = candidates.get(path);
    const why =
      kind === undefined
        ? whyNoCandidate(path, listing, excluded)
        : kind === 'file'
          ? whyByContent(path)
          : { by: 'no-file' as const, detail: kind === 'symlink' ? 'a link' : 'no regular file' };
    if (why !== undefined) found.set(path, why);
  }
  return found;

  function whyByContent(path: string): ExcludedNow | undefined {
    try {
      const { length } = fs.readInto(child(root, path), buffer);
      const found = protection(path, buffer.latin1(0, Math.min(length, DOCUMENT_BYTES)), []);
      return found === undefined ? undefined : reason(found);
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error;
      return { by: 'unreadable', detail: error.code };
    }
  }
}

/** Why the walk did not take `path` for a document: what it, or the nearest directory above it, is. */
function whyNoCandidate(
  path: string,
  listing: Listing,
  excluded: ReadonlyMap<string, Exclusion>,
): ExcludedNow {
  const own = excluded.get(path);
  if (own !== undefined) return reason(own);
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    const above = excluded.get(path.slice(0, at + 1));
    if (above !== undefined) return reason(above);
  }
  const hidden = path.split('/').find((name) => HIDDEN_DIRS.has(name));
  if (hidden !== undefined) return { by: 'dir-prune', detail: hidden };
  if (listing.files.has(path)) return { by: 'scope', detail: 'not in scope' };
  if (listing.directories.has(path)) return { by: 'no-file', detail: 'a directory' };
  if (listing.unseen.has(path)) return { by: 'no-file', detail: 'a directory or a link to one' };
  return { by: 'absent', detail: 'nothing is there' };
}

function reason({ by, detail }: Exclusion): ExcludedNow {
  return { by, detail };
}
