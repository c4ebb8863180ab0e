import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { StateSource } from '@dochygiene/state-store';

/** In bytes. A longer state is for those who take care. */
const LIMIT = 4096;

/** That the start of a session is the root of a checkout, and that no state is in it. */
export const NO_SUCH_STATE = 'no such state';

/**
 * The `state.json` of the project at `start`, if it is plain that `start` is the root of a checkout
 * and all of it is had in one go, or that there is none; `undefined` where more care is needed.
 *
 * Good for one question, whether to be silent: finding the project root and opening its store takes
 * four times as long. What is left out could only make for silence too, namely whether a link leads
 * to the state directory and whose it is. Where it makes for no silence, that is asked, and this
 * gone by only if the very same file is found.
 */
export function stateAtAGlance(start: string): StateSource | typeof NO_SUCH_STATE | undefined {
  // Nothing but a folder has a `.` in it.
  const checkout =
    start.startsWith('/') &&
    existsSync(`${start}/.git/HEAD`) &&
    existsSync(`${start}/.git/objects/.`);
  if (!checkout) return undefined;
  const path = `${start}/.dochygiene/state.json`;
  if (!existsSync(path)) return NO_SUCH_STATE;

  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0, S_IFMT, S_IFREG } = constants;
  try {
    const fd = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const found = fstatSync(fd);
    const { mode, size, mtimeMs: modified, ctimeMs: changed, ino: inode, uid: owner } = found;
    // Only a small regular file is read.
    const usual = (mode & S_IFMT) === S_IFREG && size <= LIMIT;
    const text = usual ? readFileSync(fd, 'utf8') : undefined;
    closeSync(fd);
    if (text === undefined) return undefined;
    return { text, stat: { kind: 'file', size, modified, changed, inode, owner } };
  } catch {
    return undefined;
  }
}
