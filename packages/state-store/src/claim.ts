import {
  type CalendarDay,
  type Clock,
  child,
  type DirectoryEntry,
  FileSystemError,
} from '@dochygiene/ports';
import { ensureDirectory } from './ensure-directory.ts';
import { daysBefore, latestInstant } from './instant.ts';
import type { StateDirectory } from './state-directory.ts';

/** How long a claim is kept; it has served once its day is over everywhere. */
export const CLAIM_DAYS = 7;

/** How many old claims go at once: a hook must not be held up by a directory full of them. */
export const CLAIMS_REMOVED_AT_ONCE = 64;

const PREFIX = 'reminded-';
const DAY = /^\d{4}-\d\d-\d\d$/;
const EARLIEST: CalendarDay = '2000-01-01';

/**
 * Claims the one reminder of `day` for the caller, who may print it if this answers `true`.
 *
 * However many sessions ask at once, one gets it. Makes the state directory if need be. Whatever
 * the disk refuses is a no: a checkout that cannot be written to would be reminded at every start.
 *
 * @throws RangeError if `day` is no `YYYY-MM-DD`.
 */
export function claimReminder(directory: StateDirectory, day: CalendarDay): boolean {
  if (!DAY.test(day)) throw new RangeError(`Cannot claim "${day}": it is no day`);
  try {
    ensureDirectory(directory);
    directory.fs.create(child(directory.path, PREFIX + day), '');
    return true;
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}

/** The days that the names of claims tell, ascending; days that no right clock gave are left out. */
export function claimedDays(
  entries: readonly DirectoryEntry[],
  clock: Clock,
): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (const { name } of entries) {
    const day = claimedDay(name);
    if (day !== undefined && day >= EARLIEST) days.push(day);
  }
  if (days.length === 0) return days;
  const latest = clock.dayOf(latestInstant(clock.now()));
  return days.filter((day) => day <= latest);
}

/** Removes claims of days more than {@link CLAIM_DAYS} before `at`, as far as the disk lets us. */
export function removeOldClaims({ fs, path, clock }: StateDirectory, at: Date): void {
  const oldest = clock.dayOf(daysBefore(at, CLAIM_DAYS));
  try {
    const old = fs.list(path).filter(({ name, kind }) => {
      const day = claimedDay(name);
      return kind === 'file' && day !== undefined && day < oldest;
    });
    for (const { name } of old.slice(0, CLAIMS_REMOVED_AT_ONCE)) fs.remove(child(path, name));
  } catch (error) {
    // The next reminder will find them.
    if (!(error instanceof FileSystemError)) throw error;
  }
}

function claimedDay(name: string): CalendarDay | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  const day = name.slice(PREFIX.length);
  return DAY.test(day) ? day : undefined;
}
