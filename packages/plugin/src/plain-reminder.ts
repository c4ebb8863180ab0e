import type { Clock } from '@dochygiene/ports';
import { banner } from '@dochygiene/session-reminder';
import {
  CLAIMS_REMOVED_AT_ONCE,
  claimName,
  oldClaims,
  remindedText,
  STATE_FILE,
  type StateFile,
  type StateGlance,
} from '@dochygiene/state-store';
import {
  create,
  createWith,
  drop,
  KIND,
  NO_THROW,
  type PlainDisk,
  syncDirectory,
} from './plain-disk.ts';

/** A session in a project that looks like most, and the means to remind. */
export interface PlainSession {
  readonly disk: PlainDisk;
  /** Where the session started: there are a `.git/HEAD` and a folder `.git/objects`. */
  readonly start: string;
  readonly clock: Clock;
  /** The user that writes, as a number. */
  readonly owner: number | undefined;
  /** The number of this process. */
  readonly pid: number;
}

/** That a reminder is due. */
export interface Due {
  readonly now: Date;
  /** Whole days; `undefined` if there was no check. */
  readonly daysSinceCheck: number | undefined;
}

/** That the caller has the day's reminder. */
export interface PlainReminder {
  /** What to show. */
  readonly text: string;
  /** Whether all is done that `recordReminder` does; else the caller is to have it done. */
  readonly recorded: boolean;
}

/**
 * Does what `remind` does once a reminder is due, in a third of the time, where nothing is out of the
 * ordinary; `undefined`, with nothing claimed, where anything is, or another session was faster.
 *
 * For a hook, in which each function that is called once costs more than what it does: so here are
 * few, and none of the ports. The words, names and texts are those of the packages.
 * Ordinary is a project that starts at the root of a checkout, by a path without links, with a
 * sound state in a folder of the user's own, or with no state and no folder at all. Whatever else
 * there is, `remind` sees to it, and to every refusal of the disk. `read` is the state of `start`,
 * or that there is none.
 */
export function plainReminder(
  session: PlainSession,
  read: StateGlance,
  { now, daysSinceCheck }: Due,
): PlainReminder | undefined {
  const { disk, start, clock } = session;
  const { file } = read;
  const text = file === undefined ? undefined : remindedText(file, read.lastReminded, now);
  if (file === undefined || text === undefined) return undefined;

  const folder = `${start}/.dochygiene`;
  // Unlike any other: no process has this number at that moment.
  const token = `${now.getTime().toString(16)}-${session.pid}`;
  const scratch = `${folder}/scratch-state-${token}`;
  let made = false;
  try {
    if (disk.realpathSync.native(start) !== start) return undefined;
    const head = kindIn(disk.lstatSync(`${start}/.git/HEAD`, NO_THROW));
    if (head !== KIND.file && head !== KIND.link) return undefined;
    if (file.condition === 'absent') {
      makeFolder(disk, start, folder, token);
      createWith(disk, scratch, text);
      made = true;
      // What hides the folder is to be there whenever a claim is. To ask so late saves a wait: with
      // the scratch file, a disk mostly has kept this too.
      syncDirectory(disk, folder);
    } else {
      const found = disk.lstatSync(folder, NO_THROW);
      if (kindIn(found) !== KIND.directory || found?.uid !== session.owner) return undefined;
    }
    disk.closeSync(create(disk, `${folder}/${claimName(clock.dayOf(now))}`));
  } catch {
    if (made) drop(disk, scratch);
    return undefined;
  }
  const recorded = record(session, file, { folder, scratch, text, now, made });
  return { text: banner(daysSinceCheck), recorded };
}

interface Change {
  readonly folder: string;
  readonly scratch: string;
  readonly text: string;
  readonly now: Date;
  /** Whether the scratch file is there and holds the text. */
  readonly made: boolean;
}

/** Which of {@link KIND} that is; 0 for nothing. */
function kindIn(stat: { readonly mode: number } | undefined): number {
  return stat === undefined ? 0 : stat.mode & KIND.bits;
}

/** Makes the state directory, which must not be there, and the file that hides it. */
function makeFolder(disk: PlainDisk, start: string, folder: string, token: string): void {
  disk.mkdirSync(folder);
  const scratch = `${folder}/scratch-gitignore-${token}`;
  createWith(disk, scratch, '*\n');
  try {
    syncDirectory(disk, start);
    disk.renameSync(scratch, `${folder}/.gitignore`);
  } catch (error) {
    drop(disk, scratch);
    throw error;
  }
}

/** Puts the reminder into the state, which makes the claim durable too; removes old claims. */
function record({ disk, clock }: PlainSession, file: StateFile, change: Change): boolean {
  const { folder, scratch, text, now } = change;
  const state = `${folder}/${STATE_FILE}`;
  let { made } = change;
  try {
    if (!made) createWith(disk, scratch, text);
    made = true;
    // As `recordReminder` judges: the very file that was read, or still none.
    const there = disk.lstatSync(state, NO_THROW);
    const known = 'stat' in file ? file.stat : undefined;
    const unchanged =
      there?.ino === known?.inode &&
      there?.size === known?.size &&
      there?.mtimeMs === known?.modified &&
      there?.ctimeMs === known?.changed;
    if (unchanged) {
      disk.renameSync(scratch, state);
      syncDirectory(disk, folder);
      const old = oldClaims(disk.readdirSync(folder), clock, now);
      if (old.length > 0) sweep(disk, folder, old);
      return true;
    }
  } catch {
    // Whoever takes care finds out what is left to do.
  }
  if (made) drop(disk, scratch);
  return false;
}

function sweep(disk: PlainDisk, folder: string, old: readonly string[]): void {
  let removed = 0;
  for (const name of old) {
    const claim = `${folder}/${name}`;
    if (kindIn(disk.lstatSync(claim, NO_THROW)) !== KIND.file) continue;
    disk.unlinkSync(claim);
    removed += 1;
    if (removed === CLAIMS_REMOVED_AT_ONCE) break;
  }
}
