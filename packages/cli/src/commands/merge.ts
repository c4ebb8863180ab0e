import { shareKey } from '@dochygiene/scanner';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { OUTPUT_OPTIONS, TIMINGS_OPTION } from '../output-options.ts';
import { resolvePath } from '../place.ts';
import { projectHere, SURVEY_OPTIONS } from '../project-here.ts';
import { scanAndTell } from '../scan-and-tell.ts';
import { checkShards, memoryOfShards, readShard } from '../shard.ts';

const SURVEY = {
  'no-cache': { help: 'ask git for all of history, and keep nothing of it in .dochygiene/cache' },
  config: SURVEY_OPTIONS.config,
} as const;

/** `dochygiene merge`: the scan that several machines have read the documents of. */
export const mergeCommand: Command = {
  name: 'merge',
  summary: 'scan the project you stand in, with what shards have read of it',
  positionals: ['<file>...'],
  options: { ...OUTPUT_OPTIONS, ...SURVEY, timings: TIMINGS_OPTION },
  example: [
    'dochygiene merge shard-*.bin --fail-on deciding',
    'what dochygiene scan --fail-on deciding prints, without reading the documents again',
  ],
  notes: `The files come from dochygiene scan --shard I/N --output FILE, all N of them, by the same version, under the same
configuration and from the same commit as is checked out here. What has other content here is read anew.`,
  async run(given, outside) {
    const project = projectHere(undefined, given, outside);
    const { root, config } = project;
    const checkout = outside.git.checkout(root);
    const commit = checkout.ok ? checkout.value.head : undefined;
    if (commit === undefined) {
      const why = checkout.ok ? 'nothing is committed yet' : checkout.failure.message;
      throw new Failure(
        `Cannot merge in "${root}": ${why}`,
        'Change to a checkout of the commit that the shards are of.',
      );
    }
    const files = given.positionals;
    const twice = files.find((file, at) => files.indexOf(file) !== at);
    if (twice !== undefined) {
      throw new Failure(`Cannot merge "${twice}" twice`, 'Name each shard once.');
    }
    const shards = new Map(
      files.map((file) => [file, readShard(resolvePath(outside.directory, file), outside)]),
    );
    checkShards(shards, { commit, key: shareKey(config.scan) });
    const memory = memoryOfShards([...shards.values()]);
    return (await scanAndTell(project, given, outside, { remember: () => memory })).code;
  },
};
