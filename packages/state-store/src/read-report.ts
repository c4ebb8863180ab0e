import { child, FileSystemError, readText } from '@dochygiene/ports';
import {
  currentReport,
  REPORT_LIMIT,
  type ReportKey,
  reportFiles,
  reportName,
} from './report-files.ts';
import { isPresent, type StateDirectory } from './state-directory.ts';
import { StateStoreError } from './state-store-error.ts';
import { hasFields } from './state-text.ts';
import type { ReportHash } from './write-report.ts';

/** A report as found. */
export interface ReportReading {
  readonly key: ReportKey;
  /** As written, and `pair`. It rules where the Markdown says otherwise. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly markdown: string;
  /** Whether the Markdown is not as it was written: somebody edited it, which is worth a warning. */
  readonly edited: boolean;
}

/** How often the directory is listed because a report went, or was not there yet. */
const TRIES = 5;

/**
 * The report of the last check, both halves of the same one; `undefined` if there is none.
 *
 * @throws StateStoreError `REPORT_UNREADABLE` or `REPORT_KEEPS_CHANGING`.
 * @throws FileSystemError as the disk refuses; `CONFINED` if the directory is not fit to be used.
 */
export function readReport(directory: StateDirectory, hash: ReportHash): ReportReading | undefined {
  if (!isPresent(directory)) return undefined;
  let vanished: ReportKey | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    // A listing that others change meanwhile may miss the old report and the new; one more will not.
    const key = currentReport(reportFiles(directory.fs.list(directory.path)));
    if (key === undefined) continue;
    const reading = readPair(directory, key, hash);
    if (reading !== undefined) return reading;
    vanished = key;
  }
  if (vanished === undefined) return undefined;
  throw new StateStoreError('REPORT_KEEPS_CHANGING', 'read', reportName(vanished, 'json'));
}

function readPair(
  { fs, path }: StateDirectory,
  key: ReportKey,
  { sha256 }: ReportHash,
): ReportReading | undefined {
  try {
    const text = readWhole(reportName(key, 'json'));
    const { text: markdown } = readWhole(reportName(key, 'md'));
    const { json, pair } = parsePair(key, text);
    return { key, json, markdown, edited: sha256(markdown) !== pair['sha256'] };
  } catch (error) {
    // A newer report came between our look and our reading.
    if (error instanceof FileSystemError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }

  function readWhole(name: string): { readonly text: string; readonly truncated: boolean } {
    const file = child(path, name);
    const size = fs.lstat(file)?.size ?? 0;
    return readText(fs, file, Math.min(size, REPORT_LIMIT));
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

function parsePair(
  key: ReportKey,
  { text, truncated }: { readonly text: string; readonly truncated: boolean },
): { readonly json: JsonObject; readonly pair: JsonObject } {
  const json = truncated ? undefined : parse(text);
  const pair = hasFields(json) ? json['pair'] : undefined;
  if (!hasFields(json) || !hasFields(pair) || pair['key'] !== key) {
    throw new StateStoreError('REPORT_UNREADABLE', 'read', reportName(key, 'json'));
  }
  return { json, pair };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
