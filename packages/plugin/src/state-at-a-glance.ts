import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { StateSource } from '@dochygiene/state-store';

/** In bytes. A longer state is for those who take care. */
const LIMIT = 4096;

/**
 * The `state.json` of the project at `start`, if it is plain that `start` is the root of a checkout
 * and all of it is had in one go; `undefined` where more care is needed.
 *
 * Good for one question, whether to be silent: finding the project root and opening its store takes
 * four times as long. What is left out could only make for silence too, namely whether a link leads
 * to the state directory and whose it is. Where it makes for no silence, the store is opened, and
 * goes by this only if it finds the very same file.
 */
export function stateAtAGlance(start: string | undefined): StateSource | undefined {
  if (!start?.startsWith('/')) return undefined;
  if (!existsSync(`${start}/.git/HEAD`) || !existsSync(`${start}/.git/objects`)) return undefined;
  const path = `${start}/.dochygiene/state.json`;
  return existsSync(path) ? smallFile(path) : undefined;
}

/** What `path` holds, if it is a small regular file and no link. */
function smallFile(path: string): StateSource | undefined {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  try {
    const fd = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const found = fstatSync(fd);
    const { size, mtimeMs: modified, ctimeMs: changed, ino: inode, uid: owner } = found;
    const usual = found.isFile() && size <= LIMIT;
    const text = usual ? readFileSync(fd, 'utf8') : undefined;
    closeSync(fd);
    if (text === undefined) return undefined;
    return { text, stat: { kind: 'file', size, modified, changed, inode, owner } };
  } catch {
    return undefined;
  }
}
