import { beginCheck, lookAt, suggestReport } from '@dochygiene/check';
import type { Report } from '@dochygiene/report';
import { type Command, type Given, has } from '../command.ts';
import { count } from '../count.ts';
import { Failure } from '../failure.ts';
import { quoted } from '../formats/shown.ts';
import { projectHere } from '../project-here.ts';
import {
  fallenLine,
  lostLine,
  type ReportBefore,
  refuseNewer,
  reportBefore,
} from '../report-before.ts';
import { scanAndTell } from '../scan-and-tell.ts';
import { stateHere } from '../state-here.ts';
import { TOOL } from '../version.ts';
import { writeCheck } from '../write-check.ts';
import { scanCommand } from './scan.ts';

const { format, limit, 'no-git': noGit, 'no-cache': noCache, config } = scanCommand.options;

/** `dochygiene check`: a scan that counts as a look at the documents. */
export const checkCommand: Command = {
  name: 'check',
  summary: 'scan, make a report, and record that the documents were looked at',
  positionals: ['[dir]'],
  options: {
    ...(format === undefined ? {} : { format }),
    ...(limit === undefined ? {} : { limit }),
    'no-reader': {
      help: 'let signals alone speak; refused where a reader spoke in the report before',
    },
    again: { help: 'with --no-reader: discard what a reader said in the report before' },
    ...(noGit === undefined ? {} : { 'no-git': noGit }),
    ...(noCache === undefined ? {} : { 'no-cache': noCache }),
    ...(config === undefined ? {} : { config }),
  },
  example: [
    'dochygiene check',
    'shows the list, and the banner stays away until the check is stale',
  ],
  notes: `The time goes to .dochygiene/state.json, in a folder that ignores itself in git. A check goes stale after 14 days, or
after threshold_days of dochygiene.yaml, as they stood when it was made.
The report (dochygiene report) says of documents that nobody has read what deciding signals suggest, for a person to decide;
what a reader said before stands as long as nothing of it has changed. For a reader: dochygiene check begin.`,
  async run(given, outside) {
    const project = projectHere(given.positionals[0], given, outside);
    const { root } = project;
    const { thresholdDays } = project.config;
    const before = reportBefore(root, outside);
    const last = carriedReport(before, given);
    const { code, survey, scan, acks } = await scanAndTell(project, given, outside);
    const { fs, sha256, clock } = outside;
    const now = clock.now();
    const { draft, fallen } = beginCheck({
      ...{ survey, scan, fs, root, sha256, tool: TOOL, now },
      acknowledged: acks.acknowledged,
      last,
      share: undefined,
    });
    // What is excluded was found out a moment ago.
    const generatedAt = now.toISOString();
    const report = suggestReport(
      draft,
      lookAt({ fs, root, sha256, excludedNow: new Map(), generatedAt }),
    );
    const directory = stateHere(root, outside);
    writeCheck(directory, { report, acks: [], thresholdDays, ends: false }, outside);
    outside.err.write(lostLine(before, 'a new report is in its place') + fallenLine(fallen));
    if (!has(given, 'format'))
      outside.out.write(
        recorded(report.entries.length, root === outside.directory ? undefined : root),
      );
    return code;
  },
};

/**
 * What of the report before the next one goes on from.
 *
 * @throws Failure for a report that is not ours to replace, or whose reader's words would get lost.
 */
function carriedReport(before: ReportBefore, given: Given): Report | undefined {
  refuseNewer(before);
  const alone = has(given, 'no-reader');
  const again = has(given, 'again');
  if (again && !alone) {
    throw new Failure('Cannot use --again: it goes with --no-reader', 'Give both, or neither.');
  }
  if (before.kind !== 'read') return undefined;
  const { report } = before;
  const said = report.entries.filter(({ by }) => by === 'reader').length;
  if (!alone) return report;
  if (said > 0 && !again) {
    throw new Failure(
      `Cannot leave out what a reader said: the last report has ${count(said, 'verdict')} by one`,
      'dochygiene check keeps them; to discard them, add --again',
    );
  }
  return { ...report, entries: [] };
}

/** What is told at the end; `root` is named where the person stands elsewhere. */
function recorded(entries: number, root: string | undefined): string {
  const place = root === undefined ? '' : ` ${quoted(root)}`;
  const suggested = `${count(entries, 'document')} to change in the report: dochygiene report${place}`;
  return `Recorded as checked today.\n${suggested}\n`;
}
