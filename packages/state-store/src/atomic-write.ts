import { child, FileSystemError } from '@dochygiene/ports';
import type { KeptName } from './kept-name.ts';
import { createScratch, dropScratch, type ScratchKind } from './scratch.ts';
import type { StateDirectory } from './state-directory.ts';

/** How often a write begins anew because its scratch file was swept away. */
const SWEPT_TRIES = 3;

/** The files that are written so; `state.json`, which others change too, is not. */
export type AtomicName = '.gitignore' | KeptName | `report-${string}`;

/**
 * Makes or replaces file `name` in one step: at every moment, the old content is there or the new,
 * whole. Durable once it returns.
 *
 * By a scratch file in the same directory, never by following or copying what has the name.
 */
export function atomicWrite(directory: StateDirectory, name: AtomicName, content: string): void {
  const { fs, path } = directory;
  const kind = kindOf(name);
  for (let tries = 1; ; tries += 1) {
    const scratch = createScratch(directory, kind, content);
    try {
      fs.rename(scratch, child(path, name));
      break;
    } catch (error) {
      if (wasSwept(error) && tries < SWEPT_TRIES) continue;
      dropScratch(directory, scratch);
      throw error;
    }
  }
  fs.syncDirectory(path);
}

function kindOf(name: AtomicName): ScratchKind {
  if (name === '.gitignore') return 'gitignore';
  return name.startsWith('report-') ? 'report' : 'kept';
}

/**
 * Whether a rename failed because its scratch file is gone: a session that slept for longer than a
 * scratch file may, or whose clock is behind another's, finds it swept.
 */
export function wasSwept(error: unknown): boolean {
  return error instanceof FileSystemError && error.code === 'NOT_FOUND';
}
