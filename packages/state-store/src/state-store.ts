import type { CalendarDay } from '@dochygiene/ports';
import { claimReminder } from './claim.ts';
import { ensureDirectory } from './ensure-directory.ts';
import { type ReportReading, readReport } from './read-report.ts';
import { readState, type StateReading } from './read-state.ts';
import { recordCheck } from './record-check.ts';
import { recordReminder } from './record-reminder.ts';
import type { ReportKey } from './report-files.ts';
import { type StateDirectoryOptions, stateDirectory } from './state-directory.ts';
import { type Report, type ReportHash, writeReport } from './write-report.ts';

/** What dochygiene keeps of one project; each method is the function of that name. */
export interface StateStore {
  /** What is known of checks and reminders; see {@link readState}. */
  read(): StateReading;
  /** Claims the one reminder of `day`; see {@link claimReminder}. */
  claimReminder(day: CalendarDay): boolean;
  /** Copies into the state that a reminder was given; see {@link recordReminder}. */
  recordReminder(at: Date): void;
  /** Records a check; see {@link recordCheck}. */
  recordCheck(at: Date, thresholdDays?: number): void;
  /** Replaces the report; see {@link writeReport}. */
  writeReport(report: Report, hash: ReportHash): ReportKey;
  /** The report of the last check; see {@link readReport}. */
  readReport(hash: ReportHash): ReportReading | undefined;
  /** Makes the state directory; see {@link ensureDirectory}. */
  ensureDirectory(): void;
}

/**
 * The store of the project at `root`; touches nothing yet.
 *
 * All of it at once, for a command. A hook, whose start-up counts, takes the functions it needs.
 */
export function openStateStore(options: StateDirectoryOptions): StateStore {
  const directory = stateDirectory(options);
  return {
    read: () => readState(directory),
    claimReminder: (day) => claimReminder(directory, day),
    recordReminder: (at) => recordReminder(directory, at),
    recordCheck: (at, thresholdDays) => recordCheck(directory, at, thresholdDays),
    writeReport: (report, hash) => writeReport(directory, report, hash),
    readReport: (hash) => readReport(directory, hash),
    ensureDirectory: () => ensureDirectory(directory),
  };
}
