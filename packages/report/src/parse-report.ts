import type { Report } from './report.ts';
import { reportShape } from './report-shape.ts';
import type { ReportFault } from './shape.ts';

/** A report, or everything that keeps a value from being one. */
export type ReportParsed =
  | { readonly ok: true; readonly report: Report }
  | { readonly ok: false; readonly faults: readonly ReportFault[] };

/**
 * `value`, as JSON gives it, as a report.
 *
 * Strict: unknown keys, an operation without the target it has, a path of the shortlist that is not in
 * exactly one of `entries`, `cleared` and `unread`, and whatever else the schema or the types forbid.
 */
export function parseReport(value: unknown): ReportParsed {
  const faults: ReportFault[] = [];
  reportShape.check(value, '', faults);
  // Without a fault it has the shape, which says no less than the type.
  return faults.length > 0 ? { ok: false, faults } : { ok: true, report: value as Report };
}

/** `report` with every key in its place, so that equal reports have equal JSON; `pair` comes last. */
export function canonicalReport(report: Report): Report {
  return reportShape.ordered(report) as Report;
}

/** The one way to write `report` as JSON, with a line break at its end. */
export function printReport(report: Report): string {
  return `${JSON.stringify(canonicalReport(report), undefined, 2)}\n`;
}
