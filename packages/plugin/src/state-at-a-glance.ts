import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from 'node:fs';

/** In bytes. A longer state is for those who take care. */
const LIMIT = 4096;

/**
 * The text of the `state.json` of the project at `start`, if it is plain that `start` is the root of
 * a checkout and the text is had in one go; `undefined` where more care is needed.
 *
 * Good for one question, whether to be silent: finding the project root and opening its store takes
 * four times as long. What is left out could only make for silence too, namely whether a link leads
 * to the state directory and whose it is.
 */
export function stateAtAGlance(start: string | undefined): string | undefined {
  if (!start?.startsWith('/')) return undefined;
  if (!existsSync(`${start}/.git/HEAD`) || !existsSync(`${start}/.git/objects`)) return undefined;
  const path = `${start}/.dochygiene/state.json`;
  return existsSync(path) ? smallFile(path) : undefined;
}

/** The text of `path`, if it is a small regular file and no link. */
function smallFile(path: string): string | undefined {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  try {
    const fd = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stat = fstatSync(fd);
    const text = stat.isFile() && stat.size <= LIMIT ? readFileSync(fd, 'utf8') : undefined;
    closeSync(fd);
    return text;
  } catch {
    return undefined;
  }
}
