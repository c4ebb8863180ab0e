// A process that does one write and ends: driver <act> <root> <word> <size> <instant>.
// Between two questions for files that are not there, which whoever traces it can see.

import { accessSync, writeSync } from 'node:fs';
import { type Act, ENDED, perform } from './act.ts';
import { absolutePath, nodeFileSystem, sha256, stateDirectory, systemClock } from './workspace.ts';

const [act, root, word = '', size = '0', at = ''] = process.argv.slice(2);
const orders = { word, size: Number(size), at: new Date(at) };
const directory = stateDirectory({
  fs: nodeFileSystem,
  root: absolutePath(root ?? ''),
  clock: systemClock,
  token,
  owner: process.getuid?.(),
});

// What is loaded on first use is loaded now, and not between the marks.
sha256('');
systemClock.dayOf(systemClock.now());

let code: number = ENDED.byBug;
let bug: unknown;
mark('begin');
try {
  code = perform(act as Act, directory, orders);
} catch (error) {
  bug = error;
}
mark('end');
if (bug !== undefined) {
  try {
    writeSync(2, `${bug instanceof Error ? bug.stack : bug}\n`);
  } catch {
    // Where writing fails by order, the exit code has to do.
  }
}
process.exit(code);

function mark(what: 'begin' | 'end'): void {
  try {
    accessSync(`/dochygiene-proof-${what}`);
  } catch {
    // It is not there, and was not looked for.
  }
}

/** Text that no other process comes up with, as the hook makes it. */
function token(): string {
  const [seconds, nanoseconds] = process.hrtime();
  const hex = nanoseconds.toString(16).padStart(8, '0');
  return `${hex}-${seconds.toString(16)}-${process.pid.toString(16)}`;
}
