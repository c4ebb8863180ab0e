import type { BegunCheck } from '@dochygiene/check';
import { type AbsolutePath, child, FileSystemError, readText } from '@dochygiene/ports';
import { parseReport, type Report, visible } from '@dochygiene/report';
import {
  type ReportReading,
  readReport,
  type StateDirectory,
  StateStoreError,
} from '@dochygiene/state-store';
import { count } from './count.ts';
import { Failure } from './failure.ts';
import { quoted } from './formats/shown.ts';
import { newestJson } from './half-report.ts';
import { jsonOf } from './json-of.ts';
import type { Outside } from './outside.ts';
import { stateHere } from './state-here.ts';

/** The report of the last check, for the next one. */
export type ReportBefore =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly report: Report }
  /** It is of a newer dochygiene, which alone may replace it. */
  | { readonly kind: 'newer'; readonly file: string; readonly schema: string }
  /** It is there and cannot be read, so that nothing of it can stand. */
  | { readonly kind: 'broken'; readonly file: string; readonly why: string };

const NONE: ReportBefore = { kind: 'none' };

/** The report of the last check of the project at `root`; never throws for what stands in it. */
export function reportBefore(root: AbsolutePath, outside: Outside): ReportBefore {
  const directory = stateHere(root, outside);
  const broken = (file: string, why: string): ReportBefore => ({ kind: 'broken', file, why });
  try {
    const reading = readReport(directory, outside);
    return reading === undefined ? halfReport(directory) : understood(directory, reading);
  } catch (error) {
    if (error instanceof StateStoreError) {
      const isBusy = error.code === 'REPORT_KEEPS_CHANGING';
      const why = isBusy ? 'checks keep replacing it' : 'it is no report';
      return broken(child(directory.path, error.file), why);
    }
    if (!(error instanceof FileSystemError)) throw error;
    // What others left in a directory that is not ours is not to be believed; nor can anything be written there.
    if (error.code === 'CONFINED') return NONE;
    return broken(error.path, error.code.toLowerCase().replaceAll('_', ' '));
  }
}

function understood({ path }: StateDirectory, { key, json }: ReportReading): ReportBefore {
  const parsed = parseReport(json);
  if (parsed.ok) return { kind: 'read', report: parsed.report };
  const file = child(path, `report-${key}.json`);
  const { schema } = json;
  if (typeof schema === 'string' && /^dochygiene\.report\/(?!1$)\d+$/.test(schema)) {
    return { kind: 'newer', file, schema };
  }
  const [first] = parsed.faults;
  return { kind: 'broken', file, why: `${first?.path || 'the whole'} ${first?.problem}` };
}

/**
 * A report of which the JSON alone is there, which the store does not take for one. What a reader said
 * stands in it all the same, and the next report has both halves.
 */
function halfReport(directory: StateDirectory): ReportBefore {
  const { fs, path } = directory;
  const last = newestJson(directory);
  if (last === undefined) return NONE;
  const file = child(path, last);
  const { text } = readText(fs, file, HALF_BYTES);
  const read = parseReport(jsonOf(text));
  if (read.ok) return { kind: 'read', report: read.report };
  return { kind: 'broken', file, why: 'its Markdown is gone, and it is no report by itself' };
}

/** No report is longer, in bytes. */
const HALF_BYTES = 16 * 1024 * 1024;

/** @throws Failure for a report that is not ours to replace. */
export function refuseNewer(before: ReportBefore): void {
  if (before.kind !== 'newer') return;
  throw new Failure(
    `Cannot replace "${before.file}": it is ${before.schema}, of a newer dochygiene`,
    'Update dochygiene.',
  );
}

/** One line about an earlier report of which nothing stands; `then` says what comes of it. */
export function lostLine(before: ReportBefore, then: string): string {
  if (before.kind === 'broken') {
    return `dochygiene: Cannot read "${visible(before.file)}": ${visible(before.why)}; ${then}\n`;
  }
  if (before.kind !== 'newer') return '';
  const what = `it is ${before.schema}, of a newer dochygiene, and stays`;
  return `dochygiene: Cannot read "${visible(before.file)}": ${what}: update before you submit verdicts\n`;
}

/** How many of them are named. */
const NAMED = 3;

/** One line about what a reader said and no longer stands; nothing where all does. */
export function fallenLine(fallen: BegunCheck['fallen']): string {
  if (fallen.length === 0) return '';
  const named = fallen.slice(0, NAMED).map(({ path, why }) => `${quoted(path)} (${why})`);
  const more = fallen.length > NAMED ? ` and ${fallen.length - NAMED} more` : '';
  const verdicts = count(fallen.length, 'earlier verdict');
  const stands = fallen.length === 1 ? 'stands' : 'stand';
  return `dochygiene: ${verdicts} no longer ${stands}: ${named.join(', ')}${more}\n`;
}
