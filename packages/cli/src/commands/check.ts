import { recordCheck } from '@dochygiene/state-store';
import { type Command, has } from '../command.ts';
import { readConfig } from '../config.ts';
import { directoryNamed, rootOf } from '../place.ts';
import { stateHere, storing } from '../state-here.ts';
import { configFile } from '../survey-here.ts';
import { scanCommand } from './scan.ts';

const { format, limit, 'no-git': noGit, 'no-cache': noCache, config } = scanCommand.options;

/** `dochygiene check`: a scan that counts as a look at the documents. */
export const checkCommand: Command = {
  name: 'check',
  summary: 'scan, and record that the documents were looked at',
  positionals: ['[dir]'],
  options: {
    ...(format === undefined ? {} : { format }),
    ...(limit === undefined ? {} : { limit }),
    ...(noGit === undefined ? {} : { 'no-git': noGit }),
    ...(noCache === undefined ? {} : { 'no-cache': noCache }),
    ...(config === undefined ? {} : { config }),
  },
  example: [
    'dochygiene check',
    'shows the list, and the banner stays away until the check is stale',
  ],
  notes: `The time goes to .dochygiene/state.json, in a folder that ignores itself in git. A check goes stale after 14 days, or
after threshold_days of dochygiene.yaml, as they stood when it was made.`,
  async run(given, outside) {
    const code = await scanCommand.run(given, outside);
    const root = rootOf(directoryNamed(given.positionals[0], outside), outside);
    const directory = stateHere(root, outside);
    const { thresholdDays } = readConfig(outside.fs, root, configFile(given, outside));
    storing(directory, () => recordCheck(directory, outside.clock.now(), thresholdDays));
    if (!has(given, 'format')) outside.out.write('Recorded as checked today.\n');
    return code;
  },
};
