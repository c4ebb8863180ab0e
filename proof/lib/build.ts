import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'tsup';
import { WORKSPACE } from './root.ts';

/** A new folder of the system's for temporary files, removed when this process ends. */
export function temporaryFolder(): string {
  if (made.length === 0) process.on('exit', removeTemporaryFolders);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dochygiene-proof-')));
  made.push(folder);
  return folder;
}

const made: string[] = [];

/** Removes all of them now: a process that is ended from outside does not come to it. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** `proof/<entry>` as one CommonJS file, which starts fastest; answers with its path. */
export async function built(entry: string): Promise<string> {
  const folder = temporaryFolder();
  await build({
    config: false,
    silent: true,
    entry: [join(WORKSPACE, 'proof', entry)],
    outDir: folder,
    format: 'cjs',
    target: 'node20',
    noExternal: [/.*/],
    // Whatever package it is built from.
    outExtension: () => ({ js: '.cjs' }),
    esbuildOptions(options) {
      options.conditions = ['@dochygiene/source'];
    },
  });
  return join(folder, basename(entry).replace(/\.ts$/, '.cjs'));
}
