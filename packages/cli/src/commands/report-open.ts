import { child } from '@dochygiene/ports';
import { reportHtml, visible } from '@dochygiene/report';
import { writeCache } from '@dochygiene/state-store';
import { changedSince } from '../changed-since.ts';
import type { Command } from '../command.ts';
import { changedLine } from '../formats/changed.ts';
import { lastReport } from '../last-report.ts';
import { directoryNamed, rootOf } from '../place.ts';
import { stateHere, storing } from '../state-here.ts';

const PAGE = 'report.html';

/** `dochygiene report open`: what the last check found, as a page in a browser. */
export const reportOpenCommand: Command = {
  name: 'report open',
  summary: 'show what the last check found as a page in the browser',
  positionals: ['[dir]'],
  options: {},
  example: ['dochygiene report open', 'a map and a table of all documents beside what to do'],
  notes:
    'The page is .dochygiene/cache/report.html, which fetches nothing. Its path is printed, opened or not.',
  async run(given, outside) {
    const root = rootOf(directoryNamed(given.positionals[0], outside), outside);
    const report = lastReport(root, outside);
    const page = new TextEncoder().encode(reportHtml(report));
    const directory = stateHere(root, outside);
    storing(directory, () => writeCache(directory, PAGE, page));
    const path = child(child(directory.path, 'cache'), PAGE);
    outside.out.write(`${visible(path)}\n`);
    const since = changedLine(changedSince(report, outside.fs, root, outside.sha256));
    if (since !== undefined) outside.err.write(`dochygiene: ${since}: dochygiene check begin\n`);
    const opened = await outside.openFile(path);
    if (!opened) {
      outside.err.write('dochygiene: no program could be started to open it; open it yourself\n');
    }
    return 0;
  },
};
