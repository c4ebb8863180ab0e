import { child, type FileSystemErrorCode } from '@dochygiene/ports';
import { ensureDirectory } from './ensure-directory.ts';
import { isPlausible } from './instant.ts';
import { timeIn } from './read-state.ts';
import { replaceState, type StateChange } from './replace-state.ts';
import { dropScratch, isStateScratch, sweepScratch } from './scratch.ts';
import type { StateDirectory } from './state-directory.ts';
import { readStateFile, STATE_FILE, type StateFile } from './state-file.ts';
import { StateStoreError } from './state-store-error.ts';
import { printState, STATE_VERSION } from './state-text.ts';

/** How often a check is written again because another session overwrote it. */
const TRIES = 5;

/**
 * Records that the project was checked at `at`, and, if it is given, that the check goes stale after
 * `thresholdDays`: the hook reads the state and no configuration.
 *
 * Once it returns, the state says so or names a later check, whoever else wrote meanwhile. A state
 * that is bad is kept as `state.json.bad`. Also sweeps what crashes left behind.
 *
 * @throws StateStoreError `NEWER_STATE` or `STATE_KEEPS_CHANGING`.
 * @throws FileSystemError as the disk refuses; `CONFINED` as `ensureDirectory` does.
 * @throws RangeError if `at` is no time that the clock can have given.
 */
export function recordCheck(directory: StateDirectory, at: Date, thresholdDays?: number): void {
  if (!isPlausible(at, directory.clock.now())) {
    throw new RangeError(`Cannot record a check at "${at.getTime()}": the clock disagrees`);
  }
  ensureDirectory(directory);
  sweepScratch(directory);
  for (let tries = 0; tries < TRIES; tries += 1) {
    replaceState(directory, (file) => checked(directory, file, at, thresholdDays));
    interruptWriters(directory);
    if (knows(directory, readStateFile(directory), at)) return;
  }
  throw new StateStoreError('STATE_KEEPS_CHANGING', 'record a check in', STATE_FILE);
}

function checked(
  directory: StateDirectory,
  file: StateFile,
  at: Date,
  thresholdDays: number | undefined,
): StateChange | undefined {
  if (file.condition === 'newer') {
    throw new StateStoreError('NEWER_STATE', 'record a check in', STATE_FILE);
  }
  if (knows(directory, file, at)) return undefined;
  const last_check = at.toISOString();
  const threshold = thresholdDays === undefined ? {} : { threshold_days: thresholdDays };
  if (file.condition === 'ok') {
    const text = printState({ ...file.fields, last_check, ...threshold });
    if (text !== undefined) return { text, keepsOld: false };
  }
  if (file.condition === 'unreadable') refuseToMove(file);
  const last_reminded = timeIn(directory, file, 'last_reminded')?.toISOString() ?? null;
  const text = printState({ version: STATE_VERSION, last_check, last_reminded, ...threshold });
  return text === undefined ? undefined : { text, keepsOld: file.condition !== 'absent' };
}

function knows(directory: StateDirectory, file: StateFile, at: Date): boolean {
  const known = timeIn(directory, file, 'last_check');
  return known !== undefined && known >= at;
}

/** What the disk says of a `state.json` that will not get better by itself. */
const LASTING: ReadonlySet<FileSystemErrorCode> = new Set<FileSystemErrorCode>([
  'IS_A_LINK',
  'IS_A_DIRECTORY',
  'NOT_A_FILE',
  'PERMISSION_DENIED',
]);

/** Throws if a state could not be read for a reason that passes: it may well be good. */
function refuseToMove({ error }: StateFile & { readonly condition: 'unreadable' }): void {
  if (error !== undefined && !LASTING.has(error.code)) throw error;
}

/**
 * Makes whoever is about to replace `state.json` begin anew, from what we wrote.
 *
 * A writer looks at the state for the last time after it made its scratch file, and replaces it by
 * the rename that ends that file. So one that looked before us and has yet to rename has its scratch
 * file now, and without it cannot. One that renamed after us is found by looking once more.
 */
function interruptWriters(directory: StateDirectory): void {
  for (const { name, kind } of directory.fs.list(directory.path)) {
    if (kind === 'file' && isStateScratch(name))
      dropScratch(directory, child(directory.path, name));
  }
}
