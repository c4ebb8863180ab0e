import { type Command, has } from '../command.ts';
import { Failure } from '../failure.ts';
import { OUTPUT_OPTIONS, SHARD_OPTIONS, TIMINGS_OPTION } from '../output-options.ts';
import { projectHere, SURVEY_OPTIONS } from '../project-here.ts';
import { tellScan } from '../tell-scan.ts';

/** `dochygiene scan`: which documents deserve a look. */
export const scanCommand: Command = {
  name: 'scan',
  summary: 'say which documents deserve a look, with evidence',
  positionals: ['[dir]'],
  options: { ...OUTPUT_OPTIONS, ...SURVEY_OPTIONS, timings: TIMINGS_OPTION, ...SHARD_OPTIONS },
  example: ['dochygiene scan --format markdown=summary.md --fail-on deciding', 'for CI'],
  notes: `markdown is a table for a job summary, an issue or a pull request. sarif is SARIF 2.1.0 for code scanning: a result
for each document and signal. github is workflow commands for GitHub Actions: an annotation for each document, of which
GitHub shows ten warnings (a deciding signal) and ten notices a step.`,
  async run(given, outside) {
    const [dir] = given.positionals;
    if (has(given, 'shard')) {
      return (await import('../write-shard.ts')).writeShard(dir, given, outside);
    }
    if (has(given, 'output')) {
      throw new Failure('Cannot use --output alone', 'To print into a file: --format json=FILE');
    }
    return tellScan(projectHere(dir, given, outside), given, outside);
  },
};
