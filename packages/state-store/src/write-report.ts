import { child, FileSystemError } from '@dochygiene/ports';
import { atomicWrite } from './atomic-write.ts';
import { ensureDirectory } from './ensure-directory.ts';
import {
  currentReport,
  HIGHEST_NUMBER,
  REPORT_LIMIT,
  type ReportKey,
  reportFiles,
  reportName,
  reportNumber,
} from './report-files.ts';
import { sweepScratch } from './scratch.ts';
import type { StateDirectory } from './state-directory.ts';
import { StateStoreError } from './state-store-error.ts';
import { utf8Length } from './utf8-length.ts';

/** Both halves of a report. */
export interface Report {
  /** A plain object that JSON can hold; the written one also gets `pair`. */
  readonly json: object;
  readonly markdown: string;
}

/** The means to tell whether the Markdown is as it was written. */
export interface ReportHash {
  /** SHA-256 of `text` in UTF-8, as hexadecimal digits. */
  readonly sha256: (text: string) => string;
}

/**
 * Puts `report` in the place of the one before, durable once it returns, and answers with its key.
 *
 * First the Markdown, then the JSON, which names both: from then on it is the report, and only then
 * is the one before removed. So a crash leaves one report to read, the old or the new. Of writers
 * at the same time, one report is left in the end. `state.json` is not touched.
 *
 * @throws StateStoreError `REPORT_TOO_LARGE` or `NO_REPORT_NUMBER_LEFT`, before anything is written.
 * @throws FileSystemError as the disk refuses; the new report may then be there, or the old too.
 */
export function writeReport(
  directory: StateDirectory,
  { json, markdown }: Report,
  { sha256 }: ReportHash,
): ReportKey {
  ensureDirectory(directory);
  sweepScratch(directory);
  const key = nextKey(directory);
  const pair = { key, sha256: sha256(markdown) };
  const text = `${JSON.stringify({ ...json, pair }, undefined, 2)}\n`;
  refuseLarge(reportName(key, 'md'), markdown);
  refuseLarge(reportName(key, 'json'), text);

  atomicWrite(directory, reportName(key, 'md'), markdown);
  atomicWrite(directory, reportName(key, 'json'), text);
  removeSuperseded(directory);
  return key;
}

function nextKey({ fs, path, clock, token }: StateDirectory): ReportKey {
  const last = reportFiles(fs.list(path)).at(-1);
  const after = last === undefined ? 0 : reportNumber(last.key) + 1;
  const number = Math.max(clock.now().getTime(), after);
  if (number > HIGHEST_NUMBER) {
    const file = last === undefined ? 'report' : reportName(last.key, 'json');
    throw new StateStoreError('NO_REPORT_NUMBER_LEFT', 'write a report after', file);
  }
  const unique = token().slice(0, 8);
  if (!/^[\da-f]{8}$/.test(unique)) throw new RangeError(`Cannot name a report by "${unique}"`);
  return `${String(number).padStart(13, '0')}-${unique}`;
}

function refuseLarge(name: string, text: string): void {
  if (utf8Length(text) <= REPORT_LIMIT) return;
  throw new StateStoreError('REPORT_TOO_LARGE', 'write', name);
}

/**
 * Removes all that is below the report to be read. Judged anew and not by our own key: of two that
 * were written at once, the higher stays, whichever writer looks last.
 */
function removeSuperseded({ fs, path }: StateDirectory): void {
  const reports = reportFiles(fs.list(path));
  const current = currentReport(reports);
  const superseded = reports.filter(({ key }) => current !== undefined && key < current);
  if (superseded.length === 0) return;
  for (const { key, json, markdown } of superseded) {
    // The JSON goes first: a report without it is none, one without Markdown would be half a report.
    if (json) removeIfThere(reportName(key, 'json'));
    if (markdown) removeIfThere(reportName(key, 'md'));
  }
  fs.syncDirectory(path);

  function removeIfThere(name: string): void {
    try {
      fs.remove(child(path, name));
    } catch (error) {
      const gone = error instanceof FileSystemError && error.code === 'NOT_FOUND';
      if (!gone) throw error;
    }
  }
}
