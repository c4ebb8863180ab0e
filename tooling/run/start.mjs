// `npm start -- <args>`: installs, builds, and runs the command; without arguments it scans here.

import { spawnSync } from 'node:child_process';
import { command, ensureBuilt, ensureInstalled } from './workspace.mjs';

ensureInstalled();
ensureBuilt();

const { status } = spawnSync(
  process.execPath,
  [command, ...process.argv.slice(2)],
  // Paths are relative to where the person stands, not to where npm goes.
  { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' },
);
process.exit(status ?? 2);
