import { type AbsolutePath, baseName, child, parent } from '@dochygiene/ports';
import { Failure } from './failure.ts';
import type { Outside } from './outside.ts';
import { refusable } from './place.ts';

/**
 * Writes `content` to file `path`, whole or not at all: beside it, then moved there. A link is written
 * through, as a person who made it would expect; a device or a FIFO is never replaced, and nothing
 * of git's own.
 *
 * @throws Failure if that cannot be done; what is there stays as it was.
 */
export function replaceFile(
  { fs, token }: Outside,
  path: AbsolutePath,
  content: string | Uint8Array,
): void {
  const target = fs.realPath(path) ?? path;
  if (target === path && fs.lstat(path)?.kind === 'symlink') {
    throw new Failure(
      `Cannot write "${path}": it is a link that leads nowhere`,
      'Remove it first.',
    );
  }
  const folder = parent(target);
  if (folder === undefined || fs.stat(folder)?.kind !== 'directory') {
    throw new Failure(`Cannot write "${path}": its directory does not exist`, 'Make it first.');
  }
  const kind = fs.stat(target)?.kind;
  if (kind === 'directory') {
    throw new Failure(`Cannot write "${path}": it is a directory`, 'Name a file.');
  }
  if (kind !== undefined && kind !== 'file') {
    throw new Failure(`Cannot write "${path}": it is a device, a FIFO or a socket`, 'Name a file.');
  }
  if (/[\\/]\.git[\\/]/.test(target)) {
    throw new Failure(`Cannot write "${path}": what is in .git is git's own`, 'Name another file.');
  }
  const scratch = child(folder, `${baseName(target)}.${token()}.tmp`);
  refusable('write', path, () => {
    try {
      fs.create(scratch, content);
      fs.rename(scratch, target);
    } catch (error) {
      if (fs.lstat(scratch) !== undefined) fs.remove(scratch);
      throw error;
    }
  });
}
