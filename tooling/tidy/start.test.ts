import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './house.ts';

// The first thing that a newcomer does.
test('npm start runs the command that is built here', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
  const start = join(root, 'tooling/run/start.mjs');
  const run = spawnSync(process.execPath, [start, '--version'], { cwd: root, encoding: 'utf8' });
  expect([run.status, run.stdout]).toEqual([0, `${version}\n`]);
}, 120_000);
