/** Which shingles of a document are kept. */
export interface Sampling {
  /** How many times the range of hashes is halved. */
  readonly shift: number;
  /** Hashes from here on are left out. */
  readonly below: number;
}

/**
 * The sampling of a document of `words` words: all shingles of a short one, an eighth of a long one.
 *
 * Samples of any two documents compare within the smaller range, because which hash is kept depends
 * on the hash alone. That keeps forty-eight thousand documents within some fifty mebibytes.
 */
export function sampling(words: number): Sampling {
  const shift =
    words <= EXACT_WORDS ? 0 : words <= 2 * EXACT_WORDS ? 1 : words <= 4 * EXACT_WORDS ? 2 : 3;
  return { shift, below: rangeOf(shift) };
}

/** The hashes that a sample halved `shift` times has are below this. */
export function rangeOf(shift: number): number {
  return 0x1_0000_0000 / 2 ** shift;
}

const EXACT_WORDS = 256;
