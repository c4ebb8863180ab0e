import {
  canonicalReport,
  type Report,
  reportHtml,
  reportMarkdown,
  visibleJson,
} from '@dochygiene/report';
import { changedSince } from '../changed-since.ts';
import { type Command, option } from '../command.ts';
import { Failure, suggestion } from '../failure.ts';
import { changedLine } from '../formats/changed.ts';
import { reportSarif } from '../formats/report-sarif.ts';
import { type ReportTextOptions, reportText } from '../formats/report-text.ts';
import { lastReport } from '../last-report.ts';
import type { Outside } from '../outside.ts';
import { directoryNamed, resolvePath, rootOf } from '../place.ts';
import { replaceFile } from '../replace-file.ts';
import { styleFor } from '../style.ts';

const FORMATS: readonly string[] = ['text', 'markdown', 'html', 'json', 'sarif'];

/** `dochygiene report`: what the last check found. */
export const reportCommand: Command = {
  name: 'report',
  summary: 'show what the last check found: what to do first, and what it saves',
  positionals: ['[dir]'],
  options: {
    format: { value: 'FORMAT', short: 'f', help: `${FORMATS.join(', ')} (default text)` },
    output: { value: 'FILE', short: 'o', help: 'write it into a file' },
  },
  example: [
    'dochygiene report --format html -o report.html',
    'one page with a map of all documents, to keep or to send',
  ],
  notes: `The report is the pair of files .dochygiene/report-*.json and .md that a check writes. Nothing is scanned. html is one
file that fetches nothing; sarif is SARIF 2.1.0 for code scanning: a result for each document to be changed.`,
  run(given, outside) {
    const format = option(given, 'format') ?? 'text';
    if (!FORMATS.includes(format)) {
      throw new Failure(`Cannot print format "${format}": unknown`, suggestion(format, FORMATS));
    }
    const file = option(given, 'output');
    if (file === '-') {
      throw new Failure('Cannot write to "-"', 'Leave out "-o -" to print on standard output.');
    }
    const root = rootOf(directoryNamed(given.positionals[0], outside), outside);
    const report = lastReport(root, outside);
    const forFile = { columns: Number.POSITIVE_INFINITY, env: { NO_COLOR: '1' } };
    const { columns, env } = file === undefined ? { ...outside.out, env: outside.env } : forFile;
    const style = styleFor(outside.out, env);
    const elsewhere = root !== outside.directory;
    const changed = changedSince(report, outside.fs, root, outside.sha256);
    const text = print(report, format, { root, elsewhere, changed, columns, style }, outside);
    if (file === undefined) outside.out.write(text);
    else replaceFile(outside, resolvePath(outside.directory, file), text);
    // In the text it stands beside the rest.
    const since = changedLine(changed);
    if (since !== undefined && (format !== 'text' || file !== undefined)) {
      outside.err.write(`dochygiene: ${since}: dochygiene check begin\n`);
    }
    return 0;
  },
};

function print(
  report: Report,
  format: string,
  options: ReportTextOptions,
  { sha256 }: Outside,
): string {
  switch (format) {
    case 'markdown':
      return reportMarkdown(report);
    case 'html':
      return reportHtml(report);
    case 'json':
      return `${visibleJson(canonicalReport(report))}\n`;
    case 'sarif':
      return reportSarif(report, sha256);
    default:
      return reportText(report, options);
  }
}
