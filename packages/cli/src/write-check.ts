import { type Ack, printAcks, withAcks } from '@dochygiene/check';
import { canonicalReport, type Report, reportMarkdown } from '@dochygiene/report';
import {
  readState,
  recordCheck,
  removeKept,
  type StateDirectory,
  writeKept,
  writeReport,
} from '@dochygiene/state-store';
import { keptAcks } from './acks-here.ts';
import { Failure } from './failure.ts';
import type { Outside } from './outside.ts';
import { storing } from './state-here.ts';

/** What a check comes to. */
export interface DoneCheck {
  readonly report: Report;
  /** To be kept beside those that there are. */
  readonly acks: readonly Ack[];
  readonly thresholdDays: number;
  /** Whether it was begun and is over now. */
  readonly ends: boolean;
}

/**
 * Writes what a check comes to: the report pair, then acks, then that there was a check, and only then
 * is it forgotten that one has begun. Each step is whole or not done; whoever is stopped between two of
 * them submits again, and all are done anew.
 *
 * @throws Failure where the state directory is not fit for it, best before anything is written.
 */
export function writeCheck(directory: StateDirectory, done: DoneCheck, outside: Outside): void {
  const { report, acks, thresholdDays, ends } = done;
  const { clock, sha256 } = outside;
  if (readState(directory).condition === 'newer') {
    throw new Failure(
      `Cannot write in "${directory.path}": a newer dochygiene wrote its state`,
      'Update dochygiene.',
    );
  }
  const kept = acks.length === 0 ? undefined : withAcks(keptAcks(directory), acks);
  const pair = { json: canonicalReport(report), markdown: reportMarkdown(report) };
  storing(directory, () => {
    writeReport(directory, pair, { sha256 });
    if (kept !== undefined) writeKept(directory, 'acks.json', printAcks(kept));
    recordCheck(directory, clock.now(), thresholdDays);
    if (ends) removeKept(directory, 'check.json');
  });
}
