import { FileSystemError } from '@dochygiene/ports';
import { removeOldClaims } from './claim.ts';
import { instantText } from './instant.ts';
import { timeIn } from './read-state.ts';
import { replaceState, type StateChange } from './replace-state.ts';
import { isPresent, type StateDirectory } from './state-directory.ts';
import type { StateFile } from './state-file.ts';
import { printState, STATE_VERSION } from './state-text.ts';

/**
 * Copies into `state.json` that a reminder was given at `at`, and removes claims that are too old.
 *
 * Never throws for what the disk refuses: the claim itself is what keeps the day silent. A state
 * that is bad or of a later version stays as it is. The claim is durable once this returns, as far as
 * the disk lets us: a banner shown before a power cut is not shown again after it. `seen` is what a
 * session saw of the state before it claimed the day in that directory, and spares one look.
 */
export function recordReminder(directory: StateDirectory, at: Date, seen?: StateFile): void {
  try {
    if (seen === undefined && !isPresent(directory)) return;
    // What makes a new state durable does so for the claim beside it, and spares a hook one wait.
    if (!copied(directory, at, seen)) directory.fs.syncDirectory(directory.path);
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
  removeOldClaims(directory, at);
}

/** Whether the state was written and now tells of the reminder. */
function copied(directory: StateDirectory, at: Date, seen: StateFile | undefined): boolean {
  let written = false;
  try {
    const change = (file: StateFile) => {
      const wanted = reminded(directory, file, at);
      written = wanted !== undefined;
      return wanted;
    };
    const done = replaceState(directory, change, seen);
    return done && written;
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    return false;
  }
}

function reminded(directory: StateDirectory, file: StateFile, at: Date): StateChange | undefined {
  const text = remindedText(file, timeIn(directory, file, 'last_reminded'), at);
  return text === undefined ? undefined : { text, keepsOld: false };
}

/**
 * The text of a state that tells of a reminder at `at`, and for the rest what `file` tells, of
 * which `known` is the last reminder to be believed.
 *
 * `undefined` where the state is to stay as it is: bad, of a later version, or telling of a later
 * reminder.
 */
export function remindedText(
  file: StateFile,
  known: Date | undefined,
  at: Date,
): string | undefined {
  if (file.condition !== 'ok' && file.condition !== 'absent') return undefined;
  if (known !== undefined && known >= at) return undefined;
  const fields =
    file.condition === 'ok' ? file.fields : { version: STATE_VERSION, last_check: null };
  return printState({ ...fields, last_reminded: instantText(at) });
}
