import type { Git } from '@dochygiene/ports';
import type { History } from './history.ts';
import type { Repository } from './repository.ts';

const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

/**
 * Hashes that git may know `content` by: as it is, and with the line endings that a checkout may have
 * turned. None where git tracks nothing at `path`.
 */
export function contentHashes(
  git: Git | undefined,
  { tracked }: Repository,
): (path: string, content: Uint8Array) => readonly string[] {
  return (path, content) => {
    const length = tracked?.get(path)?.length;
    if (git === undefined || length === undefined) return [];
    const hash = git.contentHash(content, length);
    if (!content.includes(CARRIAGE_RETURN)) return [hash];
    return [hash, git.contentHash(withoutReturns(content), length)];
  };
}

/** Whether git has staged one of `hashes` for `path`. */
export function isStaged(
  { tracked }: Repository,
  path: string,
  hashes: readonly string[],
): boolean {
  const staged = tracked?.get(path);
  return staged !== undefined && hashes.includes(staged);
}

/** Whether the content of `path` is committed. Of what git does not track, nothing is changed. */
export function isCommitted(
  repository: Repository,
  path: string,
  hashes: readonly string[],
): boolean {
  const asks = repository.tracked?.has(path) === true && hashes.length > 0;
  return !asks || isStaged(repository, path, hashes);
}

function withoutReturns(content: Uint8Array): Uint8Array {
  return content.filter((byte, at) => byte !== CARRIAGE_RETURN || content[at + 1] !== LINE_FEED);
}

/**
 * Which of `paths` have been staged and not committed: git is asked only where the newest change that
 * history knows does not give what is staged, as after a merge that was settled by hand.
 */
export function stagedOnly(
  git: Git,
  root: Parameters<Git['objects']>[0],
  { head, tracked }: Repository,
  history: History,
  paths: Iterable<string>,
): readonly string[] {
  const doubtful: string[] = [];
  for (const path of paths) {
    const staged = tracked?.get(path);
    if (staged === undefined) continue;
    const last = history.lastBlob(path);
    if (last !== undefined && last !== staged) doubtful.push(path);
  }
  const answer = git.objects(
    root,
    doubtful.map((path) => `${head}:${path}`),
  );
  if (!answer.ok) return [];
  return doubtful.filter((path) => {
    const there = answer.value.get(`${head}:${path}`);
    return there !== undefined && there.id !== tracked?.get(path);
  });
}
