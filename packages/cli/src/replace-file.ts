import { type AbsolutePath, baseName, child, parent } from '@dochygiene/ports';
import { Failure } from './failure.ts';
import type { Outside } from './outside.ts';
import { refusable } from './place.ts';

/**
 * Writes `text` to file `path`, whole or not at all: beside it, then moved there. A link is written
 * through, as a person who made it would expect.
 *
 * @throws Failure if that cannot be done; the old file stays as it was.
 */
export function replaceFile({ fs, token }: Outside, path: AbsolutePath, text: string): void {
  const target = fs.realPath(path) ?? path;
  const folder = parent(target);
  if (folder === undefined || fs.stat(folder)?.kind !== 'directory') {
    throw new Failure(`Cannot write "${path}": its directory does not exist`, 'Make it first.');
  }
  if (fs.stat(target)?.kind === 'directory') {
    throw new Failure(`Cannot write "${path}": it is a directory`, 'Name a file.');
  }
  const scratch = child(folder, `${baseName(target)}.${token()}.tmp`);
  refusable('write', path, () => {
    try {
      fs.create(scratch, text);
      fs.rename(scratch, target);
    } catch (error) {
      if (fs.lstat(scratch) !== undefined) fs.remove(scratch);
      throw error;
    }
  });
}
