import { fstatSync, readSync } from 'node:fs';
import { patience } from './patience.ts';

/** What the client sends is well under a kilobyte; more than this is read by nobody. */
const LIMIT = 1024 * 1024;

/**
 * The text that was sent to this process, at most {@link LIMIT} bytes of it; empty if standard input
 * is a terminal or a device, which might never end.
 *
 * Synchronous, because `process.stdin` as a stream costs a third of the whole start-up. A socket is
 * read too: it is what Node makes where a parent process asks for a pipe.
 */
export function standardInput(): string {
  const stat = fstatSync(STANDARD_INPUT);
  if (!stat.isFIFO() && !stat.isSocket() && !stat.isFile()) return '';

  const bytes = Buffer.alloc(LIMIT);
  let length = 0;
  let tries = 0;
  while (length < LIMIT) {
    try {
      const count = readSync(STANDARD_INPUT, bytes, length, LIMIT - length, null);
      if (count === 0) break;
      length += count;
      tries = 0;
    } catch (error) {
      tries += 1;
      patience(error, tries);
    }
  }
  return bytes.toString('utf8', 0, length);
}

const STANDARD_INPUT = 0;
