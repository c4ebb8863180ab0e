// One session of a crowd: a process that lives on, and does at a given instant what it is told.

import { readdirSync } from 'node:fs';
import { remind } from '../../packages/session-reminder/src/index.ts';
import { ENDED, perform } from '../lib/act.ts';
import { readable } from '../lib/promises.ts';
import { SIZE } from '../lib/scenes.ts';
import {
  absolutePath,
  nodeFileSystem,
  readReport,
  recordReminder,
  type StateDirectory,
  StateStoreError,
  sha256,
  stateDirectory,
  systemClock,
} from '../lib/workspace.ts';
import type { Deed, Errand } from './crowd.ts';

process.on('message', (message) => {
  const errand = message as Errand;
  const directory = storeOf(errand.root);
  waitUntil(BigInt(errand.release));
  process.send?.(DEEDS[errand.deed](directory, errand));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

const DEEDS: Readonly<Record<Deed, (directory: StateDirectory, errand: Errand) => string>> = {
  remind: (directory) => remind(directory, 14).kind,
  report: write('report'),
  check: write('check'),
  reminder: write('reminder'),
  copy(directory, { at }) {
    recordReminder(directory, new Date(at));
    return 'done';
  },
  poll,
};

function write(act: 'report' | 'check' | 'reminder') {
  return (directory: StateDirectory, { word, at }: Errand): string => {
    const code = perform(act, directory, { word, size: SIZE, at: new Date(at) });
    return code === ENDED.well ? 'done' : code === ENDED.notWon ? 'not won' : 'refused';
  };
}

/** Reads the report again and again until a file `stop` lies beside the root; tells what was odd. */
function poll(directory: StateDirectory, { root, word }: Errand): string {
  const odd = new Set<string>();
  let reads = 0;
  let last = '';
  do {
    reads += 1;
    const found = readable(directory, SIZE) ?? 'nothing';
    if (found.startsWith('StateStoreError') && found.includes('REPORT_KEEPS_CHANGING')) continue;
    if (found !== 'old' && !found.startsWith(word)) odd.add(found);
    const key = keyNow(directory);
    if (key !== undefined && key < last) odd.add(`report ${key} after ${last}`);
    last = key ?? last;
  } while (!readdirSync(`${root}/..`).includes('stop'));
  return JSON.stringify({ reads, odd: [...odd] });
}

function keyNow(directory: StateDirectory): string | undefined {
  try {
    return readReport(directory, { sha256 })?.key;
  } catch (error) {
    if (error instanceof StateStoreError) return undefined;
    throw error;
  }
}

function storeOf(root: string): StateDirectory {
  return stateDirectory({
    fs: nodeFileSystem,
    root: absolutePath(root),
    clock: systemClock,
    token,
    owner: process.getuid?.(),
  });
}

/** Sleeps until just before `release`, on the clock that all processes share, and then waits awake. */
function waitUntil(release: bigint): void {
  const left = Number(release - process.hrtime.bigint()) / 1e6;
  if (left > 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, left - 1);
  while (process.hrtime.bigint() < release);
}

/** Text that no other process comes up with, as the hook makes it. */
function token(): string {
  const [seconds, nanoseconds] = process.hrtime();
  const hex = nanoseconds.toString(16).padStart(8, '0');
  return `${hex}-${seconds.toString(16)}-${process.pid.toString(16)}`;
}
