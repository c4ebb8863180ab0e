import { type CalendarDay, type Clock, child, FileSystemError } from '@dochygiene/ports';
import { ensureDirectory } from './ensure-directory.ts';
import { daysBefore, instantText, latestInstant } from './instant.ts';
import type { StateDirectory } from './state-directory.ts';
import type { StateFile } from './state-file.ts';

/** How long a claim is kept; it has served once its day is over everywhere. */
export const CLAIM_DAYS = 7;

/** How many old claims go at once: a hook must not be held up by a directory full of them. */
export const CLAIMS_REMOVED_AT_ONCE = 64;

const PREFIX = 'reminded-';
const EARLIEST: CalendarDay = '2000-01-01';

/**
 * Claims the one reminder of `day` for the caller, who may print it if this answers `true`.
 *
 * However many sessions ask at once, one gets it. Makes the state directory if need be, which is
 * not so where `seen`, a look just taken, found a state in it. Whatever the disk refuses is a no: a
 * checkout that cannot be written to would be reminded at every start. The claim itself is durable
 * once the directory is synced, which {@link recordReminder} sees to.
 *
 * @throws RangeError if `day` is no `YYYY-MM-DD`.
 */
export function claimReminder(
  directory: StateDirectory,
  day: CalendarDay,
  seen?: StateFile,
): boolean {
  if (!isDay(day)) throw new RangeError(`Cannot claim "${day}": it is no day`);
  try {
    if (seen === undefined || seen.condition === 'absent') ensureDirectory(directory);
    directory.fs.create(child(directory.path, claimName(day)), '');
    return true;
  } catch (error) {
    if (error instanceof FileSystemError) return false;
    throw error;
  }
}

/** Whether `day` has been claimed, as far as the disk lets us see. */
export function isClaimed({ fs, path }: StateDirectory, day: CalendarDay): boolean {
  try {
    return fs.lstat(child(path, claimName(day))) !== undefined;
  } catch (error) {
    // Making the claim will tell.
    if (!(error instanceof FileSystemError)) throw error;
    return false;
  }
}

/** The days that the names of claims tell, ascending; days that no right clock gave are left out. */
export function claimedDays(names: readonly string[], clock: Clock): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (const name of names) {
    const day = claimedDay(name);
    if (day !== undefined && day >= EARLIEST) days.push(day);
  }
  if (days.length === 0) return days;
  const latest = clock.dayOf(latestInstant(clock.now()));
  return days.filter((day) => day <= latest);
}

/** The name of the claim of `day`. */
export function claimName(day: CalendarDay): string {
  return PREFIX + day;
}

/** Removes claims of days more than {@link CLAIM_DAYS} before `at`, as far as the disk lets us. */
export function removeOldClaims({ fs, path, clock }: StateDirectory, at: Date): void {
  try {
    let removed = 0;
    for (const name of oldClaims(fs.names(path), clock, at)) {
      const claim = child(path, name);
      if (fs.lstat(claim)?.kind !== 'file') continue;
      fs.remove(claim);
      removed += 1;
      if (removed === CLAIMS_REMOVED_AT_ONCE) break;
    }
  } catch (error) {
    // The next reminder will find them.
    if (!(error instanceof FileSystemError)) throw error;
  }
}

/** Those of `names` that claim a day more than {@link CLAIM_DAYS} before `at`, ascending. */
export function oldClaims(names: readonly string[], clock: Clock, at: Date): readonly string[] {
  const oldest = claimName(clock.dayOf(daysBefore(at, CLAIM_DAYS)));
  const old: string[] = [];
  for (const name of names) {
    if (name < oldest && claimedDay(name) !== undefined) old.push(name);
  }
  return old.length < 2 ? old : old.sort();
}

function claimedDay(name: string): CalendarDay | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  const day = name.slice(PREFIX.length);
  return isDay(day) ? day : undefined;
}

/** Whether `text` is a day of the calendar, told by what a hook has to run anyway. */
function isDay(text: string): boolean {
  const midnight = `${text}T00:00:00.000Z`;
  return midnight === instantText(new Date(midnight));
}
