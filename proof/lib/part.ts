/** What one part of the soak came to. */
export interface Outcome {
  /** What was done, in numbers, such as `212 points`. */
  readonly figures: string;
  /** What did not hold, each in a sentence that says how to see it again; empty if all held. */
  readonly violations: readonly string[];
  /** Why nothing was done, if nothing was. */
  readonly skipped?: string;
}

/**
 * One part of `pnpm soak`: a file in `proof/parts` exports it as `part`.
 *
 * The tests run each proof once, by its small measure; a part goes on for as long as it is given.
 */
export interface Part {
  readonly name: string;
  /** Goes on for about `seconds`, at least one round. */
  run(seconds: number): Promise<Outcome>;
}

/** Whether time is left of `seconds`, from now on. */
export function timeLeft(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
}
