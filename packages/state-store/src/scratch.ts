import { type AbsolutePath, child, FileSystemError } from '@dochygiene/ports';
import type { StateDirectory } from './state-directory.ts';

/** What a scratch file is to become. */
export type ScratchKind = 'state' | 'report' | 'kept' | 'gitignore';

/** How old a scratch file may get before it is taken for one that a crash left behind. */
export const SCRATCH_AGE_MS = 60_000;

/** How often another name is tried if a scratch file of that name exists. */
const NAME_TRIES = 5;

const SCRATCH = /^scratch-(?:state|report|kept|gitignore)-[\dA-Za-z-]+$/;
const TOKEN = /^[\dA-Za-z-]+$/;

/**
 * Makes a scratch file with `content`, durable, under a name of its own; answers with its path.
 *
 * If writing fails halfway, what was written is removed as far as the disk lets us.
 */
export function createScratch(
  directory: StateDirectory,
  kind: ScratchKind,
  content: string,
): AbsolutePath {
  for (let tries = 1; ; tries += 1) {
    const token = directory.token();
    if (!TOKEN.test(token)) throw new RangeError(`Cannot use "${token}" as a token`);
    const path = child(directory.path, `scratch-${kind}-${token}`);
    try {
      directory.fs.create(path, content);
      return path;
    } catch (error) {
      const taken = error instanceof FileSystemError && error.code === 'ALREADY_EXISTS';
      if (taken && tries < NAME_TRIES) continue;
      if (!taken) dropScratch(directory, path);
      throw error;
    }
  }
}

/** Removes a scratch file that is to come to nothing; a later sweep will, if this cannot. */
export function dropScratch({ fs }: StateDirectory, path: AbsolutePath): void {
  try {
    fs.remove(path);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
}

/** Whether `name` is that of a scratch file, ours or another session's. */
export function isScratch(name: string): boolean {
  return SCRATCH.test(name);
}

/** Whether `name` is that of a scratch file about to become `state.json`. */
export function isStateScratch(name: string): boolean {
  return name.startsWith('scratch-state-') && isScratch(name);
}

/**
 * Removes scratch files that are older than {@link SCRATCH_AGE_MS}, as far as the disk lets us.
 *
 * Only a check does: a hook has no time for it, and younger ones belong to a living session.
 */
export function sweepScratch(directory: StateDirectory): void {
  const { fs, path, clock } = directory;
  const oldest = clock.now().getTime() - SCRATCH_AGE_MS;
  for (const { name, kind } of fs.list(path)) {
    if (kind !== 'file' || !isScratch(name)) continue;
    const scratch = child(path, name);
    const stat = fs.lstat(scratch);
    if (stat !== undefined && stat.modified < oldest) dropScratch(directory, scratch);
  }
}
