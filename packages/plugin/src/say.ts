import { writeSync } from 'node:fs';
import { patiently } from './patiently.ts';

/** Where the client reads the banner, as a file descriptor. */
export const STANDARD_OUTPUT = 1;

/** Where whoever debugs reads, as a file descriptor. */
export const STANDARD_ERROR = 2;

/**
 * Writes one line to `stream`, all of it, or as much as somebody is there to read.
 *
 * Synchronous, so that nothing is left to wait for; a reader who has gone is nobody's trouble.
 */
export function say(stream: number, line: string): void {
  const bytes = Buffer.from(`${line}\n`);
  try {
    for (let done = 0; done < bytes.length; ) {
      done += patiently(() => writeSync(stream, bytes, done));
    }
  } catch {
    // EPIPE, EBADF, a full disk behind a redirection: there is no one left to tell.
  }
}
