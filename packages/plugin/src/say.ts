import { writevSync } from 'node:fs';
import { patience } from './patience.ts';

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
  let rest = Buffer.from(`${line}\n`);
  let tries = 0;
  try {
    while (rest.length > 0) {
      try {
        // Called for the first time, it takes a third of what `writeSync` does.
        const count = writevSync(stream, [rest]);
        if (count === rest.length) return;
        rest = rest.subarray(count);
        tries = 0;
      } catch (error) {
        tries += 1;
        patience(error, tries);
      }
    }
  } catch {
    // EPIPE, EBADF, a full disk behind a redirection: there is no one left to tell.
  }
}
