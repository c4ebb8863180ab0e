import { type AbsolutePath, child } from '@dochygiene/ports';
import { wasSwept } from './atomic-write.ts';
import { createScratch, dropScratch } from './scratch.ts';
import type { StateDirectory } from './state-directory.ts';
import { isSame, lookAgain, readStateFile, STATE_FILE, type StateFile } from './state-file.ts';

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
 *
 * With `seen`, what was there a moment ago, the file is not opened as long as it is the same one by
 * its inode and times. A check that came within the tick would be overwritten, and sees to that too.
 */
export function replaceState(
  directory: StateDirectory,
  change: (file: StateFile) => StateChange | undefined,
  seen?: StateFile,
): boolean {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = tries === 0 ? seen : undefined;
    const before = known ?? readStateFile(directory);
    const wanted = change(before);
    if (wanted === undefined) return true;
    const scratch = createScratch(directory, 'state', wanted.text);
    const look = known === undefined ? readStateFile : lookAgain;
    if (install(directory, scratch, { before, look, keepsOld: wanted.keepsOld })) return true;
  }
  return false;
}

interface Install {
  readonly before: StateFile;
  /** How to find out what is there now. */
  readonly look: (directory: StateDirectory, known: StateFile) => StateFile;
  readonly keepsOld: boolean;
}

function install(
  directory: StateDirectory,
  scratch: AbsolutePath,
  { before, look, keepsOld }: Install,
): boolean {
  const { fs, path } = directory;
  const target = child(path, STATE_FILE);
  try {
    if (!isSame(before, look(directory, before))) {
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
