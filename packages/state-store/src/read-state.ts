import { type CalendarDay, FileSystemError } from '@dochygiene/ports';
import { claimedDays } from './claim.ts';
import { instant } from './instant.ts';
import { isPresent, type StateDirectory } from './state-directory.ts';
import { readStateFile, type StateFile, type StateProblem } from './state-file.ts';
import type { StateFields } from './state-text.ts';

/** What is known of a project's checks and reminders, and in what condition that was found. */
export interface StateReading {
  /** When the last check was; `undefined` if the project was never checked. */
  readonly lastCheck: Date | undefined;
  /** The last reminder of which `state.json` tells; a claim may tell of a later one. */
  readonly lastReminded: Date | undefined;
  /**
   * The days on which the project was reminded, as claims and `state.json` tell, ascending.
   *
   * Days are those of the clock's zone, save that a claim keeps the label it was made with. All of
   * them count: after a flight to the west, the latest of them may not be the one that is today.
   */
  readonly remindedOn: readonly CalendarDay[];
  /** After how many days a check goes stale, as the last check recorded it; `undefined` if it did not. */
  readonly thresholdDays: number | undefined;
  /**
   * `ok` or `absent`; else `newer`: of a later version, to be read and not written; `unreadable`:
   * as if there were none; `refused`: the directory is not one that we may use.
   */
  readonly condition: 'absent' | 'ok' | 'newer' | 'unreadable' | 'refused';
  /** Why it is `unreadable` or `refused`. */
  readonly because: StateProblem | undefined;
}

/**
 * Reads what the state directory tells of checks and reminders; never throws for what it finds.
 *
 * Opens `state.json` and looks at the names beside it, and that is all. A time that no right clock
 * gave counts as missing.
 */
export function readState(directory: StateDirectory): StateReading {
  try {
    if (!isPresent(directory)) return NOTHING;
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const condition = error.code === 'CONFINED' ? 'refused' : 'unreadable';
    return { ...NOTHING, condition, because: error.code };
  }
  const file = readStateFile(directory);
  const lastReminded = timeIn(directory, file, 'last_reminded');
  return {
    lastCheck: timeIn(directory, file, 'last_check'),
    lastReminded,
    remindedOn: reminders(directory, lastReminded),
    thresholdDays: 'fields' in file ? thresholdIn(file.fields) : undefined,
    condition: file.condition,
    because: file.condition === 'unreadable' ? file.because : undefined,
  };
}

const NOTHING: StateReading = {
  lastCheck: undefined,
  lastReminded: undefined,
  remindedOn: [],
  thresholdDays: undefined,
  condition: 'absent',
  because: undefined,
};

/** The time that `file` has for `field`; `undefined` if it has none to be believed. */
export function timeIn(
  { clock }: StateDirectory,
  file: StateFile,
  field: 'last_check' | 'last_reminded',
): Date | undefined {
  return 'fields' in file ? instant(file.fields[field], clock.now()) : undefined;
}

/** More days than this no project means, in ten years. */
const MOST_DAYS = 3650;

function thresholdIn({ threshold_days: days }: StateFields): number | undefined {
  return typeof days === 'number' && days >= 0 && days <= MOST_DAYS ? days : undefined;
}

function reminders(
  { fs, path, clock }: StateDirectory,
  lastReminded: Date | undefined,
): readonly CalendarDay[] {
  const days = new Set<CalendarDay>();
  if (lastReminded !== undefined) days.add(clock.dayOf(lastReminded));
  try {
    for (const day of claimedDays(fs.list(path), clock)) days.add(day);
  } catch (error) {
    // Without their names there are no claims to go by; making one will tell.
    if (!(error instanceof FileSystemError)) throw error;
  }
  return [...days].sort();
}
