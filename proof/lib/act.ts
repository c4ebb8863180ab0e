import { sessionOutcome } from '../../packages/plugin/src/outcome.ts';
import type { PlainDisk } from '../../packages/plugin/src/plain-disk.ts';
import {
  claimReminder,
  DEFAULT_STALENESS_DAYS,
  FileSystemError,
  parent,
  recordCheck,
  recordReminder,
  remind,
  type StateDirectory,
  StateStoreError,
  sha256,
  writeReport,
} from './workspace.ts';

/** The writes whose promises are proved; a `banner` is a reminder as the hook gives it. */
export type Act = 'report' | 'check' | 'reminder' | 'banner';

/** Whether `act` claims a day. */
export function claims(act: Act): boolean {
  return act === 'reminder' || act === 'banner';
}

/** How a write ended, as the exit code of the driver. */
export const ENDED = { well: 0, refused: 3, notWon: 4, byBug: 70 } as const;

/** What a write needs to know. */
export interface Orders {
  /** What the new report is about; every line of it says so. */
  readonly word: string;
  /** In bytes, of each half of the new report, about. */
  readonly size: number;
  /** When the check or the reminder is said to be. */
  readonly at: Date;
  /** The calls that a banner is given by, where they are not those of `node:fs`. */
  readonly disk?: PlainDisk;
}

/** Does `act`, and tells how it ended: by its return, or by an error that callers are told of. */
export function perform(act: Act, directory: StateDirectory, orders: Orders): number {
  const { word, size, at } = orders;
  try {
    if (act === 'report') writeReport(directory, reportOf(word, size), { sha256 });
    else if (act === 'check') recordCheck(directory, at);
    else if (act === 'banner') return banner(directory, orders);
    else {
      if (!claimReminder(directory, directory.clock.dayOf(at))) return ENDED.notWon;
      recordReminder(directory, at);
    }
    return ENDED.well;
  } catch (error) {
    const told = error instanceof FileSystemError || error instanceof StateStoreError;
    // A check may say so; a reminder that throws would hold up a session.
    if (told && !claims(act)) return ENDED.refused;
    throw error;
  }
}

/** What the hook does, with `directory` as what it takes care of a project with. */
function banner(
  directory: StateDirectory,
  { at, disk = process.getBuiltinModule('node:fs') }: Orders,
) {
  const clock = { ...directory.clock, now: () => at };
  const careful = { ...directory, clock };
  const start = parent(directory.path) ?? '';
  const session = { disk, start, clock, owner: directory.owner, pid: process.pid };
  const outcome = sessionOutcome({}, session, () => ({
    remindWithCare: (read) => remind(careful, DEFAULT_STALENESS_DAYS, read),
    recordWithCare: () => recordReminder(careful, at),
  }));
  return outcome.kind === 'banner' ? ENDED.well : ENDED.notWon;
}

/** A report both halves of which are full of `word`, so that a mixture shows. */
export function reportOf(word: string, size: number): { json: object; markdown: string } {
  const lines = Array.from({ length: Math.ceil(size / (word.length + 3)) }, () => word);
  return { json: { word, lines: lines.join(' ') }, markdown: `# ${word}\n${lines.join('\n')}\n` };
}
