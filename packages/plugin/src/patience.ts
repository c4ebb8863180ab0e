const TRIES = 100;
const PAUSE = 10;

/**
 * Waits a little before a stream is asked again, where `error` says that it is not ready; throws
 * `error` if it says anything else, or if all the `tries` so far have taken a second.
 *
 * A stream that somebody else made non-blocking answers EAGAIN, and a synchronous program has
 * nothing better to do than to ask again.
 */
export function patience(error: unknown, tries: number): void {
  const busy = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
  if (!busy || tries >= TRIES) throw error;
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
}
