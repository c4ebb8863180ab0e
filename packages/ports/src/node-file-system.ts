import type { FileSystem } from './file-system.ts';
import type { DiskCalls, DiskHost } from './node-disk.ts';
import { readingOver } from './node-reading.ts';
import { writingOver } from './node-writing.ts';

export type { DiskCalls, DiskEntry, DiskHost, DiskStat } from './node-disk.ts';

/** The file system that `calls` make up, where `calls` are those of `node:fs` or look like them. */
export function fileSystemOver(calls: DiskCalls, host: DiskHost): FileSystem {
  return { ...readingOver(calls, host), ...writingOver(calls, host) };
}
