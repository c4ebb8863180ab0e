import { type CalendarDay, type Clock, FileSystemError } from '@dochygiene/ports';
import { claimedDays } from './claim.ts';
import { instant } from './instant.ts';
import { isPresent, type StateDirectory } from './state-directory.ts';
import {
  lookAgain,
  readStateFile,
  type StateFile,
  type StateProblem,
  type StateSource,
  stateIn,
} from './state-file.ts';

/** What `state.json` alone tells of checks and reminders, and in what condition it was found. */
export interface StateTimes {
  /** When the last check was; `undefined` if the project was never checked. */
  readonly lastCheck: Date | undefined;
  /** The last reminder of which `state.json` tells; a claim may tell of a later one. */
  readonly lastReminded: Date | undefined;
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

/** What is known of a project's checks and reminders. */
export interface StateReading extends StateTimes {
  /**
   * The days on which the project was reminded, as claims and `state.json` tell, ascending.
   *
   * Days are those of the clock's zone, save that a claim keeps the label it was made with. All of
   * them count: after a flight to the west, the latest of them may not be the one that is today.
   */
  readonly remindedOn: readonly CalendarDay[];
}

/** One look at the state, for a session that goes on to claim a reminder and to record it. */
export interface StateGlance extends StateTimes {
  /** What was found in the place of `state.json`; `undefined` if it was not looked for. */
  readonly file: StateFile | undefined;
}

/**
 * Reads what the state directory tells of checks and reminders; never throws for what it finds.
 *
 * Opens `state.json` and looks at the names beside it, and that is all. A time that no right clock
 * gave counts as missing.
 */
export function readState(directory: StateDirectory): StateReading {
  const { file, ...times } = glanceAtState(directory);
  const remindedOn = file === undefined ? [] : reminders(directory, times.lastReminded);
  return { ...times, remindedOn };
}

/**
 * What {@link readState} reads, but for the claims; never throws for what it finds.
 *
 * For a hook: listing a directory takes longer than all else that it reads, and one claim, which
 * `isClaimed` looks for, is all that it wants to know of. `read`, which the caller has by
 * {@link stateAsRead}, spares opening the file if that is this directory's and unchanged.
 */
export function glanceAtState(directory: StateDirectory, read?: StateGlance): StateGlance {
  try {
    if (!isPresent(directory)) return NO_STATE;
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error;
    const condition = error.code === 'CONFINED' ? 'refused' : 'unreadable';
    return { ...NOTHING, condition, because: error.code };
  }
  if (read?.file === undefined) return timesIn(directory, readStateFile(directory));
  const file = lookAgain(directory, read.file);
  return file === read.file ? read : timesIn(directory, file);
}

/** What the text of a `state.json` tells, read by whoever cannot wait for its directory. */
export function stateAsRead(source: StateSource, clock: Clock): StateGlance {
  return timesIn({ clock }, stateIn(source));
}

function timesIn({ clock }: Pick<StateDirectory, 'clock'>, file: StateFile): StateGlance {
  const { condition } = file;
  if (!('fields' in file)) {
    const because = condition === 'unreadable' ? file.because : undefined;
    return { ...NOTHING, condition, because, file };
  }
  const now = clock.now();
  const { last_check: check, last_reminded: reminded, threshold_days: days } = file.fields;
  return {
    lastCheck: instant(check, now),
    lastReminded: reminded === null ? undefined : instant(reminded, now),
    thresholdDays: days === undefined ? undefined : threshold(days),
    condition,
    because: undefined,
    file,
  };
}

const NOTHING: StateGlance = {
  lastCheck: undefined,
  lastReminded: undefined,
  thresholdDays: undefined,
  condition: 'absent',
  because: undefined,
  file: undefined,
};

/** What a glance tells where there is no `state.json`. */
export const NO_STATE: StateGlance = {
  ...NOTHING,
  file: { condition: 'absent', text: undefined },
};

/** The time that `file` has for `field`; `undefined` if it has none to be believed. */
export function timeIn(
  { clock }: Pick<StateDirectory, 'clock'>,
  file: StateFile,
  field: 'last_check' | 'last_reminded',
): Date | undefined {
  return 'fields' in file ? instant(file.fields[field], clock.now()) : undefined;
}

/** More days than this no project means, in ten years. */
const MOST_DAYS = 3650;

function threshold(days: unknown): number | undefined {
  return typeof days === 'number' && days >= 0 && days <= MOST_DAYS ? days : undefined;
}

function reminders(
  { fs, path, clock }: StateDirectory,
  lastReminded: Date | undefined,
): readonly CalendarDay[] {
  const days = new Set<CalendarDay>();
  if (lastReminded !== undefined) days.add(clock.dayOf(lastReminded));
  try {
    for (const day of claimedDays(fs.names(path), clock)) days.add(day);
  } catch (error) {
    // Without their names there are no claims to go by; making one will tell.
    if (!(error instanceof FileSystemError)) throw error;
  }
  return [...days].sort();
}
