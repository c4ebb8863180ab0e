import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import type { FileSystem } from './file-system.ts';
import { type DiskCalls, fileSystemOver } from './node-file-system.ts';

export { systemClock } from './node-clock.ts';
export {
  type DiskCalls,
  type DiskEntry,
  type DiskHost,
  type DiskStat,
  fileSystemOver,
} from './node-file-system.ts';

/** The real disk, made anew: for a program that may end without it. */
export function makeNodeFileSystem(): FileSystem {
  // Named imports: a bundler turns them into plain property reads, a namespace into a copied object.
  const calls: DiskCalls = {
    constants,
    openSync,
    closeSync,
    fstatSync,
    statSync,
    lstatSync,
    realpathSync: realpathSync.native,
    readlinkSync,
    readdirSync,
    readSync,
    writeSync,
    fsyncSync,
    renameSync,
    unlinkSync,
    mkdirSync,
  };
  return fileSystemOver(calls, {
    windows: process.platform === 'win32',
    sleep: (milliseconds) => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
    },
  });
}

/** The real disk. */
export const nodeFileSystem: FileSystem = /* @__PURE__ */ makeNodeFileSystem();
