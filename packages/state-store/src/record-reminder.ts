import { FileSystemError } from '@dochygiene/ports';
import { removeOldClaims } from './claim.ts';
import { timeIn } from './read-state.ts';
import { replaceState, type StateChange } from './replace-state.ts';
import { isPresent, type StateDirectory } from './state-directory.ts';
import type { StateFile } from './state-file.ts';
import { printState, STATE_VERSION } from './state-text.ts';

/**
 * Copies into `state.json` that a reminder was given at `at`, and removes claims that are too old.
 *
 * Never throws for what the disk refuses: the claim itself is what keeps the day silent. A state
 * that is bad or of a later version stays as it is.
 */
export function recordReminder(directory: StateDirectory, at: Date): void {
  try {
    if (!isPresent(directory)) return;
    replaceState(directory, (file) => reminded(directory, file, at));
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
  }
  removeOldClaims(directory, at);
}

function reminded(directory: StateDirectory, file: StateFile, at: Date): StateChange | undefined {
  if (file.condition !== 'ok' && file.condition !== 'absent') return undefined;
  const known = timeIn(directory, file, 'last_reminded');
  if (known !== undefined && known >= at) return undefined;
  const fields =
    file.condition === 'ok' ? file.fields : { version: STATE_VERSION, last_check: null };
  const text = printState({ ...fields, last_reminded: at.toISOString() });
  return text === undefined ? undefined : { text, keepsOld: false };
}
