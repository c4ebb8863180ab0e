import type { AbsolutePath } from '@dochygiene/ports';
import type { DocumentMemory, RememberedDocument } from '@dochygiene/scanner';
import { Failure } from './failure.ts';
import type { Outside } from './outside.ts';
import { refusable } from './place.ts';
import { sealed, unsealed } from './sealed.ts';
import { VERSION } from './version.ts';

/** A share of a scan: the `index`th of `of`, both from 1 up. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** What a shard file holds: what is known of the documents of one share, at one commit. */
export interface Shard extends Share {
  /** Another version of the command may read a document in another way. */
  readonly version: string;
  readonly commit: string;
  /** Of the configuration under which it was read. */
  readonly key: string;
  readonly documents: ReadonlyMap<string, RememberedDocument>;
}

const FORMAT = 'dochygiene.shard/1';

/** A larger file is neither written nor read, in bytes. */
const SHARD_BYTES = 1024 * 1024 * 1024;

/** The share that `text`, as `2/4`, names. @throws Failure if it names none. */
export function shareNamed(text: string): Share {
  const [, index = '', of = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const share = { index: Number(index), of: Number(of) };
  if (share.index >= 1 && share.index <= share.of) return share;
  throw new Failure(
    `Cannot use "${text}" for --shard: it wants I/N, a share and how many there are`,
    'The second of four: --shard 2/4',
  );
}

/**
 * The index of the share, of `of`, that the document at `path` is in.
 *
 * By a hash of the path and by nothing else: every machine comes to the same without a look at the
 * others or at a size, which line endings change, and a document that is added moves no other.
 */
export function shareOf(path: string, of: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at += 1) {
    hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  }
  // The low digits of such a sum hang on those of the text alone, unless it is stirred.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) % of) + 1;
}

/** `shard` as a file. @throws Failure if it would be too large. */
export function shardFile(shard: Shard, { serialize }: Pick<Outside, 'serialize'>): Uint8Array {
  const bytes = sealed(serialize({ format: FORMAT, ...shard }));
  if (bytes.length <= SHARD_BYTES) return bytes;
  const { index, of } = shard;
  throw new Failure(
    `Cannot write shard ${index} of ${of}: it is over ${SHARD_BYTES} bytes`,
    'Take more shards.',
  );
}

/** The shard in file `path`. @throws Failure if there is none, naming the remedy. */
export function readShard(path: AbsolutePath, { fs, deserialize }: Outside): Shard {
  const bytes = refusable('read', path, () => {
    const file = fs.realPath(path);
    const size = file === undefined ? undefined : fs.lstat(file)?.size;
    if (file === undefined || size === undefined) {
      throw new Failure(
        `Cannot read "${path}": no such file`,
        'Name the files that dochygiene scan --shard wrote; the job of one may have failed.',
      );
    }
    if (size > SHARD_BYTES) {
      throw new Failure(`Cannot read "${path}": it is over ${SHARD_BYTES} bytes`, REMEDY);
    }
    const buffer = fs.buffer(size + 1);
    const { length } = fs.readInto(file, buffer);
    return unsealed(buffer.bytes.subarray(0, length));
  });
  if (bytes === undefined) throw new Failure(`Cannot read "${path}": torn, or no shard`, REMEDY);
  const value = deserialize(bytes);
  if (isShard(value)) return value;
  throw new Failure(
    `Cannot read "${path}": it was written under another version of Node, or is no shard`,
    'Run one version of Node for all shards and for the merge.',
  );
}

const REMEDY = 'Fetch it again, or write it again: dochygiene scan --shard I/N --output FILE';

function isShard(value: unknown): value is Shard {
  if (typeof value !== 'object' || value === null) return false;
  const { format, version, commit, key, index, of, documents } = value as Partial<
    Shard & { readonly format: string }
  >;
  return (
    format === FORMAT &&
    [version, commit, key].every((each) => typeof each === 'string') &&
    isShare(index, of) &&
    documents instanceof Map
  );
}

function isShare(index: unknown, of: unknown): boolean {
  return (
    Number.isInteger(index) &&
    Number.isInteger(of) &&
    1 <= Number(index) &&
    Number(index) <= Number(of)
  );
}

/** What all `shards`, which are checked and complete, remember together. */
export function memoryOfShards(shards: readonly Shard[]): DocumentMemory {
  const byIndex = new Map(shards.map((shard) => [shard.index, shard.documents]));
  return {
    elsewhere: true,
    get: (path) => byIndex.get(shareOf(path, shards.length))?.get(path),
  };
}

/** What shards are to be of, to be merged here. */
export interface ShardsWanted {
  readonly commit: string;
  readonly key: string;
}

/**
 * Checks that `shards`, by the file each is from, are all shares of one scan of what is `wanted`.
 *
 * @throws Failure if one is of something else, missing, or there twice.
 */
export function checkShards(shards: ReadonlyMap<string, Shard>, wanted: ShardsWanted): void {
  const files = new Map<number, string>();
  const [first] = shards;
  for (const [file, { version, commit, key, index, of }] of shards) {
    const refuse = (why: string, remedy: string) => {
      throw new Failure(`Cannot merge "${file}": ${why}`, remedy);
    };
    if (version !== VERSION) {
      const why = `dochygiene ${version} wrote it, and this is ${VERSION}`;
      refuse(why, 'Run one version for all shards and for the merge.');
    }
    if (commit !== wanted.commit) {
      const why = `it is of commit ${short(commit)}, and this checkout of ${short(wanted.commit)}`;
      refuse(why, 'Check out the same commit for all shards and for the merge.');
    }
    if (key !== wanted.key) {
      refuse(
        'it was read under another configuration',
        'Give all shards and the merge the same dochygiene.yaml, or the same --config.',
      );
    }
    if (first !== undefined && of !== first[1].of) {
      const why = `it is one of ${of} shards, and "${first[0]}" one of ${first[1].of}`;
      refuse(why, 'Write all shards anew with the same number.');
    }
    const twin = files.get(index);
    if (twin !== undefined) {
      refuse(`it is shard ${index} of ${of}, as "${twin}" is`, 'Name each shard once.');
    }
    files.set(index, file);
  }
  const of = first?.[1].of ?? 0;
  const missing = [...Array(of).keys()].map((at) => at + 1).filter((index) => !files.has(index));
  if (missing.length === 0) return;
  const which =
    missing.length === 1 ? `shard ${missing[0]} is` : `shards ${missing.join(', ')} are`;
  throw new Failure(
    `Cannot merge ${files.size} of ${of} shards: ${which} missing`,
    `Name the files of all ${of}; the job of one may have failed.`,
  );
}

function short(commit: string): string {
  return commit.slice(0, 10);
}
