import type { DirectoryEntry } from '@dochygiene/ports';

/** Names a report: a number of 13 digits, by which reports are ordered, and 8 that tell two apart. */
export type ReportKey = string;

/** The halves of a report that are there as regular files. */
export interface ReportFiles {
  readonly key: ReportKey;
  readonly json: boolean;
  readonly markdown: boolean;
}

/** In bytes, of either half. */
export const REPORT_LIMIT: number = 16 * 1_048_576;

/** The highest number that 13 digits can write. */
export const HIGHEST_NUMBER = 9_999_999_999_999;

const REPORT_FILE = /^report-(\d{13}-[\da-f]{8})\.(json|md)$/;

/** The name of one half of a report. */
export function reportName(key: ReportKey, half: 'json' | 'md'): `report-${string}` {
  return `report-${key}.${half}`;
}

/** The number in the key of a report. */
export function reportNumber(key: ReportKey): number {
  return Number(key.slice(0, key.indexOf('-')));
}

/** The reports among `entries`, by key, the lowest first. */
export function reportFiles(entries: readonly DirectoryEntry[]): readonly ReportFiles[] {
  const found = new Map<ReportKey, ReportFiles>();
  for (const { name, kind } of entries) {
    const [, key, half] = REPORT_FILE.exec(name) ?? [];
    if (key === undefined) continue;
    const { json, markdown } = found.get(key) ?? { json: false, markdown: false };
    const file = kind === 'file';
    found.set(key, {
      key,
      json: json || (half === 'json' && file),
      markdown: markdown || (half === 'md' && file),
    });
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The report to read: that with the highest key of which both halves are there. */
export function currentReport(reports: readonly ReportFiles[]): ReportKey | undefined {
  return reports.findLast(({ json, markdown }) => json && markdown)?.key;
}
