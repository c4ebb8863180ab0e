import { type AbsolutePath, child, FileSystemError } from '@dochygiene/ports';
import { parseReport, type Report, type ReportFault } from '@dochygiene/report';
import {
  type ReportReading,
  readReport,
  type StateDirectory,
  StateStoreError,
} from '@dochygiene/state-store';
import { Failure } from './failure.ts';
import { newestJson } from './half-report.ts';
import type { Outside } from './outside.ts';
import { stateHere } from './state-here.ts';

/** How to get a report where there is none to be had. */
const ANEW = 'Make one: dochygiene check';

/** How many faults of a report are told. */
const FAULTS_SHOWN = 3;

/**
 * The report of the last check of the project at `root`. Warns on standard error if its Markdown was edited.
 *
 * @throws Failure if there is none, or none that this version can read.
 */
export function lastReport(root: AbsolutePath, outside: Outside): Report {
  const directory = stateHere(root, outside);
  const reading = readable(directory.path, () => readReport(directory, outside));
  if (reading === undefined) throw none(root, directory);
  const { key, json, edited } = reading;
  const file = (half: string) => child(directory.path, `report-${key}.${half}`);
  const report = reportOf(json, file('json'));
  if (edited) {
    outside.err.write(
      `dochygiene: "${file('md')}" was edited after it was written; the JSON beside it is what counts\n`,
    );
  }
  return report;
}

/** That there is no report; of one that lost its Markdown, that it did. */
function none(root: AbsolutePath, directory: StateDirectory): Failure {
  const { path } = directory;
  const half = readable(path, () => newestJson(directory));
  if (half === undefined) {
    return new Failure(`Cannot find a report of "${root}": no check has made one`, ANEW);
  }
  const markdown = child(path, half.replace(/json$/, 'md'));
  return new Failure(
    `Cannot go by "${child(path, half)}": "${markdown}", its other half, is gone`,
    'Bring that back, or make a new report: dochygiene check',
  );
}

function readable<T>(path: AbsolutePath, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof StateStoreError) {
      const file = child(path, error.file);
      throw error.code === 'REPORT_KEEPS_CHANGING'
        ? new Failure(`Cannot read "${file}": checks keep replacing it`, 'Try again.')
        : new Failure(`Cannot read "${file}": it is no report`, ANEW);
    }
    if (!(error instanceof FileSystemError)) throw error;
    const why =
      error.code === 'CONFINED'
        ? "it is a link, a file or another user's"
        : error.code.toLowerCase().replaceAll('_', ' ');
    throw new Failure(
      `Cannot read "${error.path}": ${why}`,
      'Check what it is, and its permissions.',
    );
  }
}

/** What `json`, the content of `file`, says. */
function reportOf(json: ReportReading['json'], file: AbsolutePath): Report {
  const parsed = parseReport(json);
  if (parsed.ok) return parsed.report;
  const { schema } = json;
  if (typeof schema === 'string' && /^dochygiene\.report\/(?!1$)\d+$/.test(schema)) {
    throw new Failure(
      `Cannot read "${file}": it is ${schema}, and this dochygiene reads dochygiene.report/1`,
      'Update dochygiene, or make one anew: dochygiene check',
    );
  }
  throw new Failure(`Cannot read "${file}": ${faultsText(parsed.faults)}`, ANEW);
}

function faultsText(faults: readonly ReportFault[]): string {
  const shown = faults
    .slice(0, FAULTS_SHOWN)
    .map(({ path, problem }) => `${path === '' ? 'the whole' : path} ${problem}`);
  const more = faults.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
