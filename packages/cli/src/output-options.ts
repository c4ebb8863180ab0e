import { FORMATS, formatOption, SHOWN } from './output-wishes.ts';

/** Options of every command that tells which documents deserve a look, for `scanAndTell`. */
export const OUTPUT_OPTIONS = {
  format: formatOption(FORMATS),
  all: { help: 'list every document that is judged, signals or not' },
  limit: {
    value: 'N',
    short: 'n',
    help: `show N documents at most (default ${SHOWN}, of sarif and github all; json has all)`,
  },
  'fail-on': {
    value: 'deciding|any',
    help: 'exit 1 if documents are shortlisted (any: for any reason)',
  },
  max: { value: 'N', help: 'with --fail-on: exit 1 only if there are more than N (default 0)' },
  since: {
    value: 'REF',
    help: 'only documents that the commits since that branch, tag or commit touch or outdate',
  },
} as const;

/** How long a scan took is wanted by whoever scans, in whatever way. */
export const TIMINGS_OPTION = { help: 'say on stderr how long each stage took' } as const;

/** Options that make a scan one of several, for `writeShard`. */
export const SHARD_OPTIONS = {
  shard: { value: 'I/N', help: 'read only the Ith of N shares, for dochygiene merge' },
  output: { value: 'FILE', help: 'with --shard: the file to write the share into' },
} as const;
