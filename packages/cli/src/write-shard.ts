import { readShare } from '@dochygiene/scanner';
import { type Given, has, option } from './command.ts';
import { Failure } from './failure.ts';
import { OUTPUT_OPTIONS } from './output-options.ts';
import type { Outside } from './outside.ts';
import { resolvePath } from './place.ts';
import { progress } from './progress.ts';
import { projectHere } from './project-here.ts';
import { replaceFile } from './replace-file.ts';
import { shardFile, shareNamed, shareOf } from './shard.ts';
import { timingsText } from './tell-found.ts';
import { VERSION } from './version.ts';

/**
 * Reads the share of project `dir` that `--shard` asks for, and writes it where `--output` says.
 *
 * @returns the exit code.
 * @throws Failure for anything the person must put right first.
 */
export function writeShard(dir: string | undefined, given: Given, outside: Outside): number {
  const share = shareNamed(option(given, 'shard') ?? '');
  const output = option(given, 'output');
  if (output === undefined) {
    throw new Failure('Cannot use --shard alone', 'Say where it goes: --shard 2/4 --output FILE');
  }
  for (const name of [...Object.keys(OUTPUT_OPTIONS), 'no-git']) {
    if (!has(given, name)) continue;
    const remedy =
      name === 'no-git'
        ? 'A shard is of a commit.'
        : `A shard prints nothing: dochygiene merge --${name} …`;
    throw new Failure(`Cannot use --${name} with --shard`, remedy);
  }
  const { root, config } = projectHere(dir, given, outside);
  const { fs, git } = outside;
  const watch = progress(outside);
  const { onStep } = watch;
  const isMine = (path: string) => shareOf(path, share.of) === share.index;
  const read = readShare({ fs, git, root, config: config.scan, onStep }, isMine);
  if (read.head === undefined) {
    watch.finish();
    throw new Failure(
      `Cannot write a shard of "${root}": it is no commit that git knows`,
      'Check out a commit of a repository.',
    );
  }
  // What has no hash cannot be believed anywhere else.
  const documents = new Map([...read.documents].filter(([, { hashes }]) => hashes.length > 0));
  const { head: commit, key } = read;
  const bytes = shardFile({ version: VERSION, commit, key, ...share, documents }, outside);
  replaceFile(outside, resolvePath(outside.directory, output), bytes);
  watch.finish();
  if (has(given, 'timings')) outside.err.write(timingsText(watch.timings()));
  return 0;
}
