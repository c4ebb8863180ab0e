const TRIES = 100;
const PAUSE = 10;

/**
 * What `call` answers, once the stream it is about is ready; at most a second is waited.
 *
 * A stream that somebody else made non-blocking answers EAGAIN, and a synchronous program has
 * nothing better to do than to ask again.
 */
export function patiently<T>(call: () => T): T {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return call();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
  return call();
}
