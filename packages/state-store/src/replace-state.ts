import { type AbsolutePath, child } from '@dochygiene/ports';
import { wasSwept } from './atomic-write.ts';
import { createScratch, dropScratch } from './scratch.ts';
import type { StateDirectory } from './state-directory.ts';
import { isSame, readStateFile, STATE_FILE, type StateFile } from './state-file.ts';

/** What is to stand in the place of a `state.json`. */
export interface StateChange {
  readonly text: string;
  /** Whether what stood there is kept under another name, since `text` does not hold all of it. */
  readonly keepsOld: boolean;
}

/** How often a write begins anew because another session changed `state.json` meanwhile. */
const TRIES = 5;

/**
 * Replaces `state.json` by what `change` makes of it, in one step, durable once it returns.
 *
 * `change` is asked again if the file changed before the last moment; content is compared and not
 * its time or inode, which repeat within a tick. A change in the very last moment would be
 * overwritten: `recordCheck` sees to that. Answers whether the file is as `change` wants it, be it
 * that nothing had to change (`undefined`).
 */
export function replaceState(
  directory: StateDirectory,
  change: (file: StateFile) => StateChange | undefined,
): boolean {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = readStateFile(directory);
    const wanted = change(before);
    if (wanted === undefined) return true;
    const scratch = createScratch(directory, 'state', wanted.text);
    if (install(directory, scratch, before, wanted.keepsOld)) return true;
  }
  return false;
}

function install(
  directory: StateDirectory,
  scratch: AbsolutePath,
  before: StateFile,
  keepsOld: boolean,
): boolean {
  const { fs, path } = directory;
  const target = child(path, STATE_FILE);
  try {
    if (!isSame(before, readStateFile(directory))) {
      dropScratch(directory, scratch);
      return false;
    }
    if (keepsOld) {
      fs.rename(target, keptPath(directory));
      // A power cut may undo either of two renames, and the second alone would lose the old state.
      fs.syncDirectory(path);
    }
    fs.rename(scratch, target);
  } catch (error) {
    dropScratch(directory, scratch);
    if (wasSwept(error)) return false;
    throw error;
  }
  fs.syncDirectory(path);
  return true;
}

/** Where a bad state is kept: the last one only, unless something that is no file is in the way. */
function keptPath({ fs, path, token }: StateDirectory): AbsolutePath {
  const kept = child(path, `${STATE_FILE}.bad`);
  const there = fs.lstat(kept);
  const free = there === undefined || there.kind === 'file';
  return free ? kept : child(path, `${STATE_FILE}.bad-${token()}`);
}
