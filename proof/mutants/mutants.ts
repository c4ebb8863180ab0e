import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/build.ts';
import { WORKSPACE } from '../lib/root.ts';
import type { Mutant } from './list.ts';

/** What became of a mutant: a test failed, none did, or the text to change is not there once. */
export type Fate = 'killed' | 'survived' | 'not there';

/** A copy of the workspace in which mutants are tried. */
export interface Garden {
  try(mutant: Mutant): Fate;
}

/** What the tests of the two packages need of the workspace. */
const COPIED = ['packages', 'tooling', 'tsconfig.base.json', 'tsconfig.json', 'package.json'];

/** A copy of the workspace, whose dependencies are those that are installed here. */
export function garden(): Garden {
  const folder = temporaryFolder();
  for (const name of [...COPIED, 'pnpm-workspace.yaml', 'vitest.workspace.ts']) {
    cpSync(join(WORKSPACE, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(join(WORKSPACE, 'node_modules'), join(folder, 'node_modules'));
  return {
    try(mutant) {
      const path = join(folder, 'packages', mutant.file);
      const source = readFileSync(path, 'utf8');
      if (source.split(mutant.from).length !== 2) return 'not there';
      writeFileSync(
        path,
        source.replace(mutant.from, () => mutant.to),
      );
      try {
        // The other tests of the plugin run what was built before.
        const quick = mutant.first.map((name) => `src/${name}.test.ts`);
        const survives = mutant.file.startsWith('plugin/')
          ? passes(folder, PLUGIN, quick)
          : passes(folder, PACKAGES, quick) && passes(folder, PACKAGES, []);
        return survives ? 'survived' : 'killed';
      } finally {
        writeFileSync(path, source);
      }
    },
  };
}

/** In milliseconds; a suite that takes longer hangs, and that is noticed too. */
const PATIENCE = 300_000;

const PACKAGES = ['--project', 'state-store', '--project', 'session-reminder'];
const PLUGIN = ['--project', 'plugin'];

function passes(folder: string, projects: readonly string[], files: readonly string[]): boolean {
  const vitest = join(WORKSPACE, 'node_modules/vitest/vitest.mjs');
  const words = ['run', '--config', 'vitest.workspace.ts', '--bail', '1', ...projects, ...files];
  const run = spawnSync(process.execPath, [vitest, ...words], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
  return run.status === 0;
}
