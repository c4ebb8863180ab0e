const HOUR = 60 * 60 * 1000;

/**
 * What time signals are told it is when it is `now`, both in milliseconds since 1970: when the hour began.
 *
 * So that two scans of the same tree within an hour find the same to the byte. Signals count days, and what
 * was committed since is to them as new as can be.
 */
export function signalTime(now: number): number {
  return Math.floor(now / HOUR) * HOUR;
}
