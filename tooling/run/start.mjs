// `npm start -- <args>`: installs, builds, and runs the command; without arguments it scans here.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './workspace.mjs';

ensureInstalled();
ensureBuilt();

const { status } = spawnSync(
  process.execPath,
  [join(root, 'packages', 'cli', 'dist', 'cli.js'), ...process.argv.slice(2)],
  // Paths are relative to where the person stands, not to where npm goes.
  { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' },
);
process.exit(status ?? 2);
